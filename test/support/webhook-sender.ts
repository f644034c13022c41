// Runs a process that only sends webhooks, to be killed: DATABASE_URL names a test's database.
import { DAY_MS } from "../../domain/time.ts";
import { USUAL_CALLS_KEPT_DAYS } from "../../domain/attempts/attempt.ts";
import { createWebhookJobs } from "../../server/modules/delivery/webhooks/webhooks.jobs.ts";
import { openPool } from "../../server/platform/db/pool.ts";
import { createOutboundCall } from "../../server/platform/http/outbound-call.ts";
import { uuidv7 } from "../../server/platform/ids/uuid.ts";
import { TEST_WEBHOOK_VAULT } from "./test-vaults.ts";

const tell = (error: unknown, what: string): void => console.log(what, error);
createWebhookJobs({
  pool: openPool({
    url: process.env["DATABASE_URL"] ?? "",
    max: 8,
    onError: (error) => tell(error, "a connection was lost"),
  }),
  vault: TEST_WEBHOOK_VAULT,
  call: createOutboundCall({ allowsLoopback: true, now: Date.now, timeoutMs: 500 }),
  holderId: uuidv7(Date.now()),
  now: Date.now,
  random: Math.random,
  keptMs: () => USUAL_CALLS_KEPT_DAYS * DAY_MS,
  onError: tell,
  leaseMs: 1_000,
}).start();
