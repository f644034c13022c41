// Measures the time from a sale to the bell in the buyer's browsers: leads are posted over HTTP and
// arrive on open event streams.
import { createHmac, randomBytes } from "node:crypto";
import { once } from "node:events";
import { type Socket, connect } from "node:net";
import type pg from "pg";
import { authDepsOf } from "../server/modules/people/identity/index.ts";
import { plainArray, textArray } from "../server/platform/db/array-literal.ts";
import { openPool } from "../server/platform/db/pool.ts";
import { makeLogger } from "../server/platform/log/log.ts";
import { BENCH_NETWORK_ID, type BenchServer } from "./bench-market.ts";
import { BENCH_SECRET, type RunningBenchServer, startServer } from "./bench-server.ts";
import { type PostingMarket, makePostingMarket } from "./posting-market.ts";
import { type BenchRow, quantile } from "./report.ts";

const CAMPAIGNS = 1_000;
/** Milliseconds between leads: wide enough that no lead waits for another. */
const EVERY_MS = 50;
const POSTS = 400;
/** Uncounted sales before the measurement, while the server reads everything for the first time. */
const WARM_UP_POSTS = 40;
const MANY_STREAMS = 5_000;
/** Streams opened in parallel during setup. */
const OPEN_AT_ONCE = 50;
/** An event that has not arrived by then counts as lost. */
const GIVE_UP_MS = 10_000;
const SESSION_MS = 3_600_000;
const MESSAGE_END = "\n\n";

interface Person {
  readonly accountId: string;
  readonly cookie: string;
}

/** Measures the same sales with one stream per buyer, then with 5,000 streams in total. */
export async function benchBell(server: BenchServer): Promise<BenchRow[]> {
  const market = await makePostingMarket(server, "bell", CAMPAIGNS);
  const plat = await startServer(market.url);
  const pool = openPool({ url: market.url, max: 2, onError: () => undefined });
  try {
    const { rows: buyers } = await pool.query<{ id: string }>(
      "select id from account where kind = 'advertiser' order by id",
    );
    const people = await signIn(
      pool,
      plat.port,
      Array.from({ length: MANY_STREAMS }, (_, index) => buyers[index % buyers.length]?.id ?? ""),
    );
    const streams = new Streams(plat.port);
    await streams.open(people.slice(0, buyers.length));
    await measure(market, plat, streams, WARM_UP_POSTS);
    const few = await measure(market, plat, streams, POSTS);
    await streams.open(people.slice(buyers.length));
    await measure(market, plat, streams, WARM_UP_POSTS);
    const many = await measure(market, plat, streams, POSTS);
    const memoryMb = await plat.memoryMb();
    streams.close();
    return [
      {
        name: "sale committed → bell in another person's stream, p95",
        value: quantile(few, 0.95),
        unit: `ms (${few.length} bells)`,
        mustReach: { atMost: 250 },
      },
      {
        name: "the same with 5,000 open streams, p99",
        value: quantile(many, 0.99),
        unit: `ms (${many.length} bells)`,
        mustReach: { atMost: 1_000 },
      },
      { name: "server memory with 5,000 open streams", value: memoryMb, unit: "MB" },
    ];
  } finally {
    await pool.end();
    await plat.stop();
  }
}

/** Creates an owner with a session for each named account, as signing in does. */
export async function signIn(
  pool: pg.Pool,
  port: number,
  accountIds: readonly string[],
): Promise<Person[]> {
  const { session } = authDepsOf({
    pool,
    secret: BENCH_SECRET,
    publicUrl: `http://localhost:${port}`,
    config: {
      demo: false,
      production: false,
      oldSecret: null,
      signInProviders: [],
      allowLoopback: false,
    },
    networkNames: () => [],
    licenses: {
      networkId: () => BENCH_NETWORK_ID,
      licenseRules: () => [],
      closedKinds: () => [],
      timeZone: () => "America/New_York",
      announceBuyer: async () => undefined,
    },
    networkId: () => BENCH_NETWORK_ID,
    signUpPolicy: () => "open",
    affiliateShare: () => 7_000,
    now: Date.now,
    log: makeLogger("silent"),
    allowsMagicLinks: () => false,
  });
  const tokens = accountIds.map(() => randomBytes(16).toString("hex"));
  const users = accountIds.map((_, index) => `bench-${index}`);
  const [now, end] = [new Date(), new Date(Date.now() + SESSION_MS)];
  await pool.query(
    `insert into auth."user" (id, name, email, email_verified, created_at, updated_at)
     select id, 'Bench', id || '@example.com', false, $2, $2
     from unnest($1::text[]) as id`,
    [textArray(users), now],
  );
  await pool.query(
    `insert into member (user_id, account_id, role, team_role, name, status, created_at)
     select row.id, a.id, case a.kind when 'network' then 'admin' else a.kind end, 'owner', 'Bench',
       'active', $3
     from unnest($1::text[], $2::uuid[]) as row (id, account)
     join account a on a.id = row.account`,
    [textArray(users), plainArray(accountIds), now],
  );
  await pool.query(
    `insert into auth.session (id, user_id, token, expires_at, created_at, updated_at)
     select token, id, token, $3, $4, $4
     from unnest($1::text[], $2::text[]) as row (id, token)`,
    [textArray(users), textArray(tokens), end, now],
  );
  return accountIds.map((accountId, index) => {
    const token = tokens[index] ?? "";
    const signature = createHmac("sha256", session.cookieSecret).update(token).digest("base64");
    return {
      accountId,
      cookie: `${session.cookieName}=${encodeURIComponent(`${token}.${signature}`)}`,
    };
  });
}

/** Open event streams over plain sockets, with the time when each lead arrived on them. */
class Streams {
  readonly #port: number;
  readonly #sockets: Socket[] = [];
  /** Arrival times by lead, from performance.now(). */
  readonly arrivals = new Map<string, number[]>();
  readonly perAccount = new Map<string, number>();

  constructor(port: number) {
    this.#port = port;
  }

  async open(people: readonly Person[]): Promise<void> {
    for (let from = 0; from < people.length; from += OPEN_AT_ONCE)
      await Promise.all(
        people.slice(from, from + OPEN_AT_ONCE).map((person) => this.#openOne(person)),
      );
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async #openOne({ accountId, cookie }: Person): Promise<void> {
    const socket = connect({ port: this.#port, host: "127.0.0.1", noDelay: true }).setEncoding(
      "utf8",
    );
    this.#sockets.push(socket);
    socket.write(
      `GET /v1/events/stream HTTP/1.1\r\nhost: localhost:${this.#port}\r\ncookie: ` +
        `${cookie}\r\n\r\n`,
    );
    let rest = "";
    const begun = once(socket, "data");
    socket.on("data", (text: string) => {
      rest += text;
      const end = rest.lastIndexOf(MESSAGE_END);
      if (end < 0) return;
      this.#note(rest.slice(0, end));
      rest = rest.slice(end + MESSAGE_END.length);
    });
    const [head] = (await begun) as [string];
    if (!head.startsWith("HTTP/1.1 200"))
      throw new Error(`a stream was answered with ${head.slice(9, 12)}`);
    this.perAccount.set(accountId, (this.perAccount.get(accountId) ?? 0) + 1);
  }

  #note(messages: string): void {
    const nowMs = performance.now();
    for (const [, leadId = ""] of messages.matchAll(/"url":"\/leads\/([0-9a-f-]+)"/g)) {
      const known = this.arrivals.get(leadId);
      if (known === undefined) this.arrivals.set(leadId, [nowMs]);
      else known.push(nowMs);
    }
  }
}

/**
 * Returns the milliseconds from the response for each sold lead, which follows its COMMIT, to each
 * of its bells, sorted.
 */
async function measure(
  market: PostingMarket,
  { port }: RunningBenchServer,
  streams: Streams,
  posts: number,
): Promise<number[]> {
  // The bench spreads its streams evenly over the buyers.
  const each = Math.max(...streams.perAccount.values());
  const soldAtMs = await sellSteadily(market, port, posts);
  const endMs = performance.now() + GIVE_UP_MS;
  const bellsOf = (leadId: string): readonly number[] => streams.arrivals.get(leadId) ?? [];
  while (
    performance.now() < endMs &&
    [...soldAtMs.keys()].some((leadId) => bellsOf(leadId).length < each)
  )
    await new Promise((resolve) => setTimeout(resolve, 20));
  return [...soldAtMs]
    .flatMap(([leadId, atMs]) => {
      const bells = bellsOf(leadId).map((bellMs) => Math.max(0, bellMs - atMs));
      return [
        ...bells,
        ...Array.from({ length: Math.max(0, each - bells.length) }, () => Number.POSITIVE_INFINITY),
      ];
    })
    .toSorted((a, b) => a - b);
}

/**
 * Posts leads at a steady pace. For each sold lead, returns when its response arrived, by
 * performance.now(); the response follows the lead's COMMIT.
 */
export async function sellSteadily(
  market: PostingMarket,
  port: number,
  posts: number,
): Promise<ReadonlyMap<string, number>> {
  const soldAtMs = new Map<string, number>();
  const postOne = async (body: string): Promise<void> => {
    const response = await fetch(`http://127.0.0.1:${port}/v1/leads`, {
      method: "POST",
      body,
      headers: { authorization: `Bearer ${market.sourceKey}`, "content-type": "application/json" },
    });
    const answer = (await response.json()) as {
      readonly sale: string;
      readonly lead: { readonly id: string } | null;
    };
    if (answer.sale !== "none" && answer.lead !== null)
      soldAtMs.set(answer.lead.id, performance.now());
  };
  const startMs = performance.now();
  const running: Promise<void>[] = [];
  for (const [index, body] of market.bodies(posts).entries()) {
    await new Promise((resolve) =>
      setTimeout(resolve, Math.max(0, startMs + index * EVERY_MS - performance.now())),
    );
    running.push(postOne(body));
  }
  await Promise.all(running);
  return soldAtMs;
}
