// Lists the actors of the access tests: people, keys and sources of five accounts.
import type { Actor } from "./access.ts";
import { KEY_SCOPES } from "./key-scopes.ts";

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
/** People of the same accounts who are managers or agents. */
export const LESSER: readonly Actor[] = (["manager", "agent"] as const).flatMap((teamRole) =>
  ACTORS.filter(({ kind }) => kind === "user").map((actor) => ({
    ...actor,
    id: `${teamRole}-${actor.accountId}`,
    teamRole,
  })),
);

/** The name of an actor in a test's expectations. */
export const nameOf = ({ kind, role, accountId, teamRole }: Actor): string =>
  `${kind} ${role} ${accountId}${teamRole === "owner" ? "" : ` ${teamRole}`}`;
/** The names of the actors that pass the test. */
export const readers = (test: (actor: Actor) => boolean): string[] =>
  ACTORS.filter(test).map(nameOf);
