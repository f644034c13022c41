// Runs the listing index's thread, which holds the columns and loads changes before it answers,
// without blocking the server's thread.
import { workerData } from "node:worker_threads";
import { openPool } from "../../../../platform/db/pool.ts";
import { buildMapPoints } from "../../../../platform/geo/map-points.ts";
import { buildPlaceFinder, readZips } from "../../../../platform/geo/zip-table.ts";
import { answerQuestions } from "../../../../platform/threads/answer-questions.ts";
import { ListingIndexAnswers } from "./answer-listings.ts";
import { LoadedListings } from "./load-listings.ts";
import type { ListingIndexQuestions } from "./listing-index-questions.ts";

const { databaseUrl } = workerData as { readonly databaseUrl: string };
const zips = readZips();
const listings = new LoadedListings(buildPlaceFinder(zips));
const answers = new ListingIndexAnswers(listings.columns, buildMapPoints(zips));
// A lost connection is reopened by the next question.
const pool = openPool({ url: databaseUrl, max: 1, onError: () => undefined });

async function catchUp(): Promise<void> {
  const db = await pool.connect();
  try {
    await listings.catchUp(db);
  } finally {
    db.release();
  }
}

answerQuestions<ListingIndexQuestions>({
  async page(question) {
    await catchUp();
    return answers.page(question);
  },
  async overview(question) {
    await catchUp();
    return answers.overview(question);
  },
});
