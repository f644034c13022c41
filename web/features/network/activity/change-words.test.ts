// Checks what readers see of changed values, in both languages.
import { describe, expect, it } from "vitest";
import { FIELD_KINDS } from "../../../../domain/activity/fields.ts";
import { activityChangeTexts as en } from "../../../../locales/en/activity-changes.ts";
import { activityChangeTexts as es } from "../../../../locales/es/activity-changes.ts";
import { settingsVersionsTexts as settingsEn } from "../../../../locales/en/settings-versions.ts";
import { settingsVersionsTexts as settingsEs } from "../../../../locales/es/settings-versions.ts";
import { formatsFor } from "../../../lib/format/format.ts";
import { type Change, type ChangeVoice, changeText } from "./change-words.ts";

const ZONE = "America/Los_Angeles";
const ENGLISH: ChangeVoice = {
  texts: en,
  settings: settingsEn,
  formats: formatsFor({ language: "en", timeZone: ZONE }),
  names: { "u-1": "Olga Owner", "s-1": "Spring form" },
  kinds: { low_balance: "Wallet balance is low" },
};
const SPANISH: ChangeVoice = {
  ...ENGLISH,
  texts: es,
  settings: settingsEs,
  formats: formatsFor({ language: "es", timeZone: ZONE }),
};

describe("a change in words", () => {
  it.each<[Change, string]>([
    [{ field: "limits.leads.day", before: 20, after: 50 }, "Daily lead cap: 20 → 50"],
    [
      { field: "exclusive_bid_cents", before: 4_500, after: 6_000 },
      "Exclusive bid: $45.00 → $60.00",
    ],
    [
      { field: "source_limits.cents.week", before: null, after: 100_000 },
      "Weekly budget, for each source: none → $1,000.00",
    ],
    [{ field: "status", before: "active", after: "paused" }, "Status: active → paused"],
    [
      { field: "contact_channels", before: ["call", "text"], after: ["call"] },
      "Channels: call, text → call",
    ],
    [{ field: "allows_exclusive", before: true, after: false }, "To one buyer only: yes → no"],
    [{ field: "assignee", before: null, after: "u-1" }, "Assigned to: none → Olga Owner"],
    [{ field: "source_id", before: "s-1", after: "s-2" }, "Source: Spring form → s-2"],
    [{ field: "team_role", before: "agent", after: "owner" }, "Team role: Agent → Owner"],
    [
      { field: "ping_expiry_s", before: 60, after: 1 },
      "Ping offer lifetime: 60 seconds → 1 second",
    ],
    [
      { field: "ends_at", before: null, after: "2026-11-29T18:00:00Z" },
      "Ends: none → Nov 29, 2026, 10:00 AM",
    ],
    [{ field: "expires_on", before: null, after: "2027-01-31" }, "Expires: none → Jan 31, 2027"],
    [
      {
        field: "earning",
        before: { kind: "share", amount: 7_000 },
        after: { kind: "flat", amount: 900 },
      },
      "Earns: 70% of each sale → $9.00 per sale",
    ],
    [
      { field: "network.price_table.seller.hot", before: 7_000, after: 6_500 },
      "Asking price, seller, hot: $70.00 → $65.00",
    ],
    [
      { field: "notifications.low_balance.email", before: "at_once", after: "off" },
      "Wallet balance is low, email: immediately → off",
    ],
    [
      { field: "named_sellers", before: { entries: 812 }, after: ["Ruiz Realty"] },
      "Only these companies may buy: 812 entries → Ruiz Realty",
    ],
    [{ field: "criteria", before: { all: [] }, after: { any: [] } }, "Criteria: Changed"],
    [{ field: "password" }, "Password: Changed; the values aren't stored"],
  ])("%j is %s", (change, words) => {
    expect(changeText(change, ENGLISH)).toBe(words);
  });

  it("is in Spanish where the reader reads Spanish", () => {
    const change: Change = { field: "limits.leads.day", before: null, after: 50 };
    expect(changeText(change, SPANISH)).toBe("Límite de prospectos por día: ninguno → 50");
  });

  it("names every field, and never by its code", () => {
    for (const voice of [ENGLISH, SPANISH])
      for (const field of Object.keys(FIELD_KINDS))
        expect(changeText({ field }, voice)).not.toContain(field.includes("_") ? field : "\0");
  });
});
