// Checks push messages: how long each kind is of use, that each fits, and its state after an
// attempt.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { verdictOf } from "../attempts/attempt.ts";
import { NOTIFICATION_TYPES } from "./types.ts";
import { type PushAttempt, afterPush, cutForPush, pushRuleOf } from "./push.ts";
import { HOUR_MS } from "../time.ts";

describe("a notification", () => {
  it("has a topic that push services accept, and is of use for a while", () => {
    for (const kind of NOTIFICATION_TYPES) expect(kind).toMatch(/^[\w-]{1,32}$/);
    expect(NOTIFICATION_TYPES.every((kind) => pushRuleOf(kind).ttlMs >= HOUR_MS)).toBe(true);
    expect(pushRuleOf("lead_bought")).toEqual({ ttlMs: 4 * HOUR_MS, urgency: "high" });
  });

  it("fits into a message, whatever its text", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 3_000 }),
        fc.string({ unit: "grapheme-composite", maxLength: 3_000 }),
        (title, body) => {
          const cut = cutForPush({ title, body });
          expect(Buffer.byteLength(JSON.stringify(cut))).toBeLessThan(3_200);
          for (const [before, after] of [
            [title, cut.title],
            [body, cut.body],
          ] as const)
            expect(
              after === before || (after.endsWith("…") && before.startsWith(after.slice(0, -1))),
            ).toBe(true);
        },
      ),
    );
    expect(cutForPush({ title: "Seller lead in Austin, TX", body: "$97.30" })).toEqual({
      title: "Seller lead in Austin, TX",
      body: "$97.30",
    });
  });
});

describe("after an attempt", () => {
  const after = (status: number | null, change: Partial<PushAttempt> = {}) =>
    afterPush({
      status,
      verdict: verdictOf({ status, body: "" }, null),
      tries: 1,
      chance: 0,
      retryAfterMs: null,
      leftMs: HOUR_MS,
      ...change,
    });

  it.each([
    [201, "sent"],
    [202, "sent"],
    [404, "unsubscribed"],
    [410, "unsubscribed"],
    [400, "dropped"],
    [403, "dropped"],
    [413, "dropped"],
    [429, "waiting"],
    [408, "waiting"],
    [500, "waiting"],
    [503, "waiting"],
    [null, "waiting"],
  ] as const)("answered with %s it is %s", (status, kind) => expect(after(status).kind).toBe(kind));

  it("waits as long as the answer asks, and is dropped when late or attempted too often", () => {
    expect(after(503)).toEqual({ kind: "waiting", pauseMs: 5_000 });
    expect(after(429, { retryAfterMs: 120_000 })).toEqual({ kind: "waiting", pauseMs: 120_000 });
    expect(after(429, { retryAfterMs: HOUR_MS })).toEqual({ kind: "dropped" });
    expect(after(503, { tries: 3 })).toEqual({ kind: "waiting", pauseMs: 1_800_000 });
    expect(after(503, { tries: 4 })).toEqual({ kind: "dropped" });
    expect(after(503, { tries: 10, leftMs: 1e12 })).toEqual({ kind: "dropped" });
  });
});
