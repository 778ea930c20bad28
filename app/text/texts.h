// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/judge.h"

#include <QString>

/// Puts what the validators found into words, in the program's language. One text per code: a new code does not compile
/// until it has words.
namespace muster {

/// One sentence, a fact with its numbers and what they rest on, without the page.
QString findingText(const Finding &finding);
/// The same with the page at its end: "... (p. 34)".
QString findingTextWithPage(const Finding &finding);
/// The entry's name and whom it is attached to: "Lord (leading Foot Sergeants)".
QString entryTitle(const RosterEntry &entry);
/// What a button says: "Remove General", "Agree to mythical units".
QString fixText(const Fix &fix);
/// "Heroes 3 of 3", "Mercenaries 495 of 500 points".
QString gaugeText(const Gauge &gauge);
/// "Legal", "Illegal: 2 problems", "Legal if your opponent agrees"...
QString verdictText(const Verdict &verdict);
/// The word of the command line's contract, never translated: error, unknown, consent, advice.
QString severityWord(Severity severity);
/// The same for people, translated.
QString severityName(Severity severity);
/// What a unit's experience comes to: "2 of 4 for Elite", "4, earned Elite". Empty in games without.
QString experienceText(const Game &game, const RosterEntry &entry);
/// What an upgrade of the pool costs where it is not paid for in points: "2 choices".
QString priceText(const Pool &pool, int price);
/// Points with thousands separated: "2,000".
QString pointsText(qint64 points);

} // namespace muster
