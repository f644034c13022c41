// Tests the event stream of the real server: from sign-in to sign-out, across two processes, and to
// the end of the process.
import { searchMatch } from "./support/told-events.ts";
import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "../server/platform/db/transaction.ts";
import { insertEvents } from "../server/modules/notify/notifications/outbox.store.ts";
import { type TestDatabase, createTestDatabase } from "./support/database.ts";
import { EventReader } from "./support/event-reader.ts";
import { TEST_SECRET } from "./support/identity.ts";
import { type ServerProcess, runServer, sendSignal } from "./support/server-process.ts";

let database: TestDatabase;
let servers: ServerProcess[];
let addresses: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  // Every company that signs up takes part at once.
  await database.pool.query(
    `insert into network_setting (single, document, version)
     values (true, '{"sign_up": "open"}', 1)`,
  );
  // Sequentially, because the first one creates the network.
  const start = (role: string): ServerProcess =>
    runServer({
      environment: {
        DATABASE_URL: database.url,
        PLAT_DATA_DIR: join(tmpdir(), "plat-live-events"),
        PLAT_ROLE: role,
        PLAT_SECRET: TEST_SECRET,
      },
    });
  servers = [start("all")];
  addresses = [await (servers[0] as ServerProcess).ready];
  servers.push(start("web"));
  addresses.push(await (servers[1] as ServerProcess).ready);
});

afterAll(async () => {
  for (const server of servers) {
    if (server.child.exitCode === null) sendSignal(server, "SIGTERM");
    await server.ended;
  }
  await database.drop();
});

/** Signs up a new person; returns the cookie of their session. */
async function signUp(
  address: string,
  email: string,
  role: "advertiser" | "affiliate" = "advertiser",
): Promise<{ readonly accountId: string; readonly cookie: string }> {
  const response = await fetch(`${address}/v1/auth/sign-up/email`, {
    method: "POST",
    headers: { origin: address, "content-type": "application/json" },
    body: JSON.stringify({
      name: "Ana Ruiz",
      email,
      password: "a long pass phrase",
      role,
      ...(role === "affiliate" ? { traffic_kind: "search" } : {}),
      company: email,
    }),
  });
  const { account } = (await response.json()) as { readonly account: { readonly id: string } };
  return { accountId: account.id, cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
}

const tell = (accountId: string, title: string): Promise<unknown> =>
  inTransaction(database.pool, (tx) =>
    insertEvents(tx, [
      {
        accountId,
        ...searchMatch(title),
        facts: {},
        url: "/leads/1",
        atMs: Date.now(),
      },
    ]),
  );
const streamsAt = async (address: string): Promise<number> =>
  Number(/^plat_event_streams (\d+)$/m.exec(await (await fetch(`${address}/metrics`)).text())?.[1]);

describe("a person's stream", () => {
  it("gets events of every process, is counted, and ends with its session", async () => {
    const [here = "", there = ""] = addresses;
    const { accountId, cookie } = await signUp(here, "ana@example.com");
    const other = await signUp(here, "ben@example.com");
    const readers = await Promise.all(
      [
        [here, cookie],
        [there, cookie],
        [here, other.cookie],
      ].map(([address, own]) =>
        EventReader.open(`${address}/v1/events/stream?after=0`, { cookie: own ?? "" }),
      ),
    );
    const [own, elsewhere, foreign] = readers;
    expect([await streamsAt(here), await streamsAt(there)]).toEqual([2, 1]);
    await tell(accountId, "for Ana");
    await tell(other.accountId, "for Ben");
    expect([await own?.names(1), await elsewhere?.names(1), await foreign?.names(1)]).toEqual([
      ["for Ana"],
      ["for Ana"],
      ["for Ben"],
    ]);
    expect(
      (
        await fetch(`${here}/v1/auth/sign-out`, {
          method: "POST",
          headers: { origin: here, cookie },
        })
      ).status,
    ).toBe(204);
    await own?.ended;
    // The other process is told.
    await elsewhere?.ended;
    expect((await fetch(`${here}/v1/events/stream`, { headers: { cookie } })).status).toBe(401);
    expect(await streamsAt(here)).toBe(1);
    await foreign?.close();
  });

  it("has ended everywhere once a suspension is answered, as have keys and sessions", async () => {
    const [here = "", there = ""] = addresses;
    const operator = await signUp(here, "olga@example.com");
    await database.pool.query(
      `update member m
       set account_id = n.id, role = 'admin'
       from account n
       where n.kind = 'network' and m.account_id = $1`,
      [operator.accountId],
    );
    const suspended = await signUp(there, "dana@example.com", "affiliate");
    const { accountId, cookie } = suspended;
    const change = (path: string, method: string, own: string, body: object) =>
      fetch(`${here}${path}`, {
        method,
        headers: { origin: here, cookie: own, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    const source = await change(`/v1/sources/${randomUUID()}`, "PUT", cookie, {
      name: "Site",
      kind: "api",
    });
    const { key } = (await source.json()) as { readonly key: string };
    const { key: apiKey } = (await (
      await change("/v1/api-keys", "POST", cookie, { name: "Sync", scopes: ["read", "leads"] })
    ).json()) as { readonly key: string };
    const statuses = (): Promise<number[]> =>
      Promise.all(
        [here, there].flatMap((address) => [
          fetch(`${address}/v1/leads`, {
            method: "POST",
            headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
            body: "{}",
          }).then(({ status }) => status),
          fetch(`${address}/v1/sources`, {
            headers: { authorization: `Bearer ${apiKey}` },
          }).then(({ status }) => status),
          fetch(`${address}/v1/sources`, { headers: { cookie } }).then(({ status }) => status),
        ]),
      );
    // Every process keeps the source's key for a second now.
    const admitted = await statuses();
    expect(admitted.filter((status) => status === 401 || status === 403)).toEqual([]);
    const streams = await Promise.all(
      [here, there].map((address) =>
        EventReader.open(`${address}/v1/events/stream?after=0`, { cookie }),
      ),
    );
    const counts = async (): Promise<number[]> => Promise.all([streamsAt(here), streamsAt(there)]);
    expect(await counts()).toEqual([1, 1]);
    const answer = await change(`/v1/accounts/${accountId}/status`, "POST", operator.cookie, {
      status: "suspended",
    });
    const [after, left] = [await statuses(), await counts()];
    expect([answer.status, after, left]).toEqual([200, admitted.map(() => 403), [0, 0]]);
    await Promise.all(streams.map((stream) => stream.ended));
  });

  it("does not delay a server's shutdown", async () => {
    const [here = ""] = addresses;
    const [server] = servers;
    if (server === undefined) throw new Error("no server");
    const { cookie } = await signUp(here, "cleo@example.com");
    const reader = await EventReader.open(`${here}/v1/events/stream`, { cookie });
    sendSignal(server, "SIGTERM");
    await reader.ended;
    const { exit, stderr } = await server.ended;
    expect([exit, stderr]).toEqual([0, ""]);
  });
});
