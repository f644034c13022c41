// Writes the small market of a rehearsal: sources that post, ping, and list, and buyers.
import type pg from "pg";
import { MarketFixture } from "../../test/support/market.ts";
import { addAccountKey } from "../../test/support/account-key.ts";
import { SOURCE_KEY_PREFIX, makeKey } from "../../server/platform/crypto/secret-key.ts";

export interface RehearsalMarket {
  /** Keys of sources whose leads campaigns buy. */
  readonly postingKeys: readonly string[];
  readonly pingingKeys: readonly string[];
  /** Keys of sources whose leads are listed for buyers. */
  readonly listingKeys: readonly string[];
  /** Keys of the accounts that buy by hand. */
  readonly buyerKeys: readonly string[];
}

/** Enough that no wallet runs out. */
const BALANCE_CENTS = 10_000_000_000;

export async function makeRehearsalMarket(pool: pg.Pool): Promise<RehearsalMarket> {
  const at = new Date();
  const fixture = await MarketFixture.create(pool, at.getTime());
  const makeSource = async (
    unsoldRule: "list" | "reject",
  ): Promise<{ id: string; key: string }> => {
    const { id } = await fixture.source({ unsoldRule, sharedSlots: 0 });
    const { key, hash } = makeKey(SOURCE_KEY_PREFIX);
    await pool.query("update source set key_hash = $2 where id = $1", [id, hash]);
    return { id, key };
  };
  const makeSources = (count: number, rule: "list" | "reject") =>
    Promise.all(Array.from({ length: count }, () => makeSource(rule)));
  const posting = await makeSources(2, "reject");
  const pinging = await makeSources(2, "reject");
  const listing = await makeSources(2, "list");
  for (const name of ["First Realty", "Second Realty"]) {
    const accountId = await fixture.advertiser(name, BALANCE_CENTS);
    await fixture.campaign({
      accountId,
      exclusiveCents: 5_000,
      blockedSourceIds: listing.map(({ id }) => id),
    });
  }
  const buyerKeys: string[] = [];
  for (const name of ["Third Realty", "Fourth Realty"]) {
    const accountId = await fixture.advertiser(name, BALANCE_CENTS);
    buyerKeys.push(await addAccountKey(pool, accountId, at));
  }
  const keysOf = (sources: readonly { readonly key: string }[]) => sources.map(({ key }) => key);
  return {
    postingKeys: keysOf(posting),
    pingingKeys: keysOf(pinging),
    listingKeys: keysOf(listing),
    buyerKeys,
  };
}
