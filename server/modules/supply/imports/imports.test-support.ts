// Starts a network whose affiliate imports files of leads, and makes and sends such files.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect } from "vitest";
import { type Answer, type Caller, TestApi } from "../../../../test/support/api.ts";
import { NETWORK_ID, postBody } from "../../../../test/support/market.ts";
import { DAY_MS } from "../../../../domain/time.ts";

export let api: TestApi;
export let affiliateId: string;
export let affiliate: Caller;
export let other: Caller;
export let buyer: Caller;
export let admin: Caller;
export let sourceId: string;

export const now = (): number => Date.now();

export const FIELDS = [
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

export const COLUMNS = FIELDS.map((field) => ({ name: `My ${field}`, field }));

let people = 0;

/** Returns a new person as a row; CA rows sell, those of other states do not. */
export function rowOf(
  line: number,
  fields: Readonly<Record<string, unknown>> = {},
): { line: number; cells: string[] } {
  const record: Record<string, unknown> = {
    ...postBody((people += 1)),
    consent_at: new Date(now() - DAY_MS).toISOString(),
    ...fields,
  };
  return { line, cells: FIELDS.map((field) => String(record[field] ?? "")) };
}

export interface Made {
  readonly id: string;
  readonly path: string;
}

export async function make(rows: number, fields: object = {}): Promise<Made> {
  const id = randomUUID();
  const path = `/v1/imports/${id}`;
  const { status, text } = await api.call(affiliate, "PUT", path, {
    source_id: sourceId,
    name: "october.csv",
    columns: COLUMNS,
    rows,
    ...fields,
  });
  expect(status, text).toBe(200);
  return { id, path };
}

export async function send({ path }: Made, parts: readonly (readonly object[])[]): Promise<void> {
  for (const [index, rows] of parts.entries())
    expect((await api.call(affiliate, "PUT", `${path}/chunks/${index + 1}`, { rows })).status).toBe(
      200,
    );
}

export async function untilEnded({ path }: Made): Promise<Answer> {
  for (;;) {
    const answer = await api.call(affiliate, "GET", path);
    if (["done", "cancelled"].includes(answer.body.status)) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export async function run(
  rows: readonly object[],
): Promise<{ readonly made: Made; readonly ended: Answer["body"] }> {
  const made = await make(rows.length);
  await send(made, [rows]);
  expect((await api.call(affiliate, "POST", `${made.path}/start`)).body.status).toBe("running");
  const jobs = api.workOnImports();
  const ended = (await untilEnded(made)).body;
  await jobs.stop();
  return { made, ended };
}

/** Starts the network before the tests of a file and stops it after them. */
export function setUpImports(): void {
  beforeAll(async () => {
    people = 0;
    api = await TestApi.start(now);
    ({ affiliateId } = await api.fixture.source());
    affiliate = await api.keyOf(affiliateId);
    other = await api.keyOf((await api.fixture.source()).affiliateId);
    const buyerId = await api.fixture.advertiser("Ruiz Realty", 100_000_000);
    buyer = await api.keyOf(buyerId);
    admin = await api.keyOf(NETWORK_ID);
    sourceId = randomUUID();
    await api.call(affiliate, "PUT", `/v1/sources/${sourceId}`, { name: "Files", kind: "import" });
    await api.database.pool.query("update source set daily_cap = null where id = $1", [sourceId]);
    await api.call(buyer, "PUT", `/v1/campaigns/${randomUUID()}`, {
      name: "California",
      criteria: { field: "state", in: ["CA"] },
      exclusive_bid_cents: 9_000,
    });
    await api.market.catchUp();
  });
  afterAll(() => api.stop());
}
