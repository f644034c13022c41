// The history's own thread: it holds the columns, reads on before it answers, and never keeps the server's thread waiting.
import { parentPort, workerData } from "node:worker_threads";
import { openPool } from "../../platform/db/pool.ts";
import { LoadedHistory } from "./load-history.ts";
import { type PreviewQuestion, preview } from "./preview.ts";
import type { HistoryCall, HistoryReply } from "./history-calls.ts";

/** So old may an answer's leads be: reading on costs more than answering. */
const FRESH_MS = 2_000;

const { databaseUrl } = workerData as { readonly databaseUrl: string };
const history = new LoadedHistory();
let readAtMs = -Infinity;
// A connection that is lost is opened again by the next question.
const pool = openPool({ url: databaseUrl, max: 1, onError: () => undefined });

async function answer(question: PreviewQuestion): Promise<HistoryReply["answer"]> {
  const db = await pool.connect();
  try {
    if (question.atMs - readAtMs > FRESH_MS) {
      await history.catchUp(db, question.atMs);
      readAtMs = question.atMs;
    }
    return await preview(db, history, question);
  } finally {
    db.release();
  }
}

// One question after the other: they share the connection, and each takes all of the processor while it is answered.
let turn: Promise<void> = Promise.resolve();
parentPort?.on("message", ({ id, question }: HistoryCall) => {
  turn = turn.then(async () => {
    try {
      parentPort?.postMessage({ id, answer: await answer(question), error: null } satisfies HistoryReply);
    } catch (error) {
      parentPort?.postMessage({ id, answer: null, error: error instanceof Error ? error.message : String(error) } satisfies HistoryReply);
    }
  });
});
