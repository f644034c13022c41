// Tests whom an account at another sign-in provider lets in.
import { describe, expect, it } from "vitest";
import { type ProviderArrival, admitByProvider } from "./sign-in-provider.ts";

const ANA = { userId: "ana", isConfirmed: true, hasOtherAccount: false };
const arrive = (change: Partial<ProviderArrival>) =>
  admitByProvider({ isEmailVerified: true, linkedUserId: null, byEmail: ANA, ...change });

describe("an account at a provider", () => {
  it("signs in the person who is connected with it, whatever its email", () => {
    for (const byEmail of [null, ANA, { ...ANA, userId: "ben", hasOtherAccount: true }])
      expect(arrive({ linkedUserId: "ana", byEmail })).toEqual({
        ok: true,
        value: { userId: "ana", isNew: false },
      });
  });

  it("is connected with the person whose confirmed email it has", () =>
    expect(arrive({})).toEqual({ ok: true, value: { userId: "ana", isNew: true } }));

  it.each([
    ["email_unverified", { isEmailVerified: false }],
    ["email_unverified", { isEmailVerified: false, linkedUserId: "ana" }],
    ["no_person", { byEmail: null }],
    ["email_unconfirmed", { byEmail: { ...ANA, isConfirmed: false } }],
    ["email_unconfirmed", { byEmail: { ...ANA, isConfirmed: false, hasOtherAccount: true } }],
    ["other_account", { byEmail: { ...ANA, hasOtherAccount: true } }],
  ] as const)("is refused as %s with %j", (error, change) =>
    expect(arrive(change)).toEqual({ ok: false, error }),
  );
});
