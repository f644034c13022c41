// Tests that imports are refused with a sentence, and that each affiliate's imports are its own.
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type Answer } from "../../../../test/support/api.ts";
import {
  admin,
  affiliate,
  api,
  buyer,
  COLUMNS,
  type Made,
  make,
  other,
  rowOf,
  send,
  setUpImports,
  sourceId,
} from "./imports.test-support.ts";

setUpImports();

describe("an impossible import", () => {
  it("is refused in a sentence: wrong sources, fields twice, wide rows, many imports", async () => {
    const document = { source_id: sourceId, name: "x", columns: COLUMNS, rows: 1 };
    const put = async (body: object): Promise<Answer["body"]> =>
      (await api.call(affiliate, "PUT", `/v1/imports/${randomUUID()}`, body)).body;
    const api_ = randomUUID();
    await api.call(affiliate, "PUT", `/v1/sources/${api_}`, { name: "By API", kind: "api" });
    expect((await put({ ...document, source_id: api_ })).errors[0].message).toBe(
      "Choose a source of kind import, or create one.",
    );
    expect((await put({ ...document, source_id: randomUUID() })).errors[0].message).toBe(
      "Choose one of your own sources.",
    );
    expect((await put({ ...document, columns: [COLUMNS[0], COLUMNS[0]] })).errors[0].code).toBe(
      "duplicate",
    );
    expect((await put({ ...document, rows: 200_001 })).code).toBe("invalid");
    const made = await make(1);
    expect(
      (
        await api.call(affiliate, "PUT", `${made.path}/chunks/1`, {
          rows: [{ line: 2, cells: Array.from({ length: 13 }, () => "x") }],
        })
      ).body.errors[0].field,
    ).toBe("/rows/0/cells");
    expect(
      (
        await api.call(affiliate, "PUT", `${made.path}/chunks/1`, {
          rows: [{ line: 2, cells: ["\u0000\ud800", "x"] }],
        })
      ).status,
    ).toBe(200);
    const open: Made[] = [made];
    for (;;) {
      const id = randomUUID();
      const answer = await api.call(affiliate, "PUT", `/v1/imports/${id}`, document);
      if (answer.status !== 200) {
        expect(answer.body.errors[0].code).toBe("too_many");
        break;
      }
      open.push({ id, path: `/v1/imports/${id}` });
    }
    for (const { path } of open) await api.call(affiliate, "POST", `${path}/cancel`);
    await api.database.pool.query(
      "update lead_import set status = 'cancelled' where status = 'draft'",
    );
  });

  it("is not another account's to see or change", async () => {
    const made = await make(1);
    await send(made, [[rowOf(2)]]);
    for (const [caller, status] of [
      [other, 404],
      [buyer, 404],
    ] as const) {
      expect((await api.call(caller, "GET", made.path)).status).toBe(status);
      expect((await api.call(caller, "GET", `${made.path}/failures`)).status).toBe(status);
      expect(
        (await api.call(caller, "PUT", `${made.path}/chunks/2`, { rows: [rowOf(3)] })).status,
      ).toBe(status);
      expect((await api.call(caller, "POST", `${made.path}/start`)).status).toBe(status);
      expect((await api.call(caller, "POST", `${made.path}/cancel`)).status).toBe(status);
      expect((await api.call(caller, "GET", "/v1/imports")).body.items).toEqual([]);
    }
    // The operator sees the progress and no more.
    expect((await api.call(admin, "GET", made.path)).body).toMatchObject({
      status: "draft",
      abilities: { run: false },
    });
    expect((await api.call(admin, "GET", `${made.path}/failures`)).status).toBe(403);
    expect((await api.call(admin, "POST", `${made.path}/start`)).status).toBe(403);
    expect(
      (
        await api.call(admin, "POST", "/v1/imports/preview", {
          source_id: sourceId,
          columns: COLUMNS,
          rows: [rowOf(2)],
        })
      ).status,
    ).toBe(403);
    expect(
      (
        await api.call(other, "POST", "/v1/imports/preview", {
          source_id: sourceId,
          columns: COLUMNS,
          rows: [rowOf(2)],
        })
      ).status,
    ).toBe(422);
    await api.call(affiliate, "POST", `${made.path}/cancel`);
  });
});
