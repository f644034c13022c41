// Lists the side menu of each role, exactly as in the product's specification; any other role has
// none.
import type { Screen } from "../lib/screens.ts";

/** The screens that stand in a menu. */
export type MenuScreen = Exclude<Screen, "activity">;

const MENUS: Readonly<Record<string, readonly MenuScreen[]>> = {
  advertiser: ["dashboard", "campaigns", "marketplace", "billing"],
  affiliate: ["dashboard", "leads", "marketplace", "earnings"],
  admin: ["dashboard", "users", "campaigns", "marketplace", "settings"],
};

/** Returns the screens in a role's menu, in order. */
export function menuOf(role: string): readonly MenuScreen[] {
  return Object.hasOwn(MENUS, role) ? (MENUS[role] ?? []) : [];
}
