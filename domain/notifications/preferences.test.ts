// Checks which channels a notification uses, with and without preferences.
import { describe, expect, it } from "vitest";
import { NOTIFICATION_TYPES } from "./types.ts";
import { channelsOf, isAlwaysOn, mutedKinds } from "./preferences.ts";

describe("a kind of notification", () => {
  it("is in the bell where nothing was set", () => {
    expect(mutedKinds({})).toEqual([]);
    for (const kind of NOTIFICATION_TYPES) expect(channelsOf(kind, {}).bell, kind).toBe(true);
  });

  it("uses push if hours count, email if money moves or work stops, otherwise daily email", () => {
    const usual = (kind: (typeof NOTIFICATION_TYPES)[number]) => channelsOf(kind, {});
    expect(usual("lead_bought")).toEqual({ bell: true, push: true, email: "daily" });
    expect(usual("return_filed")).toEqual({ bell: true, push: true, email: "at_once" });
    expect(usual("payout_moved")).toEqual({ bell: true, push: false, email: "at_once" });
    expect(usual("postback_off")).toEqual({ bell: true, push: false, email: "at_once" });
    expect(usual("lead_sold")).toEqual({ bell: true, push: false, email: "daily" });
  });

  it("follows the preferences, channel by channel", () => {
    const kinds = { lead_bought: { bell: false }, lead_sold: { email: "off" } } as const;
    expect(channelsOf("lead_bought", kinds)).toEqual({ bell: false, push: true, email: "daily" });
    expect(channelsOf("lead_sold", kinds)).toEqual({ bell: true, push: false, email: "off" });
    expect(mutedKinds(kinds)).toEqual(["lead_bought"]);
  });

  it("that guards an account, or the law demands, is sent whatever was set, but by push", () => {
    expect(NOTIFICATION_TYPES.filter(isAlwaysOn)).toEqual([
      "api_key_made",
      "application_moved",
      "bank_changed",
      "consumer_asked",
      "data_exported",
      "destination_made",
      "key_revoked",
      "security_burst",
    ]);
    const kinds = { bank_changed: { bell: false, push: false, email: "off" } } as const;
    expect(channelsOf("bank_changed", kinds)).toEqual({
      bell: true,
      push: false,
      email: "at_once",
    });
    expect(mutedKinds(kinds)).toEqual([]);
  });
});
