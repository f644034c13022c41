// The shelf's own thread: it holds the columns, reads on before it answers, and never keeps the
// server's thread waiting.
import { workerData } from "node:worker_threads";
import { openPool } from "../../../platform/db/pool.ts";
import { buildMapPoints } from "../../../platform/geo/map-points.ts";
import { buildPlaceFinder, readZips } from "../../../platform/geo/zip-table.ts";
import { answerQuestions } from "../../../platform/threads/answer-questions.ts";
import { ShelfAnswers } from "./answer-shelf.ts";
import { LoadedShelf } from "./load-shelf.ts";
import type { ShelfQuestions } from "./shelf-questions.ts";

const { databaseUrl } = workerData as { readonly databaseUrl: string };
const zips = readZips();
const shelf = new LoadedShelf(buildPlaceFinder(zips));
const answers = new ShelfAnswers(shelf.columns, buildMapPoints(zips));
// A connection that is lost is opened again by the next question.
const pool = openPool({ url: databaseUrl, max: 1, onError: () => undefined });

async function catchUp(): Promise<void> {
  const db = await pool.connect();
  try {
    await shelf.catchUp(db);
  } finally {
    db.release();
  }
}

answerQuestions<ShelfQuestions>({
  async page(question) {
    await catchUp();
    return answers.page(question);
  },
  async overview(question) {
    await catchUp();
    return answers.overview(question);
  },
});
