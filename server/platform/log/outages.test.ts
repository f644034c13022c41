// Tests that an outage of the database is one line with a stack, a count, and a line at its end.
import pg from "pg";
import { expect, it } from "vitest";
import { isDatabaseOutage } from "../db/database-errors.ts";
import { openPool } from "../db/pool.ts";
import { makeLogger } from "./log.ts";
import { Outages } from "./outages.ts";

const databaseError = (code: string): Error =>
  Object.assign(new Error("canary"), { severity: "ERROR", code });

function start() {
  const clock = { ms: 0 };
  const outages = new Outages({ isOutage: isDatabaseOutage, now: () => clock.ms });
  const lines: Record<string, unknown>[] = [];
  const log = makeLogger("info", { write: (line) => lines.push(JSON.parse(line)) }, outages);
  return { clock, outages, lines, log };
}

it("writes the first failure with its stack, counts the others, and begins anew", () => {
  const { clock, outages, lines, log } = start();
  let begun = 0;
  outages.onBegin(() => (begun += 1));
  for (let no = 0; no < 682; no += 1)
    log.error({ err: databaseError(no % 2 === 0 ? "57P01" : "53100") }, `failure ${no}`);
  log.error({ err: new Error("another") }, "a bug");
  log.warn("without an error");
  expect(lines.map(({ msg }) => msg)).toEqual(["failure 0", "a bug", "without an error"]);
  expect(lines[0]?.["err"]).toMatchObject({
    code: "57P01",
    stack: expect.stringContaining(" at "),
  });
  clock.ms = 12_400;
  expect([outages.isOpen, outages.end(), outages.isOpen]).toEqual([
    true,
    { counted: 681, seconds: 12 },
    false,
  ]);
  expect(outages.end()).toBeNull();
  log.error({ err: databaseError("25006") }, "again");
  expect([lines.at(-1)?.["msg"], begun, outages.failures]).toEqual(["again", 2, 683]);
});

it("knows the driver's failures, wrapped or not, from those of other servers", async () => {
  const pool = openPool({ url: "postgres://a:b@127.0.0.1:1/c", max: 1, onError: () => undefined });
  const client = new pg.Client({ connectionString: "postgres://a:b@127.0.0.1:1/c" });
  const [byPool, byClient, other] = await Promise.all(
    [pool.query("select 1"), client.connect(), fetch("http://127.0.0.1:1/")].map((work) =>
      work.then(
        () => null,
        (error: unknown) => error,
      ),
    ),
  );
  await pool.end();
  expect(isDatabaseOutage(byPool)).toBe(true);
  expect(isDatabaseOutage(byClient)).toBe(true);
  expect(isDatabaseOutage(new Error("batch failed", { cause: byPool }))).toBe(true);
  expect(isDatabaseOutage(new Error("Connection terminated unexpectedly"))).toBe(true);
  expect(isDatabaseOutage(other)).toBe(false);
  expect(isDatabaseOutage(databaseError("23505"))).toBe(false);
  expect(isDatabaseOutage("text")).toBe(false);
});
