// Mails handed to a real mail server: in the open to this machine alone, and told apart by what the
// server says of them.
import { createServer } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { MailServer, headerOf, partOf } from "../../../test/support/mail-server.ts";
import type { SmtpServer } from "./read-settings.ts";
import { type Mailer, type Message, createSmtpMailer } from "./smtp-mailer.ts";

const FROM = { name: "Lot & Líne", address: "leads@example.com" };
const MESSAGE: Message = {
  to: "ana@example.com",
  subject: "Vendido: casa en San José",
  html: "<p>¿Qué tal?</p>",
  text: "¿Qué tal?",
  messageId: "0193@example.com",
  headers: {
    "List-Unsubscribe": "<http://localhost:3000/u/1>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  },
};

let encrypted: MailServer;
let open: MailServer;
let guarded: MailServer;
const mailers: Mailer[] = [];

beforeAll(async () => {
  encrypted = await MailServer.open();
  open = await MailServer.open({ hideSTARTTLS: true });
  guarded = await MailServer.open({
    authOptional: false,
    onAuth: ({ username, password }, _session, done) =>
      username === "plat" && password === "p@ss"
        ? done(null, { user: username })
        : done(Object.assign(new Error("5.7.8 Who are you?"), { responseCode: 535 })),
  });
});
afterEach(() => {
  for (const mailer of mailers.splice(0)) mailer.close();
  for (const server of [encrypted, open, guarded]) server.reset();
});
afterAll(() => Promise.all([encrypted.close(), open.close(), guarded.close()]));

function send(server: SmtpServer, change: Partial<Message> = {}) {
  const mailer = createSmtpMailer({ server, from: FROM }, { patienceMs: 500 });
  mailers.push(mailer);
  return mailer.send({ ...MESSAGE, ...change });
}

describe("a mail", () => {
  it("arrives with its headers, as HTML and as plain text, in any alphabet", async () => {
    expect(await send(open.settings())).toMatchObject({
      kind: "sent",
      answer: expect.stringMatching(/^250 /),
    });
    const [mail] = open.seen;
    if (mail === undefined) throw new Error("nothing arrived");
    expect([mail.from, mail.to]).toEqual(["leads@example.com", ["ana@example.com"]]);
    expect(
      ["To", "Subject", "Message-ID", "List-Unsubscribe", "List-Unsubscribe-Post"].map((name) =>
        headerOf(mail, name),
      ),
    ).toEqual([
      "ana@example.com",
      "Vendido: casa en San José",
      "<0193@example.com>",
      "<http://localhost:3000/u/1>",
      "List-Unsubscribe=One-Click",
    ]);
    expect(headerOf(mail, "From")).toContain("Lot & Líne");
    expect([partOf(mail, "text/plain").trim(), partOf(mail, "text/html").trim()]).toEqual([
      "¿Qué tal?",
      "<p>¿Qué tal?</p>",
    ]);
  });

  it("is encrypted wherever the server can, and to this machine alone goes without", async () => {
    await send(encrypted.settings());
    await send(open.settings());
    expect([encrypted.seen, open.seen].map(([mail]) => mail?.isEncrypted)).toEqual([true, false]);
  });

  it("goes to no other machine unencrypted, nor to one with an untrusted certificate", async () => {
    expect(await send(open.settings({ isLoopback: false }))).toMatchObject({ kind: "failed" });
    expect(await send(encrypted.settings({ isLoopback: false }))).toMatchObject({
      kind: "failed",
      answer: expect.stringContaining("certificate"),
    });
    expect([...open.seen, ...encrypted.seen]).toEqual([]);
  });

  it("is sent by whoever signs in; a wrong password is no fault of the recipient's", async () => {
    expect(
      await send(guarded.settings({ login: { user: "plat", password: "p@ss" } })),
    ).toMatchObject({ kind: "sent" });
    expect(guarded.seen[0]?.user).toBe("plat");
    expect(
      await send(guarded.settings({ login: { user: "plat", password: "wrong" } })),
    ).toMatchObject({ kind: "failed" });
    expect(await send(guarded.settings())).toMatchObject({ kind: "failed" });
  });
});

describe("what the server says", () => {
  it.each([
    ["an unknown recipient", 550, "5.1.1 No such user", "bounced"],
    ["a recipient whose mailbox is closed", 552, "5.2.1 Disabled", "bounced"],
    ["a server that refuses to relay", 554, "5.7.1 Relay access denied", "refused"],
    ["a server that wants to know who sends", 530, "5.7.0 Authentication required", "failed"],
    ["grey listing", 451, "4.7.1 Come back later", "failed"],
  ] as const)("of %s is heard as it is meant", async (_what, code, text, kind) => {
    open.onRecipient = () => ({ code, text });
    expect(await send(open.settings())).toEqual({ kind, answer: expect.stringContaining(text) });
  });

  it("is kept without the recipient's address", async () => {
    open.onRecipient = (address) => ({ code: 550, text: `5.1.1 <${address}>: unknown` });
    const { answer } = await send(open.settings());
    expect(answer).toContain("<the recipient>: unknown");
    expect(answer).not.toContain("ana@");
  });

  it("of the mail itself or of its sender is not held against the recipient", async () => {
    open.onEmail = () => ({ code: 554, text: "5.6.0 We take this for spam" });
    expect((await send(open.settings())).kind).toBe("refused");
    open.onEmail = () => ({ code: 451, text: "4.3.0 Busy" });
    expect((await send(open.settings())).kind).toBe("failed");
    open.onSender = () => ({ code: 553, text: "5.7.1 Not yours" });
    expect((await send(open.settings())).kind).toBe("failed");
  });

  it("may be nothing at all: then it is tried again", async () => {
    const silent = createServer();
    await new Promise<void>((done) => {
      silent.listen(0, "127.0.0.1", done);
    });
    const { port } = silent.address() as { port: number };
    expect((await send(open.settings({ port }))).kind).toBe("failed");
    await new Promise((done) => {
      silent.close(done);
    });
    expect((await send(open.settings({ port }))).kind).toBe("failed");
  });
});
