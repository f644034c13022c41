// Tests emails about a person's own access through a real mail server, and what the operator sees
// of them without one.
import { describe, expect, it } from "vitest";
import {
  type AccountMail,
  accountMailTopic,
} from "../../../../domain/notifications/account-mail.ts";
import {
  type Reader,
  appendEventAt,
  publishAll,
  readerOf,
} from "../../../../test/support/email-people.ts";
import { headerOf, partOf } from "../../../../test/support/mail-server.ts";
import {
  MINUTE_MS,
  PUBLIC_URL,
  admin,
  affiliateId,
  api,
  clock,
  emailsOf,
  reader,
  server,
  set,
  setUpMails,
  statusesOf,
  until,
  work,
} from "./mail.test-support.ts";

setUpMails();

let people = 0;

/** A person who has just signed up: an email to confirm the address is due. */
async function newcomer(): Promise<Reader> {
  people += 1;
  const address = `newcomer${people}@inbox.example`;
  const answer = await post("/v1/auth/sign-up/email", {
    name: "Ana Ruiz",
    email: address,
    password: "a long pass phrase",
    role: "advertiser",
    company: `Ruiz Realty ${people}`,
  });
  expect(answer).toMatchObject({ status: 200 });
  await publishAll(api);
  return { user: String(answer.body.user.id), address };
}

const notice = (mail: Partial<AccountMail>) =>
  appendEventAt(
    api,
    accountMailTopic,
    {
      userId: reader.user,
      kind: "password_changed",
      linkId: null,
      change: null,
      address: null,
      language: null,
      facts: null,
      ...mail,
    },
    clock.nowMs,
  );
const sentTo = (address: string) => server.seen.filter(({ to }) => to.includes(address));
const post = (path: string, body: object) =>
  api.call(null, "POST", path, body, { origin: PUBLIC_URL });
const linkIn = (text: string): string =>
  /http:\/\/localhost:3000\/login\?\S+/.exec(text)?.[0] ?? "";
const tokenOf = (link: string): string => new URL(link).searchParams.get("link") ?? "";
const show = async (who: Reader, caller = admin) =>
  api.call(caller, "POST", `/v1/emails/${(await emailsOf(who))[0].id}/link`);

describe("an email about access", () => {
  it("goes at once, with a link and a code that work; no unsubscribing", async () => {
    const person = await newcomer();
    work();
    await until(person, "sent");
    const [mail] = sentTo(person.address);
    if (mail === undefined) throw new Error("no email");
    expect(headerOf(mail, "Subject")).toBe("Confirm your email for Plat");
    expect(headerOf(mail, "Auto-Submitted")).toBe("auto-generated");
    expect(headerOf(mail, "List-Unsubscribe")).toBe("");
    const [text, html] = [partOf(mail, "text/plain"), partOf(mail, "text/html")];
    expect(text).toContain("The link works once, for 24 hours.");
    expect(text).toMatch(/Or enter this code in the app: \d{6}\r?\n/);
    const link = linkIn(text);
    expect(html).toContain(`href="${link}"`);
    expect(html).not.toContain("<script");
    expect(await post("/v1/auth/mail-link", { token: tokenOf(link) })).toMatchObject({
      status: 200,
      body: { kind: "verify_email", email: person.address },
    });
    expect(await post("/v1/auth/email-verification/link", { token: tokenOf(link) })).toMatchObject({
      status: 204,
    });
  });

  it("ignores quiet hours, settings and an address that bounced before", async () => {
    const minute = Math.floor((clock.nowMs / MINUTE_MS) % 1_440);
    await set(reader, { quiet: { from: (minute + 1_400) % 1_440, until: (minute + 40) % 1_440 } });
    await api.database.pool.query("insert into email_stop (user_id, stopped_at) values ($1, $2)", [
      reader.user,
      new Date(clock.nowMs),
    ]);
    await notice({ kind: "second_factor_changed", change: "app_off" });
    work();
    await until(reader, "sent");
    const [mail] = sentTo(reader.address);
    if (mail === undefined) throw new Error("no email");
    const text = partOf(mail, "text/plain");
    expect(text).toMatch(/Your authenticator app was turned off on Mar 5, 2026/);
    expect(text).toContain("If this wasn't you");
    expect(text).toContain(`${PUBLIC_URL}/settings?part=security`);
  });

  it("is in the person's language", async () => {
    const spanish = await readerOf(api, affiliateId, "affiliate", { language: "es" });
    await notice({ userId: spanish.user });
    work();
    await until(spanish, "sent");
    const [mail] = sentTo(spanish.address);
    if (mail === undefined) throw new Error("no email");
    expect(headerOf(mail, "Subject")).toBe("Su contraseña de Plat cambió");
    expect(partOf(mail, "text/html")).toContain('<html lang="es">');
  });

  it("can go to another address, forgotten then; a bounce there stops nothing", async () => {
    server.onRecipient = (address) =>
      address === "new@inbox.example" ? { code: 550, text: "5.1.1 no such user" } : null;
    await notice({ kind: "email_changed", address: "old@inbox.example" });
    await notice({ kind: "email_changed", address: "new@inbox.example" });
    work();
    await expect.poll(() => statusesOf(reader)).toHaveLength(2);
    await expect
      .poll(async () => (await statusesOf(reader)).toSorted())
      .toEqual(["bounced", "sent"]);
    expect(sentTo("old@inbox.example")).toHaveLength(1);
    expect(sentTo(reader.address)).toHaveLength(0);
    const { rows } = await api.database.pool.query(
      `select address from email where user_id = $1
       union all
       select user_id from email_stop where user_id = $1`,
      [reader.user],
    );
    expect(rows).toEqual([{ address: null }, { address: null }]);
  });

  it("is not sent once its link has ended, nor to a suspended person", async () => {
    const [used, suspended] = [await newcomer(), await newcomer()];
    await api.database.pool.query("update auth.mail_link set ended_at = $2 where user_id = $1", [
      used.user,
      new Date(clock.nowMs),
    ]);
    await api.database.pool.query("update member set status = 'suspended' where user_id = $1", [
      suspended.user,
    ]);
    work();
    await until(used, "dropped");
    await until(suspended, "dropped");
    expect(server.seen).toEqual([]);
  });
});

describe("without a mail server", () => {
  it("the network shows the link, which works; the log says so", async () => {
    const person = await newcomer();
    work(false);
    await until(person, "kept");
    const shown = await show(person);
    expect(shown).toMatchObject({
      status: 200,
      body: { url: expect.stringMatching(/\/login\?link=.{43}$/), code: expect.any(String) },
    });
    const [mail] = await emailsOf(person);
    const whole = await api.call(admin, "GET", `/v1/emails/${mail.id}`);
    const page = await api.call(admin, "GET", `/v1/emails/${mail.id}/page`);
    for (const { text } of [whole, page]) {
      expect(text).not.toContain(tokenOf(shown.body.url));
      expect(text).not.toContain(shown.body.code);
    }
    expect(whole.body.text).toContain("••••••");
    const { rows } = await api.database.pool.query(
      "select actor_id, subject_id, detail from activity where action = 'email.link_shown'",
    );
    expect(rows).toEqual([
      { actor_id: expect.any(String), subject_id: person.user, detail: { kind: "verify_email" } },
    ]);
    const token = tokenOf(shown.body.url);
    expect(await post("/v1/auth/email-verification/link", { token })).toMatchObject({
      status: 204,
    });
    expect(await show(person)).toMatchObject({ status: 410, body: { code: "link_over" } });
  });

  it("no other person sees it, no key, and a notice has none", async () => {
    const person = await newcomer();
    await notice({});
    work(false);
    await until(person, "kept");
    await until(reader, "kept");
    const affiliate = await api.userOf(affiliateId, "affiliate");
    expect(await show(person, affiliate)).toMatchObject({ status: 403 });
    expect(await show(person, null)).toMatchObject({ status: 401 });
    expect(await show(person, await api.keyOf(affiliateId))).toMatchObject({ status: 403 });
    expect(await show(reader)).toMatchObject({ status: 404 });
  });

  it("a link that has expired is not shown", async () => {
    const person = await newcomer();
    work(false);
    await until(person, "kept");
    clock.nowMs += 1_440 * MINUTE_MS;
    expect(await show(person)).toMatchObject({ status: 410 });
  });
});

it("with a mail server, the network never sees a link", async () => {
  const person = await newcomer();
  expect(await show(person)).toMatchObject({ status: 403, body: { code: "forbidden" } });
  work();
  await until(person, "sent");
  expect(await show(person)).toMatchObject({ status: 403, body: { code: "forbidden" } });
});
