// Lists the actors of the access tests: people, keys and sources of five accounts.
import type { Actor } from "./access.ts";
import { KEY_SCOPES } from "./key-scopes.ts";
import { seatsOf } from "./rights.ts";

/** Every actor with an owner's rights; keys have all scopes. */
export const ACTORS: readonly Actor[] = (["user", "key", "source"] as const).flatMap((kind) =>
  (
    [
      ["advertiser", "adv"],
      ["advertiser", "other-adv"],
      ["affiliate", "aff"],
      ["affiliate", "other-aff"],
      ["admin", "net"],
    ] as const
  )
    .filter(([role]) => kind !== "source" || role === "affiliate")
    .map(([role, accountId]) => ({
      kind,
      id: `${kind}-${accountId}`,
      accountId,
      role,
      teamRole: "owner",
      ...(kind === "key" ? { scopes: KEY_SCOPES } : {}),
    })),
);
/** People of the same accounts in each of the other seats. */
export const LESSER: readonly Actor[] = ACTORS.filter(({ kind }) => kind === "user").flatMap(
  (actor) =>
    seatsOf(actor.role)
      .filter((teamRole) => teamRole !== "owner")
      .map((teamRole) => ({ ...actor, id: `${teamRole}-${actor.accountId}`, teamRole })),
);

/** The name of an actor in a test's expectations. */
export const nameOf = ({ kind, role, accountId, teamRole }: Actor): string =>
  `${kind} ${role} ${accountId}${teamRole === "owner" ? "" : ` ${teamRole}`}`;
/** The names of the actors that pass the test. */
export const readers = (test: (actor: Actor) => boolean): string[] =>
  ACTORS.filter(test).map(nameOf);
