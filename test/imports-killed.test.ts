// Tests that an import whose server is killed midway continues with the next server, and each row
// is decided once.
import { addAccountKey } from "./support/account-key.ts";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, createTestDatabase } from "./support/database.ts";
import { TEST_SECRET } from "./support/identity.ts";
import { MarketFixture, postBody } from "./support/market.ts";
import { type ServerProcess, runServer, sendSignal } from "./support/server-process.ts";

const ROWS = 3_000;
const PART = 500;
const FIELDS = [
  "first_name",
  "last_name",
  "email",
  "phone",
  "side",
  "zip_code",
  "price",
  "consent",
  "tcpa_text",
  "consent_at",
  "landing_page_url",
  "ip_address",
] as const;

let database: TestDatabase;
let directory: string;
let server: ServerProcess;
let url: string;
let key: string;

async function start(): Promise<void> {
  server = runServer({
    environment: {
      DATABASE_URL: database.url,
      PLAT_DATA_DIR: directory,
      HOST: "127.0.0.1",
      PLAT_SECRET: TEST_SECRET,
      PLAT_DEMO: "0",
      LOG_LEVEL: "error",
    },
  });
  url = await server.ready;
}

async function call(
  method: string,
  path: string,
  body?: unknown,
): Promise<ReturnType<typeof JSON.parse>> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  return JSON.parse(text);
}

beforeAll(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), "plat-killed-"));
});

afterAll(async () => {
  if (server?.child.exitCode === null && server.child.signalCode === null)
    sendSignal(server, "SIGTERM");
  await server?.ended;
  await rm(directory, { recursive: true, force: true });
  await database.drop();
});

it("resumes after kill -9 and decides each row once", async () => {
  const nowMs = Date.now();
  const { pool } = database;
  const fixture = await MarketFixture.create(pool, nowMs);
  const { id: sourceId, affiliateId } = await fixture.source({
    unsoldRule: "list",
    sharedSlots: 0,
  });
  await pool.query("update source set kind = 'import' where id = $1", [sourceId]);
  await fixture.campaign({
    accountId: await fixture.advertiser("Ruiz Realty", 100_000_000),
    exclusiveCents: 5_000,
  });
  key = await addAccountKey(pool, affiliateId, new Date(nowMs));
  await start();
  const path = `/v1/imports/${randomUUID()}`;
  await call("PUT", path, {
    source_id: sourceId,
    name: "large.csv",
    rows: ROWS,
    columns: FIELDS.map((field) => ({ name: field, field })),
  });
  for (let part = 0; part < ROWS / PART; part += 1) {
    const rows = Array.from({ length: PART }, (_, index) => {
      const record: Record<string, unknown> = {
        ...postBody(part * PART + index),
        consent_at: new Date(nowMs - 3_600_000).toISOString(),
      };
      return { line: 2 + part * PART + index, cells: FIELDS.map((field) => String(record[field])) };
    });
    await call("PUT", `${path}/chunks/${part + 1}`, { rows });
  }
  await call("POST", `${path}/start`);
  const leads = async (): Promise<number> =>
    (
      await pool.query<{ leads: number }>(
        "select count(*)::int as leads from lead where source_id = $1",
        [sourceId],
      )
    ).rows[0]?.leads ?? 0;
  while ((await leads()) < ROWS / 4) await new Promise((resolve) => setTimeout(resolve, 20));
  sendSignal(server, "SIGKILL");
  await server.ended;
  const {
    rows: [killed],
  } = await pool.query("select decided_rows, status from lead_import");
  // Midway, with decided rows that were not counted yet.
  expect(killed.status).toBe("running");
  expect(await leads()).toBeLessThan(ROWS);
  await start();
  let import_ = await call("GET", path);
  while (import_.status !== "done") {
    await new Promise((resolve) => setTimeout(resolve, 200));
    import_ = await call("GET", path);
  }
  expect(import_).toMatchObject({
    rows: ROWS,
    decided: ROWS,
    accepted: ROWS,
    duplicates: 0,
    rejected: 0,
    failed: 0,
  });
  const {
    rows: [counted],
  } = await pool.query(
    `select count(*)::int as leads,
       count(*) filter (where answer_status = 'accepted')::int as accepted,
       (select count(*)::int from idempotency where scope = $1) as keys,
       (select count(distinct lead_id)::int from sale) as sold,
       (select count(*)::int from import_chunk where sealed is not null) as waiting
     from lead
     where source_id = $1`,
    [sourceId],
  );
  expect(counted).toEqual({
    leads: ROWS,
    accepted: ROWS,
    keys: ROWS,
    sold: import_.sold,
    waiting: 0,
  });
}, 600_000);
