// Runs the history's thread, which holds the columns and loads new leads before it answers, without
// blocking the server's thread.
import { workerData } from "node:worker_threads";
import type pg from "pg";
import { openPool } from "../../../platform/db/pool.ts";
import { answerQuestions } from "../../../platform/threads/answer-questions.ts";
import type { HistoryQuestions } from "./history-thread.ts";
import { LoadedHistory } from "./load-history.ts";
import { countMissed } from "./missed.ts";
import { preview } from "./preview.ts";

/** Maximum age of the leads behind an answer: loading costs more than answering. */
const FRESH_MS = 2_000;

const { databaseUrl } = workerData as { readonly databaseUrl: string };
const history = new LoadedHistory();
let readAtMs = -Infinity;
// A lost connection is reopened by the next question.
const pool = openPool({ url: databaseUrl, max: 1, onError: () => undefined });

/** Answers from leads that are at most `FRESH_MS` old. */
async function withHistory<Answer>(
  atMs: number,
  answer: (db: pg.ClientBase) => Promise<Answer>,
): Promise<Answer> {
  const db = await pool.connect();
  try {
    if (atMs - readAtMs > FRESH_MS) {
      await history.catchUp(db, atMs);
      readAtMs = atMs;
    }
    return await answer(db);
  } finally {
    db.release();
  }
}

answerQuestions<HistoryQuestions>({
  preview: (question) => withHistory(question.atMs, (db) => preview(db, history, question)),
  missed: (question) => withHistory(question.nowMs, (db) => countMissed(db, history, question)),
});
