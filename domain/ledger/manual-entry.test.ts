// Tests what entries of the network's people move, and when they are refused.
import { describe, expect, it } from "vitest";
import { cents } from "../money/money.ts";
import {
  MANUAL_ENTRY_KINDS,
  type ManualEntry,
  type ManualEntryKind,
  type WalletState,
  bookEntry,
  riskOf,
} from "./manual-entry.ts";
import { balancesOf } from "./transfer.ts";

const entry = (kind: ManualEntryKind, amount: number): ManualEntry => ({
  id: "e1",
  kind,
  accountId: "buyer",
  networkId: "network",
  amountCents: cents(amount),
});
const wallet = (change: Partial<Record<keyof WalletState, bigint>> = {}): WalletState => ({
  balanceCents: 10_000n,
  heldCents: 0n,
  creditLimitCents: 0n,
  promotionalCents: 0n,
  ...change,
});
/** The balances of the ledger's accounts after the entry. */
const moved = (kind: ManualEntryKind, amount: number): Record<string, bigint> => {
  const booked = bookEntry(entry(kind, amount), wallet());
  if (!booked.ok || booked.value.transfer === null) throw new Error("nothing was booked");
  return Object.fromEntries(balancesOf([booked.value.transfer]));
};

describe("an entry", () => {
  it("moves money between the wallet, the outside and the adjustments", () => {
    expect(moved("payment", 500)).toEqual({ "wallet:buyer": 500n, "external:network": -500n });
    expect(moved("refund", 500)).toEqual({ "wallet:buyer": -500n, "external:network": 500n });
    for (const kind of ["adjustment", "goodwill", "promotion"] as const)
      expect(moved(kind, 500)).toEqual({ "wallet:buyer": 500n, "adjustments:network": -500n });
    expect(moved("adjustment", -500)).toEqual({
      "wallet:buyer": -500n,
      "adjustments:network": 500n,
    });
  });

  it("says the balance before and after", () => {
    for (const [kind, amount, after] of [
      ["payment", 500, 10_500n],
      ["refund", 500, 9_500n],
      ["adjustment", -500, 9_500n],
    ] as const) {
      const booked = bookEntry(entry(kind, amount), wallet());
      expect(booked).toMatchObject({
        ok: true,
        value: { beforeCents: 10_000n, afterCents: after },
      });
    }
  });

  it("of a credit limit moves no money and says the limit before and after", () => {
    expect(bookEntry(entry("credit_limit", 700), wallet({ creditLimitCents: 200n }))).toEqual({
      ok: true,
      value: { transfer: null, beforeCents: 200n, afterCents: 700n },
    });
  });
});

describe("a refund", () => {
  it("takes all that is unused and paid, and no cent more", () => {
    const state = wallet({ heldCents: 1_000n, promotionalCents: 2_000n });
    expect(bookEntry(entry("refund", 7_000), state).ok).toBe(true);
    expect(bookEntry(entry("refund", 7_001), state)).toEqual({
      ok: false,
      error: "over_refundable",
    });
  });

  it("never reaches into credit", () => {
    const state = wallet({ balanceCents: -100n, creditLimitCents: 5_000n });
    expect(bookEntry(entry("refund", 1), state)).toEqual({ ok: false, error: "over_refundable" });
  });
});

describe("an adjustment", () => {
  it("goes down to the credit limit, with what is held", () => {
    const state = wallet({ heldCents: 3_000n, creditLimitCents: 1_000n });
    expect(bookEntry(entry("adjustment", -8_000), state).ok).toBe(true);
    expect(bookEntry(entry("adjustment", -8_001), state)).toEqual({
      ok: false,
      error: "below_limit",
    });
  });
});

describe("a credit limit", () => {
  it("is not lowered below what is used of it", () => {
    const state = wallet({ balanceCents: -400n, heldCents: 100n, creditLimitCents: 1_000n });
    expect(bookEntry(entry("credit_limit", 500), state).ok).toBe(true);
    expect(bookEntry(entry("credit_limit", 499), state)).toEqual({
      ok: false,
      error: "limit_in_use",
    });
  });
});

describe("the risk of an entry", () => {
  it("is its amount in either direction, and of a credit limit what it grows by", () => {
    const state = wallet({ creditLimitCents: 2_000n });
    for (const kind of MANUAL_ENTRY_KINDS.filter((one) => one !== "credit_limit"))
      expect(riskOf(entry(kind, 900), state), kind).toBe(900n);
    expect(riskOf(entry("adjustment", -900), state)).toBe(900n);
    expect(riskOf(entry("credit_limit", 2_500), state)).toBe(500n);
    expect(riskOf(entry("credit_limit", 0), state)).toBe(0n);
  });
});
