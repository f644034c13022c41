// Tests that every movement of money leaves the ledger at zero, and that a return reverses its sale
// to the cent.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Cents, cents } from "../money/money.ts";
import { earningOf, reservePrice } from "../distribution/reserve.ts";
import {
  type Transfer,
  balancesOf,
  transferForPayout,
  transferForTopUp,
  transferToPayable,
  transfersForReturn,
  transfersForSale,
} from "./transfer.ts";

const NETWORK = "network";
const party = (kind: string) => fc.integer({ min: 1, max: 4 }).map((index) => `${kind}-${index}`);
const sale = fc.record({
  buyerId: party("buyer"),
  affiliateId: party("affiliate"),
  price: fc.integer({ min: 0, max: 1_000_000 }),
  share: fc.integer({ min: 0, max: 10_000 }),
  returned: fc.boolean(),
});

describe("the ledger", () => {
  it("sums to zero after any sequence of movements, and returned sales leave no balance", () => {
    fc.assert(
      fc.property(fc.array(sale, { maxLength: 60 }), (sales) => {
        const transfers: Transfer[] = [];
        const kept: Transfer[] = [];
        for (const [index, { buyerId, affiliateId, price, share, returned }] of sales.entries()) {
          const earningCents = earningOf(cents(price), { kind: "share", share });
          const split = {
            saleId: `sale-${index}`,
            buyerId,
            affiliateId,
            networkId: NETWORK,
            priceCents: cents(price),
            earningCents,
          };
          const made = [
            transferForTopUp(`top-${index}`, buyerId, NETWORK, cents(price + 1)),
            ...transfersForSale(split),
          ];
          transfers.push(...made);
          if (returned) transfers.push(...transfersForReturn(split, `return-${index}`));
          kept.push(...(returned ? made.slice(0, 1) : made));
        }
        const balances = balancesOf(transfers);
        expect([...balances.values()].reduce((sum, balance) => sum + balance, 0n)).toBe(0n);
        const plain = balancesOf(kept);
        for (const [account, balance] of balances)
          expect(balance, account).toBe(plain.get(account) ?? 0n);
        for (const transfer of transfers) expect(transfer.amountCents).toBeGreaterThan(0n);
      }),
    );
  });

  it("moves an earning from pending to payable to external", () => {
    const split = {
      saleId: "s",
      buyerId: "b",
      affiliateId: "a",
      networkId: NETWORK,
      priceCents: cents(1_001),
      earningCents: cents(701),
    };
    const balances = balancesOf([
      transferForTopUp("t", "b", NETWORK, cents(2_000)),
      ...transfersForSale(split),
      transferToPayable("p", "a", cents(701)),
      transferForPayout("o", "a", NETWORK, cents(701)),
    ]);
    expect(Object.fromEntries(balances)).toEqual({
      "external:network": -1_299n,
      "wallet:b": 999n,
      "pending:a": 0n,
      "payable:a": 0n,
      "revenue:network": 300n,
    });
  });
});

/**
 * The affiliate's share by the largest remainder method; the network's is the rest, and a tie goes
 * to the affiliate.
 */
function largestRemainder(price: bigint, share: number): bigint {
  const [own, rest] = [price * BigInt(share), price * BigInt(10_000 - share)];
  const spare = price - own / 10_000n - rest / 10_000n;
  return own / 10_000n + (spare > 0n && own % 10_000n >= rest % 10_000n ? 1n : 0n);
}

describe("earnings", () => {
  it("are the affiliate's share by the largest remainder method", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        fc.integer({ min: 0, max: 10_000 }),
        (price, share) => {
          expect(earningOf(price as Cents, { kind: "share", share })).toBe(
            largestRemainder(price, share),
          );
        },
      ),
      { numRuns: 2_000 },
    );
    expect([
      earningOf(cents(1_001), { kind: "share", share: 7_000 }),
      earningOf(cents(1), { kind: "share", share: 5_000 }),
    ]).toEqual([701n, 1n]);
  });

  it("no price meets a reserve if the affiliate has no share", () => {
    expect(reservePrice(cents(1), { kind: "share", share: 0 })).toBeNull();
    expect(reservePrice(cents(0), { kind: "share", share: 0 })).toBe(0n);
  });

  it("reserves are met at the computed price, and not a cent below", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 1, max: 10_000 }),
        (reserve, share) => {
          const terms = { kind: "share", share } as const;
          const price = reservePrice(cents(reserve), terms);
          expect(price).not.toBeNull();
          expect(earningOf(cents(price ?? 0n), terms)).toBeGreaterThanOrEqual(BigInt(reserve));
          if (price !== null && price > 0n)
            expect(earningOf(cents(price - 1n), terms)).toBeLessThan(BigInt(reserve));
        },
      ),
    );
  });

  it("flat terms earn the flat amount and meet no higher reserve", () => {
    const terms = { kind: "flat", cents: cents(500) } as const;
    expect(earningOf(cents(2_000), terms)).toBe(500n);
    expect(earningOf(cents(300), terms)).toBe(300n);
    expect(reservePrice(cents(400), terms)).toBe(500n);
    expect(reservePrice(cents(501), terms)).toBeNull();
  });
});
