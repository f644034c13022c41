// Tests imports over HTTP: made, sent in chunks, decided once each, stopped, and their refused rows
// exported; sealed throughout.
import { listTold } from "../../../../test/support/told-events.ts";
import { describe, expect, it } from "vitest";
import { type Answer } from "../../../../test/support/api.ts";
import { personIn, postBody } from "../../../../test/support/market.ts";
import { TEST_VAULT } from "../../../../test/support/test-vaults.ts";
import { publishOutbox } from "../../notify/notifications/publish-outbox.ts";
import { forgetImports } from "./import-work.store.ts";
import { sealRows, writeRows } from "./sealed-rows.ts";
import {
  affiliate,
  affiliateId,
  api,
  COLUMNS,
  FIELDS,
  make,
  now,
  rowOf,
  run,
  send,
  setUpImports,
  sourceId,
  untilEnded,
} from "./imports.test-support.ts";
import { DAY_MS } from "../../../../domain/time.ts";

setUpImports();

describe("an import", () => {
  it("decides each row like a post, counts the outcomes, and sends one notification", async () => {
    const rows = [
      rowOf(2),
      rowOf(3),
      rowOf(4, { zip_code: "10001" }),
      rowOf(5, { zip_code: "1" }),
      rowOf(6, { consent_at: "" }),
      rowOf(7, { ip_address: "" }),
      rowOf(8, { tcpa_text: "" }),
      rowOf(9, { landing_page_url: "" }),
    ];
    const { made, ended } = await run([...rows, { line: 10, cells: rows[0]?.cells ?? [] }]);
    expect(ended).toMatchObject({
      status: "done",
      rows: 9,
      received: 9,
      decided: 9,
      accepted: 3,
      sold: 2,
      duplicates: 1,
      rejected: 5,
      failed: 0,
      earned_cents: 12_600,
      waits: null,
      abilities: { run: true },
    });
    expect(ended.reasons).toEqual(
      [
        { reason_code: "consent_missing", count: 4 },
        { reason_code: "duplicate", count: 1 },
        { reason_code: "invalid_field", count: 1 },
      ].toSorted((a, b) => b.count - a.count),
    );
    await publishOutbox(api.database.pool, () => 0.5);
    const told = await listTold(api.database.pool, "account_id = $1 and type = 'import_ended'", [
      affiliateId,
    ]);
    expect(told).toHaveLength(1);
    expect(told).toMatchObject([
      {
        title: "Import finished: 9 rows",
        body: "2 sold, you earn $126.00 · 1 listed unsold · 6 rejected",
        url: `/leads?part=imports&import=${made.id}`,
      },
    ]);
    const {
      rows: [{ actions }],
    } = await api.database.pool.query(
      "select array_agg(action order by id) as actions from activity where subject_id = $1",
      [made.id],
    );
    expect(actions).toEqual(["import.started", "import.finished"]);
  });

  it("returns refused rows as they came, each with its field named, without formulas", async () => {
    const good = rowOf(2);
    const bad = rowOf(3, { first_name: "=1+1", last_name: "Q, R", consent_at: "" });
    const { made } = await run([good, bad]);
    const file = await api.call(affiliate, "GET", `${made.path}/failures`);
    expect([
      file.status,
      file.headers.get("content-type"),
      file.headers.get("cache-control"),
    ]).toEqual([200, "text/csv; charset=utf-8", "no-store"]);
    const [head, ...lines] = file.text.replace("\uFEFF", "").trimEnd().split("\r\n");
    expect(head).toBe(
      [...FIELDS.map((field) => `My ${field}`), "line_in_file", "why_not_imported"].join(","),
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^'=1\+1,"Q, R",person\d+@example\.com,.*,3,"?Send consent_at, /);
    expect(file.text).not.toContain(good.cells[2]);
  });

  it("keeps every row sealed while it waits, and erases it once it is decided", async () => {
    const marker = "zyximportcanary";
    const made = await make(2);
    await send(made, [
      [rowOf(2, { last_name: marker }), rowOf(3, { last_name: marker, consent: "" })],
    ]);
    const everything = async (): Promise<string> => {
      const {
        rows: [{ text }],
      } = await api.database.pool.query(
        `select (select string_agg(i::text, '') from lead_import i) || (
           select string_agg(
             row_to_json(p)::text || encode(coalesce(p.sealed, ''), 'escape') || encode(
               coalesce(p.failed_sealed, ''), 'escape'
             ), ''
           )
           from import_chunk p
         ) as text`,
      );
      return text;
    };
    expect(await everything()).not.toContain(marker);
    await api.call(affiliate, "POST", `${made.path}/start`);
    const jobs = api.workOnImports();
    await untilEnded(made);
    await jobs.stop();
    expect(await everything()).not.toContain(marker);
    const {
      rows: [part],
    } = await api.database.pool.query(
      "select sealed, failed_sealed from import_chunk where import_id = $1",
      [made.id],
    );
    expect(part.sealed).toBeNull();
    expect(part.failed_sealed).not.toBeNull();
    // The refused rows are deleted when they expire, and the import says so.
    await forgetImports(api.database.pool, now() + 15 * DAY_MS, DAY_MS);
    expect((await api.call(affiliate, "GET", `${made.path}/failures`)).text).not.toContain(marker);
    expect((await api.call(affiliate, "GET", made.path)).body.failures_until).toBeNull();
  });

  it("decides a row once, under two processes or one that takes over uncounted work", async () => {
    const parts = Array.from({ length: 6 }, (_, part) =>
      Array.from({ length: 100 }, (_row, index) => rowOf(2 + part * 100 + index)),
    );
    const leads = async (): Promise<number> =>
      (
        await api.database.pool.query(
          "select count(*)::int as leads from lead where source_id = $1",
          [sourceId],
        )
      ).rows[0].leads;
    const before = await leads();
    const made = await make(600);
    await send(made, parts);
    await api.call(affiliate, "POST", `${made.path}/start`);
    const both = [api.workOnImports(), api.workOnImports()];
    const ended = (await untilEnded(made)).body;
    await Promise.all(both.map((jobs) => jobs.stop()));
    expect([ended.decided, ended.accepted, await leads()]).toEqual([600, 600, before + 600]);
    // As if the process had died before it counted a single chunk: the rows are there as they came,
    // under the lease of a dead holder.
    await api.database.pool.query(
      `update lead_import
       set status = 'running', ended_at = null, decided_rows = 0, accepted = 0, sold = 0,
         earned_cents = 0, reasons = '{}', lease_holder = gen_random_uuid(),
         lease_until = clock_timestamp() + interval '1 second'
       where id = $1`,
      [made.id],
    );
    for (const [index, rows] of parts.entries()) {
      const { salt, sealed } = sealRows(
        TEST_VAULT,
        made.id,
        index + 1,
        writeRows(TEST_VAULT, rows),
      );
      await api.database.pool.query(
        `update import_chunk
         set decided_at = null, salt = $3, sealed = $4
         where import_id = $1 and no = $2`,
        [made.id, index + 1, salt, sealed],
      );
    }
    const jobs = api.workOnImports();
    const again = (await untilEnded(made)).body;
    await jobs.stop();
    expect([again.decided, again.accepted, again.sold, again.earned_cents, await leads()]).toEqual([
      ended.decided,
      ended.accepted,
      ended.sold,
      ended.earned_cents,
      before + 600,
    ]);
  });

  it("waits while its source is paused, and continues afterwards", async () => {
    const made = await make(1);
    await send(made, [[rowOf(2)]]);
    await api.call(
      affiliate,
      "PATCH",
      `/v1/sources/${sourceId}`,
      { status: "paused" },
      { "content-type": "application/merge-patch+json" },
    );
    await api.call(affiliate, "POST", `${made.path}/start`);
    const jobs = api.workOnImports();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await api.call(affiliate, "GET", made.path)).body).toMatchObject({
      status: "running",
      decided: 0,
      waits: "source_paused",
    });
    await api.call(
      affiliate,
      "PATCH",
      `/v1/sources/${sourceId}`,
      { status: "active" },
      { "content-type": "application/merge-patch+json" },
    );
    expect((await untilEnded(made)).body).toMatchObject({ status: "done", decided: 1 });
    await jobs.stop();
  });
});

describe("stopping an import", () => {
  it("erases what is not decided, whether it had started or not", async () => {
    const [draft, running] = [await make(1), await make(1)];
    await send(draft, [[rowOf(2)]]);
    await send(running, [[rowOf(2)]]);
    await api.call(affiliate, "POST", `${running.path}/start`);
    expect((await api.call(affiliate, "POST", `${draft.path}/cancel`)).body.status).toBe(
      "cancelled",
    );
    expect((await api.call(affiliate, "POST", `${running.path}/cancel`)).body.status).toBe(
      "cancelling",
    );
    const jobs = api.workOnImports();
    expect((await untilEnded(running)).body).toMatchObject({ status: "cancelled", decided: 0 });
    await jobs.stop();
    const { rows } = await api.database.pool.query(
      `select count(*) filter (where sealed is not null)::int as sealed
       from import_chunk
       where import_id = any($1)`,
      [[draft.id, running.id]],
    );
    expect(rows).toEqual([{ sealed: 0 }]);
    expect((await api.call(affiliate, "POST", `${draft.path}/start`)).body.code).toBe(
      "window_closed",
    );
    expect((await api.call(affiliate, "POST", `${running.path}/cancel`)).status).toBe(200);
  });
});

describe("an import that is never started", () => {
  it("is deleted after a day, with all its rows", async () => {
    const made = await make(1);
    await send(made, [[rowOf(2)]]);
    await forgetImports(api.database.pool, now() + DAY_MS / 2, DAY_MS);
    expect((await api.call(affiliate, "GET", made.path)).body.status).toBe("draft");
    await forgetImports(api.database.pool, now() + DAY_MS + 60_000, DAY_MS);
    expect((await api.call(affiliate, "GET", made.path)).body.status).toBe("cancelled");
    expect(
      (
        await api.database.pool.query(
          "select count(*)::int as parts from import_chunk where import_id = $1",
          [made.id],
        )
      ).rows,
    ).toEqual([{ parts: 0 }]);
  });
});

describe("the same call again", () => {
  it("changes nothing, and a different call under the same id is refused", async () => {
    const made = await make(2);
    const document = { source_id: sourceId, name: "october.csv", columns: COLUMNS, rows: 2 };
    expect((await api.call(affiliate, "PUT", made.path, document)).status).toBe(200);
    expect((await api.call(affiliate, "PUT", made.path, { ...document, rows: 3 })).body.code).toBe(
      "id_taken",
    );
    const rows = [rowOf(2)];
    for (let times = 0; times < 2; times += 1)
      expect((await api.call(affiliate, "PUT", `${made.path}/chunks/1`, { rows })).body).toEqual({
        received: 1,
      });
    expect(
      (await api.call(affiliate, "PUT", `${made.path}/chunks/1`, { rows: [rowOf(2)] })).body.code,
    ).toBe("idempotency_mismatch");
    expect((await api.call(affiliate, "POST", `${made.path}/start`)).body.errors[0].message).toBe(
      "1 of 2 rows received. Send the others first.",
    );
    expect(
      (await api.call(affiliate, "PUT", `${made.path}/chunks/2`, { rows: [rowOf(3), rowOf(4)] }))
        .body.errors[0].code,
    ).toBe("too_many");
    await api.call(affiliate, "PUT", `${made.path}/chunks/2`, { rows: [rowOf(3)] });
    for (let times = 0; times < 2; times += 1)
      expect((await api.call(affiliate, "POST", `${made.path}/start`)).body.status).toBe("running");
    expect(
      (await api.call(affiliate, "PUT", `${made.path}/chunks/3`, { rows: [rowOf(9)] })).body.code,
    ).toBe("window_closed");
    expect((await api.call(affiliate, "PUT", `${made.path}/chunks/1`, { rows })).body).toEqual({
      received: 2,
    });
    await api.call(affiliate, "POST", `${made.path}/cancel`);
  });
});

describe("POST /v1/imports/preview", () => {
  it("reports the outcome of each row, and stores none of them", async () => {
    const { rows: before } = await api.database.pool.query(
      "select count(*)::int as leads from lead",
    );
    const person = postBody(99_001);
    const { status, body, text } = await api.call(affiliate, "POST", "/v1/imports/preview", {
      source_id: sourceId,
      columns: COLUMNS,
      rows: [rowOf(2), rowOf(3, { zip_code: "10001" }), rowOf(4, { ...person, consent_at: "" })],
    });
    expect(status, text).toBe(200);
    expect(body.results).toMatchObject([
      { status: "accepted", sale: "exclusive", price: 63 },
      { status: "accepted", sale: "none" },
      { status: "rejected", reason_code: "consent_missing", errors: [{ field: "consent_at" }] },
    ]);
    expect(personIn(text, person)).toEqual([]);
    const { rows: after } = await api.database.pool.query(
      "select count(*)::int as leads from lead",
    );
    expect(after).toEqual(before);
  });

  it("uses what applies to the whole file if a row does not say it", async () => {
    const columns = COLUMNS.filter(({ field }) => field !== "side");
    const row = { line: 2, cells: rowOf(2).cells.filter((_, index) => FIELDS[index] !== "side") };
    const ask = async (fields: object): Promise<Answer["body"]> =>
      (
        await api.call(affiliate, "POST", "/v1/imports/preview", {
          source_id: sourceId,
          columns,
          rows: [row],
          ...fields,
        })
      ).body.results[0];
    expect(await ask({})).toMatchObject({ status: "rejected", reason_code: "missing_field" });
    expect(await ask({ side: "seller" })).toMatchObject({ status: "accepted" });
  });
});
