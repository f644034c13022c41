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
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { recordActivity } from "../../network/activity/index.ts";
import type { IntakeDeps } from "../../selling/intake/index.ts";
import type { Distribution } from "../../selling/distribution/index.ts";
import { insertImportedDrafts, roomForDrafts } from "../drafts/index.ts";
import { findSourceCaller } from "../sources/index.ts";
import { type OpenSource, findOpenSource } from "./open-source.ts";
import { defaultsOfRow } from "./import-reading.ts";
import { type NewRowDraft, decideRows } from "./decide-chunk.ts";
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
import { waitForRoom } from "./import.store.ts";
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
/** After this time an import whose source had no room tries again. */
const RETRY_MS = 60_000;
const KEEP_REFUSED_MS = 14 * 86_400_000;
const KEEP_DRAFT_MS = 86_400_000;

export interface ImportJobsDeps {
  readonly pool: pg.Pool;
  readonly intake: Pick<
    IntakeDeps,
    "vault" | "networkName" | "formerNetworkNames" | "scoreSettings"
  >;
  readonly market: Pick<Distribution, "distribute" | "roomToday">;
  /** The network's own keys, for the thread. */
  readonly keys: PreparerKeys;
  readonly holderId: string;
  readonly now: () => number;
  /** How long the persons of drafts may confirm them, in milliseconds. */
  readonly draftMs: () => number;
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
    const claimed = await leaseDueImports(deps.pool, deps.holderId, AT_ONCE, LEASE_MS, deps.now());
    const done = await Promise.all(
      claimed.map((one) =>
        workOn(deps, preparer, one, ending.signal).catch((error: unknown) => {
          deps.onError(error, "an import could not go on and is taken up again");
          return 0;
        }),
      ),
    );
    const decided = done.reduce((sum, parts) => sum + parts, 0);
    if (decided > 0) hasWorked = true;
    return decided;
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
  const caller = await findSourceCaller(deps.pool, claimed.source_id, new Date(deps.now()));
  const { left } = caller.ok ? await deps.market.roomToday(caller.value.terms) : { left: null };
  // Asked first, so that the thread is not woken every minute for an import that waits for days.
  if (claimed.status === "running" && claimed.retry_at !== null && left === 0)
    return rest(deps, claimed.id);
  const endMs = deps.now() + TURN_MS;
  const inHand = new Set<number>();
  let [decided, isEmpty, isFull] = [0, !caller.ok, false];
  let taking: Promise<unknown> = Promise.resolve();
  // In sequence: parallel calls would take the same chunk.
  const takeNext = (): Promise<LeasedChunk | null> => {
    const next = taking.then(async () => {
      const part = await leaseChunk(deps.pool, claimed.id, [...inHand], deps.now());
      if (part !== null) inHand.add(part.no);
      return part;
    });
    taking = next.catch(() => undefined);
    return next;
  };
  const decideSome = async (): Promise<void> => {
    while (caller.ok && !isEmpty && !isFull && !ending.aborted && deps.now() < endMs) {
      const source = await findOpenSource(deps, claimed.source_id);
      if (source === null) return;
      const part = await takeNext();
      if (part === null) {
        isEmpty = true;
        return;
      }
      const result = await decidePart(deps, preparer, claimed, part, source);
      if (result === "waits") isFull = true;
      else {
        inHand.delete(part.no);
        decided += 1;
      }
    }
  };
  // Chunks in parallel would each get a part of a day's last room, and none of them would be
  // counted before the next day.
  const fits = left === null || left >= claimed.undecided_rows;
  const ends = await Promise.allSettled(Array.from({ length: fits ? AHEAD : 1 }, decideSome));
  for (const one of ends) if (one.status === "rejected") throw one.reason;
  if (isFull) await rest(deps, claimed.id);
  else if (isEmpty) await end(deps, claimed);
  return decided;
}

/** Lets the import wait a while for its source's room. Returns the chunks decided: none. */
async function rest({ pool, now }: ImportJobsDeps, id: string): Promise<number> {
  await waitForRoom(pool, id, new Date(now() + RETRY_MS));
  return 0;
}

/**
 * Decides the rows of a chunk and counts it. `waits`: its source has no room for some of them
 * today, so that the chunk is taken up again; its other rows then keep their answers. Of a canceled
 * import such rows are erased.
 */
async function decidePart(
  deps: ImportJobsDeps,
  preparer: Preparer,
  claimed: LeasedImport,
  { no, sealed }: LeasedChunk,
  { terms, pauses }: OpenSource,
): Promise<"decided" | "waits"> {
  const { id, columns } = claimed;
  const { networkName, formerNetworkNames, scoreSettings } = deps.intake;
  const sealedPart = { importId: id, no, sealed };
  const rows = await preparer.prepare({
    ...sealedPart,
    columns,
    defaults: defaultsOfRow(claimed),
    makesDrafts: claimed.makes_drafts,
    source: terms,
    pauses,
    networkName: networkName(),
    formerNetworkNames: formerNetworkNames(),
    scoreSettings: scoreSettings(),
    nowMs: deps.now(),
  });
  const room = claimed.makes_drafts ? await roomForDrafts(deps.pool, claimed.account_id) : 0;
  const decided = await decideRows(deps.market, rows, room);
  if (decided.waiting > 0 && claimed.status === "running") return "waits";
  const kept = await preparer.sealKept(sealedPart, decided);
  await inTransaction(deps.pool, async (tx) => {
    await makeDrafts(deps, tx.client, claimed, no, decided.drafts);
    await finishPart(
      tx,
      id,
      no,
      { ...decided.outcome, kept },
      { atMs: deps.now(), holderId: deps.holderId, leaseMs: LEASE_MS },
    );
  });
  return "decided";
}

async function makeDrafts(
  { intake: { vault }, now, draftMs }: ImportJobsDeps,
  db: Queryable,
  { id: importId, account_id: accountId, created_by: createdBy }: LeasedImport,
  no: number,
  drafts: readonly NewRowDraft[],
): Promise<void> {
  if (drafts.length === 0 || createdBy === null) return;
  await insertImportedDrafts(db, vault, {
    accountId,
    importId,
    createdBy,
    drafts: drafts.map(({ index, line, answers }) => ({
      id: draftId(vault, `${importId}#${no}.${index}`),
      line,
      answers,
    })),
    atMs: now(),
    draftMs: draftMs(),
  });
}

/** A UUID (version 8, RFC 9562) that is the same for the same row. */
function draftId(vault: Pick<ContactVault, "hashText">, row: string): string {
  const hex = vault.hashText("import-draft", row);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
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
