<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>Print</name>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n models</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SelectorText</name>
    <message numerus="yes">
        <source>%n model(s) or more</source>
        <translation>
            <numerusform>%n model or more</numerusform>
            <numerusform>%n models or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n model(s)</source>
        <translation>
            <numerusform>at most %n model</numerusform>
            <numerusform>at most %n models</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VerdictText</name>
    <message numerus="yes">
        <source>Cannot be judged: %n unknown things</source>
        <translation>
            <numerusform>Cannot be judged: %n unknown thing</numerusform>
            <numerusform>Cannot be judged: %n unknown things</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Illegal: %n problems</source>
        <translation>
            <numerusform>Illegal: %n problem</numerusform>
            <numerusform>Illegal: %n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::AfterBattleDialog</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) left</source>
        <translation>
            <numerusform>%n unit left</numerusform>
            <numerusform>%n units left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) earned enough experience</source>
        <translation>
            <numerusform>%n unit earned enough experience</numerusform>
            <numerusform>%n units earned enough experience</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::ArmyForm</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::ArmyModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::ArmyPage</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::ArmyPanel</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::Choices</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::DataProblems</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No problems in %n game(s).</source>
        <translation>
            <numerusform>No problems in %n game.</numerusform>
            <numerusform>No problems in %n games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::EntryPage</name>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::GroupBox</name>
    <message numerus="yes">
        <source>at least %n</source>
        <comment>models of a unit</comment>
        <translation>
            <numerusform>at least %n</numerusform>
            <numerusform>at least %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::GroupDialogs</name>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::GroupSteps</name>
    <message numerus="yes">
        <source>%1: %n model(s)</source>
        <translation>
            <numerusform>%1: %n model</numerusform>
            <numerusform>%1: %n models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::LibraryModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::MainWindow</name>
    <message numerus="yes">
        <source>The army was not opened. %1 (and %n more)</source>
        <translation>
            <numerusform>The army was not opened. %1 (and %n more)</numerusform>
            <numerusform>The army was not opened. %1 (and %n more)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Data read again: %n game(s)</source>
        <translation>
            <numerusform>Data read again: %n game</numerusform>
            <numerusform>Data read again: %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) in your data: %1.</source>
        <translation>
            <numerusform>%n problem in your data: %1.</numerusform>
            <numerusform>%n problems in your data: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::OfferPage</name>
    <message numerus="yes">
        <source>at most %n in the army</source>
        <translation>
            <numerusform>at most %n in the army</numerusform>
            <numerusform>at most %n in the army</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::PrintPreview</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sent %n page(s) to the printer.</source>
        <translation>
            <numerusform>Sent %n page to the printer.</numerusform>
            <numerusform>Sent %n pages to the printer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::Steps</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
</context>
</TS>
