// Counts calls that are refused to their caller, in memory: a call costs no write, however many
// there are.
import type { Operation } from "../../../contract/operation.ts";
import type { ProblemCode } from "../../../contract/problems.ts";
import type { Actor } from "../../../domain/access/access.ts";
import { Tally } from "../clock/tally.ts";
import { addressGroup } from "./address-group.ts";

/** Refused calls of one caller to one operation. */
export interface Denied {
  readonly actor: Actor;
  readonly operationId: string;
  /** Of the last one. */
  readonly code: ProblemCode;
  readonly addressGroup: string;
  readonly count: number;
}

export interface Denials {
  /** Counts a refusal, if it says that the caller may not do this. */
  note(actor: Actor | null, operation: Operation, code: ProblemCode, address: string): void;
}

const DENIED: ReadonlySet<ProblemCode> = new Set(["forbidden", "out_of_scope", "not_approved"]);
/** Not found is refused alike for a record of another account, and for one that is gone. */
const PROBED: ProblemCode = "not_found";
/** Links to records that are gone are followed; so many within an hour are a search for ids. */
export const FREE_PROBES = 10;

/** Keeps the counts until they are written. */
export function createDenials(tally: Tally<Denied>, hourOf: () => number): Denials {
  let probes = { hour: 0, counts: new Map<string, number>() };
  /** How many to count now: the first ones wait until they are more than anyone follows. */
  const probed = (key: string): number => {
    const hour = hourOf();
    if (probes.hour !== hour) probes = { hour, counts: new Map() };
    const count = (probes.counts.get(key) ?? 0) + 1;
    probes.counts.set(key, count);
    if (count < FREE_PROBES) return 0;
    return count === FREE_PROBES ? count : 1;
  };
  return {
    note(actor, { operationId }, code, address) {
      // Posts of sources are refused by the thousand, and each source has its own report of them.
      if (actor === null || actor.kind === "source") return;
      // What a view looks at is kept apart; what it does not show is no attempt of the account's.
      if (actor.viewing !== undefined) return;
      const key = `${actor.kind} ${actor.id} ${operationId}`;
      const count = code === PROBED ? probed(key) : DENIED.has(code) ? 1 : 0;
      if (count === 0) return;
      const group = addressGroup(address);
      tally.add(key, (earlier) => ({
        actor,
        operationId,
        code,
        addressGroup: group,
        count: (earlier?.count ?? 0) + count,
      }));
    },
  };
}
