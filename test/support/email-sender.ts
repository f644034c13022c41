// Runs a process that only sends emails, to be killed: DATABASE_URL names a test's database,
// SMTP_PORT the local mail server.
import { DAY_MS } from "../../domain/time.ts";
import { USUAL_CALLS_KEPT_DAYS } from "../../domain/attempts/attempt.ts";
import { createEmailJobs } from "../../server/modules/notify/email/index.ts";
import { loadEmailRenderer } from "../../server/modules/network/pages/index.ts";
import { openPool } from "../../server/platform/db/pool.ts";
import { uuidv7 } from "../../server/platform/ids/uuid.ts";
import { createSmtpMailer } from "../../server/platform/email/smtp-mailer.ts";
import { TEST_MAIL_VAULT } from "./test-vaults.ts";
import { MailTokens } from "../../server/platform/crypto/mail-tokens.ts";
import { TEST_SECRET } from "./identity.ts";

const tell = (error: unknown, what: string): void => console.log(what, error);
const server = {
  host: "127.0.0.1",
  port: Number(process.env["SMTP_PORT"]),
  isTls: false,
  isLoopback: true,
  login: null,
};
createEmailJobs({
  pool: openPool({
    url: process.env["DATABASE_URL"] ?? "",
    max: 8,
    onError: (error) => tell(error, "a connection was lost"),
  }),
  drawer: await loadEmailRenderer(),
  vault: TEST_MAIL_VAULT,
  tokens: new MailTokens(TEST_SECRET),
  networkName: () => "Plat",
  publicUrl: "http://localhost:3000",
  mailer: createSmtpMailer({ server, from: { name: "Plat", address: "leads@example.com" } }),
  holderId: uuidv7(Date.now()),
  now: Date.now,
  random: Math.random,
  keptMs: () => USUAL_CALLS_KEPT_DAYS * DAY_MS,
  onError: tell,
  leaseMs: 1_000,
}).start();
