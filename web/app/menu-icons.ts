// The icon of each screen that stands in a menu.
import {
  ContactRound,
  HandCoins,
  LayoutDashboard,
  type LucideIcon,
  MapPinned,
  Megaphone,
  Settings2,
  UsersRound,
  Wallet,
} from "lucide-react";
import type { MenuScreen } from "./menus.ts";

export const MENU_ICONS: Readonly<Record<MenuScreen, LucideIcon>> = {
  dashboard: LayoutDashboard,
  leads: ContactRound,
  campaigns: Megaphone,
  marketplace: MapPinned,
  billing: Wallet,
  earnings: HandCoins,
  users: UsersRound,
  settings: Settings2,
};
