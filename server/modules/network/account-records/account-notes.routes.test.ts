// Notes about accounts over HTTP: who writes, edits and deletes them, and that they are sealed.
import { describe, expect, it } from "vitest";
import { LONGEST_NOTE } from "../../../../domain/accounts/account-records.ts";
import {
  accountId,
  acts,
  api,
  buyer,
  clock,
  join,
  ofAccount,
  operations,
  owner,
  setUpRecords,
  write,
} from "./account-records.test-support.ts";

setUpRecords();

const SECRET = "Speak to Bo Ruiz, 555 0100, about the late wire.";
const edit = (caller: typeof owner, id: string, note: string, version: number) =>
  api.call(caller, "PATCH", `/v1/account-notes/${id}`, { note, version });

describe("a note about an account", () => {
  it("has its author and time, is read by colleagues, and logged without its text", async () => {
    const made = await write(operations, `  ${SECRET}  `);
    expect(made).toMatchObject({
      status: 201,
      body: {
        account_id: accountId,
        note: SECRET,
        created_by: { user_id: operations.user, name: "Otto Operations" },
        created_at: new Date(clock.nowMs).toISOString(),
        edited_at: null,
        version: 1,
        abilities: { edit: true, remove: true },
      },
    });
    const finance = await join("finance");
    const { body } = await api.call(finance, "GET", ofAccount("/v1/account-notes"));
    expect(body.items).toEqual([{ ...made.body, abilities: { edit: false, remove: false } }]);
    expect(await acts()).toEqual(["account_note.written"]);
    const { rows } = await api.database.pool.query(
      `select n::text || encode(n.sealed, 'escape') as row
       from account_note n
       where id = $1`,
      [made.body.id],
    );
    expect(rows[0].row).not.toContain("Bo Ruiz");
    const log = await api.call(owner, "GET", "/v1/activity?where=action,eq,account_note.written");
    expect(log.body.items).toHaveLength(1);
    expect(log.text).not.toMatch(/Bo Ruiz|555 0100|wire/);
  });

  it("is edited and deleted by its author and owners alone", async () => {
    const { id } = (await write(operations, "First")).body;
    const support = await join("support");
    expect((await edit(support, id, "Mine", 1)).body.code).toBe("forbidden");
    expect((await api.call(support, "DELETE", `/v1/account-notes/${id}`)).status).toBe(403);
    clock.nowMs += 1_000;
    expect(await edit(operations, id, "Second", 1)).toMatchObject({
      status: 200,
      body: { note: "Second", version: 2, edited_at: new Date(clock.nowMs).toISOString() },
    });
    expect((await edit(owner, id, "Third", 2)).body).toMatchObject({ note: "Third", version: 3 });
    expect((await api.call(operations, "DELETE", `/v1/account-notes/${id}`)).status).toBe(204);
    expect((await edit(owner, id, "Fourth", 3)).status).toBe(404);
    const list = await api.call(owner, "GET", ofAccount("/v1/account-notes"));
    expect(list.body.items).toEqual([]);
    expect(await acts()).toEqual([
      "account_note.deleted",
      "account_note.edited",
      "account_note.edited",
      "account_note.written",
    ]);
  });

  it("keeps the first of two edits of one version, and tells the second", async () => {
    const { id } = (await write(operations, "First")).body;
    const answers = await Promise.all([
      edit(operations, id, "By operations", 1),
      edit(owner, id, "By the owner", 1),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("edited_meanwhile");
    const kept = answers.find(({ status }) => status === 200)?.body.note;
    const list = await api.call(owner, "GET", ofAccount("/v1/account-notes"));
    expect(list.body.items[0]).toMatchObject({ note: kept, version: 2 });
  });

  it("is neither empty nor longer than a note may be", async () => {
    for (const text of ["", "   ", "x".repeat(LONGEST_NOTE + 1)])
      expect((await write(operations, text)).body.code).toBe("invalid");
    expect((await write(operations, "x".repeat(LONGEST_NOTE))).status).toBe(201);
  });

  it("needs an account that is there, and a seat with the right", async () => {
    expect((await write(owner, "Lost", crypto.randomUUID())).status).toBe(404);
    const reader = await join("read_only");
    expect((await write(reader, "No")).body.code).toBe("forbidden");
    expect((await api.call(reader, "GET", "/v1/account-notes")).status).toBe(403);
    expect((await api.call(buyer, "GET", "/v1/account-notes")).status).toBe(403);
  });

  it("keeps its author's name when the author has left", async () => {
    const leaver = await join("support", "Lea Leaver");
    await write(leaver, "Kept");
    await api.database.pool.query("update member set status = 'removed' where user_id = $1", [
      leaver.user,
    ]);
    const { body } = await api.call(owner, "GET", ofAccount("/v1/account-notes"));
    expect(body.items[0].created_by).toEqual({ user_id: leaver.user, name: "Lea Leaver" });
  });
});
