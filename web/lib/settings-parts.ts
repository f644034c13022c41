// Lists the sections of the settings that a person has, by their role and rights.
import type { Right } from "../../domain/access/rights.ts";
import { type User, may } from "./auth/auth.ts";

const COMMON = ["profile", "team", "display", "notifications", "security"] as const;
const PARTS_OF = {
  advertiser: [...COMMON, "exclusions", "deliveries", "webhooks", "keys"],
  affiliate: [...COMMON, "sources", "forms", "tracking", "payouts", "webhooks", "keys"],
  admin: [...COMMON, "network", "alerts", "pauses", "emails", "assistant", "webhooks", "keys"],
} as const;

/** A section, by its word in the address. */
export type SettingsPart = (typeof PARTS_OF)[keyof typeof PARTS_OF][number];

/** Sections for which a seat needs a right. */
const NEEDED: Readonly<Partial<Record<SettingsPart, Right>>> = {
  keys: "account",
  webhooks: "connections",
  deliveries: "connections",
  emails: "mail",
};

/** The sections that the person has, in the order of the menu. */
export function settingsPartsOf(user: User): readonly SettingsPart[] {
  const { role } = user;
  const parts: readonly SettingsPart[] =
    role === "advertiser" || role === "affiliate" || role === "admin" ? PARTS_OF[role] : COMMON;
  return parts.filter((name) => {
    const needed = NEEDED[name];
    return needed === undefined || may(user, needed);
  });
}

/** The address of a section. */
export function settingsAddress(part: SettingsPart): string {
  return part === "profile" ? "/settings" : `/settings?part=${part}`;
}
