// Works through running imports: a few at once in turn, some parts of each ahead, under leases that
// run out with their holder. A thread prepares the parts, and ends when there was nothing to import
// for a while.
import {
  type ImportEnded,
  importEndedTopic,
} from "../../../../domain/notifications/kinds/import-ended.ts";
import type pg from "pg";
import { type Ticker, createTicker } from "../../../platform/clock/ticker.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { recordActivity } from "../../network/activity/index.ts";
import type { IntakeDeps } from "../../selling/intake/index.ts";
import { findSourceCaller } from "../sources/index.ts";
import { decideRows } from "./decide-chunk.ts";
import {
  type LeasedImport,
  type LeasedChunk,
  leaseDueImports,
  endImport,
  finishPart,
  forgetImports,
  releaseImports,
  leaseChunk,
} from "./import-work.store.ts";
import { type Preparer, type PreparerKeys, createPreparer } from "./preparer.ts";

const IMPORTS_INTERVAL_MS = 500;
const FORGET_INTERVAL_MS = 60_000;
/**
 * Renewed with every part. A part takes a second at most, so that a holder that is silent for so
 * long is gone.
 */
const LEASE_MS = 10_000;
/**
 * Imports worked on at once: sources take turns in the market's line, so that a large file keeps no
 * small one waiting.
 */
const AT_ONCE = 4;
/** Parts of one import in hand, so that the market's lanes never wait for the next. */
const AHEAD = 3;
/** After so long others are looked at, and whether the import is still wanted. */
const TURN_MS = 5_000;
const KEEP_REFUSED_MS = 14 * 86_400_000;
const KEEP_DRAFT_MS = 86_400_000;

export interface ImportJobsDeps {
  readonly pool: pg.Pool;
  readonly intake: Pick<IntakeDeps, "market" | "networkName" | "scoreSettings">;
  /** The network's own, for the thread. */
  readonly keys: PreparerKeys;
  readonly holderId: string;
  readonly now: () => number;
  readonly onError: (error: unknown, what: string) => void;
}

/**
 * Builds the loop. Any number of processes may run it: each import is one's at a time, and what two
 * decide counts once.
 */
export function createImportJobs(deps: ImportJobsDeps): Ticker {
  const ending = new AbortController();
  const preparer = createPreparer(deps.keys, (error) =>
    deps.onError(error, "the thread that prepares imports broke and is started again"),
  );
  let forgotAtMs = -Infinity;
  let hasWorked = false;
  // Answers how many parts were decided: where nothing moves, the next look is at the next tick.
  const round = async (): Promise<number> => {
    const claimed = await leaseDueImports(deps.pool, deps.holderId, AT_ONCE, LEASE_MS);
    if (claimed.length > 0) hasWorked = true;
    const done = await Promise.all(
      claimed.map((one) =>
        workOn(deps, preparer, one, ending.signal).catch((error: unknown) => {
          deps.onError(error, "an import could not go on and is taken up again");
          return 0;
        }),
      ),
    );
    return done.reduce((sum, parts) => sum + parts, 0);
  };
  const work = async (): Promise<void> => {
    const nowMs = deps.now();
    if (nowMs - forgotAtMs >= FORGET_INTERVAL_MS) {
      await forgetImports(deps.pool, nowMs, KEEP_DRAFT_MS);
      forgotAtMs = nowMs;
      if (!hasWorked) preparer.rest();
      hasWorked = false;
    }
    while (!ending.signal.aborted && (await round()) > 0);
  };
  const ticker = createTicker(IMPORTS_INTERVAL_MS, work, (error) =>
    deps.onError(error, "imports could not go on and are taken up again"),
  );
  return {
    start: () => ticker.start(),
    async stop() {
      ending.abort();
      await ticker.stop();
      await preparer.stop();
      await releaseImports(deps.pool, deps.holderId);
    },
  };
}

/**
 * Decides parts of an import for a while, several at once, and ends it where nothing is left.
 * Answers how many were decided.
 */
async function workOn(
  deps: ImportJobsDeps,
  preparer: Preparer,
  claimed: LeasedImport,
  ending: AbortSignal,
): Promise<number> {
  const { id, columns, side } = claimed;
  const { market, networkName, scoreSettings } = deps.intake;
  const caller = await findSourceCaller(deps.pool, claimed.source_id);
  const endMs = deps.now() + TURN_MS;
  const inHand = new Set<number>();
  let [decided, isEmpty] = [0, !caller.ok];
  let taking: Promise<unknown> = Promise.resolve();
  // One after the other: two at once would take the same part.
  const takeNext = (): Promise<LeasedChunk | null> => {
    const next = taking.then(async () => {
      const part = await leaseChunk(deps.pool, id, [...inHand], deps.now());
      if (part !== null) inHand.add(part.no);
      return part;
    });
    taking = next.catch(() => undefined);
    return next;
  };
  const decideSome = async (): Promise<void> => {
    while (caller.ok && !isEmpty && !ending.aborted && deps.now() < endMs) {
      const part = await takeNext();
      if (part === null) {
        isEmpty = true;
        return;
      }
      const { no } = part;
      const sealedPart = { importId: id, no, sealed: part.sealed };
      const rows = await preparer.prepare({
        ...sealedPart,
        columns,
        side,
        source: caller.value.terms,
        networkName: networkName(),
        scoreSettings: scoreSettings(),
        nowMs: deps.now(),
      });
      const { refused, ...counts } = await decideRows(market, rows);
      const outcome = {
        ...counts,
        refused: refused.length === 0 ? null : await preparer.sealRefused(sealedPart, refused),
      };
      await inTransaction(deps.pool, (tx) =>
        finishPart(tx, id, no, outcome, {
          atMs: deps.now(),
          holderId: deps.holderId,
          leaseMs: LEASE_MS,
        }),
      );
      inHand.delete(no);
      decided += 1;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: AHEAD }, decideSome));
  for (const one of ends) if (one.status === "rejected") throw one.reason;
  if (isEmpty) await end(deps, claimed);
  return decided;
}

async function end(
  { pool, now }: ImportJobsDeps,
  { id, account_id: accountId }: LeasedImport,
): Promise<void> {
  const atMs = now();
  await inTransaction(pool, async (tx) => {
    const ended = await endImport(tx, id, atMs, KEEP_REFUSED_MS);
    if (ended === null) return;
    const {
      status,
      row_count: rows,
      decided_rows: decided,
      accepted,
      sold,
      earned_cents: earned,
    } = ended;
    const payload: ImportEnded = {
      accountId,
      importId: id,
      status,
      rows,
      accepted,
      sold,
      earnedCents: Number(earned),
    };
    await appendOutboxEvent(tx.client, importEndedTopic, payload, atMs);
    if (status === "done")
      await recordActivity(tx.client, {
        atMs,
        actor: { kind: "system", id: "imports" },
        accountId,
        action: "import.finished",
        subjectKind: "import",
        subjectId: id,
        detail: { rows, decided, accepted, sold },
      });
  });
}
