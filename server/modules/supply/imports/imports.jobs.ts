// Processes running imports: a few at a time in turn, several chunks of each in parallel, under
// leases that expire with their holder. A worker thread prepares the chunks, and ends after a while
// without imports.
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
import { defaultsOfRow } from "./import-reading.ts";
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
 * Renewed with every chunk. A chunk takes a second at most, so a holder that is silent for this
 * long is gone.
 */
const LEASE_MS = 10_000;
/**
 * Imports processed concurrently: sources take turns in the market's queue, so that a large file
 * does not delay a small one.
 */
const AT_ONCE = 4;
/** Chunks of one import in hand, so that the market's workers never wait for the next. */
const AHEAD = 3;
/** After this time other imports get their turn, and cancellation is checked. */
const TURN_MS = 5_000;
const KEEP_REFUSED_MS = 14 * 86_400_000;
const KEEP_DRAFT_MS = 86_400_000;

export interface ImportJobsDeps {
  readonly pool: pg.Pool;
  readonly intake: Pick<IntakeDeps, "market" | "networkName" | "scoreSettings">;
  /** The network's own keys, for the thread. */
  readonly keys: PreparerKeys;
  readonly holderId: string;
  readonly now: () => number;
  readonly onError: (error: unknown, what: string) => void;
}

/**
 * Builds the loop. Any number of processes may run it: each import is leased by one at a time, and
 * a row decided by two counts once.
 */
export function createImportJobs(deps: ImportJobsDeps): Ticker {
  const ending = new AbortController();
  const preparer = createPreparer(deps.keys, (error) =>
    deps.onError(error, "the thread that prepares imports broke and is started again"),
  );
  let forgotAtMs = -Infinity;
  let hasWorked = false;
  // Returns how many chunks were decided: if none, the next poll is at the next tick.
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
 * Decides chunks of an import for a while, several in parallel, and ends it if nothing is left.
 * Returns how many were decided.
 */
async function workOn(
  deps: ImportJobsDeps,
  preparer: Preparer,
  claimed: LeasedImport,
  ending: AbortSignal,
): Promise<number> {
  const { id, columns } = claimed;
  const { market, networkName, scoreSettings } = deps.intake;
  const caller = await findSourceCaller(deps.pool, claimed.source_id);
  const endMs = deps.now() + TURN_MS;
  const inHand = new Set<number>();
  let [decided, isEmpty] = [0, !caller.ok];
  let taking: Promise<unknown> = Promise.resolve();
  // In sequence: parallel calls would take the same chunk.
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
        defaults: defaultsOfRow(claimed),
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
