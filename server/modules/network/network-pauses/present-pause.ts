// Presents a pause by the network: over the API, to its owner's people, and in the audit log.
import type { NetworkPause } from "../../../../contract/network/network-pauses.ts";
import { type Actor, can, isAdmin } from "../../../../domain/access/access.ts";
import { type PauseTimes, isInForce } from "../../../../domain/network-pauses/network-pause.ts";
import { SUB_ID_NAMES } from "../../../../domain/network-pauses/sub-id-pause.ts";
import type { PausedThing } from "../../../../domain/notifications/kinds/network-paused.ts";
import type { NetworkPauseRow } from "./network-pause.store.ts";

export function timesOf({ ends_at: endsAt, ended_at: endedAt }: NetworkPauseRow): PauseTimes {
  return { endsAtMs: endsAt?.getTime() ?? null, endedAtMs: endedAt?.getTime() ?? null };
}

/** What the log compares of a pause. */
export function termsOf({ reason, ends_at: endsAt }: NetworkPauseRow): {
  readonly reason: string;
  readonly ends_at: string | null;
} {
  return { reason, ends_at: endsAt?.toISOString() ?? null };
}

export function pausedThing(row: NetworkPauseRow): PausedThing {
  return { kind: row.kind, name: row.name, sub: subOf(row), value: row.sub_value };
}

function subOf({ sub_number: number }: NetworkPauseRow): NetworkPause["sub"] {
  return number === null ? null : (SUB_ID_NAMES[number - 1] ?? null);
}

/** The network's people stay unnamed for the owner. */
export function presentNetworkPause(
  row: NetworkPauseRow,
  actor: Actor,
  nowMs: number,
): NetworkPause {
  const inForce = isInForce(timesOf(row), nowMs);
  const isOpen = inForce && can(actor, "set", "network_pause", { accountId: row.account_id });
  const named = isAdmin(actor);
  return {
    id: row.id,
    account_id: row.account_id,
    account_name: row.account_name,
    kind: row.kind,
    thing_id: row.thing_id,
    name: row.name,
    sub: subOf(row),
    value: row.sub_value,
    state: inForce ? "in_force" : "ended",
    reason: row.reason,
    set_at: row.set_at.toISOString(),
    set_by_name: named ? row.set_by_name : null,
    ends_at: row.ends_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    ended_by_name: named ? row.ended_by_name : null,
    abilities: { change: isOpen, end: isOpen },
  };
}
