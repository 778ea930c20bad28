// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document.h"

#include <functional>

class QWidget;

namespace muster {

/// Called with the leader after he was put where the player wanted him.
using LeaderPlaced = std::function<void(EntryKey leader)>;

/// Asks who is to lead the group (instead of the one who does) and does it. Does not wait for the answer.
void askForLeader(Document &document, EntryKey host, QWidget *parent, LeaderPlaced placed);
/// Asks which group this leader of the army is to lead, and does it.
void askForHost(Document &document, EntryKey leader, QWidget *parent, LeaderPlaced placed);
/// Adds a leader that is not in the army yet: to the preferred group if he may lead it, else where the player says, or by
/// himself if the player insists.
void addLeader(Document &document, const Judge::Offer &offer, EntryKey preferred, QWidget *parent, LeaderPlaced placed);

} // namespace muster
