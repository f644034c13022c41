// Tests ten thousand events to a receiver that fails three times in ten, sent by processes that are
// killed ten times: all arrive, each keeps its id in all attempts, and external libraries accept
// every signature.
import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { publishOutbox } from "../server/modules/notify/notifications/publish-outbox.ts";
import { newSecret } from "../server/platform/http/standard-webhooks.ts";
import { insertWebhook } from "../server/modules/delivery/webhooks/webhook.store.ts";
import { type TestDatabase, createTestDatabase } from "./support/database.ts";
import { MarketFixture } from "./support/market.ts";
import { type Received, Receiver } from "./support/receiver.ts";
import { ROOT, type ServerProcess, runServer, sendSignal } from "./support/server-process.ts";
import { TEST_WEBHOOK_VAULT } from "./support/test-vaults.ts";
import { believed } from "./support/webhook-libraries.ts";

const EVENTS = 10_000;
const WEBHOOKS = 4;
const KILLS = 10;
/** Thirty of a hundred calls fail, in different ways of real receivers. */
const FAILING: readonly (readonly [most: number, fail: (response: ServerResponse) => void])[] = [
  [12, (response) => response.writeHead(500).end("broken")],
  [20, (response) => response.socket?.destroy()],
  [27, (response) => response.writeHead(302, { location: "/elsewhere" }).end()],
  [29, (response) => response.writeHead(429, { "retry-after": "1" }).end()],
  // Never answered.
  [30, () => {}],
];

/**
 * The most failing attempts of ten: by chance alone, one run in sixteen would have an event that
 * fails ten times. A kill may cost further attempts.
 */
const MOST_FAILING = 6;

let database: TestDatabase;
let receiver: Receiver;
let sender: ServerProcess;
const secrets = new Map<string, string>();

beforeAll(async () => {
  database = await createTestDatabase();
  receiver = await Receiver.open();
});
afterAll(async () => {
  if (sender?.child.exitCode === null && sender.child.signalCode === null)
    sendSignal(sender, "SIGKILL");
  await sender?.ended;
  receiver.close();
  await database.drop();
});

const send = (): void => {
  sender = runServer({
    environment: { DATABASE_URL: database.url },
    command: [process.execPath, join(ROOT, "test/support/webhook-sender.ts")],
  });
};

/** A small random generator with a fixed seed, for the same chances in each run. */
function chances(): () => number {
  let state = 42;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state / 2 ** 32) * 100;
  };
}

it("all webhook messages arrive despite failures and kills", async () => {
  const { pool } = database;
  const nowMs = Date.now();
  const fixture = await MarketFixture.create(pool, nowMs);
  for (let index = 0; index < WEBHOOKS; index += 1) {
    const [id, secret] = [randomUUID(), newSecret()];
    const { affiliateId } = await fixture.source();
    secrets.set(`/${id}`, secret);
    await insertWebhook(
      pool,
      id,
      affiliateId,
      {
        address: `${receiver.origin}/${id}`,
        description: "",
        events: ["import_ended"],
        status: "active",
      },
      TEST_WEBHOOK_VAULT.seal(id, secret),
      new Date(nowMs),
    );
    await pool.query(
      `insert into outbox (topic, payload, written_at)
       select 'import_ended',
         jsonb_build_object(
           'accountId', $1::text, 'importId', $2::text || n, 'status', 'done', 'rows', n,
             'accepted', 1, 'sold', 1, 'earnedCents', 1
         ), now()
       from generate_series(1, $3) n`,
      [affiliateId, `${index}-`, EVENTS / WEBHOOKS],
    );
  }
  while ((await publishOutbox(pool, () => 0.5)).more);

  const chance = chances();
  const [tries, arrived, doubted]: [Map<string, Set<string>>, Set<string>, Received[]] = [
    new Map(),
    new Set(),
    [],
  ];
  const heard = new Map<string, number>();
  receiver.answer = (response, path) => {
    const call = receiver.seen.pop();
    if (call === undefined) throw new Error("answered before it was heard");
    const event: string = JSON.parse(call.body).data.import_id;
    const ids = tries.get(event) ?? new Set();
    tries.set(event, ids.add(call.headers["webhook-id"] ?? ""));
    heard.set(event, (heard.get(event) ?? 0) + 1);
    if (believed(secrets.get(path) ?? "", call).includes(false)) doubted.push(call);
    const drawn = chance();
    const [, fail] =
      (heard.get(event) ?? 0) < MOST_FAILING ? (FAILING.find(([most]) => drawn < most) ?? []) : [];
    if (fail !== undefined) return fail(response);
    arrived.add(event);
    return response.end("OK");
  };
  send();
  let kills = 0;
  while (arrived.size < EVENTS) {
    // Other tests cover the waits: here waiting messages are always due.
    await pool.query(
      "update webhook_message set next_at = now() where status = 'waiting' and next_at > now()",
    );
    if (kills < KILLS && arrived.size >= ((kills + 1) * EVENTS) / (KILLS + 2)) {
      kills += 1;
      sendSignal(sender, "SIGKILL");
      await sender.ended;
      send();
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  expect([kills, doubted, tries.size]).toEqual([KILLS, [], EVENTS]);
  expect([...tries].filter(([, ids]) => ids.size !== 1)).toEqual([]);
  const { rows } = await pool.query(
    `select count(*) filter (where status = 'failed')::int as failed, count(*)::int as messages,
       count(distinct id)::int as ids
     from webhook_message`,
  );
  expect(rows).toEqual([{ failed: 0, messages: EVENTS, ids: EVENTS }]);
}, 600_000);
