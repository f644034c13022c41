// Tests imports that do not decide every row at once: they wait while their source has no room, and
// rows without proof of consent become drafts.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { Answer } from "../../../../test/support/api.ts";
import {
  affiliate,
  affiliateId,
  api,
  COLUMNS,
  make,
  other,
  rowOf,
  run,
  send,
  setUpImports,
  sourceId,
  untilEnded,
} from "./imports.test-support.ts";

setUpImports();

const capAt = (leads: number | null) =>
  api.database.pool.query("update source set daily_cap = $2 where id = $1", [sourceId, leads]);
/** Lets a day pass for the source: what it took counts for the day before. */
const passDay = () =>
  api.database.pool.query(
    "update source_state set day_start_ms = day_start_ms - 86400000 where source_id = $1",
    [sourceId],
  );
const untilWaiting = async (path: string): Promise<Answer["body"]> => {
  for (;;) {
    const { body } = await api.call(affiliate, "GET", path);
    if (body.waits === "daily_cap") return body;
    await sleep(20);
  }
};
/** Lets the import try again at once, as it does after a minute. */
const retryNow = (id: string) =>
  api.database.pool.query("update lead_import set retry_at = now() where id = $1", [id]);
/**
 * Lets the import try again until the source has taken this many leads. Once is not enough: an
 * import that is just finding no room waits a minute from then on.
 */
const retryUntilTaken = (id: string, taken: number) =>
  expect
    .poll(async () => {
      await retryNow(id);
      return leads();
    })
    .toEqual({ taken, refused: 0 });
/** The source's leads, sold or not and refused. */
const leads = async (): Promise<{ taken: number; refused: number }> => {
  const { rows } = await api.database.pool.query(
    `select count(*) filter (where reason_code is null)::int as taken,
       count(*) filter (where reason_code is not null)::int as refused
     from lead
     where source_id = $1`,
    [sourceId],
  );
  return rows[0];
};

describe("an import larger than its source's day", () => {
  it("waits for room, refuses no row for it, and takes up the rest on the next days", async () => {
    await capAt(3);
    const made = await make(8);
    const rows = Array.from({ length: 8 }, (_, index) => rowOf(index + 2));
    await send(made, [rows.slice(0, 5), rows.slice(5)]);
    const room = await api.call(affiliate, "GET", `/v1/sources/${sourceId}/room`);
    expect(room.body).toMatchObject({ daily_cap: 3, left_today: 3 });
    await api.call(affiliate, "POST", `${made.path}/start`);
    const jobs = api.workOnImports();
    await untilWaiting(made.path);
    expect(await leads()).toEqual({ taken: 3, refused: 0 });
    const full = await api.call(affiliate, "GET", `/v1/sources/${sourceId}/room`);
    expect(full.body.left_today).toBe(0);
    expect(Date.parse(full.body.next_day_at)).toBeGreaterThan(Date.now());
    await passDay();
    await retryUntilTaken(made.id, 6);
    await untilWaiting(made.path);
    await passDay();
    await retryUntilTaken(made.id, 8);
    const ended = (await untilEnded(made)).body;
    await jobs.stop();
    expect(ended).toMatchObject({
      status: "done",
      waits: null,
      decided: 8,
      accepted: 8,
      rejected: 0,
      duplicates: 0,
    });
    expect(await leads()).toEqual({ taken: 8, refused: 0 });
  });

  it("fills a day with whole chunks, although a row of the first one is slow", async () => {
    await passDay();
    await capAt(2);
    const made = await make(6);
    const rows = Array.from({ length: 6 }, (_, index) => rowOf(index + 2));
    await send(made, [rows.slice(0, 2), rows.slice(2, 4), rows.slice(4)]);
    await api.call(affiliate, "POST", `${made.path}/start`);
    let slow = 1;
    const jobs = api.workOnImports({
      roomToday: (source) => api.market.roomToday(source),
      async distribute(...lead) {
        if ((slow -= 1) === 0) await sleep(500);
        return api.market.distribute(...lead);
      },
    });
    expect(await untilWaiting(made.path)).toMatchObject({ decided: 2, accepted: 2 });
    await api.call(affiliate, "POST", `${made.path}/cancel`);
    expect((await untilEnded(made)).body).toMatchObject({ decided: 2, rejected: 0 });
    await jobs.stop();
    await capAt(null);
  });

  it("goes on when the cap is raised, and is canceled while it waits", async () => {
    await passDay();
    await capAt(1);
    const made = await make(4);
    await send(made, [Array.from({ length: 4 }, (_, index) => rowOf(index + 2))]);
    await api.call(affiliate, "POST", `${made.path}/start`);
    const jobs = api.workOnImports();
    await untilWaiting(made.path);
    await capAt(2);
    await retryNow(made.id);
    await expect
      .poll(async () => (await api.call(affiliate, "GET", `/v1/sources/${sourceId}/room`)).body)
      .toMatchObject({ daily_cap: 2, left_today: 0 });
    await untilWaiting(made.path);
    await api.call(affiliate, "POST", `${made.path}/cancel`);
    const ended = (await untilEnded(made)).body;
    await jobs.stop();
    expect(ended).toMatchObject({ status: "cancelled", decided: 2, accepted: 2, rejected: 0 });
    await capAt(null);
  });
});

describe("rows without proof of consent", () => {
  const bare = { consent: "", tcpa_text: "", consent_at: "", landing_page_url: "", ip_address: "" };

  it("become drafts, whose links are downloaded and confirmed", async () => {
    const made = await make(5, { makes_drafts: true });
    await send(made, [
      [
        rowOf(2),
        rowOf(3, { ...bare, first_name: "Ann", last_name: "Kept", price: "612000" }),
        rowOf(4, { ...bare, side: "", zip_code: "", email: "" }),
        rowOf(5, { ...bare, consent: "no" }),
        rowOf(6, { ...bare, phone: "", email: "" }),
      ],
    ]);
    await api.call(affiliate, "POST", `${made.path}/start`);
    const jobs = api.workOnImports();
    const ended = (await untilEnded(made)).body;
    await jobs.stop();
    expect(ended).toMatchObject({ accepted: 1, drafts: 2, drafts_confirmed: 0, rejected: 2 });
    const asked = { import_id: made.id };
    const person = await api.userOf(affiliateId, "affiliate");
    const file = await api.call(person, "POST", "/v1/lead-drafts/links", asked);
    expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const lines = file.text.trimEnd().split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/^3,Ann,Kept,.*\/f\/[\w-]+\?draft=[\w-]{43},/);
    expect(lines[2]).toMatch(/^4,.*\?draft=/);
    expect((await api.call(other, "POST", "/v1/lead-drafts/links", asked)).status).not.toBe(200);
    // Drafts of a file do not stand between those by hand.
    expect((await api.call(person, "GET", "/v1/lead-drafts")).body.items).toEqual([]);
    const { rows } = await api.database.pool.query(
      "select status, import_line from lead_draft where import_id = $1 order by import_line",
      [made.id],
    );
    expect(rows).toEqual([
      { status: "sent", import_line: 3 },
      { status: "sent", import_line: 4 },
    ]);
  });

  it("are refused where the import makes no drafts", async () => {
    const { ended } = await run([rowOf(2, bare)]);
    expect(ended).toMatchObject({ drafts: 0, rejected: 1 });
  });
});

describe("a consent stated once for the file", () => {
  const statement = {
    text: "By clicking Send I agree that Plat and its published buyers may call me.",
    page_url: "https://homes.example.com/sell",
  };

  it("fills in text and page, and is recorded with person, time and wording", async () => {
    const columns = COLUMNS.filter(
      ({ field }) => !["consent", "tcpa_text", "landing_page_url"].includes(field),
    );
    const made = await make(2, { columns, consent_statement: statement });
    const cellsOf = (fields: object) => {
      const { line, cells } = rowOf(2, fields as Record<string, unknown>);
      return { line, cells: cells.filter((_, at) => columns.includes(COLUMNS[at] as never)) };
    };
    await send(made, [[cellsOf({}), cellsOf({ consent_at: "" })]]);
    await api.call(affiliate, "POST", `${made.path}/start`);
    const jobs = api.workOnImports();
    const ended = (await untilEnded(made)).body;
    await jobs.stop();
    // Moment and IP address stay each row's own.
    expect(ended).toMatchObject({ accepted: 1, rejected: 1, noted: 0 });
    expect(ended.consent_statement).toMatchObject({ ...statement, stated_by: "API key" });
    const {
      rows: [stated],
    } = await api.database.pool.query(
      "select account_id from activity where subject_id = $1 and action = 'import.consent_stated'",
      [made.id],
    );
    expect(stated).toEqual({ account_id: affiliateId });
    const page = await api.call(affiliate, "PUT", `/v1/imports/${randomUUID()}`, {
      source_id: sourceId,
      name: "x.csv",
      columns,
      rows: 1,
      consent_statement: { ...statement, page_url: "our page" },
    });
    expect(page.body.errors[0]).toMatchObject({ field: "/consent_statement/page_url" });
  });
});

describe("notes about the reading", () => {
  it("are counted by field, and exported with line, value and advice", async () => {
    const { made, ended } = await run([rowOf(2, { price: "about a lot" }), rowOf(3)]);
    expect(ended).toMatchObject({ accepted: 2, noted: 1, notes: [{ field: "price", count: 1 }] });
    expect(ended.failures_until).not.toBeNull();
    const file = await api.call(affiliate, "GET", `${made.path}/notes`);
    const lines = file.text.trimEnd().split("\r\n");
    expect(lines[1]).toMatch(/^2,price,about a lot,,"?Send price/);
    expect((await api.call(other, "GET", `${made.path}/notes`)).status).toBe(404);
  });
});

describe("the import of a file", () => {
  it("is found again by the file's hash, by its own account only", async () => {
    const hash = "ab".repeat(32);
    const { id } = await make(3, { file_hash: hash });
    await make(3);
    const find = async (caller: typeof affiliate) =>
      (await api.call(caller, "GET", `/v1/files/${hash}/imports`)).body.items;
    expect((await find(affiliate)).map((one: { id: string }) => one.id)).toEqual([id]);
    expect(await find(other)).toEqual([]);
    const {
      rows: [{ text }],
    } = await api.database.pool.query("select i::text as text from lead_import i where id = $1", [
      id,
    ]);
    expect(text).not.toContain(hash);
  });
});
