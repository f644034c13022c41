// The history's own thread: it holds the columns, reads on before it answers, and never keeps the
// server's thread waiting.
import { workerData } from "node:worker_threads";
import { openPool } from "../../../platform/db/pool.ts";
import { answerQuestions } from "../../../platform/threads/answer-questions.ts";
import type { HistoryQuestions } from "./history-thread.ts";
import { LoadedHistory } from "./load-history.ts";
import { preview } from "./preview.ts";

/** So old may an answer's leads be: reading on costs more than answering. */
const FRESH_MS = 2_000;

const { databaseUrl } = workerData as { readonly databaseUrl: string };
const history = new LoadedHistory();
let readAtMs = -Infinity;
// A connection that is lost is opened again by the next question.
const pool = openPool({ url: databaseUrl, max: 1, onError: () => undefined });

answerQuestions<HistoryQuestions>({
  async preview(question) {
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
  },
});
