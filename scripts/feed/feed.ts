// npm run feed -- FILE.csv — posts a CSV of leads or sales to the demo network, adding made-up
// people and consent where the file has none; with --complete OUT.csv it writes the completed file
// instead. The exit code is 1 if the file was not fed.
import { randomUUID } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type Result, ok, refuse } from "../../domain/result.ts";
import { completeTable, toPost } from "./complete-table.ts";
import { findNetwork } from "./find-network.ts";
import { type Outcomes, countOutcomes, formatOutcomes } from "./outcomes.ts";
import { postBatches } from "./post-batches.ts";
import { makeProgress } from "./progress.ts";
import { type Table, readTable } from "./read-table.ts";
import { formatTable } from "./write-table.ts";

const USAGE =
  "Say which file: npm run feed -- FILE.csv, or npm run feed -- FILE.csv --complete OUT.csv to " +
  "write the completed file instead.";

interface Wish {
  readonly file: string;
  readonly output: string | null;
}

function readArguments(args: string[]): Result<Wish, string> {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { complete: { type: "string" } },
    });
    const [file, ...rest] = positionals;
    const output = values.complete ?? null;
    if (file === undefined || file === "" || rest.length > 0 || output === "") return refuse(USAGE);
    if (output !== null && resolve(output) === resolve(file))
      return refuse(
        "The completed file would replace the file itself: give --complete another name.",
      );
    return ok({ file, output });
  } catch {
    return refuse(USAGE);
  }
}

async function readText(file: string): Promise<Result<string, string>> {
  try {
    return ok(new TextDecoder("utf-8", { fatal: true }).decode(await readFile(file)));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code === "ENOENT") return refuse(`There is no file ${file}: check its name.`);
    if (code === "ERR_ENCODING_INVALID_ENCODED_DATA")
      return refuse(`${file} is not text in UTF-8: save it as CSV in UTF-8.`);
    return refuse(`${file} cannot be read (${code}): give the path of a CSV file.`);
  }
}

async function writeCompleted(table: Table, output: string): Promise<Result<null, string>> {
  try {
    await writeFile(output, formatTable(table));
  } catch (error) {
    return refuse(
      `${output} cannot be written ` +
        `(${error instanceof Error && "code" in error ? String(error.code) : "unknown"}): give ` +
        "--complete a file in a folder that exists.",
    );
  }
  console.log(`${table.rows.length} completed rows written to ${output}.`);
  return ok(null);
}

async function post(table: Table): Promise<Result<null, string>> {
  const network = await findNetwork(resolve(process.env["PLAT_DATA_DIR"] || "./data"));
  if (!network.ok) return network;
  const posts = table.rows.map((row) => toPost(table.columns, row));
  const progress = makeProgress(process.stderr, posts.length);
  let outcomes: Outcomes = new Map();
  let decided = 0;
  const posted = await postBatches(network.value, posts, {
    runId: randomUUID(),
    now: Date.now,
    wait: (ms) => sleep(ms),
    onAnswers: (answers) => {
      outcomes = countOutcomes(outcomes, answers);
      decided += answers.length;
      progress.show(decided);
    },
  });
  progress.end();
  // Without a response there is nothing to count: the refusal says it all.
  if (decided === 0 && !posted.ok) return posted;
  console.log(`${formatOutcomes(outcomes)}\n`);
  console.log(
    `${table.rows.length + table.badRows.length} rows, ${decided} decisions, ` +
      `${table.badRows.length} rows that could not be read.`,
  );
  return posted;
}

async function feed(args: string[]): Promise<Result<null, string>> {
  const wish = readArguments(args);
  if (!wish.ok) return wish;
  const text = await readText(wish.value.file);
  if (!text.ok) return text;
  const table = readTable(text.value);
  if (!table.ok) return table;
  const completed = completeTable(table.value, Date.now());
  if (!completed.ok) return completed;
  for (const { line, problem } of completed.value.badRows)
    console.error(`Line ${line} is left out: ${problem}.`);
  return wish.value.output === null
    ? post(completed.value)
    : writeCompleted(completed.value, wish.value.output);
}

const fed = await feed(process.argv.slice(2));
if (!fed.ok) {
  console.error(fed.error);
  process.exitCode = 1;
}
