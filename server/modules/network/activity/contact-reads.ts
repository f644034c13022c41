// Counts the contacts that people and keys of an account read of their own leads: one entry for
// each reader and hour, so that reading waits for no write. Looks of the network have a reason and
// an entry each.
import type pg from "pg";
import type { Actor } from "../../../../domain/access/access.ts";
import { SECOND_MS } from "../../../../domain/time.ts";
import { Tally } from "../../../platform/clock/tally.ts";
import type { Logger } from "../../../platform/log/log.ts";
import { countActivity } from "./record-activity.ts";

const WRITE_EVERY_MS = 10 * SECOND_MS;
/** Readers between two writes. */
const MOST_KEPT = 10_000;

interface Read {
  readonly actor: Actor;
  readonly count: number;
}

export interface ContactReads {
  /** So many leads were sent to the actor with their contact. */
  note(actor: Actor, count: number): void;
  /** Writes what was counted so far. */
  flush(): Promise<void>;
}

export function createContactReads({
  pool,
  now,
  log,
}: {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly log: Logger;
}): ContactReads {
  const tally = new Tally<Read>({
    everyMs: WRITE_EVERY_MS,
    most: MOST_KEPT,
    write: async (reads) => {
      for (const { actor, count } of reads)
        await countActivity(
          pool,
          {
            atMs: now(),
            actor,
            accountId: actor.accountId,
            action: "contact.read",
            subjectKind: "account",
            subjectId: actor.accountId,
            detail: {},
          },
          [],
          count,
        );
    },
    onError: (error) => log.error({ err: error }, "reads of contacts could not be written"),
  });
  return {
    note(actor, count) {
      if (count === 0 || actor.kind === "source") return;
      tally.add(`${actor.kind} ${actor.id}`, (earlier) => ({
        actor,
        count: (earlier?.count ?? 0) + count,
      }));
    },
    flush: () => tally.flush(),
  };
}
