// Lists who acts in the tests of access: people, keys and sources of five accounts.
import type { Actor } from "./access.ts";

/** Everyone who may act for an account in its own right. */
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
    })),
);
/** People of the same accounts with lesser seats. */
export const LESSER: readonly Actor[] = (["manager", "agent"] as const).flatMap((teamRole) =>
  ACTORS.filter(({ kind }) => kind === "user").map((actor) => ({
    ...actor,
    id: `${teamRole}-${actor.accountId}`,
    teamRole,
  })),
);

/** Names an actor in what a test expects. */
export const nameOf = ({ kind, role, accountId, teamRole }: Actor): string =>
  `${kind} ${role} ${accountId}${teamRole === "owner" ? "" : ` ${teamRole}`}`;
/** Names the actors that pass. */
export const readers = (test: (actor: Actor) => boolean): string[] =>
  ACTORS.filter(test).map(nameOf);
