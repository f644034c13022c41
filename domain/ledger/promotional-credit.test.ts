// Tests that promotional credit is spent first and never becomes money that is refunded, over any
// sequence of payments, grants, purchases, returns and refunds.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents, ZERO_CENTS } from "../money/money.ts";
import { type PromotionalCredit, promotionLeft, refundableOf } from "./promotional-credit.ts";

const granted = (left: number, spent = 0, all = left): PromotionalCredit => ({
  leftCents: cents(left),
  spentCents: cents(spent),
  grantedCents: cents(all),
});

/** A balance that limits nothing. */
const MUCH = 1_000_000n;

describe("promotional credit", () => {
  it("is spent before paid money", () => {
    expect(promotionLeft(granted(1_000), cents(0), MUCH)).toBe(1_000n);
    expect(promotionLeft(granted(1_000), cents(400), MUCH)).toBe(600n);
    expect(promotionLeft(granted(1_000), cents(1_000), MUCH)).toBe(0n);
    expect(promotionLeft(granted(1_000), cents(9_000), MUCH)).toBe(0n);
  });

  it("counts what is spent after its grant only, and a return restores it", () => {
    expect(promotionLeft(granted(1_000, 500), cents(500), MUCH)).toBe(1_000n);
    expect(promotionLeft(granted(1_000, 500), cents(800), MUCH)).toBe(700n);
    // A purchase of before the grant was returned.
    expect(promotionLeft(granted(1_000, 500), cents(100), MUCH)).toBe(1_000n);
  });

  it("is never more than the balance", () => {
    // Paid 1, spent; granted 1; the purchase was returned, refunded, and the credit spent.
    expect(promotionLeft(granted(1, 1), cents(1), 0n)).toBe(0n);
    expect(promotionLeft(granted(1_000), cents(0), -200n)).toBe(0n);
  });

  it("is credit again where a return brings back what an earlier grant paid for", () => {
    // Granted 300, spent; granted 100 more; then the purchase was returned.
    expect(promotionLeft(granted(100, 300, 400), cents(300), MUCH)).toBe(100n);
    expect(promotionLeft(granted(100, 300, 400), cents(0), MUCH)).toBe(400n);
  });
});

it("no sequence pays out more than was paid in, and no credit is worth more than its grant", () => {
  const amount = fc.integer({ min: 1, max: 5_000 });
  const act = fc.record({
    act: fc.constantFrom("pay", "grant", "buy", "return", "refund" as const),
    amount,
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      let [balance, spent, paid, refunded, grants] = [0n, 0n, 0n, 0n, 0n];
      let credit: PromotionalCredit = granted(0);
      const sales: bigint[] = [];
      for (const { act: what, amount: given } of acts) {
        const left = promotionLeft(credit, cents(spent), balance);
        const sum = BigInt(given);
        if (what === "pay") {
          balance += sum;
          paid += sum;
        } else if (what === "grant") {
          balance += sum;
          grants += sum;
          credit = {
            leftCents: cents(left + sum),
            spentCents: cents(spent),
            grantedCents: cents(grants),
          };
        } else if (what === "buy" && sum <= balance) {
          balance -= sum;
          spent += sum;
          sales.push(sum);
        } else if (what === "return") {
          const sale = sales.shift() ?? 0n;
          balance += sale;
          spent -= sale;
        } else if (what === "refund") {
          const most = refundableOf({
            balanceCents: balance,
            heldCents: ZERO_CENTS,
            promotionalCents: left,
          });
          const part = sum < most ? sum : most;
          balance -= part;
          refunded += part;
        }
        const now = promotionLeft(credit, cents(spent), balance);
        expect(now <= grants).toBe(true);
        expect(now <= balance).toBe(true);
        expect(refunded <= paid).toBe(true);
      }
    }),
    { numRuns: 2_000 },
  );
});
