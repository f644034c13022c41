// Tests unsubscribing from emails with one click, without signing in, but never from emails that
// protect an account.
import { bankChangedTopic } from "../../../../domain/notifications/kinds/bank-changed.ts";
import { describe, expect, it } from "vitest";
import { type Reader, appendEventAt, readerOf } from "../../../../test/support/email-people.ts";
import { type ReceivedEmail, headerOf, partOf } from "../../../../test/support/mail-server.ts";
import { TEST_MAIL_VAULT } from "../../../../test/support/test-vaults.ts";
import {
  affiliateId,
  api,
  clock,
  HOUR_MS,
  importEnds,
  MINUTE_MS,
  only,
  pay,
  PUBLIC_URL,
  reader,
  setUpMails,
  to,
  until,
  work,
} from "./mail.test-support.ts";

setUpMails();

describe("one click", () => {
  const linkIn = (mail: ReceivedEmail): string =>
    headerOf(mail, "List-Unsubscribe").slice(1, -1).replace(PUBLIC_URL, api.origin);
  const emailOf = async (who: Reader, kind: string): Promise<string> =>
    (await api.call(who, "GET", "/v1/notification-preferences")).body.kinds[kind].email;
  const press = (link: string) =>
    fetch(link, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });

  it("unsubscribes a person from one kind without signing in; the page only asks", async () => {
    const spanish = await readerOf(api, affiliateId, "affiliate", { language: "es" });
    await pay();
    work();
    for (const who of [reader, spanish]) await until(who, "sent");
    expect(headerOf(only(reader), "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
    const page = await fetch(linkIn(only(spanish)));
    expect([
      page.status,
      page.headers.get("referrer-policy"),
      page.headers.get("content-security-policy"),
    ]).toEqual([
      200,
      "no-referrer",
      expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
    ]);
    expect(await page.text()).toMatch(
      /<html lang="es">.*Actualización de un pago.*<form [^>]*method="post"/s,
    );
    expect(await emailOf(spanish, "payout_moved")).toBe("at_once");
    const done = await press(linkIn(only(reader)));
    expect([
      done.status,
      (await done.text()).includes("You no longer get emails about this: Payout update."),
    ]).toEqual([200, true]);
    expect([
      await emailOf(reader, "payout_moved"),
      await emailOf(reader, "return_filed"),
      await emailOf(spanish, "payout_moved"),
    ]).toEqual(["off", "at_once", "at_once"]);
    await pay();
    await until(spanish, "sent", "sent");
    expect(to(reader)).toHaveLength(1);
  });

  it("in the daily email unsubscribes from every kind in it", async () => {
    await importEnds(5);
    clock.nowMs += 24 * HOUR_MS;
    work();
    await until(reader, "sent");
    await press(linkIn(only(reader)));
    expect([
      await emailOf(reader, "import_ended"),
      await emailOf(reader, "lead_sold"),
      await emailOf(reader, "payout_moved"),
    ]).toEqual(["off", "off", "at_once"]);
  });

  it("is valid for its own person only; emails that protect an account never stop", async () => {
    const stranger = await readerOf(api, affiliateId, "affiliate");
    await pay();
    await appendEventAt(
      api,
      bankChangedTopic,
      { accountId: affiliateId, isFirst: false },
      clock.nowMs + 1,
    );
    clock.nowMs += MINUTE_MS;
    work();
    await until(reader, "sent", "sent");
    const [paid, guards] = to(reader).toSorted(
      (one, other) =>
        Number(headerOf(one, "List-Unsubscribe") === "") -
        Number(headerOf(other, "List-Unsubscribe") === ""),
    );
    if (paid === undefined || guards === undefined) throw new Error("two e-mails were expected");
    expect([
      headerOf(guards, "List-Unsubscribe"),
      partOf(guards, "text/plain").includes("always sends this email"),
    ]).toEqual(["", true]);
    const [user = "", kind = "", mac = ""] = new URL(linkIn(paid)).pathname
      .replace("/unsubscribe/", "")
      .split("/");
    const others = stranger.user;
    const readersMac = TEST_MAIL_VAULT.hashText("unsubscribe", `${reader.user}|bank_changed`);
    for (const token of [
      `${others}/${kind}/${mac}`,
      `${user}/return_filed/${mac}`,
      `${user}/bank_changed/${readersMac}`,
      `${user}/${kind}/${"0".repeat(32)}`,
      `${user}/${kind}/nonsense`,
      `${user}/nonsense/${mac}`,
    ]) {
      expect((await press(`${api.origin}/unsubscribe/${token}`)).status, token).toBe(404);
      expect((await fetch(`${api.origin}/unsubscribe/${token}`)).status, token).toBe(404);
    }
    expect([
      await emailOf(stranger, "payout_moved"),
      await emailOf(reader, "return_filed"),
      await emailOf(reader, "bank_changed"),
    ]).toEqual(["at_once", "at_once", "at_once"]);
  });
});
