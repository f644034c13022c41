// Benchmarks finding one lead among a million by its person, id and address, and one account among
// ten thousand by its name, over HTTP.
import pg from "pg";
import { addAccountKey } from "../test/support/account-key.ts";
import type { BenchServer } from "./bench-market.ts";
import { settle } from "./bench-database.ts";
import { type RunningBenchServer, startServer } from "./bench-server.ts";
import { makePast, postOriginals } from "./past-leads.ts";
import { type PostingMarket, makePostingMarket } from "./posting-market.ts";
import { type BenchRow, latencyRow } from "./report.ts";

const LEADS = 1_000_000;
const CAMPAIGNS = 1_000;
const DAYS = 360;
const ACCOUNTS = 10_000;
/** Posts whose persons are looked for; those that no campaign buys are left out. */
const POSTS = 300;
const ROUNDS = 3;
/** In the middle: an answer that a person does not wait for. */
const MOST_MS = 100;

/** A posted lead with what it is found by. */
interface KnownLead {
  readonly id: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
}

type Asked = readonly [name: string, textOf: (lead: KnownLead) => string];
const ASKED: readonly Asked[] = [
  ["phone", ({ phone }) => `(${phone.slice(-10, -7)}) ${phone.slice(-7, -4)}-${phone.slice(-4)}`],
  ["email", ({ email }) => email.toUpperCase()],
  ["address", ({ address }) => address],
  ["id", ({ id }) => id],
];

/** Asks for leads as the network and as their affiliate, half of them by released keys. */
export async function benchFind(server: BenchServer): Promise<BenchRow[]> {
  const market = await makePostingMarket(server, "find", CAMPAIGNS);
  await postOriginals(market);
  await makePast(market.url, [{ leads: LEADS, fromDays: DAYS, untilDays: 0 }]);
  const plat = await startServer(market.url);
  const leads = await postKnown(market, plat);
  const keys = await fillDatabase(market.url, leads);
  await settle(market.url);
  const rows: BenchRow[] = [];
  for (const [reader, key] of keys)
    for (const [name, textOf] of ASKED)
      rows.push(...(await measure(plat, key, `${reader}, a lead by ${name}`, leads, textOf)));
  const [[, network] = ["", ""]] = keys;
  const names = leads.map((_, index) => ({ id: `${index}`, text: `company ${index + 1} realty` }));
  rows.push(
    ...(await measure(plat, network, "network, an account by name", names, ({ text }) => text)),
  );
  await plat.stop();
  return rows;
}

/** Posts leads to a database of a million others. */
async function postKnown(
  market: PostingMarket,
  { port }: RunningBenchServer,
): Promise<readonly KnownLead[]> {
  const known: KnownLead[] = [];
  for (const body of market.bodies(POSTS)) {
    const response = await fetch(`http://127.0.0.1:${port}/v1/leads`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${market.sourceKey}`,
        "content-type": "application/json",
      },
      body,
    });
    const answer = (await response.json()) as {
      readonly status?: string;
      readonly lead?: { readonly id: string };
    };
    const { phone, email, address, city, state } = JSON.parse(body) as Record<string, string>;
    if (answer.status === "accepted" && answer.lead !== undefined)
      known.push({
        id: answer.lead.id,
        phone: phone ?? "",
        email: email ?? "",
        address: `${address}, ${city}, ${state}`,
      });
  }
  if (known.length === 0) throw new Error("no lead was bought");
  return known;
}

/**
 * Gives each copied lead three hashes in both tables of keys, releases the keys of every other
 * known lead, adds accounts, and returns the readers with their keys.
 */
async function fillDatabase(
  url: string,
  leads: readonly KnownLead[],
): Promise<readonly (readonly [reader: string, key: string])[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const old = leads.filter((_, index) => index % 2 === 0).map(({ id }) => id);
  await client.query(
    `insert into lead_identity
     select hash, lead_id, 'phone' from lead_key where lead_id = any($1::uuid[])
     on conflict do nothing`,
    [old],
  );
  await client.query("delete from lead_key where lead_id = any($1::uuid[])", [old]);
  for (const into of ["lead_key (hash, lead_id)", "lead_identity (hash, lead_id, kind)"])
    await client.query(
      `insert into ${into}
       select decode(md5(id::text || kind), 'hex'), id ${into.includes("kind") ? ", kind" : ""}
       from lead, unnest(array['phone', 'email', 'address']) as kind
       on conflict do nothing`,
    );
  await client.query(
    `insert into account (id, kind, name, status, time_zone, created_at)
     select gen_random_uuid(), 'advertiser', 'Company ' || i || ' Realty of ' || md5(i::text),
       'active', 'UTC', now()
     from generate_series(1, ${ACCOUNTS}) as i`,
  );
  const { rows } = await client.query<{ id: string; kind: string }>(
    `select id, kind
     from account
     where kind = 'network' or id in (select account_id from affiliate)`,
  );
  const keys: [string, string][] = [];
  for (const kind of ["network", "affiliate"]) {
    const accountId = rows.find((row) => row.kind === kind)?.id ?? "";
    keys.push([kind, await addAccountKey(client, accountId, new Date())]);
  }
  await client.end();
  return keys;
}

/** How long each answer takes, and how many of the leads were found. */
async function measure<Thing extends { readonly id: string }>(
  { port }: RunningBenchServer,
  key: string,
  name: string,
  things: readonly Thing[],
  textOf: (thing: Thing) => string,
): Promise<BenchRow[]> {
  let missed = 0;
  const ask = async (thing: Thing): Promise<number> => {
    const startedMs = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}/v1/find`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify({ find: textOf(thing) }),
    });
    const { groups } = (await response.json()) as {
      readonly groups: readonly {
        readonly kind: string;
        readonly items: readonly { readonly id: string; readonly name: string | null }[];
      }[];
    };
    const ms = performance.now() - startedMs;
    const isFound = groups.some(({ items }) =>
      items.some(
        (item) =>
          item.id === thing.id || item.name?.toLowerCase().startsWith(textOf(thing)) === true,
      ),
    );
    if (!isFound) missed += 1;
    return ms;
  };
  for (const thing of things.slice(0, 20)) await ask(thing);
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const times: number[] = [];
    for (const thing of things) times.push(await ask(thing));
    rounds.push(times);
  }
  return [
    latencyRow(`${name}, p50`, rounds, 0.5, MOST_MS),
    latencyRow(`${name}, p99`, rounds, 0.99),
    { name: `${name}, not found`, value: missed, unit: "", mustReach: { atMost: 0 } },
  ];
}
