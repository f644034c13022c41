// Files about accounts over HTTP: what is taken, who opens and deletes them, and that each opening
// is logged.
import { beforeEach, describe, expect, it } from "vitest";
import { MOST_FILES_BYTES, MOST_FILE_BYTES } from "../../../../domain/accounts/account-records.ts";
import {
  accountId,
  acts,
  api,
  attach,
  buyer,
  join,
  ofAccount,
  operations,
  owner,
  setUpRecords,
} from "./account-records.test-support.ts";

setUpRecords();

const open = (caller: typeof owner, id: string) =>
  api.call(caller, "GET", `/v1/account-files/${id}/content`);

describe("a file about an account", () => {
  let id: string;
  beforeEach(async () => {
    id = (await attach(operations, "../contract:2026.pdf.exe", "Agreed by Bo Ruiz")).body.id;
  });

  it("is what its content says, is opened with a line in the log, and sealed at rest", async () => {
    const list = await api.call(owner, "GET", ofAccount("/v1/account-files"));
    expect(list.body.items).toMatchObject([
      {
        id,
        account_id: accountId,
        name: "contract 2026.pdf.txt",
        kind: "text",
        bytes: 17,
        created_by: { user_id: operations.user, name: "Otto Operations" },
        abilities: { remove: true },
      },
    ]);
    const opened = await open(await join("compliance"), id);
    expect([opened.status, opened.text]).toEqual([200, "Agreed by Bo Ruiz"]);
    expect(opened.headers.get("content-disposition")).toContain("attachment");
    expect(await acts()).toEqual(["account_file.attached", "account_file.opened"]);
    const { rows } = await api.database.pool.query(
      "select f::text || encode(f.sealed, 'escape') as row from account_file f where id = $1",
      [id],
    );
    expect(rows[0].row).not.toContain("Agreed");
  });

  it("is deleted by who attached it and by owners alone, with a line in the log", async () => {
    const compliance = await join("compliance");
    expect((await api.call(compliance, "DELETE", `/v1/account-files/${id}`)).status).toBe(403);
    const gone = await Promise.all([
      api.call(operations, "DELETE", `/v1/account-files/${id}`),
      api.call(owner, "DELETE", `/v1/account-files/${id}`),
    ]);
    expect(gone.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    expect((await open(owner, id)).status).toBe(404);
    expect(await acts()).toEqual(["account_file.attached", "account_file.deleted"]);
  });

  it("is opened by no seat without the right, and not by the account", async () => {
    for (const seat of ["support", "read_only"] as const) {
      const person = await join(seat);
      expect((await open(person, id)).status).toBe(404);
      expect((await attach(person, "a.txt", "a")).status).toBe(403);
    }
    expect((await open(buyer, id)).status).toBe(404);
    expect((await attach(buyer, "a.txt", "a")).status).toBe(403);
  });
});

it("no file is taken that is empty, a program or too large", async () => {
  expect((await attach(owner, "a.pdf", "")).body.errors[0].field).toBe("/content");
  expect(
    (await attach(owner, "a.pdf", Buffer.from("4d5a90000300000004000000", "hex"))).status,
  ).toBe(422);
  const large = await attach(owner, "a.txt", "x".repeat(MOST_FILE_BYTES + 1));
  expect(large.body.errors[0].message).toBe("A file is at most 6 MB. Make it smaller.");
});

it("the files of an account have a size together", async () => {
  await attach(owner, "first.txt", "first");
  await api.database.pool.query("update account_file set bytes = $2 where account_id = $1", [
    accountId,
    MOST_FILES_BYTES - 4,
  ]);
  expect((await attach(owner, "five.txt", "12345")).body).toMatchObject({
    code: "limit_reached",
    detail: expect.stringContaining("at most 120 MB together"),
  });
  expect((await attach(owner, "four.txt", "1234")).status).toBe(201);
});
