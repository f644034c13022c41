// The side menu of each role, exactly as the product's specification lists it; any other role has
// none.
import type { Screen } from "../lib/screens.ts";

const MENUS: Readonly<Record<string, readonly Screen[]>> = {
  advertiser: ["dashboard", "campaigns", "marketplace", "billing"],
  affiliate: ["dashboard", "leads", "marketplace", "earnings"],
  admin: ["dashboard", "users", "campaigns", "marketplace", "settings"],
};

/** The screens in a role's menu, in their order. */
export function menuOf(role: string): readonly Screen[] {
  return Object.hasOwn(MENUS, role) ? (MENUS[role] ?? []) : [];
}
