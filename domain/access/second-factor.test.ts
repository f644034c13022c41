// Tests who must have a second factor, and what satisfies it.
import { describe, expect, it } from "vitest";
import type { Role } from "./access.ts";
import { type Factors, isFactorMissing, secondFactorOf } from "./second-factor.ts";

const NONE = { hasApp: false, hasPasskey: false, usedPasskey: false, isRequired: false };
const PASSKEY = { hasApp: false, hasPasskey: true, isRequired: false };

const inProduction = (role: Role, factors: Omit<Factors, "role">) =>
  secondFactorOf({ role, ...factors }, { production: true });

describe("a second factor", () => {
  it("is required of an operator in production, and of no one else", () => {
    const statesOf = (role: Role) =>
      [true, false].flatMap((production) =>
        [true, false].map((hasApp) => secondFactorOf({ role, ...NONE, hasApp }, { production })),
      );
    expect(statesOf("advertiser")).toEqual(["on", "off", "on", "off"]);
    expect(statesOf("affiliate")).toEqual(["on", "off", "on", "off"]);
    expect(statesOf("admin")).toEqual(["on", "required", "on", "off"]);
  });

  it("is required of every member where the owners say so, also outside production", () => {
    for (const role of ["advertiser", "affiliate", "admin"] as const)
      for (const production of [true, false]) {
        const stateOf = (factors: Partial<Factors>) =>
          secondFactorOf({ role, ...NONE, isRequired: true, ...factors }, { production });
        expect(stateOf({})).toBe("required");
        expect(stateOf({ hasApp: true })).toBe("on");
        expect(stateOf({ hasPasskey: true })).toBe("passkey");
        expect(stateOf({ hasPasskey: true, usedPasskey: true })).toBe("off");
      }
  });

  it("may be a passkey, if the session began with it", () => {
    expect(inProduction("admin", { ...PASSKEY, usedPasskey: true })).toBe("off");
    expect(inProduction("admin", { ...PASSKEY, usedPasskey: false })).toBe("passkey");
    expect(inProduction("advertiser", { ...PASSKEY, usedPasskey: false })).toBe("off");
    expect(
      secondFactorOf({ role: "admin", ...PASSKEY, usedPasskey: false }, { production: false }),
    ).toBe("off");
  });

  it("is required again when the last passkey is gone, also for its session", () => {
    expect(inProduction("admin", { ...NONE, usedPasskey: true })).toBe("required");
  });

  it("is missing where it is required or its passkey was not used", () => {
    expect((["off", "on", "required", "passkey"] as const).map(isFactorMissing)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
