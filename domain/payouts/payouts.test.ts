// Tests the states of a payout, why one cannot be requested, and the bank file.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BANK_CHANGE_HOLD_MS, bankErrors, routingError } from "./bank-account.ts";
import { bankFile, receiverId } from "./bank-file.ts";
import {
  PAYOUT_STEPS,
  type PayoutEligibility,
  type PayoutState,
  type PayoutStep,
  bankHeldUntilMs,
  payeeBlockers,
  requestBlockers,
  stepPayout,
} from "./payout.ts";

describe("a payout", () => {
  const walk = (steps: readonly PayoutStep[]): PayoutState =>
    steps.reduce<PayoutState>(
      (state, step) => {
        const next = stepPayout(state, step);
        return next.ok ? next.value : state;
      },
      { status: "requested", ordered: false },
    );

  it("is sent only after approval and the bank file", () => {
    expect(walk(["approve", "order", "send"])).toEqual({ status: "sent", ordered: true });
    expect(walk(["send", "order", "approve", "send"])).toEqual({
      status: "approved",
      ordered: false,
    });
    expect(stepPayout({ status: "approved", ordered: false }, "send")).toEqual({
      ok: false,
      error: "not_ordered",
    });
  });

  it("is withdrawn only before it is approved, and fails only before it is sent", () => {
    expect(stepPayout({ status: "approved", ordered: false }, "cancel")).toEqual({
      ok: false,
      error: "not_possible",
    });
    expect(stepPayout({ status: "sent", ordered: true }, "fail")).toEqual({
      ok: false,
      error: "not_possible",
    });
    expect(walk(["approve", "order", "fail"]).status).toBe("failed");
  });

  it("stays in its final state, and repeating a step changes nothing", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PAYOUT_STEPS), { maxLength: 12 }), (steps) => {
        let state: PayoutState = { status: "requested", ordered: false };
        for (const step of steps) {
          const next = stepPayout(state, step);
          if (["sent", "rejected", "cancelled", "failed"].includes(state.status))
            expect(next.ok).toBe(false);
          if (next.ok) {
            state = next.value;
            if (step !== "order")
              expect(stepPayout(state, step)).toEqual({ ok: false, error: "done" });
          }
        }
        // Sent means: approved, then ordered, then sent, in this order.
        if (state.status === "sent")
          expect(steps.indexOf("approve")).toBeLessThan(steps.lastIndexOf("send"));
      }),
    );
  });
});

describe("the reasons why a payout cannot be requested", () => {
  const CLEAR: PayoutEligibility = {
    leastCents: 5_000n,
    isSuspended: false,
    hasTaxDetails: true,
    bank: { changedAtMs: null, isShared: false },
    hasOpenPayout: false,
    payableCents: 5_000n,
  };
  it.each<[string, Partial<PayoutEligibility>, string[]]>([
    ["nothing", {}, []],
    ["a cent too little", { payableCents: 4_999n }, ["below_least"]],
    [
      "no details at all",
      { hasTaxDetails: false, bank: null, payableCents: 0n },
      ["no_tax_details", "no_bank_details", "below_least"],
    ],
    ["one under way, whatever is left", { hasOpenPayout: true, payableCents: 0n }, ["open"]],
    [
      "a suspended account with another's bank",
      { isSuspended: true, bank: { changedAtMs: null, isShared: true } },
      ["suspended", "shared_bank"],
    ],
    [
      "another bank account than a moment ago",
      { bank: { changedAtMs: 1_000, isShared: false } },
      ["bank_changed"],
    ],
    [
      "another bank account than three days ago",
      { bank: { changedAtMs: 1_000 - BANK_CHANGE_HOLD_MS, isShared: false } },
      [],
    ],
  ])("%s", (_, change, obstacles) => {
    expect(requestBlockers({ ...CLEAR, ...change }, 1_000)).toEqual(obstacles);
  });

  it("leave out those about the amount for the bank file", () => {
    expect(payeeBlockers({ ...CLEAR, bank: null }, 0)).toEqual(["no_bank_details"]);
    expect(bankHeldUntilMs({ changedAtMs: 5, isShared: false })).toBe(5 + 72 * 3_600_000);
    expect(bankHeldUntilMs(null)).toBeNull();
  });
});

describe("a bank account", () => {
  it("accepts published routing numbers, and refuses them with a digit changed", () => {
    for (const routing of ["021000021", "121000358", "322271627", "011401533"]) {
      expect(routingError(routing), routing).toBeNull();
      for (let place = 0; place < 9; place += 1) {
        const other = (Number(routing[place]) + 1) % 10;
        expect(
          routingError(`${routing.slice(0, place)}${other}${routing.slice(place + 1)}`),
          `${routing} at ${place}`,
        ).toBe("checksum");
      }
    }
    expect([
      routingError("000000000"),
      routingError("991000022"),
      routingError("12100035"),
    ]).toEqual(["checksum", "checksum", "format"]);
  });

  it("names the error of each field", () => {
    expect(
      bankErrors({ holder: "Porchlight Media", routing: "121000358", number: "000123456789" }),
    ).toEqual({});
    expect(bankErrors({ holder: " ", routing: "121000359", number: "12" })).toEqual({
      holder: "missing",
      routing_number: "checksum",
      account_number: "format",
    });
    expect(bankErrors({ holder: "A", routing: "121000358", number: "0000" })).toEqual({
      account_number: "format",
    });
  });
});

describe("the bank's file", () => {
  it("has one line per payout, exact to the cent, without formulas", () => {
    const order = {
      payoutId: "0199f0c4-5a7e-7c3b-9d21-00000000000a",
      holder: "=Porchlight, Media",
      routing: "021000021",
      number: "000123456789",
      kind: "checking",
      amountCents: 123_405n,
    } as const;
    const [head, line, rest] = bankFile([order]).split("\r\n");
    expect(head).toBe(
      "Receiver name,Routing number,Account number,Account type,Amount,Receiver ID,Description",
    );
    expect(line).toBe(
      `"'=Porchlight, ` +
        `Media",021000021,000123456789,Checking,1234.05,${receiverId(order.payoutId)},PAYOUT`,
    );
    expect(rest).toBe("");
    expect(receiverId(order.payoutId)).toMatch(/^[0-9A-F]{15}$/);
  });
});
