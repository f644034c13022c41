// Checks the files of messages about a return: what they are is read from their bytes, their
// readers are those of the message, they are sealed, and they are served as downloads.
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { RETURN_FILE_LIMITS } from "../../../../domain/returns/files.ts";
import type { Caller } from "../../../../test/support/api.ts";
import { api, callers, decide, filed, setUpReturns } from "./returns.test-support.ts";

setUpReturns();

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4" +
    "2mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);
const PDF = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);
const TEXT = Buffer.from("Called on 3 November, the owner moved out in May.\n");
const EXE = Buffer.from(`MZ${"\0".repeat(200)}`);
const SVG = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>');

type Given = readonly [name: string, content: Buffer];

const send = (
  id: string,
  caller: Caller,
  to: string,
  files: readonly Given[],
  messageId = randomUUID(),
) =>
  api.call(caller, "PUT", `/v1/returns/${id}/messages/${messageId}`, {
    to,
    text: "See the file.",
    files: files.map(([name, content]) => ({ name, content: content.toString("base64") })),
  });
const download = (id: string, file: string, caller: Caller) =>
  api.call(caller, "GET", `/v1/returns/${id}/files/${file}`);

describe("files of a return", () => {
  it("are what their bytes say, under names that fit", async () => {
    const { id } = await filed();
    const sent = await send(id, callers.buyer, "network", [
      ["../../deed of Ada.exe", PDF],
      ["photo", PNG],
      ["log.txt", TEXT],
    ]);
    expect(sent.body.files).toMatchObject([
      { kind: "pdf", name: "deed of [name].pdf", bytes: PDF.length, opens: true },
      { kind: "png", name: "photo.png" },
      { kind: "text", name: "log.txt" },
    ]);
    for (const bad of [EXE, SVG, Buffer.from([0xff, 0xfe, 0x00, 0x41])]) {
      const refused = await send(id, callers.buyer, "network", [
        ["fine.txt", TEXT],
        ["deed.pdf", bad],
      ]);
      expect(refused.status).toBe(422);
      expect(refused.body.errors).toMatchObject([
        { field: "/files/1/content", message: expect.stringContaining("pdf, png") },
      ]);
    }
    const empty = await send(id, callers.buyer, "network", [["deed.pdf", Buffer.alloc(0)]]);
    expect(empty.body.errors[0].message).toContain("empty");
    const list = await api.call(callers.buyer, "GET", `/v1/returns/${id}/messages`);
    expect(list.body.items).toHaveLength(1);
  });

  it("are served as downloads, to the readers of their message only", async () => {
    const { id } = await filed();
    const sent = await send(id, callers.buyer, "network", [["Escritura, 1ª.pdf", PDF]]);
    const [{ id: file }] = sent.body.files;
    for (const caller of [callers.buyer, callers.admin]) {
      const answer = await download(id, file, caller);
      expect(answer.status).toBe(200);
      expect(answer.text).toBe(PDF.toString());
      expect(answer.headers.get("content-type")).toBe("application/pdf");
      expect(answer.headers.get("content-disposition")).toBe(
        "attachment; filename=\"Escritura_ 1_.pdf\"; filename*=UTF-8''Escritura%2C%201%C2%AA.pdf",
      );
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("content-security-policy")).toContain("sandbox");
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
    for (const caller of [callers.affiliate, callers.rival, callers.stranger])
      expect((await download(id, file, caller)).status).toBe(404);
    const other = await filed();
    expect((await download(other.id, file, callers.buyer)).status).toBe(404);
    const log = await api.call(
      callers.admin,
      "GET",
      "/v1/activity?where=action,eq,return.file_opened",
    );
    expect(log.body.items.length).toBeGreaterThanOrEqual(1);
  });

  it("lie sealed, and are closed to the buyer once the lead is given back", async () => {
    const { id } = await filed();
    const sent = await send(id, callers.buyer, "network", [["log.txt", TEXT]]);
    const [{ id: file }] = sent.body.files;
    const { rows } = await api.database.pool.query(
      "select position($2::bytea in sealed) as plain, octet_length(sealed) as size " +
        "from return_file where id = $1",
      [file, TEXT.subarray(0, 12)],
    );
    expect(rows[0].plain).toBe(0);
    expect(rows[0].size).toBeGreaterThan(TEXT.length);
    await decide(id, "approve");
    expect((await download(id, file, callers.buyer)).status).toBe(403);
    expect((await download(id, file, callers.admin)).text).toBe(TEXT.toString());
    const list = await api.call(callers.buyer, "GET", `/v1/returns/${id}/messages`);
    expect(list.body.items[0].files).toMatchObject([{ name: "log.txt", opens: false }]);
  });

  it("belong to their message: the same again is no error, other files are", async () => {
    const { id } = await filed();
    const messageId = randomUUID();
    const first = await send(id, callers.buyer, "network", [["log.txt", TEXT]], messageId);
    const again = await send(id, callers.buyer, "network", [["log.txt", TEXT]], messageId);
    expect(again.text).toBe(first.text);
    for (const files of [[], [["log.txt", PDF] as const], [["other.txt", TEXT] as const]])
      expect((await send(id, callers.buyer, "network", files, messageId)).body.code).toBe(
        "idempotency_mismatch",
      );
  });

  it("end at limits on number and size", async () => {
    const { id } = await filed();
    const large = Buffer.concat([PNG, Buffer.alloc(RETURN_FILE_LIMITS.messageBytes - PNG.length)]);
    expect((await send(id, callers.buyer, "network", [["a.png", large]])).status).toBe(200);
    const over = await send(id, callers.buyer, "network", [
      ["a.png", large],
      ["b.png", PNG],
    ]);
    expect(over.body.errors[0].message).toContain("6 MB together");
    const many = Array.from(
      { length: RETURN_FILE_LIMITS.perMessage },
      () => ["a.txt", TEXT] as const,
    );
    expect((await send(id, callers.buyer, "network", [...many, ["b.txt", TEXT]])).status).toBe(422);
    const full = RETURN_FILE_LIMITS.perReturn - 1;
    for (let sent = 0; sent + many.length <= full; sent += many.length)
      expect((await send(id, callers.admin, "buyer", many)).status).toBe(200);
    expect((await send(id, callers.affiliate, "network", many)).body.detail).toContain(
      `at most ${RETURN_FILE_LIMITS.perReturn} files`,
    );
  });
});
