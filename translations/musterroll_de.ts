<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>EffectText</name>
    <message>
        <source>%1 instead of %2</source>
        <comment>special rules</comment>
        <translation>%1 statt %2</translation>
    </message>
    <message>
        <source>without %1</source>
        <comment>a special rule</comment>
        <translation>ohne %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 more: %2</source>
        <comment>a number; what there may be more of</comment>
        <translation>%1 mehr: %2</translation>
    </message>
</context>
<context>
    <name>ExperienceText</name>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1, earned %2</source>
        <comment>experience, what is earned by it</comment>
        <translation>%1, %2 erworben</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, has %2 anyway</source>
        <comment>experience, what it would earn</comment>
        <translation>%1, hat %2 ohnehin</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>experience, what will be earned by it</comment>
        <translation>%1 für %2</translation>
    </message>
</context>
<context>
    <name>FindingText</name>
    <message>
        <source>%1 (p. %2)</source>
        <translation>%1 (S. %2)</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1: %2 taken, but only %3 open</source>
        <comment>slots</comment>
        <translation>%1: %2 gewählt, aber nur %3 frei</translation>
    </message>
    <message>
        <source>%1: %2 taken, but none open</source>
        <comment>slots</comment>
        <translation>%1: %2 gewählt, aber keiner frei</translation>
    </message>
    <message>
        <source>The data has no army list “%1”</source>
        <translation>Die Daten kennen keine Armeeliste „%1“</translation>
    </message>
    <message>
        <source>No army is built from the list %1 alone</source>
        <translation>Aus der Liste %1 allein entsteht keine Armee</translation>
    </message>
    <message>
        <source>The data has no unit “%1”: it costs nothing and cannot be judged</source>
        <translation>Die Daten kennen keine Einheit „%1“: Sie kostet nichts und lässt sich nicht beurteilen</translation>
    </message>
    <message>
        <source>%1 has no size “%2”; there are: %3</source>
        <translation>%1 gibt es nicht in der Größe „%2“; möglich sind: %3</translation>
    </message>
    <message>
        <source>%1 needs a size, one of: %2</source>
        <translation>%1 braucht eine Größe, eine von: %2</translation>
    </message>
    <message>
        <source>The data has no agreement “%1”</source>
        <translation>Die Daten kennen keine Absprache „%1“</translation>
    </message>
    <message>
        <source>The data has no pack “%1”</source>
        <translation>Die Daten kennen kein Regelpaket „%1“</translation>
    </message>
    <message>
        <source>The rule “%1” of the kind “%2” is not understood by this version: it was not judged</source>
        <translation>Diese Version versteht die Regel „%1“ der Art „%2“ nicht: Sie wurde nicht beurteilt</translation>
    </message>
    <message>
        <source>%1 agreed points make no army: at least %2 are needed</source>
        <translation>%1 vereinbarte Punkte ergeben keine Armee: Mindestens %2 sind nötig</translation>
    </message>
    <message>
        <source>The data has no game “%1”</source>
        <translation>Die Daten kennen kein Spiel „%1“</translation>
    </message>
    <message>
        <source>%1 has no choice of %2: it costs nothing here</source>
        <translation>%1 kann %2 nicht wählen: Es kostet hier nichts</translation>
    </message>
    <message>
        <source>%1 may not have %2</source>
        <translation>%1 darf %2 nicht haben</translation>
    </message>
    <message>
        <source>%1 has %2 %3 times, but may have it only once</source>
        <translation>%1 hat %2 %3-mal, darf es aber nur einmal haben</translation>
    </message>
    <message>
        <source>%1 has %2 %3 times, but may have it only %4 times</source>
        <translation>%1 hat %2 %3-mal, darf es aber nur %4-mal haben</translation>
    </message>
    <message>
        <source>%1 may have only one of: %2</source>
        <translation>%1 darf nur eines haben von: %2</translation>
    </message>
    <message>
        <source>%1 gains nothing from %2</source>
        <translation>%1 hat nichts von %2</translation>
    </message>
    <message>
        <source>The army costs %1 of at most %2 points: %3 too many</source>
        <translation>Die Armee kostet %1 von höchstens %2 Punkten: %3 zu viel</translation>
    </message>
    <message>
        <source>%1 cost %2 of at most %3 points (%4 % of %5): %6 too many</source>
        <translation>%1 kosten %2 von höchstens %3 Punkten (%4 % von %5): %6 zu viel</translation>
    </message>
    <message>
        <source>%1 cost %2 of at least %3 points (%4 % of %5): %6 too few</source>
        <translation>%1 kosten %2 von mindestens %3 Punkten (%4 % von %5): %6 zu wenig</translation>
    </message>
    <message>
        <source>%1; at %2 points your opponent may agree to “%3”</source>
        <translation>%1; bei %2 Punkten kann der Gegner „%3“ zustimmen</translation>
    </message>
    <message>
        <source>%1: %2 taken, at most %3 allowed</source>
        <translation>%1: %2 gewählt, höchstens %3 erlaubt</translation>
    </message>
    <message>
        <source>%1: %2 taken, at least %3 needed</source>
        <translation>%1: %2 gewählt, mindestens %3 nötig</translation>
    </message>
    <message>
        <source>%1 is taken %2 times, but an army may have it only once</source>
        <translation>%1 ist %2-mal gewählt, eine Armee darf es aber nur einmal haben</translation>
    </message>
    <message>
        <source>%1: %2 taken from %3, at most %4 allowed</source>
        <translation>%1: %2 aus %3 gewählt, höchstens %4 erlaubt</translation>
    </message>
    <message>
        <source>%1 should not be taken together with %2</source>
        <translation>%1 sollte nicht zusammen mit %2 gewählt werden</translation>
    </message>
    <message>
        <source>%1 may not be taken together with %2</source>
        <translation>%1 darf nicht zusammen mit %2 gewählt werden</translation>
    </message>
    <message>
        <source>%1 should have %2</source>
        <translation>%1 sollte %2 haben</translation>
    </message>
    <message>
        <source>%1 needs %2</source>
        <translation>%1 braucht %2</translation>
    </message>
    <message>
        <source>%1 is not among the choices of %2</source>
        <translation>%1 gehört nicht zur Auswahl von %2</translation>
    </message>
    <message>
        <source>%1 may only be taken as “%2”, and the condition for that is not met</source>
        <translation>%1 darf nur als „%2“ gewählt werden, und die Bedingung dafür ist nicht erfüllt</translation>
    </message>
    <message>
        <source>Your opponent must agree to “%1”: %2</source>
        <translation>Der Gegner muss „%1“ zustimmen: %2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>fact – reason</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last two items of a list</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1; nearest: “%2”</source>
        <comment>fact; the nearest known word</comment>
        <translation>%1; am nächsten kommt „%2“</translation>
    </message>
    <message>
        <source>%1 together: %2 taken, but no slot open</source>
        <translation>%1 zusammen: %2 gewählt, aber kein Platz frei</translation>
    </message>
    <message>
        <source>%1 together: %2 taken, but only 1 slot open</source>
        <translation>%1 zusammen: %2 gewählt, aber nur 1 Platz frei</translation>
    </message>
    <message>
        <source>%1 together: %2 taken, but only %3 slots open</source>
        <translation>%1 zusammen: %2 gewählt, aber nur %3 Plätze frei</translation>
    </message>
    <message>
        <source>%1 is a single model and has no sizes</source>
        <translation>%1 ist ein einzelnes Modell und hat keine Größen</translation>
    </message>
    <message>
        <source>%1: “%2” is %3, but the data has %4; the army cannot be judged</source>
        <translation>%1: „%2“ ist %3, die Daten haben aber %4; die Armee lässt sich nicht beurteilen</translation>
    </message>
    <message>
        <source>The army: “%1” means nothing here, so it cannot be judged</source>
        <translation>Die Armee: „%1“ bedeutet hier nichts, darum lässt sie sich nicht beurteilen</translation>
    </message>
    <message>
        <source>%1: “%2” means nothing here, so it cannot be judged</source>
        <translation>%1: „%2“ bedeutet hier nichts, darum lässt es sich nicht beurteilen</translation>
    </message>
    <message>
        <source>%2: the data has no list “%1”</source>
        <comment>list, unit</comment>
        <translation>%2: Die Daten kennen keine Liste „%1“</translation>
    </message>
    <message>
        <source>%1: the data has no option “%2”, it costs nothing and cannot be judged</source>
        <translation>%1: Die Daten kennen keine Option „%2“; sie kostet nichts und lässt sich nicht beurteilen</translation>
    </message>
    <message>
        <source>%1: the data has no upgrade “%2”, it costs nothing and cannot be judged</source>
        <translation>%1: Die Daten kennen keine Aufwertung „%2“; sie kostet nichts und lässt sich nicht beurteilen</translation>
    </message>
    <message>
        <source>The game&apos;s data has errors, so no army of it can be judged</source>
        <translation>Die Daten des Spiels haben Fehler, darum lässt sich keine Armee beurteilen</translation>
    </message>
    <message>
        <source>%1 may only be taken as “%2”, which needs %3 in the army</source>
        <translation>%1 darf nur als „%2“ gewählt werden; dafür braucht die Armee %3</translation>
    </message>
    <message>
        <source>The data has no upgrade “%1”: it costs nothing and cannot be judged</source>
        <translation>Die Daten kennen keine Aufwertung „%1“: Sie kostet nichts und lässt sich nicht beurteilen</translation>
    </message>
    <message>
        <source>%1 is not bought for a whole army: it costs nothing here</source>
        <translation>%1 wird nicht für eine ganze Armee gekauft: kostet hier nichts</translation>
    </message>
    <message>
        <source>The army may not have %1</source>
        <translation>Die Armee darf %1 nicht haben</translation>
    </message>
    <message>
        <source>The army has %1 %2 times, but may have it at most %3 times</source>
        <translation>Die Armee hat %1 %2-mal, darf es aber höchstens %3-mal haben</translation>
    </message>
    <message>
        <source>%1 may have only %2 of: %3</source>
        <comment>unit, number, options</comment>
        <translation>%1 darf nur %2 hiervon haben: %3</translation>
    </message>
    <message>
        <source>The army costs %1 of at least %2 points: %3 too few</source>
        <translation>Die Armee kostet %1 von mindestens %2 Punkten: %3 zu wenig</translation>
    </message>
    <message>
        <source>%1: %2 of %3 %4 taken, %5 too many</source>
        <comment>what, number, limit, unit of price</comment>
        <translation>%1: %2 von %3 %4 gewählt, %5 zu viel</translation>
    </message>
    <message>
        <source>%1 is to be had only under: %2</source>
        <comment>upgrade, packs</comment>
        <translation>%1 gibt es nur unter: %2</translation>
    </message>
    <message>
        <source>Experience counts only in a campaign: %1</source>
        <translation>Erfahrung zählt nur in einem Feldzug: %1</translation>
    </message>
    <message>
        <source>The agreement “%1” may not be switched on here</source>
        <translation>Die Absprache „%1“ darf hier nicht gelten</translation>
    </message>
    <message>
        <source>%1 may stand with %2 only if your opponent agrees to “%3”</source>
        <translation>%1 darf nur mit %2 zusammenstehen, wenn der Gegner „%3“ zustimmt</translation>
    </message>
    <message>
        <source>The army must have %1</source>
        <translation>Die Armee muss %1 haben</translation>
    </message>
    <message>
        <source>%1: 1 model, at least %2 needed</source>
        <translation>%1: 1 Modell, mindestens %2 nötig</translation>
    </message>
    <message>
        <source>%1: %2 models, at least %3 needed</source>
        <translation>%1: %2 Modelle, mindestens %3 nötig</translation>
    </message>
    <message>
        <source>%1 stands alone, but must lead a unit</source>
        <translation>%1 steht allein, muss aber eine Einheit anführen</translation>
    </message>
    <message>
        <source>%1 stands alone, but must be one of a band</source>
        <translation>%1 steht allein, muss aber zu einer Bande gehören</translation>
    </message>
    <message>
        <source>%1 should not lead %2</source>
        <translation>%1 sollte %2 nicht anführen</translation>
    </message>
    <message>
        <source>%1 may not lead %2</source>
        <translation>%1 darf %2 nicht anführen</translation>
    </message>
    <message>
        <source>%1 may not stand in %2</source>
        <translation>%1 darf nicht zu %2 gehören</translation>
    </message>
    <message>
        <source>%1 has %2 leaders, at most 1 allowed</source>
        <translation>%1 hat %2 Anführer, höchstens 1 erlaubt</translation>
    </message>
    <message>
        <source>%1 has %2 attached, at most %3 allowed</source>
        <translation>%1 hat %2 bei sich, höchstens %3 erlaubt</translation>
    </message>
    <message>
        <source>None of the %1 commanders is named to lead the whole army</source>
        <translation>Keiner der %1 Befehlshaber ist als Anführer der ganzen Armee benannt</translation>
    </message>
    <message>
        <source>%1 is named to lead the whole army, but is no commander of a unit</source>
        <translation>%1 ist als Anführer der ganzen Armee benannt, führt aber keine Einheit an</translation>
    </message>
    <message>
        <source>%1 must lead the whole army</source>
        <translation>%1 muss die ganze Armee anführen</translation>
    </message>
    <message>
        <source>%1 need %2 models to work them, but there are none of: %3</source>
        <translation>%1 brauchen %2 Modelle zur Bedienung, aber es gibt keine davon: %3</translation>
    </message>
    <message>
        <source>%1 need %2 models to work them, but there are only %3 of: %4</source>
        <translation>%1 brauchen %2 Modelle zur Bedienung, aber es gibt nur %3 davon: %4</translation>
    </message>
    <message>
        <source>%1 stands in several lists, and the army does not say which is meant: %2</source>
        <translation>%1 steht in mehreren Listen, und die Armee sagt nicht, welche gemeint ist: %2</translation>
    </message>
    <message>
        <source>The list %2 has no %1</source>
        <comment>unit, list</comment>
        <translation>Die Liste %2 hat kein %1</translation>
    </message>
    <message>
        <source>An army is not played under “%1” and “%2” at once</source>
        <translation>Eine Armee wird nicht zugleich nach „%1“ und „%2“ gespielt</translation>
    </message>
    <message>
        <source>The army has %1 %2 times, but may have it only once</source>
        <translation>Die Armee hat %1 %2-mal, darf es aber nur einmal haben</translation>
    </message>
</context>
<context>
    <name>FixText</name>
    <message>
        <source>Agree to %1</source>
        <translation>%1 vereinbaren</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Change %1 from %2 to %3</source>
        <translation>%1 von %2 zu %3 ändern</translation>
    </message>
    <message>
        <source>Take %2 from %1</source>
        <comment>unit, option</comment>
        <translation>%1 verliert %2</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Add %1 (%2)</source>
        <comment>unit, size</comment>
        <translation>%1 (%2) hinzufügen</translation>
    </message>
    <message>
        <source>Raise the agreed points to %1</source>
        <translation>Die vereinbarten Punkte auf %1 erhöhen</translation>
    </message>
    <message>
        <source>Change the list to %1</source>
        <translation>Die Liste zu %1 ändern</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the steps of a fix</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>Replace “%1” by %2</source>
        <comment>unknown word, known name</comment>
        <translation>„%1“ durch %2 ersetzen</translation>
    </message>
    <message>
        <source>Drop the agreement “%1”</source>
        <translation>Die Absprache „%1“ streichen</translation>
    </message>
    <message>
        <source>Drop the pack “%1”</source>
        <translation>Das Regelpaket „%1“ streichen</translation>
    </message>
    <message>
        <source>Make %1 a %2</source>
        <comment>unit without a size, size</comment>
        <translation>%1: Größe %2</translation>
    </message>
    <message>
        <source>Take the size %2 from %1</source>
        <comment>unit, size</comment>
        <translation>%1 verliert die Größe %2</translation>
    </message>
    <message>
        <source>Give up %1</source>
        <comment>what was bought for the whole army</comment>
        <translation>Auf %1 verzichten</translation>
    </message>
    <message>
        <source>Play under “%1”</source>
        <comment>a pack</comment>
        <translation>Unter „%1“ spielen</translation>
    </message>
    <message>
        <source>Take %1</source>
        <comment>something for the whole army</comment>
        <translation>%1 nehmen</translation>
    </message>
    <message>
        <source>Take the experience from %1</source>
        <translation>%1 die Erfahrung nehmen</translation>
    </message>
    <message>
        <source>Add 1 model to %1</source>
        <translation>%1: 1 Modell hinzufügen</translation>
    </message>
    <message>
        <source>Add %1 models to %2</source>
        <translation>%2: %1 Modelle hinzufügen</translation>
    </message>
    <message>
        <source>Take 1 model from %1</source>
        <translation>%1: 1 Modell wegnehmen</translation>
    </message>
    <message>
        <source>Take %1 models from %2</source>
        <translation>%2: %1 Modelle wegnehmen</translation>
    </message>
    <message>
        <source>Let %1 lead the whole army</source>
        <translation>%1 die ganze Armee anführen lassen</translation>
    </message>
    <message>
        <source>Let %1 lead %2</source>
        <comment>leader, unit</comment>
        <translation>%1 die Einheit %2 anführen lassen</translation>
    </message>
    <message>
        <source>Add %1 to lead %2</source>
        <comment>leader, unit</comment>
        <translation>%1 als Anführer von %2 hinzufügen</translation>
    </message>
    <message>
        <source>Add %1 (%2) to lead %3</source>
        <comment>leader, size, unit</comment>
        <translation>%1 (%2) als Anführer von %3 hinzufügen</translation>
    </message>
    <message>
        <source>Let %1 lead %2 instead of %3</source>
        <comment>leader, unit, leader until now</comment>
        <translation>%1 statt %3 die Einheit %2 anführen lassen</translation>
    </message>
    <message>
        <source>Let %1 (%2) lead %3 instead of %4</source>
        <comment>leader, size, unit, leader until now</comment>
        <translation>%1 (%2) statt %4 die Einheit %3 anführen lassen</translation>
    </message>
    <message>
        <source>Take %1 from wherever it may come</source>
        <translation>%1 nehmen, woher es auch kommen darf</translation>
    </message>
    <message>
        <source>Take %1 from %2</source>
        <comment>unit, list</comment>
        <translation>%1 aus %2 nehmen</translation>
    </message>
</context>
<context>
    <name>GaugeText</name>
    <message>
        <source>%1 %2</source>
        <comment>name and amount: Heroes | 3 of 3</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, no limit</source>
        <translation>%1, unbegrenzt</translation>
    </message>
    <message>
        <source>%1 of at least %2</source>
        <translation>%1 von mindestens %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 points, no limit</source>
        <translation>%1 Punkte, unbegrenzt</translation>
    </message>
    <message>
        <source>%1 of at least %2 points</source>
        <translation>%1 von mindestens %2 Punkten</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation>%1 von %2 Punkten</translation>
    </message>
    <message>
        <source>%1 (shared)</source>
        <comment>slots that others may use too</comment>
        <translation>%1 (gemeinsam)</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>(continued)</source>
        <translation>(Fortsetzung)</translation>
    </message>
    <message>
        <source>Card %1 of %2</source>
        <translation>Karte %1 von %2</translation>
    </message>
    <message>
        <source>1 unit</source>
        <translation>1 Einheit</translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>1 model</source>
        <translation>1 Modell</translation>
    </message>
    <message numerus="yes">
        <source>%n models</source>
        <translation>
            <numerusform>%n Modell</numerusform>
            <numerusform>%n Modelle</numerusform>
        </translation>
    </message>
    <message>
        <source>none chosen</source>
        <translation>keine gewählt</translation>
    </message>
    <message>
        <source>%1 (unknown)</source>
        <translation>%1 (unbekannt)</translation>
    </message>
    <message>
        <source>%1, p.&#xa0;%2</source>
        <translation>%1, S.&#xa0;%2</translation>
    </message>
    <message>
        <source>Agreed: %1</source>
        <translation>Vereinbart: %1</translation>
    </message>
    <message>
        <source>Points and slots</source>
        <translation>Punkte und Plätze</translation>
    </message>
    <message>
        <source>not as printed: changed by an option or upgrade</source>
        <translation>nicht wie gedruckt: durch eine Option oder Aufwertung geändert</translation>
    </message>
    <message>
        <source>Unnamed army</source>
        <translation>Armee ohne Namen</translation>
    </message>
    <message>
        <source>This army has no units yet.</source>
        <translation>Diese Armee hat noch keine Einheiten.</translation>
    </message>
    <message>
        <source>List %1</source>
        <translation>Liste %1</translation>
    </message>
    <message>
        <source>not as printed</source>
        <translation>nicht wie gedruckt</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation>%1 von %2 Punkten</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Army list</source>
        <translation>Armeeliste</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Rules reference</source>
        <translation>Regelübersicht</translation>
    </message>
    <message>
        <source>%1, data version %2</source>
        <translation>%1, Datenstand %2</translation>
    </message>
    <message>
        <source>cannot write the PDF: %1</source>
        <translation>das PDF lässt sich nicht schreiben: %1</translation>
    </message>
    <message>
        <source>the pages could not be drawn</source>
        <translation>die Seiten ließen sich nicht zeichnen</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>p.&#xa0;%1</source>
        <translation>S.&#xa0;%1</translation>
    </message>
    <message>
        <source>%1 (p.&#xa0;%2)</source>
        <translation>%1 (S.&#xa0;%2)</translation>
    </message>
    <message>
        <source>unknown unit “%1”: not in the data, counts no points</source>
        <translation>unbekannte Einheit „%1“: nicht in den Daten, zählt keine Punkte</translation>
    </message>
    <message>
        <source>no size chosen, counts no points</source>
        <translation>keine Größe gewählt, zählt keine Punkte</translation>
    </message>
    <message>
        <source>unknown size “%1”, counts no points</source>
        <translation>unbekannte Größe „%1“, zählt keine Punkte</translation>
    </message>
    <message>
        <source>irregular</source>
        <translation>irregulär</translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>base %1 mm</source>
        <translation>Base %1 mm</translation>
    </message>
    <message>
        <source>height %1</source>
        <translation>Höhe %1</translation>
    </message>
    <message>
        <source>%1 (unknown, counts no points)</source>
        <translation>%1 (unbekannt, zählt keine Punkte)</translation>
    </message>
    <message>
        <source>%1 (not for this unit, counts no points)</source>
        <translation>%1 (nicht für diese Einheit, zählt keine Punkte)</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Special rules</source>
        <translation>Sonderregeln</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation>Aufwertungen</translation>
    </message>
    <message>
        <source>Played under: %1</source>
        <translation>Gespielt nach: %1</translation>
    </message>
    <message>
        <source>not as printed: changed by an option, an upgrade or experience</source>
        <translation>nicht wie gedruckt: durch eine Option, eine Aufwertung oder Erfahrung geändert</translation>
    </message>
    <message>
        <source>For the army as a whole</source>
        <translation>Für die ganze Armee</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Erfahrung</translation>
    </message>
    <message>
        <source>Unknown upgrades</source>
        <translation>Unbekannte Aufwertungen</translation>
    </message>
    <message>
        <source>Bought</source>
        <translation>Gekauft</translation>
    </message>
    <message>
        <source>Led by</source>
        <translation>Angeführt von</translation>
    </message>
    <message>
        <source>unknown, counts no points</source>
        <translation>unbekannt, kostet keine Punkte</translation>
    </message>
    <message>
        <source>not for this unit, counts no points</source>
        <translation>nicht für diese Einheit, kostet keine Punkte</translation>
    </message>
    <message>
        <source>Each</source>
        <translation>Je Modell</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Ausrüstung</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>leads %1</source>
        <translation>führt %1 an</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>a band</comment>
        <translation>in %1</translation>
    </message>
    <message>
        <source>leads the whole army</source>
        <translation>führt die ganze Armee</translation>
    </message>
    <message>
        <source>led by %1</source>
        <translation>angeführt von %1</translation>
    </message>
    <message>
        <source>%1 die</source>
        <translation>Würfel: %1</translation>
    </message>
    <message>
        <source>Casualties</source>
        <translation>Verluste</translation>
    </message>
</context>
<context>
    <name>SelectorText</name>
    <message>
        <source>; </source>
        <comment>between conditions that must all hold</comment>
        <translation>; </translation>
    </message>
    <message>
        <source> or </source>
        <comment>between alternatives</comment>
        <translation> oder </translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>a list</comment>
        <translation>von %1</translation>
    </message>
    <message>
        <source>irregular</source>
        <translation>irregulär</translation>
    </message>
    <message>
        <source>regular</source>
        <translation>regulär</translation>
    </message>
    <message>
        <source>limited in number</source>
        <translation>in der Zahl begrenzt</translation>
    </message>
    <message>
        <source>not limited in number</source>
        <translation>in der Zahl nicht begrenzt</translation>
    </message>
    <message>
        <source>with %1</source>
        <comment>a special rule or an option</comment>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>as %1</source>
        <comment>how a unit comes into the army</comment>
        <translation>als %1</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between conditions that must all hold</comment>
        <translation> und </translation>
    </message>
    <message>
        <source>not: %1</source>
        <comment>a condition</comment>
        <translation>nicht: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s) or more</source>
        <translation>
            <numerusform>%n Modell oder mehr</numerusform>
            <numerusform>%n Modelle oder mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n model(s)</source>
        <translation>
            <numerusform>höchstens %n Modell</numerusform>
            <numerusform>höchstens %n Modelle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n Modell</numerusform>
            <numerusform>%n Modelle</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 models</source>
        <translation>%1 bis %2 Modelle</translation>
    </message>
    <message>
        <source>leading nobody</source>
        <translation>ohne Einheit, die es anführt</translation>
    </message>
    <message>
        <source>leading a unit</source>
        <translation>eine Einheit anführend</translation>
    </message>
    <message>
        <source>leading %1</source>
        <comment>a sort of unit</comment>
        <translation>führt %1 an</translation>
    </message>
    <message>
        <source>without a leader</source>
        <translation>ohne Anführer</translation>
    </message>
    <message>
        <source>with a leader</source>
        <translation>mit Anführer</translation>
    </message>
    <message>
        <source>led by %1</source>
        <comment>a sort of unit</comment>
        <translation>angeführt von %1</translation>
    </message>
    <message>
        <source>attached to a unit</source>
        <translation>bei einer Einheit</translation>
    </message>
    <message>
        <source>attached to no unit</source>
        <translation>bei keiner Einheit</translation>
    </message>
    <message>
        <source>leading the whole army</source>
        <translation>Anführer der ganzen Armee</translation>
    </message>
    <message>
        <source>not leading the whole army</source>
        <translation>nicht Anführer der ganzen Armee</translation>
    </message>
    <message>
        <source>, or </source>
        <comment>between alternatives of several words</comment>
        <translation>, oder </translation>
    </message>
</context>
<context>
    <name>TitleText</name>
    <message>
        <source>%1 (leading %2)</source>
        <translation>%1 (führt %2 an)</translation>
    </message>
    <message>
        <source>%1 (in %2)</source>
        <comment>one of a band, the band</comment>
        <translation>%1 (in %2)</translation>
    </message>
</context>
<context>
    <name>VerdictText</name>
    <message>
        <source>Legal</source>
        <translation>Regelgerecht</translation>
    </message>
    <message>
        <source>Legal if your opponent agrees</source>
        <translation>Regelgerecht, wenn der Gegner zustimmt</translation>
    </message>
    <message>
        <source>Cannot be judged: 1 unknown thing</source>
        <translation>Nicht zu beurteilen: 1 Unbekanntes</translation>
    </message>
    <message numerus="yes">
        <source>Cannot be judged: %n unknown things</source>
        <translation>
            <numerusform>Nicht zu beurteilen: %n Unbekanntes</numerusform>
            <numerusform>Nicht zu beurteilen: %n Unbekannte</numerusform>
        </translation>
    </message>
    <message>
        <source>Illegal: 1 problem</source>
        <translation>Regelwidrig: 1 Fehler</translation>
    </message>
    <message numerus="yes">
        <source>Illegal: %n problems</source>
        <translation>
            <numerusform>Regelwidrig: %n Fehler</numerusform>
            <numerusform>Regelwidrig: %n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>Zustimmung</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Hinweis</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Builds and checks armies for tabletop wargames.</source>
        <translation>Baut und prüft Armeen für Tabletop-Spiele.</translation>
    </message>
    <message>
        <source>Army file to open.</source>
        <translation>Armeedatei, die geöffnet wird.</translation>
    </message>
    <message>
        <source>Take the games from this folder.</source>
        <translation>Die Spiele aus diesem Ordner nehmen.</translation>
    </message>
</context>
<context>
    <name>muster::AfterBattleDialog</name>
    <message>
        <source>The battle was &amp;won</source>
        <translation>Die Schlacht wurde &amp;gewonnen</translation>
    </message>
    <message>
        <source>The battle was &amp;lost</source>
        <translation>Die Schlacht wurde &amp;verloren</translation>
    </message>
    <message>
        <source>After the battle</source>
        <translation>Nach der Schlacht</translation>
    </message>
    <message>
        <source>What became of each unit? Those still on the table come back at full strength and gain experience: 1 point if the battle was won, 2 if it was lost.</source>
        <translation>Was wurde aus jeder Einheit? Wer noch auf dem Tisch steht, kehrt in voller Stärke zurück und sammelt Erfahrung: 1 Punkt nach einem Sieg, 2 nach einer Niederlage.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>experience %1</source>
        <translation>Erfahrung %1</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Routed: removed</source>
        <translation>Aufgerieben: entfernt</translation>
    </message>
    <message>
        <source>Routed: returns as %1</source>
        <translation>Aufgerieben: kehrt als %1 zurück</translation>
    </message>
    <message>
        <source>Routed: no smaller size, removed</source>
        <translation>Aufgerieben: keine kleinere Größe, entfernt</translation>
    </message>
    <message>
        <source>Routed: returns at full strength</source>
        <translation>Aufgerieben: kehrt in voller Stärke zurück</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) left</source>
        <translation>
            <numerusform>%n Einheit bleibt</numerusform>
            <numerusform>%n Einheiten bleiben</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>what the army costs</comment>
        <translation>%1 Punkte</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) earned enough experience</source>
        <translation>
            <numerusform>%n Einheit hat genug Erfahrung gesammelt</numerusform>
            <numerusform>%n Einheiten haben genug Erfahrung gesammelt</numerusform>
        </translation>
    </message>
    <message>
        <source>After this: %1</source>
        <translation>Danach: %1</translation>
    </message>
    <message>
        <source>After a won battle</source>
        <translation>Nach einem Sieg</translation>
    </message>
    <message>
        <source>After a lost battle</source>
        <translation>Nach einer Niederlage</translation>
    </message>
</context>
<context>
    <name>muster::ArmyForm</name>
    <message>
        <source>Find a list or an era</source>
        <translation>Liste oder Epoche suchen</translation>
    </message>
    <message>
        <source>Filter of the army lists</source>
        <translation>Filter der Armeelisten</translation>
    </message>
    <message>
        <source> points</source>
        <translation> Punkte</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>Pla&amp;yer:</source>
        <translation>Spi&amp;eler:</translation>
    </message>
    <message>
        <source>Army &amp;list:</source>
        <translation>Armee&amp;liste:</translation>
    </message>
    <message>
        <source>&amp;Points:</source>
        <translation>&amp;Punkte:</translation>
    </message>
    <message>
        <source>Agreements:</source>
        <translation>Absprachen:</translation>
    </message>
    <message>
        <source>No&amp;tes:</source>
        <translation>No&amp;tizen:</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>army list, era</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>p. %1</source>
        <comment>page of the book</comment>
        <translation>S. %1</translation>
    </message>
    <message>
        <source>Choose a list.</source>
        <translation>Eine Liste wählen.</translation>
    </message>
    <message>
        <source>Played under:</source>
        <translation>Gespielt unter:</translation>
    </message>
</context>
<context>
    <name>muster::ArmyModel</name>
    <message>
        <source>%1 +%2</source>
        <comment>worst severity, number of other findings</comment>
        <translation>%1 +%2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n Befund</numerusform>
            <numerusform>%n Befunde</numerusform>
        </translation>
    </message>
    <message>
        <source>no problem</source>
        <translation>kein Befund</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>experience %1</source>
        <comment>2 of 4 for something</comment>
        <translation>Erfahrung %1</translation>
    </message>
    <message>
        <source>leads the whole army</source>
        <translation>führt die ganze Armee</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n Modell</numerusform>
            <numerusform>%n Modelle</numerusform>
        </translation>
    </message>
    <message>
        <source>Leads the whole army</source>
        <translation>Führt die ganze Armee</translation>
    </message>
</context>
<context>
    <name>muster::ArmyPage</name>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Where the points go</source>
        <translation>Wofür die Punkte sind</translation>
    </message>
    <message>
        <source>Agreements</source>
        <translation>Absprachen</translation>
    </message>
    <message>
        <source>No&amp;tes on the army</source>
        <translation>No&amp;tizen zur Armee</translation>
    </message>
    <message>
        <source>Notes on the army</source>
        <translation>Notizen zur Armee</translation>
    </message>
    <message>
        <source>Army settings…</source>
        <translation>Armee einrichten…</translation>
    </message>
    <message>
        <source>The army</source>
        <translation>Die Armee</translation>
    </message>
    <message>
        <source>Unknown units</source>
        <translation>Unbekannte Einheiten</translation>
    </message>
    <message>
        <source>%1: %2, %3 points</source>
        <comment>type, units, points</comment>
        <translation>%1: %2, %3 Punkte</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is in the army yet.</source>
        <translation>Noch ist nichts in der Armee.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Played under</source>
        <translation>Gespielt nach</translation>
    </message>
    <message>
        <source>Upgrades the data does not have for an army</source>
        <translation>Aufwertungen, die die Daten für Armeen nicht kennen</translation>
    </message>
    <message>
        <source>For the army as a whole: %1 points</source>
        <translation>Für die ganze Armee: %1 Punkte</translation>
    </message>
</context>
<context>
    <name>muster::ArmyPanel</name>
    <message>
        <source>Army: its units</source>
        <translation>Armee: ihre Einheiten</translation>
    </message>
    <message>
        <source>The army is empty.
Choose a unit in the library and press Enter.</source>
        <translation>Die Armee ist leer.
In der Auswahl eine Einheit suchen und Enter drücken.</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n Modell</numerusform>
            <numerusform>%n Modelle</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation>%1 von %2 Punkten</translation>
    </message>
    <message>
        <source>%1 · %2 left</source>
        <comment>points used, points left</comment>
        <translation>%1 · %2 übrig</translation>
    </message>
    <message>
        <source>%1 · %2 too many</source>
        <comment>points used, points over</comment>
        <translation>%1 · %2 zu viel</translation>
    </message>
    <message>
        <source>What the army buys as a whole: a click leads to where it is bought</source>
        <translation>Was die Armee als Ganzes kauft: Ein Klick führt dorthin, wo es gekauft wird</translation>
    </message>
    <message>
        <source>%1: none bought yet</source>
        <comment>a pool of upgrades</comment>
        <translation>%1: noch nichts gekauft</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a pool of upgrades, what is bought</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>muster::ArmySettingsDialog</name>
    <message>
        <source>Army settings</source>
        <translation>Armee einrichten</translation>
    </message>
    <message>
        <source>Every unit stays in the army, whatever the list. What no longer fits is shown with its reason.</source>
        <translation>Jede Einheit bleibt in der Armee, welche Liste es auch ist. Was nicht mehr passt, wird mit dem Grund gezeigt.</translation>
    </message>
    <message>
        <source>Change the army&apos;s settings</source>
        <translation>Angaben der Armee ändern</translation>
    </message>
</context>
<context>
    <name>muster::ChoiceList</name>
    <message>
        <source>None of these</source>
        <comment>options of which one may be taken</comment>
        <translation>Nichts davon</translation>
    </message>
    <message>
        <source>Other</source>
        <comment>options</comment>
        <translation>Sonstiges</translation>
    </message>
</context>
<context>
    <name>muster::ChoiceRow</name>
    <message>
        <source>%1 (unknown here)</source>
        <translation>%1 (hier unbekannt)</translation>
    </message>
    <message>
        <source>The data does not have this choice here. It is kept and costs nothing.</source>
        <translation>Die Daten kennen diese Wahl hier nicht. Sie bleibt erhalten und kostet nichts.</translation>
    </message>
</context>
<context>
    <name>muster::Choices</name>
    <message>
        <source>free</source>
        <translation>kostenlos</translation>
    </message>
    <message>
        <source>%1 (%2 per model)</source>
        <comment>points</comment>
        <translation>%1 (%2 je Modell)</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>things bought, what they cost together</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>muster::DataProblems</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>no problems</source>
        <translation>keine Probleme</translation>
    </message>
    <message>
        <source>Problems of the data</source>
        <translation>Probleme der Daten</translation>
    </message>
    <message>
        <source>&amp;Open the folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>Problems by game</source>
        <translation>Probleme nach Spiel</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Reload data</source>
        <translation>Daten &amp;neu laden</translation>
    </message>
    <message>
        <source>Games, lists and packs of your own lie in %1.</source>
        <translation>Eigene Spiele, Listen und Regelpakete liegen in %1.</translation>
    </message>
    <message>
        <source>Looking at the data…</source>
        <translation>Die Daten werden durchgesehen …</translation>
    </message>
    <message numerus="yes">
        <source>No problems in %n game(s).</source>
        <translation>
            <numerusform>Keine Probleme in %n Spiel.</numerusform>
            <numerusform>Keine Probleme in %n Spielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. A double click on one opens its file.</source>
        <translation>%1. Ein Doppelklick darauf öffnet die Datei.</translation>
    </message>
    <message>
        <source>%1 (the file is left out)</source>
        <translation>%1 (die Datei wird ausgelassen)</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
    <message>
        <source>No program opened %1; open it in a text editor.</source>
        <translation>Kein Programm hat %1 geöffnet; öffnen Sie die Datei in einem Texteditor.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>muster::Dialogs</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungesicherte Änderungen</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>Die Änderungen an „%1“ speichern?</translation>
    </message>
    <message>
        <source>What is not saved is lost.</source>
        <translation>Was nicht gespeichert wird, ist verloren.</translation>
    </message>
    <message>
        <source>The file was changed</source>
        <translation>Die Datei wurde geändert</translation>
    </message>
    <message>
        <source>Another program has changed %1 since it was opened here.</source>
        <translation>Ein anderes Programm hat %1 geändert, seit die Datei hier geöffnet wurde.</translation>
    </message>
    <message>
        <source>Saving replaces what the other program wrote. A copy of it is kept beside the file.</source>
        <translation>Speichern ersetzt, was das andere Programm geschrieben hat. Eine Kopie davon bleibt neben der Datei.</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Save &amp;elsewhere…</source>
        <translation>&amp;Woanders speichern…</translation>
    </message>
</context>
<context>
    <name>muster::EntryPage</name>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Army options</source>
        <translation>Armeeoptionen</translation>
    </message>
    <message>
        <source>Choices the data does not have</source>
        <translation>Was die Daten nicht kennen</translation>
    </message>
    <message>
        <source>Upgrades the data does not have</source>
        <translation>Aufwertungen, die die Daten nicht kennen</translation>
    </message>
    <message>
        <source>Your own name for the unit</source>
        <translation>Eigener Name der Einheit</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>Na&amp;me</translation>
    </message>
    <message>
        <source>Your notes on this unit</source>
        <translation>Eigene Notizen zu dieser Einheit</translation>
    </message>
    <message>
        <source>No&amp;tes</source>
        <translation>No&amp;tizen</translation>
    </message>
    <message>
        <source>%1 pts</source>
        <translation>%1 Pkt.</translation>
    </message>
    <message>
        <source>irregular</source>
        <translation>irregulär</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n Modell</numerusform>
            <numerusform>%n Modelle</numerusform>
        </translation>
    </message>
    <message>
        <source>base %1 mm</source>
        <translation>Base %1 mm</translation>
    </message>
    <message>
        <source>p. %1</source>
        <comment>page of the book</comment>
        <translation>S. %1</translation>
    </message>
    <message>
        <source>%1, %2 points</source>
        <translation>%1, %2 Punkte</translation>
    </message>
    <message>
        <source>%1, %2, %3 points</source>
        <comment>size, models, points</comment>
        <translation>%1, %2, %3 Punkte</translation>
    </message>
    <message>
        <source>%1, %2 points each</source>
        <comment>size, points of each model</comment>
        <translation>%1, je %2 Punkte</translation>
    </message>
</context>
<context>
    <name>muster::EquipmentList</name>
    <message>
        <source>Equipment</source>
        <translation>Ausrüstung</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3</source>
        <comment>Weapon: Spear instead of Sword</comment>
        <translation>%1: %2 statt %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Weapon: Sword</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (at the start)</source>
        <translation>%1 (von Anfang an)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
</context>
<context>
    <name>muster::ExperienceField</name>
    <message>
        <source>E&amp;xperience</source>
        <translation>E&amp;rfahrung</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Erfahrung</translation>
    </message>
</context>
<context>
    <name>muster::FindingsModel</name>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <translation>Was die Regeln sagen</translation>
    </message>
</context>
<context>
    <name>muster::FindingsPanel</name>
    <message>
        <source>%1 (%2 points)</source>
        <translation>%1 (%2 Punkte)</translation>
    </message>
    <message>
        <source>Findings: what the rules say</source>
        <translation>Befunde: was die Regeln sagen</translation>
    </message>
    <message>
        <source>Nothing to say about an empty army.</source>
        <translation>Zu einer leeren Armee gibt es nichts zu sagen.</translation>
    </message>
    <message>
        <source>The rules have nothing against this army.</source>
        <translation>Die Regeln haben nichts gegen diese Armee.</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Abhilfe: %1</translation>
    </message>
    <message>
        <source>&amp;Show in the army</source>
        <translation>In der Armee &amp;zeigen</translation>
    </message>
    <message>
        <source>No small change puts this right by itself.</source>
        <translation>Keine kleine Änderung allein behebt das.</translation>
    </message>
</context>
<context>
    <name>muster::GaugeWidget</name>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>%1 (shared)</source>
        <comment>slots that others may use too</comment>
        <translation>%1 (gemeinsam)</translation>
    </message>
</context>
<context>
    <name>muster::GroupBox</name>
    <message>
        <source>In this band</source>
        <translation>In dieser Schar</translation>
    </message>
    <message>
        <source>M&amp;odels</source>
        <translation>M&amp;odelle</translation>
    </message>
    <message>
        <source>Number of models</source>
        <translation>Anzahl der Modelle</translation>
    </message>
    <message>
        <source>Led by</source>
        <translation>Angeführt von</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Leads</source>
        <translation>Führt an</translation>
    </message>
    <message>
        <source>Leads the &amp;whole army</source>
        <translation>Führt die &amp;ganze Armee</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>6 × 20 = 120</comment>
        <translation>%1 Punkte</translation>
    </message>
    <message numerus="yes">
        <source>at least %n</source>
        <comment>models of a unit</comment>
        <translation>
            <numerusform>mindestens %n</numerusform>
            <numerusform>mindestens %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Another leader…</source>
        <translation>Anderer Anführer …</translation>
    </message>
    <message>
        <source>Add a leader…</source>
        <translation>Anführer hinzufügen …</translation>
    </message>
    <message>
        <source>%1 · %2 points</source>
        <translation>%1 · %2 Punkte</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>leads the whole army</source>
        <translation>führt die ganze Armee</translation>
    </message>
    <message>
        <source>together %1 points</source>
        <translation>zusammen %1 Punkte</translation>
    </message>
    <message>
        <source>Let him lead another unit…</source>
        <translation>Andere Einheit anführen lassen …</translation>
    </message>
    <message>
        <source>Let him lead a unit…</source>
        <translation>Einheit anführen lassen …</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n Modell</numerusform>
            <numerusform>%n Modelle</numerusform>
        </translation>
    </message>
    <message>
        <source>The only leader of a unit leads the whole army.</source>
        <translation>Der einzige Anführer einer Einheit führt die ganze Armee.</translation>
    </message>
</context>
<context>
    <name>muster::GroupDialogs</name>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n Modell</numerusform>
            <numerusform>%n Modelle</numerusform>
        </translation>
    </message>
    <message>
        <source>led by %1</source>
        <translation>angeführt von %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a leader</source>
        <translation>Anführer hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Who is to lead %1?</source>
        <translation>&amp;Wer soll %1 anführen?</translation>
    </message>
    <message>
        <source>Lead another unit</source>
        <translation>Andere Einheit anführen</translation>
    </message>
    <message>
        <source>&amp;Whom is %1 to lead?</source>
        <translation>&amp;Wen soll %1 anführen?</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>Noch niemanden</translation>
    </message>
</context>
<context>
    <name>muster::GroupSteps</name>
    <message numerus="yes">
        <source>%1: %n model(s)</source>
        <translation>
            <numerusform>%1: %n Modell</numerusform>
            <numerusform>%1: %n Modelle</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1 to %2</source>
        <comment>leader or member, unit</comment>
        <translation>%1 zu %2 hinzufügen</translation>
    </message>
    <message>
        <source>Another leader for %1</source>
        <translation>Anderer Anführer für %1</translation>
    </message>
    <message>
        <source>Let %1 lead %2</source>
        <comment>leader, unit</comment>
        <translation>%1 die Einheit %2 anführen lassen</translation>
    </message>
    <message>
        <source>%1 leads the whole army</source>
        <translation>%1 führt die ganze Armee</translation>
    </message>
    <message>
        <source>%1 does not lead the whole army</source>
        <translation>%1 führt nicht die ganze Armee</translation>
    </message>
</context>
<context>
    <name>muster::HeaderBar</name>
    <message>
        <source>Unnamed army</source>
        <translation>Armee ohne Namen</translation>
    </message>
</context>
<context>
    <name>muster::Help</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>In the library: add the current unit</source>
        <translation>In der Auswahl: die aktuelle Einheit hinzufügen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>In the filter: add the first hit; go down to the hits</source>
        <translation>Im Filter: den ersten Treffer hinzufügen; hinunter zu den Treffern</translation>
    </message>
    <message>
        <source>Enter; Down</source>
        <translation>Enter; Ab</translation>
    </message>
    <message>
        <source>In the findings: show the units in question</source>
        <translation>In den Befunden: die betroffenen Einheiten zeigen</translation>
    </message>
    <message>
        <source>In the army: select more units</source>
        <translation>In der Armee: mehr Einheiten auswählen</translation>
    </message>
    <message>
        <source>Shift+Up, Shift+Down</source>
        <translation>Umschalt+Auf, Umschalt+Ab</translation>
    </message>
    <message>
        <source>&lt;p&gt;Version %1&lt;/p&gt;&lt;p&gt;Builds and checks armies for tabletop miniature wargames. It needs no network and asks for none.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later; there is no warranty. Games and their names belong to their publishers. Facts and figures are the books&apos;, the summaries of rules are in our own words: to play you need the books.&lt;/p&gt;&lt;p&gt;Built with Qt %2.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Version %1&lt;/p&gt;&lt;p&gt;Baut und prüft Armeen für Tabletop-Spiele mit Miniaturen. Ein Netz ist nicht nötig und wird nicht benutzt.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später; ohne jede Gewährleistung. Die Spiele und ihre Namen gehören ihren Verlagen. Zahlen und Werte stehen so in den Büchern, die Zusammenfassungen der Regeln sind eigene Worte: Zum Spielen braucht man die Bücher.&lt;/p&gt;&lt;p&gt;Gebaut mit Qt %2.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Muster Roll</source>
        <translation>Über Muster Roll</translation>
    </message>
</context>
<context>
    <name>muster::LibraryModel</name>
    <message>
        <source>%1, group</source>
        <comment>of units, for screen readers</comment>
        <translation>%1, Gruppe</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passt</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n Modell</numerusform>
            <numerusform>%n Modelle</numerusform>
        </translation>
    </message>
    <message>
        <source>Not legal</source>
        <translation>Regelwidrig</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>Zustimmung</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>%1 each, %2</source>
        <comment>points of a model, of the least models</comment>
        <translation>je %1, %2</translation>
    </message>
</context>
<context>
    <name>muster::LibraryPanel</name>
    <message>
        <source>Fits &amp;now</source>
        <translation>&amp;Passt jetzt</translation>
    </message>
    <message>
        <source>Aff&amp;ordable</source>
        <translation>Be&amp;zahlbar</translation>
    </message>
    <message>
        <source>&amp;Add to the army</source>
        <translation>Zur Armee &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Find units and rules</source>
        <translation>Einheiten und Regeln suchen</translation>
    </message>
    <message>
        <source>Filter of the library</source>
        <translation>Filter der Auswahl</translation>
    </message>
    <message>
        <source>Only what breaks no rule when it is added now</source>
        <translation>Nur was keine Regel bricht, wenn es jetzt dazukommt</translation>
    </message>
    <message>
        <source>Only what the points that are left pay for</source>
        <translation>Nur was die übrigen Punkte bezahlen</translation>
    </message>
    <message>
        <source>Library: what the army may take</source>
        <translation>Auswahl: was die Armee nehmen darf</translation>
    </message>
    <message>
        <source>Add the unit to the army (Enter)</source>
        <translation>Die Einheit zur Armee hinzufügen (Enter)</translation>
    </message>
    <message>
        <source>The data has no units for this army.</source>
        <translation>Die Daten haben keine Einheiten für diese Armee.</translation>
    </message>
    <message>
        <source>No unit matches. Clear the text or switch off a filter.</source>
        <translation>Keine Einheit passt dazu. Den Text löschen oder einen Filter abschalten.</translation>
    </message>
</context>
<context>
    <name>muster::MainActions</name>
    <message>
        <source>&amp;New army…</source>
        <translation>&amp;Neue Armee…</translation>
    </message>
    <message>
        <source>Begin an army</source>
        <translation>Eine Armee beginnen</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open an army file</source>
        <translation>Eine Armeedatei öffnen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the army</source>
        <translation>Die Armee speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save the army in another file</source>
        <translation>Die Armee in einer anderen Datei speichern</translation>
    </message>
    <message>
        <source>Print pre&amp;view…</source>
        <translation>Druck&amp;vorschau…</translation>
    </message>
    <message>
        <source>See the roster sheet or the cards as they will be printed</source>
        <translation>Armeebogen oder Karten sehen, wie sie gedruckt werden</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>Druckvorschau</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Print the roster sheet or the cards</source>
        <translation>Armeebogen oder Karten drucken</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Als &amp;PDF speichern…</translation>
    </message>
    <message>
        <source>Write the roster sheet or the cards to a PDF file</source>
        <translation>Armeebogen oder Karten in eine PDF-Datei schreiben</translation>
    </message>
    <message>
        <source>&amp;Close army</source>
        <translation>Armee s&amp;chließen</translation>
    </message>
    <message>
        <source>Close the army and show the start page</source>
        <translation>Die Armee schließen und die Startseite zeigen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>End the program</source>
        <translation>Das Programm beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig:</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen:</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>Put the selected units on the clipboard and take them out</source>
        <translation>Die ausgewählten Einheiten in die Zwischenablage legen und herausnehmen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Put the selected units on the clipboard</source>
        <translation>Die ausgewählten Einheiten in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Put in the units that are on the clipboard</source>
        <translation>Die Einheiten aus der Zwischenablage einfügen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>A&amp;lles auswählen</translation>
    </message>
    <message>
        <source>&amp;Find in the library</source>
        <translation>In der Auswahl &amp;suchen</translation>
    </message>
    <message>
        <source>Type to find units and rules</source>
        <translation>Tippen, um Einheiten und Regeln zu finden</translation>
    </message>
    <message>
        <source>&amp;Add the library&apos;s unit</source>
        <translation>Einheit der Auswahl &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Add the unit that is current in the library</source>
        <translation>Die aktuelle Einheit der Auswahl hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Verdoppeln</translation>
    </message>
    <message>
        <source>Put copies of the selected units below them</source>
        <translation>Kopien der ausgewählten Einheiten darunter einfügen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Take the selected units out of the army</source>
        <translation>Die ausgewählten Einheiten aus der Armee nehmen</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Um&amp;benennen</translation>
    </message>
    <message>
        <source>Give the selected unit a name of its own</source>
        <translation>Der ausgewählten Einheit einen eigenen Namen geben</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move the selected units up</source>
        <translation>Die ausgewählten Einheiten nach oben schieben</translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Move the selected units down</source>
        <translation>Die ausgewählten Einheiten nach unten schieben</translation>
    </message>
    <message>
        <source>Army &amp;settings…</source>
        <translation>Armee ein&amp;richten…</translation>
    </message>
    <message>
        <source>Change the army&apos;s name, list, points and agreements</source>
        <translation>Name, Liste, Punkte und Absprachen der Armee ändern</translation>
    </message>
    <message>
        <source>Go to the &amp;library</source>
        <translation>Zur Aus&amp;wahl</translation>
    </message>
    <message>
        <source>Go to the &amp;army</source>
        <translation>Zur &amp;Armee</translation>
    </message>
    <message>
        <source>Go to the &amp;inspector</source>
        <translation>Zum &amp;Blatt</translation>
    </message>
    <message>
        <source>Go to the &amp;findings</source>
        <translation>Zu den Be&amp;funden</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Put every part of the window back in its place</source>
        <translation>Jeden Teil des Fensters wieder an seinen Platz bringen</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>Show every shortcut</source>
        <translation>Alle Tastenkürzel zeigen</translation>
    </message>
    <message>
        <source>&amp;About Muster Roll</source>
        <translation>Ü&amp;ber Muster Roll</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Zuletzt &amp;geöffnet</translation>
    </message>
    <message>
        <source>Sa&amp;mples</source>
        <translation>Be&amp;ispiele</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Army</source>
        <translation>&amp;Armee</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>An&amp;sicht</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>Aussehe&amp;n</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Sp&amp;rache</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Main tool bar</source>
        <translation>Hauptwerkzeugleiste</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>Nothing here</source>
        <translation>Nichts vorhanden</translation>
    </message>
    <message>
        <source>After the &amp;battle…</source>
        <translation>Nach der S&amp;chlacht…</translation>
    </message>
    <message>
        <source>Enter the losses and the experience of a campaign battle; for armies that keep experience</source>
        <translation>Verluste und Erfahrung einer Kampagnenschlacht eintragen; für Armeen, die Erfahrung behalten</translation>
    </message>
    <message>
        <source>&amp;Open my data folder</source>
        <translation>Meinen Datenordner ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Show the folder in which games, lists and packs of your own lie</source>
        <translation>Den Ordner zeigen, in dem eigene Spiele, Listen und Regelpakete liegen</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>Neues &amp;Spiel …</translation>
    </message>
    <message>
        <source>Write a small game, to be changed into your own</source>
        <translation>Ein kleines Spiel schreiben, aus dem ein eigenes wird</translation>
    </message>
    <message>
        <source>&amp;Reload data</source>
        <translation>Daten &amp;neu laden</translation>
    </message>
    <message>
        <source>Read the games again; the army that is open is judged by the new data</source>
        <translation>Die Spiele neu lesen; die offene Armee wird nach den neuen Daten beurteilt</translation>
    </message>
    <message>
        <source>&amp;Problems of the data…</source>
        <translation>&amp;Probleme der Daten …</translation>
    </message>
    <message>
        <source>Show what is wrong or suspicious in the data of every game</source>
        <translation>Zeigen, was in den Daten aller Spiele falsch oder verdächtig ist</translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation>Da&amp;ten</translation>
    </message>
</context>
<context>
    <name>muster::MainWindow</name>
    <message>
        <source>Muster Roll</source>
        <translation>Muster Roll</translation>
    </message>
    <message>
        <source>Unnamed army</source>
        <translation>Armee ohne Namen</translation>
    </message>
    <message>
        <source>%1[*] – Muster Roll</source>
        <translation>%1[*] – Muster Roll</translation>
    </message>
    <message>
        <source>%1, data %2</source>
        <comment>game, version of its data</comment>
        <translation>%1, Datenstand %2</translation>
    </message>
    <message>
        <source>Armies (*.muster);;All files (*)</source>
        <translation>Armeen (*.muster);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open an army</source>
        <translation>Eine Armee öffnen</translation>
    </message>
    <message numerus="yes">
        <source>The army was not opened. %1 (and %n more)</source>
        <translation>
            <numerusform>Die Armee wurde nicht geöffnet. %1 (und %n weiterer Fehler)</numerusform>
            <numerusform>Die Armee wurde nicht geöffnet. %1 (und %n weitere Fehler)</numerusform>
        </translation>
    </message>
    <message>
        <source>The army was not opened. %1</source>
        <translation>Die Armee wurde nicht geöffnet. %1</translation>
    </message>
    <message>
        <source>This army was built with version %1 of the game&apos;s data; this is version %2. Points and rules may differ.</source>
        <translation>Diese Armee entstand mit Datenstand %1 des Spiels; hier ist Stand %2. Punkte und Regeln können abweichen.</translation>
    </message>
    <message>
        <source>There is no data for its game “%1”.</source>
        <translation>Für ihr Spiel „%1“ gibt es keine Daten.</translation>
    </message>
    <message>
        <source>%1 was not opened. %2</source>
        <translation>%1 wurde nicht geöffnet. %2</translation>
    </message>
    <message>
        <source>The data of %1 has errors; the verdict may be wrong. %2</source>
        <translation>Die Daten von %1 haben Fehler; das Urteil kann falsch sein. %2</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Save the army</source>
        <translation>Die Armee speichern</translation>
    </message>
    <message>
        <source>The army was not saved; it is still here. %1</source>
        <translation>Die Armee wurde nicht gespeichert; sie ist noch hier. %1</translation>
    </message>
    <message>
        <source>Save &amp;elsewhere…</source>
        <translation>&amp;Woanders speichern…</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Another program has changed this army&apos;s file. What you see is the army as it was opened.</source>
        <translation>Ein anderes Programm hat die Datei dieser Armee geändert. Zu sehen ist die Armee, wie sie geöffnet wurde.</translation>
    </message>
    <message>
        <source>&amp;Open the file again</source>
        <translation>Datei erneut ö&amp;ffnen</translation>
    </message>
    <message>
        <source>The army was not opened again. %1</source>
        <translation>Die Armee wurde nicht erneut geöffnet. %1</translation>
    </message>
    <message>
        <source>“%1” had unsaved changes when the program ended, last on %2.</source>
        <translation>„%1“ hatte ungesicherte Änderungen, als das Programm endete, zuletzt am %2.</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made; make it yourself, or see who may write there.</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen; legen Sie ihn selbst an oder prüfen Sie, wer dort schreiben darf.</translation>
    </message>
    <message>
        <source>No program opened the folder; your data lies in %1.</source>
        <translation>Kein Programm hat den Ordner geöffnet; Ihre Daten liegen in %1.</translation>
    </message>
    <message>
        <source>Your data lies in %1</source>
        <translation>Ihre Daten liegen in %1</translation>
    </message>
    <message>
        <source>“%1” was written to %2. Change its files in a text editor, then reload the data (F5).</source>
        <translation>„%1“ wurde nach %2 geschrieben. Ändern Sie die Dateien in einem Texteditor und laden Sie dann die Daten neu (F5).</translation>
    </message>
    <message>
        <source>Open the &amp;folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>New &amp;army…</source>
        <translation>Neue &amp;Armee …</translation>
    </message>
    <message numerus="yes">
        <source>Data read again: %n game(s)</source>
        <translation>
            <numerusform>Daten neu gelesen: %n Spiel</numerusform>
            <numerusform>Daten neu gelesen: %n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>The data of this army&apos;s game “%1” cannot be used any more. The army stays as it is, shown with the data of before, but it cannot be judged. Put the data right and reload it (F5). %2</source>
        <translation>Die Daten von „%1“, dem Spiel dieser Armee, sind nicht mehr zu gebrauchen. Die Armee bleibt, wie sie ist, und wird mit den bisherigen Daten gezeigt, lässt sich aber nicht beurteilen. Bringen Sie die Daten in Ordnung und laden Sie sie neu (F5). %2</translation>
    </message>
    <message>
        <source>%1 was left out</source>
        <translation>%1 wurde ausgelassen</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weitere</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) in your data: %1.</source>
        <translation>
            <numerusform>%n Problem in Ihren Daten: %1.</numerusform>
            <numerusform>%n Probleme in Ihren Daten: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Show the problems</source>
        <translation>Probleme &amp;zeigen</translation>
    </message>
</context>
<context>
    <name>muster::MessageBar</name>
    <message>
        <source>Close the message</source>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>muster::NewArmyDialog</name>
    <message>
        <source>New army</source>
        <translation>Neue Armee</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Spiel:</translation>
    </message>
    <message>
        <source>&amp;Create army</source>
        <translation>Armee &amp;anlegen</translation>
    </message>
    <message>
        <source>No game data was found.</source>
        <translation>Es wurden keine Spieldaten gefunden.</translation>
    </message>
</context>
<context>
    <name>muster::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Writes the files of a small game, with comments in them, to be changed into your own in a text editor. It can be played as it is.</source>
        <translation>Schreibt die Dateien eines kleinen Spiels mit Kommentaren darin, aus denen in einem Texteditor Ihr eigenes wird. Es ist so, wie es ist, schon spielbar.</translation>
    </message>
    <message>
        <source>For example: River Clans</source>
        <translation>Zum Beispiel: Flussklans</translation>
    </message>
    <message>
        <source>&amp;Name of the game:</source>
        <translation>&amp;Name des Spiels:</translation>
    </message>
    <message>
        <source>&amp;Create game</source>
        <translation>Spiel &amp;anlegen</translation>
    </message>
    <message>
        <source>Games of your own lie in %1.</source>
        <translation>Eigene Spiele liegen in %1.</translation>
    </message>
    <message>
        <source>The name needs a letter or a digit: files are named by them.</source>
        <translation>Der Name braucht einen Buchstaben oder eine Ziffer: nach ihnen heißen die Dateien.</translation>
    </message>
    <message>
        <source>There is a game “%1” already; choose another name.</source>
        <translation>Es gibt schon ein Spiel „%1“; wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>There are files in %1 already; choose another name.</source>
        <translation>In %1 liegen schon Dateien; wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>It is written to %1.</source>
        <translation>Es wird nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>The game was not written. %1</source>
        <translation>Das Spiel wurde nicht geschrieben. %1</translation>
    </message>
</context>
<context>
    <name>muster::NotesEdit</name>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
</context>
<context>
    <name>muster::OfferPage</name>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Add to the army</source>
        <translation>Zur Armee hinzufügen</translation>
    </message>
    <message>
        <source>irregular</source>
        <translation>irregulär</translation>
    </message>
    <message numerus="yes">
        <source>at most %n in the army</source>
        <translation>
            <numerusform>höchstens %n in der Armee</numerusform>
            <numerusform>höchstens %n in der Armee</numerusform>
        </translation>
    </message>
    <message>
        <source>base %1 mm</source>
        <translation>Base %1 mm</translation>
    </message>
    <message>
        <source>p. %1</source>
        <comment>page of the book</comment>
        <translation>S. %1</translation>
    </message>
    <message>
        <source>%1 pts</source>
        <translation>%1 Pkt.</translation>
    </message>
    <message>
        <source>free</source>
        <translation>kostenlos</translation>
    </message>
    <message>
        <source>%1 each</source>
        <comment>points</comment>
        <translation>je %1</translation>
    </message>
</context>
<context>
    <name>muster::PickDialog</name>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Filter of the list</source>
        <translation>Filter der Liste</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>unit, its points</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>muster::PoolBrowser</name>
    <message>
        <source>Only what is allowed</source>
        <translation>Nur Erlaubtes</translation>
    </message>
    <message>
        <source>Find in “%1”</source>
        <translation>In „%1“ suchen</translation>
    </message>
    <message>
        <source>Filter of “%1”</source>
        <translation>Filter von „%1“</translation>
    </message>
    <message>
        <source>Not for this unit.</source>
        <translation>Nicht für diese Einheit.</translation>
    </message>
    <message>
        <source>Not for this unit: %1.</source>
        <translation>Nicht für diese Einheit: %1.</translation>
    </message>
    <message>
        <source>None bought</source>
        <translation>Nichts gekauft</translation>
    </message>
    <message>
        <source>Bought: %1</source>
        <translation>Gekauft: %1</translation>
    </message>
</context>
<context>
    <name>muster::PrintPreview</name>
    <message>
        <source>Print preview: %1</source>
        <translation>Druckvorschau: %1</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Roster sheet</source>
        <translation>Armeebogen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>&amp;Layout:</source>
        <translation>&amp;Aufbau:</translation>
    </message>
    <message>
        <source>Pap&amp;er:</source>
        <translation>&amp;Papier:</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Bigger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Als PDF &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>The PDF was not written. %1</source>
        <translation>Das PDF wurde nicht geschrieben. %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message numerus="yes">
        <source>Sent %n page(s) to the printer.</source>
        <translation>
            <numerusform>%n Seite an den Drucker gesandt.</numerusform>
            <numerusform>%n Seiten an den Drucker gesandt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing could be printed.</source>
        <translation>Es ließ sich nichts drucken.</translation>
    </message>
</context>
<context>
    <name>muster::RuleList</name>
    <message>
        <source>Special rules</source>
        <translation>Sonderregeln</translation>
    </message>
    <message>
        <source>(p. %1)</source>
        <comment>page of the book</comment>
        <translation>(S. %1)</translation>
    </message>
</context>
<context>
    <name>muster::StartPage</name>
    <message>
        <source>Muster Roll</source>
        <translation>Muster Roll</translation>
    </message>
    <message>
        <source>Build a legal army, see at once what is wrong and what puts it right, print it for the table.</source>
        <translation>Eine regelgerechte Armee bauen, sofort sehen, was falsch ist und was es richtet, und sie für den Tisch drucken.</translation>
    </message>
    <message>
        <source>&amp;New army…</source>
        <translation>&amp;Neue Armee…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Recent armies</source>
        <translation>Letzte Armeen</translation>
    </message>
    <message>
        <source>Sample armies</source>
        <translation>Beispielarmeen</translation>
    </message>
    <message>
        <source>Armies that you open or save stand here.</source>
        <translation>Hier stehen Armeen, die du öffnest oder speicherst.</translation>
    </message>
    <message>
        <source>No samples are installed.</source>
        <translation>Es sind keine Beispiele installiert.</translation>
    </message>
</context>
<context>
    <name>muster::StatTable</name>
    <message>
        <source>%1 %2, printed %3</source>
        <translation>%1 %2, gedruckt %3</translation>
    </message>
    <message>
        <source>Printed: %1</source>
        <translation>Gedruckt: %1</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>war %1</translation>
    </message>
</context>
<context>
    <name>muster::Steps</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>%1 ausschneiden</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 verdoppeln</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>%1 nach oben</translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation>%1 nach unten</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 umbenennen</translation>
    </message>
    <message>
        <source>Notes of %1</source>
        <translation>Notizen zu %1</translation>
    </message>
    <message>
        <source>Make %1 a %2</source>
        <translation>%1: Größe %2</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>No %1 for %2</source>
        <translation>Kein %1 für %2</translation>
    </message>
    <message>
        <source>Experience of %1</source>
        <translation>Erfahrung von %1</translation>
    </message>
    <message>
        <source>%1 for the army</source>
        <translation>%1 für die Armee</translation>
    </message>
    <message>
        <source>No %1 for the army</source>
        <translation>Kein %1 für die Armee</translation>
    </message>
</context>
<context>
    <name>muster::UpgradePicker</name>
    <message>
        <source>%1, number %2</source>
        <translation>%1, Nummer %2</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Add another</source>
        <translation>Noch eine hinzufügen</translation>
    </message>
</context>
<context>
    <name>muster::VerdictPill</name>
    <message>
        <source>Show what the rules say</source>
        <translation>Zeigen, was die Regeln sagen</translation>
    </message>
    <message>
        <source>Verdict: %1</source>
        <translation>Urteil: %1</translation>
    </message>
</context>
<context>
    <name>muster::Workspace</name>
    <message>
        <source>Library</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Added %1</source>
        <translation>%1 hinzugefügt</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Erledigt: %1</translation>
    </message>
</context>
</TS>
