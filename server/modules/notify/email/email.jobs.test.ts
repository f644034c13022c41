// Tests notification emails through a real mail server: who gets which and when, and how the
// server's replies are handled.
import { importEndedTopic } from "../../../../domain/notifications/kinds/import-ended.ts";
import { describe, expect, it } from "vitest";
import { appendEventAt, publishAll, readerOf } from "../../../../test/support/email-people.ts";
import { headerOf, partOf } from "../../../../test/support/mail-server.ts";
import { personIn, postBody } from "../../../../test/support/market.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import {
  admin,
  affiliateId,
  api,
  clock,
  HOUR_MS,
  importEnds,
  emailsOf,
  MINUTE_MS,
  NOON,
  only,
  pay,
  PUBLIC_URL,
  reader,
  server,
  set,
  setUpMails,
  statusesOf,
  to,
  until,
  work,
} from "./mail.test-support.ts";

setUpMails();

describe("an email", () => {
  it("goes to active people in their language, as HTML and text, with own links only", async () => {
    const [spanish, suspended, agent] = [
      await readerOf(api, affiliateId, "affiliate", { language: "es" }),
      await readerOf(api, affiliateId, "affiliate"),
      await readerOf(api, affiliateId, "affiliate", { team_role: "analyst" }),
    ];
    await api.database.pool.query("update member set status = 'suspended' where user_id = $1", [
      suspended.user,
    ]);
    await pay();
    work();
    for (const who of [reader, spanish, agent]) await until(who, "sent");
    expect(await statusesOf(suspended)).toEqual([]);
    expect(server.seen.map(({ to: [address] }) => address).toSorted()).toEqual(
      [reader, spanish, agent].map(({ address }) => address).toSorted(),
    );
    const mail = only(reader);
    expect([
      headerOf(mail, "Subject"),
      headerOf(mail, "Auto-Submitted"),
      headerOf(mail, "Message-ID"),
    ]).toEqual([
      "$1234.56 is on its way to your bank",
      "auto-generated",
      expect.stringMatching(/^<[0-9a-f-]{36}@localhost>$/),
    ]);
    for (const part of [partOf(mail, "text/plain"), partOf(mail, "text/html")]) {
      for (const words of [
        "$1234.56 is on its way to your bank",
        "See which earnings it covers",
        `${PUBLIC_URL}/earnings?payout=p`,
        `${PUBLIC_URL}/settings?part=notifications`,
        "Unsubscribe",
      ])
        expect(part).toContain(words);
      expect(
        [...part.matchAll(/https?:\/\/[^\s"<]+/g)].filter(
          ([link]) => !link.startsWith(`${PUBLIC_URL}/`),
        ),
      ).toEqual([]);
      expect(part).not.toMatch(/undefined|\[object|<script|<img/);
    }
    const html = partOf(only(spanish), "text/html");
    expect(headerOf(only(spanish), "Subject")).toBe("$1234.56 van camino de su banco");
    expect(html).toContain('<html lang="es">');
    expect(html).toContain("Cancelar suscripción");
    expect(html).toContain("prefers-color-scheme: dark");
  });

  it("holds no person's name or contact", async () => {
    const source = await api.fixture.source();
    const who = await readerOf(api, source.affiliateId, "affiliate");
    const buyerId = await api.fixture.advertiser("Ruiz Realty", 10_000_000);
    const buyer = await readerOf(api, buyerId, "advertiser");
    await api.fixture.campaign({
      accountId: buyerId,
      exclusiveCents: 4_000,
      criteria: { field: "side", in: ["seller"] },
    });
    for (const each of [who, buyer])
      await set(each, {
        kinds: { [each === who ? "lead_sold" : "lead_bought"]: { email: "at_once" } },
      });
    const person = postBody(71, { first_name: "Zyxcanary" });
    expect(
      (await api.call(await api.sourceKey(source.id), "POST", "/v1/leads", person)).body,
    ).toMatchObject({ sale: "exclusive" });
    await publishAll(api);
    // The time comes from the transaction's own clock.
    clock.nowMs = Date.now() + HOUR_MS;
    work();
    await until(buyer, "sent");
    const mail = only(buyer);
    expect(headerOf(mail, "Subject")).toContain("Sacramento");
    for (const text of [
      mail.raw,
      partOf(mail, "text/plain"),
      partOf(mail, "text/html"),
      JSON.stringify((await api.database.pool.query("select * from email")).rows),
    ])
      expect(personIn(text, person)).toEqual([]);
    const [row] = await emailsOf(buyer);
    expect(personIn((await api.call(admin, "GET", `/v1/emails/${row.id}`)).text, person)).toEqual(
      [],
    );
    expect(JSON.stringify(row)).not.toContain(buyer.address);
  });

  it("waits for the end of quiet hours", async () => {
    await set(reader, { quiet_hours: { from: "22:00", until: "07:00" } });
    clock.nowMs = Date.parse("2026-03-06T04:00:00Z");
    await pay();
    work();
    const [waiting] = await emailsOf(reader);
    expect(waiting).toMatchObject({ status: "waiting", send_at: "2026-03-06T12:00:00.000Z" });
    clock.nowMs = Date.parse("2026-03-06T12:00:00Z");
    await until(reader, "sent");
  });

  it("is not sent to a person who has switched it off or left in the meantime", async () => {
    const leaver = await readerOf(api, affiliateId, "affiliate");
    await pay();
    await set(reader, { kinds: { payout_moved: { email: "off" } } });
    expect((await api.call(reader, "DELETE", `/v1/members/${leaver.user}`)).status).toBe(204);
    work();
    await until(reader, "dropped");
    await until(leaver, "dropped");
    expect(server.seen).toEqual([]);
  });
});

describe("the daily email", () => {
  it("gathers a person's notifications and goes at their hour, across clock changes", async () => {
    const other = await readerOf(api, affiliateId, "affiliate", { language: "es" });
    await set(other, { time_zone: "America/Phoenix", digest_hour: 6 });
    // From Saturday noon; on Sunday the clock in New York is an hour ahead of the day before.
    clock.nowMs = Date.parse("2026-03-07T17:00:00Z");
    for (const rows of [11, 12, 13]) await importEnds(rows, clock.nowMs + rows * MINUTE_MS);
    expect(await emailsOf(reader)).toMatchObject([
      {
        kind: "digest",
        count: 3,
        send_at: "2026-03-08T12:00:00.000Z",
        status: "waiting",
        subject: "Your day on Plat: 3 notifications",
      },
    ]);
    expect(await emailsOf(other)).toMatchObject([
      {
        kind: "digest",
        count: 3,
        send_at: "2026-03-08T13:00:00.000Z",
        subject: "Su día en Plat: 3 notificaciones",
      },
    ]);
    work();
    clock.nowMs = Date.parse("2026-03-08T12:00:00Z");
    await until(reader, "sent");
    expect(await statusesOf(other)).toEqual(["waiting"]);
    clock.nowMs = Date.parse("2026-03-08T13:00:00Z");
    await until(other, "sent");
    const text = partOf(only(reader), "text/plain");
    for (const words of [
      "12:11 PM  Import finished: 11 rows",
      "Import finished: 12 rows",
      "Import finished: 13 rows",
      `${PUBLIC_URL}`,
    ])
      expect(text).toContain(words);
    expect(partOf(only(other), "text/html")).toContain("Importación terminada: 13 filas");
    await importEnds(14);
    expect((await emailsOf(reader)).map(({ send_at: at }: { send_at: string }) => at)).toEqual([
      "2026-03-08T12:00:00.000Z",
      "2026-03-09T12:00:00.000Z",
    ]);
  });

  it("names the first fifty, counts the rest, and leaves late ones to the next", async () => {
    for (let rows = 1; rows <= 53; rows += 1)
      await appendEventAt(
        api,
        importEndedTopic,
        {
          accountId: affiliateId,
          importId: "i",
          status: "done",
          rows,
          accepted: 1,
          sold: 1,
          earnedCents: 100,
        },
        clock.nowMs,
      );
    expect(await emailsOf(reader)).toMatchObject([{ count: 53 }]);
    clock.nowMs += 24 * HOUR_MS;
    work();
    await until(reader, "sent");
    const text = partOf(only(reader), "text/plain");
    expect([
      text.includes("finished: 50 rows"),
      text.includes("finished: 51 rows"),
      text.includes("and 3 more, in the app"),
    ]).toEqual([true, false, true]);
    await importEnds(99, NOON);
    await until(reader, "sent", "sent");
    expect(to(reader)).toHaveLength(2);
  });
});

describe("the mail server's replies", () => {
  it("a full queue is retried with backoff, and the email arrives under the same id", async () => {
    const heard: string[] = [];
    server.onEmail = (mail) => {
      heard.push(headerOf(mail, "Message-ID"));
      return heard.length < 3 ? { code: 451, text: "4.3.2 Come back later" } : null;
    };
    await pay();
    work();
    for (const [tries, pauseMs] of [
      [1, 5_000],
      [2, 5 * MINUTE_MS],
    ] as const) {
      await expect
        .poll(async () => (await emailsOf(reader))[0].tries, { interval: 50 })
        .toBe(tries);
      const [mail] = await emailsOf(reader);
      expect(mail).toMatchObject({
        status: "waiting",
        next_at: new Date(clock.nowMs + pauseMs).toISOString(),
        answer: expect.stringContaining("4.3.2"),
      });
      clock.nowMs += pauseMs;
    }
    await until(reader, "sent");
    expect([heard.length, new Set(heard).size, to(reader).length]).toEqual([3, 1, 1]);
  });

  it("an invalid address stops emails, shows in the bell, and can be turned on again", async () => {
    const colleague = await readerOf(api, affiliateId, "affiliate");
    server.onRecipient = (address) =>
      address === reader.address ? { code: 550, text: `5.1.1 ${address}: no such user` } : null;
    await pay();
    work();
    await until(reader, "bounced");
    await until(colleague, "sent");
    expect(JSON.stringify(await emailsOf(reader))).not.toContain(reader.address);
    expect(
      (await api.call(reader, "GET", "/v1/notification-preferences")).body.email_stopped_at,
    ).toBe(new Date(clock.nowMs).toISOString());
    await publishAll(api);
    const { items } = (await api.call(reader, "GET", "/v1/events?limit=200")).body;
    expect(
      items.filter(({ data }: { data: { type: string } }) => data.type === "email_off"),
    ).toMatchObject([
      {
        notification: { title: "Email to a team member bounced" },
        data: { url: "/settings?part=notifications" },
      },
    ]);
    expect((await api.call(admin, "GET", "/v1/email-sending")).body).toEqual({
      is_on: false,
      from: null,
      stopped: 1,
    });
    // The colleague is notified of this and of later events; nothing more goes to the address.
    server.onRecipient = () => null;
    clock.nowMs += HOUR_MS;
    await pay(777);
    await until(colleague, "sent", "sent", "sent");
    expect(await statusesOf(reader)).toEqual(["bounced"]);
    expect(
      (await api.call(reader, "POST", "/v1/notification-preferences/email")).body.email_stopped_at,
    ).toBe(null);
    await pay(888);
    await until(reader, "bounced", "sent");
    expect(headerOf(only(reader), "Subject")).toContain("$8.88");
  });

  it("a refused email is given up, and emails to the person go on", async () => {
    server.onEmail = () => ({ code: 554, text: "5.6.0 We take this for spam" });
    await pay();
    work();
    await until(reader, "given_up");
    expect(
      (await api.call(reader, "GET", "/v1/notification-preferences")).body.email_stopped_at,
    ).toBe(null);
  });
});

describe("without a mail server", () => {
  it("emails are kept, and only the operator can read them as they look", async () => {
    await pay();
    work(false);
    await until(reader, "kept");
    const [{ id }] = await emailsOf(reader);
    const whole = (await api.call(admin, "GET", `/v1/emails/${id}`)).body;
    expect(whole).toMatchObject({
      status: "kept",
      tries: 0,
      subject: "$1234.56 is on its way to your bank",
      text: expect.stringContaining("See which earnings it covers"),
    });
    const page = await api.call(admin, "GET", `/v1/emails/${id}/page`);
    expect([
      page.status,
      page.headers.get("content-type"),
      page.headers.get("content-security-policy"),
    ]).toEqual([
      200,
      "text/html; charset=utf-8",
      expect.stringMatching(/default-src 'none'.*; sandbox;.*frame-ancestors 'self'/),
    ]);
    expect(page.text).toContain("$1234.56 is on its way to your bank");
    expect(`${page.text}${whole.text}`).not.toContain("/unsubscribe/");
    expect(page.text).not.toContain("href");
    for (const path of [
      "/v1/emails",
      `/v1/emails/${id}`,
      `/v1/emails/${id}/page`,
      "/v1/email-sending",
    ]) {
      expect((await api.call(reader, "GET", path)).status, path).toBe(403);
      expect((await api.call(null, "GET", path)).status, path).toBe(401);
    }
    expect((await api.call(admin, "GET", `/v1/emails/${uuidv7(clock.nowMs)}`)).status).toBe(404);
  });
});
