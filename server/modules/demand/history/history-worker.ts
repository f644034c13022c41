// Runs the history's thread, which holds the columns and loads new leads before it answers, without
// blocking the server's thread.
import { workerData } from "node:worker_threads";
import { openPool } from "../../../platform/db/pool.ts";
import { answerQuestions } from "../../../platform/threads/answer-questions.ts";
import type { HistoryQuestions } from "./history-thread.ts";
import { LoadedHistory } from "./load-history.ts";
import { preview } from "./preview.ts";

/** Maximum age of the leads behind an answer: loading costs more than answering. */
const FRESH_MS = 2_000;

const { databaseUrl } = workerData as { readonly databaseUrl: string };
const history = new LoadedHistory();
let readAtMs = -Infinity;
// A lost connection is reopened by the next question.
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
