# Installs the build into a stage and tries it there: the programs find their data and name no folder of the build.
set(stage ${BUILD}/stage)
file(REMOVE_RECURSE ${stage})

function(run)
    cmake_parse_arguments(PARSE_ARGV 0 run "" "OUTPUT" "COMMAND")
    execute_process(COMMAND ${run_COMMAND} RESULT_VARIABLE code OUTPUT_VARIABLE output ERROR_VARIABLE errors)
    if(NOT code EQUAL 0)
        message(FATAL_ERROR "${run_COMMAND}: ${code}\n${output}${errors}")
    endif()
    if(run_OUTPUT)
        set(${run_OUTPUT} "${output}" PARENT_SCOPE)
    endif()
endfunction()

run(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --prefix ${stage})

foreach(file bin/muster bin/musterroll share/musterroll/lists/kow-historical/game.yaml share/musterroll/samples
        share/applications/org.musterroll.MusterRoll.desktop share/metainfo/org.musterroll.MusterRoll.metainfo.xml
        share/mime/packages/org.musterroll.MusterRoll.xml
        share/icons/hicolor/scalable/apps/org.musterroll.MusterRoll.svg)
    if(NOT EXISTS ${stage}/${file})
        message(FATAL_ERROR "${file} is not installed")
    endif()
endforeach()

file(STRINGS ${stage}/bin/muster leaked REGEX "${SOURCE}/lists" LIMIT_COUNT 1)
if(leaked)
    message(FATAL_ERROR "the installed program names the source tree: ${leaked}")
endif()
run(COMMAND ${stage}/bin/muster games OUTPUT games)
if(NOT games MATCHES "kow-historical")
    message(FATAL_ERROR "the installed program does not find its games: ${games}")
endif()
run(COMMAND ${stage}/bin/muster lint)
file(GLOB samples ${stage}/share/musterroll/samples/*.muster)
if(NOT samples)
    message(FATAL_ERROR "no sample armies are installed")
endif()
run(COMMAND ${stage}/bin/muster points ${samples})

# The version stands in three places.
file(READ ${SOURCE}/CHANGELOG.md changelog)
file(READ ${SOURCE}/resources/org.musterroll.MusterRoll.metainfo.xml metainfo)
if(NOT changelog MATCHES "## ${VERSION}" OR NOT metainfo MATCHES "<release version=\"${VERSION}\"")
    message(FATAL_ERROR "version ${VERSION} is not in CHANGELOG.md and the metainfo file")
endif()
