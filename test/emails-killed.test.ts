// Tests hundreds of emails to a mail server that first refuses every third, sent by processes that
// are killed five times while sending: all arrive, each with one id, and repeated only by kills
// during its sending.
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadEmailRenderer } from "../server/modules/network/pages/index.ts";
import { publishOutbox } from "../server/modules/notify/notifications/publish-outbox.ts";
import { type TestDatabase, createTestDatabase } from "./support/database.ts";
import { MailServer, headerOf } from "./support/mail-server.ts";
import { MarketFixture } from "./support/market.ts";
import { ROOT, type ServerProcess, runServer, sendSignal } from "./support/server-process.ts";

const MAILS = 300;
const KILLS = 5;
/** Emails that a process sends concurrently. */
const IN_HAND = 8;

let database: TestDatabase;
let server: MailServer;
let sender: ServerProcess;

beforeAll(async () => {
  await loadEmailRenderer();
  database = await createTestDatabase();
  server = await MailServer.open({ hideSTARTTLS: true });
});
afterAll(async () => {
  if (sender?.child.exitCode === null && sender.child.signalCode === null)
    sendSignal(sender, "SIGKILL");
  await sender?.ended;
  await server.close();
  await database.drop();
});

const send = (): void => {
  sender = runServer({
    environment: { DATABASE_URL: database.url, SMTP_PORT: String(server.port) },
    command: [process.execPath, join(ROOT, "test/support/email-sender.ts")],
  });
};

it("all emails arrive although processes are killed", async () => {
  const { pool } = database;
  const nowMs = Date.now();
  const { affiliateId } = await (await MarketFixture.create(pool, nowMs)).source();
  await pool.query(
    `insert into member (user_id, account_id, role, team_role, name, status, created_at)
     values ('reader', $1, 'affiliate', 'owner', 'Reader', 'active', now())`,
    [affiliateId],
  );
  await pool.query(
    `insert into auth."user" (id, name, email, email_verified, created_at, updated_at)
     values ('reader', 'Reader', 'reader@inbox.example', false, now(), now())`,
  );
  await pool.query(
    `insert into outbox (topic, payload, written_at)
     select 'payout_moved',
       jsonb_build_object(
         'payoutId', 'p' || n, 'affiliateId', $1::text, 'networkId', $1::text, 'amountCents', n,
           'status', 'sent'
       ), now()
     from generate_series(1, $2) n`,
    [affiliateId, MAILS],
  );
  while ((await publishOutbox(pool, () => 0.5)).more);

  const [tries, arrived] = [new Map<string, number>(), new Map<string, number>()];
  let kills = 0;
  server.onEmail = (mail) => {
    const id = headerOf(mail, "Message-ID");
    const tried = (tries.get(id) ?? 0) + 1;
    tries.set(id, tried);
    if (tries.size % 3 === 0 && tried === 1) return { code: 451, text: "4.3.2 Come back later" };
    arrived.set(id, (arrived.get(id) ?? 0) + 1);
    // Killed after the server accepted it, and before the sender received the answer.
    if (kills < KILLS && arrived.size >= ((kills + 1) * MAILS) / (KILLS + 2)) {
      kills += 1;
      sendSignal(sender, "SIGKILL");
      void sender.ended.then(send);
    }
    return null;
  };
  send();
  const waiting = async (): Promise<number> => {
    // Other tests cover the waits: here waiting emails are always due.
    await pool.query(
      "update email set next_at = now() where status = 'waiting' and next_at > now()",
    );
    return (
      (
        await pool.query<{ count: number }>(
          "select count(*)::int as count from email where status = 'waiting'",
        )
      ).rows[0]?.count ?? 0
    );
  };
  await expect.poll(waiting, { timeout: 240_000, interval: 100 }).toBe(0);
  const { rows } = await pool.query("select status, count(*)::int as count from email group by 1");
  expect([rows, kills, arrived.size]).toEqual([[{ status: "sent", count: MAILS }], KILLS, MAILS]);
  const again = [...arrived.values()].reduce((sum, times) => sum + times - 1, 0);
  // Repeated once for each email that a killed process was sending, and for no other.
  expect([again >= KILLS, again <= KILLS * IN_HAND]).toEqual([true, true]);
}, 300_000);
