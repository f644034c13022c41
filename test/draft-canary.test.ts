// Tests that a draft's contact data are only stored encrypted in every state, and not at all once
// the draft has ended.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { workOnDrafts } from "../server/modules/supply/drafts/drafts.jobs.ts";
import { publishOutbox } from "../server/modules/notify/notifications/publish-outbox.ts";
import { type Caller, TestApi } from "./support/api.ts";
import { CANARY, DraftDesk, type MadeLink } from "./support/lead-drafts.ts";

const clock = { nowMs: Date.now() };
let api: TestApi;
let desk: DraftDesk;
let owner: Caller;
const made: Record<string, MadeLink & { readonly id: string }> = {};

beforeAll(async () => {
  api = await TestApi.start(() => clock.nowMs);
  desk = new DraftDesk(api, clock);
  owner = await api.userOf((await api.fixture.source()).affiliateId, "affiliate");
  const talk = await desk.talk(owner, "wants to sell a condo in 95838 for 412k in 2 months");
  for (const name of ["waiting", "confirmed", "withdrawn", "expired"])
    made[name] = await desk.linked(
      owner,
      { comments: `${CANARY} said so`, address: `12 ${CANARY} St` },
      { thread_id: talk.body.plat.thread_id },
    );
});
afterAll(() => api.stop());

async function foundIn(needles: readonly string[]): Promise<string[]> {
  const { rows } = await api.database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name
     from pg_tables
     where schemaname in ('public', 'auth')`,
  );
  expect(rows.length).toBeGreaterThan(30);
  const found = await Promise.all(
    rows.map(async ({ name }) => {
      const { rowCount } = await api.database.pool.query(
        `select from ${name} t where t::text ilike any($1) limit 1`,
        [needles.map((needle) => `%${needle}%`)],
      );
      return rowCount === 0 ? [] : [name];
    }),
  );
  return found.flat();
}

describe("the contact of a draft", () => {
  it("is only where the affiliate reads it while the draft waits", async () => {
    expect((await desk.read(owner, made["waiting"]?.id ?? "")).text).toContain(CANARY);
    expect(
      await foundIn([
        CANARY,
        Buffer.from(CANARY).toString("hex"),
        "9165552",
        ...Object.values(made).flatMap(({ token }) => [token, Buffer.from(token).toString("hex")]),
      ]),
    ).toEqual([]);
  });

  it("is in no table, event, outbox or log once confirmed, withdrawn or expired", async () => {
    const { confirmed, withdrawn } = made;
    if (confirmed === undefined || withdrawn === undefined) throw new Error("no drafts");
    expect((await desk.confirm(confirmed)).body.status).toBe("thanked");
    await api.call(owner, "DELETE", `/v1/lead-drafts/${withdrawn.id}`);
    expect(await foundIn([CANARY, "9165552"])).toEqual([]);
    clock.nowMs += 15 * 86_400_000;
    await workOnDrafts(api.drafts);
    while ((await publishOutbox(api.database.pool, () => 0.5)).more);
    expect(
      await foundIn([
        CANARY,
        Buffer.from(CANARY).toString("hex"),
        "9165552",
        ...Object.values(made).map(({ token }) => token),
      ]),
    ).toEqual([]);
    const { rows } = await api.database.pool.query(
      `select status, count(*)::int as count, count(sealed)::int as sealed
       from lead_draft
       group by status
       order by status`,
    );
    expect(rows).toEqual([
      { status: "confirmed", count: 1, sealed: 0 },
      { status: "expired", count: 2, sealed: 0 },
      { status: "withdrawn", count: 1, sealed: 0 },
    ]);
    // No notification contains contact data.
    const told = await api.database.pool.query("select * from event");
    expect(told.rowCount).toBeGreaterThan(2);
    expect((await api.call(owner, "GET", "/v1/activity")).text).not.toContain(CANARY);
  });
});
