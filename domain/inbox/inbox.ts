// Names the queues of the network's inbox and decides who works them, and who an item is handed to.
import type { Actor } from "../access/access.ts";
import { isAdmin } from "../access/access.ts";
import { type TeamRole, seatsOf } from "../access/rights.ts";
import { INBOX_KINDS, type InboxKind } from "./kind-names.ts";
import { QUEUES } from "./kinds/index.ts";
import type { ItemPlace, Queue } from "./queue.ts";

/** The queue of a kind. */
export const queueOf = (kind: InboxKind): Queue => QUEUES[kind];

/** Whether the actor works the items of the kind: only people of the network ever do. */
export function mayWork(actor: Actor, kind: InboxKind): boolean {
  return (
    isAdmin(actor) &&
    actor.kind === "user" &&
    actor.viewing === undefined &&
    queueOf(kind).mayWork(actor)
  );
}

/** The kinds that the actor works, in their order; none for all others than the network. */
export function kindsFor(actor: Actor): readonly InboxKind[] {
  return INBOX_KINDS.filter((kind) => mayWork(actor, kind));
}

/** Whether a member of the network's account with this seat works the items of the kind. */
export function maySeatWork(teamRole: string, kind: InboxKind): boolean {
  const seat = seatsOf("admin").find((name) => name === teamRole);
  return seat !== undefined && mayWork(holderOf(seat), kind);
}

/** The team roles of the network that work the items of the kind. */
export function seatsFor(kind: InboxKind): readonly TeamRole[] {
  return seatsOf("admin").filter((seat) => maySeatWork(seat, kind));
}

/** A member of the network who is not acting. */
const holderOf = (teamRole: TeamRole): Actor => ({
  kind: "user",
  id: "",
  accountId: "",
  role: "admin",
  teamRole,
});

/** The screen on which the item's work is done: a path of the app. */
export function screenOf(kind: InboxKind, item: ItemPlace): string {
  return queueOf(kind).screenOf(item);
}
