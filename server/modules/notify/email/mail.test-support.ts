// Starts a network that emails its people notifications through a mail server on loopback.
import { DAY_MS } from "../../../../domain/time.ts";
import { USUAL_CALLS_KEPT_DAYS } from "../../../../domain/attempts/attempt.ts";
import { payoutMovedTopic } from "../../../../domain/notifications/kinds/payout-moved.ts";
import { importEndedTopic } from "../../../../domain/notifications/kinds/import-ended.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { type Reader, appendEventAt, readerOf } from "../../../../test/support/email-people.ts";
import { MailServer, type ReceivedEmail } from "../../../../test/support/mail-server.ts";
import { NETWORK_ID } from "../../../../test/support/market.ts";
import { TEST_MAIL_VAULT } from "../../../../test/support/test-vaults.ts";
import type { Ticker } from "../../../platform/clock/ticker.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { createSmtpMailer } from "../../../platform/email/smtp-mailer.ts";
import { type EmailRenderer, loadEmailRenderer } from "../../network/pages/index.ts";
import { createEmailJobs } from "./email.jobs.ts";
import { MailTokens } from "../../../platform/crypto/mail-tokens.ts";
import { TEST_SECRET } from "../../../../test/support/identity.ts";

export const PUBLIC_URL = "http://localhost:3000";
export const [MINUTE_MS, HOUR_MS] = [60_000, 3_600_000];

/** Noon in New York, in winter. */
export const NOON = Date.parse("2026-03-05T17:00:00Z");

export let api: TestApi;
export let server: MailServer;
let drawer: EmailRenderer;

export const clock = { nowMs: NOON };

export let affiliateId: string;
export let reader: Reader;
export let admin: Caller;
let jobs: Ticker | null = null;

export const set = (who: Caller, patch: object) =>
  api.call(who, "PATCH", "/v1/notification-preferences", patch);

export const work = (isSending = true): void => {
  jobs = createEmailJobs({
    pool: api.database.pool,
    mailer: isSending
      ? createSmtpMailer({
          server: server.settings(),
          from: { name: "Plat", address: "leads@example.com" },
        })
      : null,
    drawer,
    vault: TEST_MAIL_VAULT,
    tokens: new MailTokens(TEST_SECRET),
    networkName: () => "Plat",
    publicUrl: PUBLIC_URL,
    holderId: uuidv7(clock.nowMs),
    now: () => clock.nowMs,
    random: () => 0,
    keptMs: () => USUAL_CALLS_KEPT_DAYS * DAY_MS,
    onError: (error) => {
      throw error;
    },
  });
  jobs.start();
};

/** A transfer in progress: emailed immediately. */
export const pay = (cents = 123_456, atMs = clock.nowMs) =>
  appendEventAt(
    api,
    payoutMovedTopic,
    { payoutId: "p", affiliateId, networkId: NETWORK_ID, amountCents: cents, status: "sent" },
    atMs,
  );

/** A finished file of leads: emailed daily. */
export const importEnds = (rows: number, atMs = clock.nowMs) =>
  appendEventAt(
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
    atMs,
  );

export const emailsOf = async (who: Reader) =>
  (await api.call(admin, "GET", `/v1/emails?where=user_id,eq,${who.user}&order=at`)).body.items;

export const statusesOf = async (who: Reader): Promise<string[]> =>
  (await emailsOf(who)).map(({ status }: { status: string }) => status);

export const until = async (who: Reader, ...statuses: string[]): Promise<void> => {
  await expect.poll(() => statusesOf(who), { interval: 50 }).toEqual(statuses);
};

export const to = (who: Reader): ReceivedEmail[] =>
  server.seen.filter(({ to: [address] }) => address === who.address);

export const only = (who: Reader): ReceivedEmail => {
  const [mail, ...more] = to(who);
  if (mail === undefined || more.length > 0)
    throw new Error(`${more.length + (mail === undefined ? 0 : 1)} mails`);
  return mail;
};

/** Starts the network and its mail server before the tests of a file and stops both after them. */
export function setUpMails(): void {
  beforeAll(async () => {
    clock.nowMs = NOON;
    server = await MailServer.open();
    drawer = await loadEmailRenderer();
    api = await TestApi.start(() => clock.nowMs);
    admin = await api.userOf(NETWORK_ID, "admin");
  });
  beforeEach(async () => {
    clock.nowMs = NOON;
    ({ affiliateId } = await api.fixture.source());
    reader = await readerOf(api, affiliateId, "affiliate");
    await set(reader, { time_zone: "America/New_York" });
  });
  afterEach(async () => {
    await jobs?.stop();
    jobs = null;
    await api.database.pool.query("delete from email");
    server.reset();
  });
  afterAll(() => Promise.all([api.stop(), server.close()]));
}
