// 64 buyers at once on one lead that may be sold n times: exactly n buy it, every time, in one
// process and in two.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verifyLedger } from "../../server/modules/money/ledger/index.ts";
import type { SourceTerms } from "../../server/modules/selling/distribution/index.ts";
import { cents } from "../../domain/money/money.ts";
import { type Distribution } from "../../server/modules/selling/distribution/index.ts";
import { type TestDatabase, createTestDatabase } from "../support/database.ts";
import type { BuyerCommand, BuyerReply } from "../support/buyer-process.ts";
import { MarketFixture, post, postBody, startMarket } from "../support/market.ts";

const BUYERS = 64;
const ROUNDS = 200;
const MAX_PRICE_CENTS = 100_000;
let database: TestDatabase;
let fixture: MarketFixture;
let market: Distribution;
let buyerIds: string[];
const others: ChildProcess[] = [];
let person = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await MarketFixture.create(database.pool, Date.now());
  buyerIds = await Promise.all(
    Array.from({ length: BUYERS }, (_, index) =>
      fixture.advertiser(`Buyer ${index}`, 1_000_000_000),
    ),
  );
  market = await startMarket(database.pool, database.url, Date.now);
  for (let index = 0; index < 2; index += 1) {
    const child = fork(join(import.meta.dirname, "../support/buyer-process.ts"), [database.url]);
    others.push(child);
    await once(child, "message");
  }
});

afterAll(async () => {
  for (const child of others) {
    await ask(child, { do: "end" });
    child.kill();
  }
  await market.stop();
  await database.drop();
});

async function ask(child: ChildProcess, command: BuyerCommand): Promise<BuyerReply> {
  const reply = once(child, "message");
  child.send(command);
  const [answer] = await reply;
  return answer as BuyerReply;
}

async function listLead(source: SourceTerms): Promise<string> {
  const result = await post(market, source, postBody((person += 1)), Date.now);
  if (result.kind !== "answered" || result.answer.status !== "accepted")
    throw new Error("the lead was not listed");
  return result.answer.leadId;
}

const buyHere = (leadId: string, mode: "exclusive" | "shared") =>
  Promise.all(
    buyerIds.map(async (buyerId) => {
      const result = await market.buyListing({
        leadId,
        buyerId,
        mode,
        maxPriceCents: cents(MAX_PRICE_CENTS),
        idempotency: { keyHash: Buffer.from(`${leadId}:${buyerId}`), requestHash: Buffer.alloc(4) },
      });
      return result.ok ? "sold" : result.error.code;
    }),
  );

async function buyInTwoProcesses(leadId: string, mode: "exclusive" | "shared"): Promise<string[]> {
  const half = BUYERS / 2;
  const replies = await Promise.all(
    others.map((child, index) =>
      ask(child, {
        do: "buy",
        leadId,
        buyerIds: buyerIds.slice(index * half, (index + 1) * half),
        mode,
        maxPriceCents: MAX_PRICE_CENTS,
      }),
    ),
  );
  return replies.flatMap(({ outcomes }) => outcomes);
}

describe.each([1, 3, 5])("a lead with %i slots", (slots) => {
  it.each([
    ["one process", buyHere],
    ["two processes", buyInTwoProcesses],
  ] as const)(
    `is sold exactly ${slots} times to 64 buyers in %s, ${ROUNDS} rounds`,
    async (_name, buy) => {
      const source = await fixture.source({
        unsoldRule: "list",
        allowsExclusive: slots === 1,
        sharedSlots: slots === 1 ? 0 : slots,
      });
      const mode = slots === 1 ? "exclusive" : "shared";
      for (let round = 0; round < ROUNDS; round += 1) {
        const leadId = await listLead(source);
        const outcomes = await buy(leadId, mode);
        expect(
          outcomes.filter((outcome) => outcome === "sold"),
          `round ${round}`,
        ).toHaveLength(slots);
        expect(new Set(outcomes)).toEqual(new Set(["sold", "already_sold"]));
      }
      expect(await verifyLedger(database.pool)).toEqual([]);
    },
  );
});

it("would be oversold by reading first and writing afterwards: the test can fail", async () => {
  const naive = await createTestDatabase();
  try {
    await naive.pool.query(
      `create table stock (
         id integer primary key, sold integer not null
       ); insert into stock values (1, 0)`,
    );
    const buy = async (): Promise<boolean> => {
      const { rows } = await naive.pool.query<{ sold: number }>(
        "select sold from stock where id = 1",
      );
      if ((rows[0]?.sold ?? 0) >= 3) return false;
      await naive.pool.query("update stock set sold = sold + 1 where id = 1");
      return true;
    };
    const sold = (await Promise.all(Array.from({ length: BUYERS }, buy))).filter(Boolean).length;
    expect(sold).toBeGreaterThan(3);
  } finally {
    await naive.drop();
  }
});

it("a hot wallet and a tight cap are filled exactly, by three processes at once", async () => {
  const hot = await fixture.advertiser("Hot wallet", 100_000);
  const capped = await fixture.advertiser("Tight cap", 1_000_000);
  await fixture.campaign({ accountId: hot, exclusiveCents: 5_000 });
  const no = await fixture.campaign({
    accountId: capped,
    exclusiveCents: 4_000,
    limits: { leads: { total: 37 } },
  });
  const source = await fixture.source();
  const plain = { ...source, reserveExclusiveCents: null, reserveSharedCents: null };
  person += 1_000;
  const from = person;
  person += 1_000;
  const accepted = (outcomes: readonly string[]): number =>
    outcomes.filter((outcome) => outcome === "accepted").length;
  const [here, there, elsewhere] = await Promise.all([
    Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const result = await post(market, source, postBody(from + index), Date.now);
        return result.kind === "answered" ? result.answer.status : result.kind;
      }),
    ),
    ...others.map((child, index) =>
      ask(child, { do: "post", source: plain, from: from + 100 * (index + 1), count: 60 }).then(
        ({ outcomes }) => outcomes,
      ),
    ),
  ]);
  expect(accepted([...here, ...(there ?? []), ...(elsewhere ?? [])])).toBe(20 + 37);
  const { rows } = await database.pool.query(
    "select balance_cents from wallet where account_id = $1",
    [hot],
  );
  expect(rows).toEqual([{ balance_cents: 0n }]);
  const state = await database.pool.query(
    "select total_leads from campaign_state where campaign_no = $1",
    [no],
  );
  expect(state.rows).toEqual([{ total_leads: 37 }]);
  expect(await verifyLedger(database.pool)).toEqual([]);
});
