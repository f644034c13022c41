// Imports a file of 100,000 leads: reads and checks it as the browser's worker does, sends it in
// chunks, and waits until the last row is decided.
import { randomUUID } from "node:crypto";
import pg from "pg";
import { csvLine } from "../domain/csv/csv-cell.ts";
import { IMPORT_LIMITS } from "../domain/csv/limits.ts";
import { LEAD_FIELDS } from "../domain/lead/field-names.ts";
import { CheckedTable } from "../web/features/supply/imports/checked-table.ts";
import { readFile } from "../web/features/supply/imports/read-file.ts";
import { makeAffiliateKey } from "./account-keys.ts";
import { countFindings, settle } from "./bench-database.ts";
import type { BenchServer } from "./bench-market.ts";
import { type RunningBenchServer, startServer } from "./bench-server.ts";
import { type PostingMarket, makePostingMarket } from "./posting-market.ts";
import { type BenchRow, quantile } from "./report.ts";

const ROWS = 100_000;
/** Chunks sent in parallel, as many as the web app sends. */
const AT_ONCE = 3;
const LOOK_MS = 100;

interface Importer {
  readonly plat: RunningBenchServer;
  readonly key: string;
  readonly sourceId: string;
}

interface ImportTimes {
  readonly sentSeconds: number;
  readonly seconds: number;
  /** Times of the calls for progress while rows were decided, sorted. */
  readonly waitsMs: readonly number[];
}

export async function benchImports(server: BenchServer): Promise<BenchRow[]> {
  const market = await makePostingMarket(server, "imports", 1_000);
  const { key, sourceId } = await letImport(market.url);
  const plat = await startServer(market.url);
  const importer = { plat, key, sourceId };
  // Code that runs for the first time is slow: a small file goes first.
  await importFile(importer, await openFile(market, ROWS / 20));
  const text = fileOf(market, ROWS);
  await settle(market.url);
  const readStart = performance.now();
  const table = await openText(text);
  const readSeconds = (performance.now() - readStart) / 1_000;
  const { sentSeconds, seconds, waitsMs } = await importFile(importer, table);
  await plat.stop();
  return [
    {
      name: "a file of 100,000 leads, read and checked",
      value: readSeconds,
      unit: "s",
      mustReach: { atMost: 3 },
    },
    { name: "its rows sent", value: sentSeconds, unit: "s" },
    {
      name: "CSV import of 100,000 rows, from the file to the last decision",
      value: readSeconds + seconds,
      unit: `s (${Math.round(ROWS / (seconds - sentSeconds))} decisions/s)`,
      mustReach: { atMost: 30 },
    },
    { name: "a look at its progress meanwhile, p50", value: quantile(waitsMs, 0.5), unit: "ms" },
    { name: "a look at its progress meanwhile, p99", value: quantile(waitsMs, 0.99), unit: "ms" },
    {
      name: "ledger findings after the import",
      value: await countFindings(market.url),
      unit: "",
      mustReach: { atMost: 0 },
    },
  ];
}

/** Sets the bench's source to accept files, and creates a key for its affiliate. */
async function letImport(
  url: string,
): Promise<{ readonly key: string; readonly sourceId: string }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const {
    rows: [source],
  } = await client.query<{ id: string }>("update source set kind = 'import' returning id");
  await client.end();
  return { key: await makeAffiliateKey(url), sourceId: source?.id ?? "" };
}

/** Returns the text of a file of leads not posted before. */
function fileOf(market: PostingMarket, rows: number): string {
  const fields = LEAD_FIELDS.filter(
    (field) => !["user_agent", "consent_sellers", "address2", "price"].includes(field),
  );
  const lines = market.bodies(rows).map((body) => {
    const lead: Readonly<Record<string, unknown>> = JSON.parse(body);
    return csvLine(fields.map((field) => String(lead[field] ?? "")));
  });
  return csvLine(fields) + lines.join("");
}

async function openFile(market: PostingMarket, rows: number): Promise<CheckedTable> {
  return openText(fileOf(market, rows));
}

/** Does what the worker does with a file. Throws if a row cannot be imported. */
async function openText(text: string): Promise<CheckedTable> {
  const read = await readFile(new Blob([text]), () => undefined);
  if (!read.ok) throw new Error(`the bench's own file was refused: ${read.error}`);
  const table = new CheckedTable(read.value);
  const fields = table.describe().matches.map((match) => match?.field ?? null);
  table.map({ fields, side: null, dateOrder: null, timeZone: null });
  table.check(0, table.size, Date.now());
  const { bad, problems } = table.summary(Date.now(), new Set());
  if (bad > 0)
    throw new Error(
      `${bad} rows of the bench's own file cannot be imported: ${JSON.stringify(problems)}`,
    );
  return table;
}

async function importFile(
  { plat, key, sourceId }: Importer,
  table: CheckedTable,
): Promise<ImportTimes> {
  const call = async (
    method: string,
    path: string,
    body?: unknown,
  ): Promise<ReturnType<typeof JSON.parse>> => {
    const answer = await fetch(`http://127.0.0.1:${plat.port}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok)
      throw new Error(`${method} ${path} was answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const path = `/v1/imports/${randomUUID()}`;
  const columns = table
    .describe()
    .matches.flatMap((match) =>
      match === null ? [] : [{ name: match.field, field: match.field }],
    );
  const startMs = performance.now();
  await call("PUT", path, { source_id: sourceId, name: "bench.csv", columns, rows: table.size });
  const parts = partsOf(table);
  const send = async (): Promise<void> => {
    for (const { no, rows } of parts) await call("PUT", `${path}/chunks/${no}`, { rows });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  const sentMs = performance.now();
  const waitsMs: number[] = [];
  for (let { status } = await call("POST", `${path}/start`); status !== "done";) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const askedMs = performance.now();
    ({ status } = await call("GET", path));
    waitsMs.push(performance.now() - askedMs);
  }
  const { decided, accepted, rejected, duplicates, failed } = await call("GET", path);
  if (decided !== table.size || failed + duplicates > 0)
    throw new Error(
      "the import came to another end than it should: " +
        `${JSON.stringify({ decided, accepted, rejected, duplicates, failed })}`,
    );
  return {
    sentSeconds: (sentMs - startMs) / 1_000,
    seconds: (performance.now() - startMs) / 1_000,
    waitsMs: waitsMs.sort((a, b) => a - b),
  };
}

function* partsOf(
  table: CheckedTable,
): Generator<{ readonly no: number; readonly rows: readonly object[] }> {
  let no = 0;
  for (let from: number | null = 0; from !== null;) {
    const part: ReturnType<CheckedTable["part"]> = table.part(from);
    from = part.next;
    no += 1;
    if (no > IMPORT_LIMITS.parts) throw new Error("more parts than an import has");
    if (part.rows.length > 0) yield { no, rows: part.rows };
  }
}
