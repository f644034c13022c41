// Tests npm run feed with a demo network: real sales are posted, every row is decided and
// explained, and the ledger verifies.
import { execFile, execFileSync } from "node:child_process";
import { mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verifyLedger } from "../server/modules/money/ledger/index.ts";
import { unpackDecision } from "../server/modules/selling/distribution/index.ts";
import { readTable } from "../scripts/feed/read-table.ts";
import { type RunningDemo, startDemo } from "./support/demo-network.ts";
import { ROOT } from "./support/server-process.ts";

const SALES = join(ROOT, "test/fixtures/sacramento-sales.csv");
const ROWS = 932;

let directory: string;
let demo: RunningDemo;
let pool: pg.Pool;
/** The server's output, with the sign-ins and the ready-made call. */
let printed = "";

interface Run {
  readonly exit: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the feed as npm does, with only the data directory in its environment. */
function feed(args: readonly string[], dataDirectory = demo.directory): Promise<Run> {
  return new Promise((resolve) => {
    const env = {
      PATH: process.env["PATH"] ?? "",
      HOME: process.env["HOME"] ?? "/",
      PLAT_DATA_DIR: dataDirectory,
    };
    const child = execFile(
      process.execPath,
      [join(ROOT, "scripts/feed/feed.ts"), ...args],
      { cwd: ROOT, env },
      (_error, stdout, stderr) => {
        resolve({ exit: child.exitCode ?? -1, stdout, stderr });
      },
    );
  });
}

async function one(sql: string, values: readonly unknown[] = []): Promise<Record<string, unknown>> {
  const { rows } = await pool.query<Record<string, unknown>>(sql, [...values]);
  return rows[0] ?? {};
}

const bookSum = (): Promise<Record<string, unknown>> =>
  one("select count(*)::int as transfers, sum(amount_cents)::text as cents from transfer");

beforeAll(async () => {
  directory = await realpath(await mkdtemp(join(tmpdir(), "plat-feed-")));
  demo = await startDemo("plat-feed-demo");
  const { directory: data, server } = demo;
  server.child.stdout?.on("data", (text: string) => (printed += text));
  await demo.ready;
  const { databasePassword }: { databasePassword: string } = JSON.parse(
    await readFile(join(data, "secrets.json"), "utf8"),
  );
  const port = (await readFile(join(data, "postgres/postmaster.pid"), "utf8")).split("\n")[3];
  pool = new pg.Pool({
    connectionString: `postgres://plat:${databasePassword}@127.0.0.1:${port}/plat`,
    max: 2,
  });
}, 300_000);

afterAll(async () => {
  await pool?.end();
  await demo?.stop();
  await rm(directory, { recursive: true, force: true });
});

describe("the printed call", () => {
  it("is accepted at a price, and a duplicate when repeated", () => {
    const line = /^ {2}(curl .+)$/m.exec(printed)?.[1] ?? "";
    const answers = [1, 2, 3].map((): unknown =>
      JSON.parse(execFileSync("sh", ["-c", line], { encoding: "utf8" })),
    );
    expect(answers[0]).toMatchObject({
      outcome: "success",
      status: "accepted",
      price: expect.any(Number),
    });
    expect(Reflect.get(Object(answers[0]), "price")).toBeGreaterThan(0);
    for (const answer of answers.slice(1))
      expect(answer).toMatchObject({ status: "duplicate", price: 0 });
  });
});

describe("feeding real sales to the demo network", () => {
  let startedAt: unknown;

  beforeAll(async () => {
    startedAt = (await one("select clock_timestamp() as at"))["at"];
  });

  it("ends with a decision for every row and a table of them", async () => {
    const { exit, stdout, stderr } = await feed([SALES]);
    expect([exit, stdout]).toEqual([
      0,
      expect.stringContaining(`${ROWS} rows, ${ROWS} decisions, 0 rows that could not be read.`),
    ]);
    expect(stdout).toMatch(/^accepted +sold_exclusive +\d+ +\$[\d,]+\.\d\d$/m);
    expect(stdout).toMatch(/^total +932 +\$[\d,]+\.\d\d$/m);
    expect(stderr).toContain("932 of 932 rows decided (100 %)");
    expect(
      await one("select count(*)::int as leads from lead where received_at >= $1", [startedAt]),
    ).toEqual({ leads: ROWS });
  });

  it("sells at least 300 to at least 5 buyers", async () => {
    const sold = await one(
      `select count(*) filter (where answer_sale <> 'none')::int as leads,
         (select count(distinct buyer_id)::int from sale where sold_at >= $1) as buyers
       from lead
       where received_at >= $1`,
      [startedAt],
    );
    expect(sold["buyers"]).toBeGreaterThanOrEqual(5);
    expect(sold["leads"]).toBeGreaterThanOrEqual(300);
  });

  it("scores hot, nurture and cold leads", async () => {
    const { rows } = await pool.query<{ tier: string }>(
      "select tier from lead where received_at >= $1 group by tier order by tier",
      [startedAt],
    );
    expect(rows.map(({ tier }) => tier)).toEqual(["cold", "hot", "nurture"]);
  });

  it("explains each decision, with at least 4 reasons of campaigns that did not buy", async () => {
    expect(
      await one(
        "select count(*)::int as silent from lead where received_at >= $1 and decision is null",
        [startedAt],
      ),
    ).toEqual({ silent: 0 });
    const { rows } = await pool.query<{ decision: Buffer }>(
      "select decision from lead where received_at >= $1",
      [startedAt],
    );
    const reasons = [
      ...new Set(
        rows.flatMap(({ decision }) => unpackDecision(decision).lines.map(({ reason }) => reason)),
      ),
    ].filter((reason) => reason !== "won");
    expect(reasons.length, reasons.join(", ")).toBeGreaterThanOrEqual(4);
  });

  it("leaves a ledger that verifies", async () => {
    expect(await verifyLedger(pool)).toEqual([]);
  });

  it("a second time ends with duplicates only and moves no money", async () => {
    const before = await bookSum();
    const { exit, stdout } = await feed([SALES]);
    expect([exit, stdout]).toEqual([
      0,
      expect.stringContaining(`${ROWS} rows, ${ROWS} decisions, `),
    ]);
    expect(stdout).toMatch(
      /^status +reason +leads +earned\nduplicate +duplicate +932 +\$0\.00\ntotal +932 +\$0\.00\n/,
    );
    expect(await bookSum()).toEqual(before);
    expect(await verifyLedger(pool)).toEqual([]);
  });

  it("reports a bad row by its line and decides the others", async () => {
    const file = join(directory, "broken.csv");
    await writeFile(
      file,
      [
        "city,zip,type,price",
        "GALT,z95632,Condo,231000",
        '"GALT,z95632,Condo,1',
        "GALT,z95632,Condo,2,3",
        "GALT,z9563,Condo,232000",
        "GALT,z95632,Condo,233000",
        "",
      ].join("\n"),
    );
    const { exit, stdout, stderr } = await feed([file]);
    expect(exit).toBe(0);
    expect(stderr).toMatch(
      /^Line 3 is left out: its quotes do not match\.\nLine 4 is left out: it has 5 columns where the header has 4\.\n/,
    );
    expect(stdout).toMatch(/^rejected +invalid_field +1 +\$0\.00$/m);
    expect(stdout).toContain("5 rows, 3 decisions, 2 rows that could not be read.");
  });
});

describe("--complete", () => {
  it("writes a different, reproducible person into every row, without a network", async () => {
    const outputs = ["one.csv", "two.csv"].map((name) => join(directory, name));
    for (const output of outputs) {
      const { exit, stdout } = await feed(
        [SALES, "--complete", output],
        join(directory, "nowhere"),
      );
      expect([exit, stdout]).toEqual([0, `${ROWS} completed rows written to ${output}.\n`]);
    }
    const [first, second] = await Promise.all(outputs.map((output) => readFile(output, "utf8")));
    expect(first).toBe(second);
    const table = readTable(first ?? "");
    if (!table.ok) throw new Error(table.error);
    const { columns, rows } = table.value;
    const column = (name: string): string[] =>
      rows.map(({ cells }) => cells[columns.indexOf(name)] ?? "");
    expect(rows).toHaveLength(ROWS);
    expect(new Set(column("phone")).size).toBe(ROWS);
    expect(column("email").filter((email) => email.endsWith("@example.com"))).toHaveLength(ROWS);
    expect(column("zip").filter((zip) => !/^\d{5}$/.test(zip))).toEqual([]);
    expect(new Set(column("property_type"))).toEqual(
      new Set(["single_family", "condo", "multi_5_plus"]),
    );
  });
});

describe("the feed is refused in one sentence", () => {
  const refusal = async (args: readonly string[], dataDirectory?: string): Promise<string> => {
    const { exit, stdout, stderr } = await feed(args, dataDirectory);
    expect([exit, stdout, stderr.trim().split("\n").length]).toEqual([1, "", 1]);
    return stderr.trim();
  };
  const file = async (text: string | Uint8Array): Promise<string> => {
    await writeFile(join(directory, "input.csv"), text);
    return join(directory, "input.csv");
  };

  it("because of its file", async () => {
    expect(await refusal([])).toMatch(/^Say which file/);
    expect(await refusal([join(directory, "none.csv")])).toMatch(/^There is no file/);
    expect(await refusal([directory])).toMatch(/cannot be read \(EISDIR\)/);
    expect(await refusal([await file("")])).toMatch(/^The file is empty/);
    expect(await refusal([await file("city,zip\n")])).toMatch(/no rows/);
    expect(await refusal([await file("a,b\n1,2\n")])).toMatch(/no column that Plat knows/);
    expect(await refusal([await file(Uint8Array.of(0x50, 0x4b, 0xff, 0xfe))])).toMatch(
      /not text in UTF-8/,
    );
    expect(await refusal([SALES, "--complete", join(directory, "none/out.csv")])).toMatch(
      /cannot be written \(ENOENT\)/,
    );
    expect(await refusal([SALES, "--complete", SALES])).toMatch(/would replace the file itself/);
  });

  it("because of its network", async () => {
    expect(await refusal([SALES], join(directory, "nowhere"))).toMatch(/^There is no demo network/);
    const fake = async (text: string): Promise<string> => {
      await writeFile(join(directory, "demo.json"), text);
      return directory;
    };
    expect(await refusal([SALES], await fake("{"))).toMatch(/cannot be read/);
    expect(
      await refusal([SALES], await fake('{"url":"https://plat.example.com","source_key":"k"}')),
    ).toMatch(/is not on this machine/);
    expect(
      await refusal([SALES], await fake('{"url":"http://127.0.0.1:1","source_key":"k"}')).then(
        (text) => text.split("\n").at(-1),
      ),
    ).toMatch(/^Nothing answers/);
  });
});
