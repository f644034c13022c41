// Shows the top bar: search, bell, display name, Logout.
import { Menu, Search } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Bell } from "../features/notify/bell/bell.tsx";
import { useUser } from "../lib/auth/auth.ts";
import { signOut } from "../lib/auth/session.ts";
import { useTexts } from "../lib/text/text.ts";
import { SHELL_TEXTS } from "../../locales/catalogues/shell.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { Name } from "../ui/name.tsx";
import { openOverlay } from "./overlays.tsx";

export function TopBar({
  menu,
}: {
  readonly menu: { readonly isOpen: boolean; readonly toggle: () => void } | null;
}): ReactNode {
  const user = useUser();
  const texts = useTexts(SHELL_TEXTS);
  return (
    <header
      className={
        "no-print sticky top-0 z-30 flex h-13 items-center gap-1 border-b border-line bg-bg px-4 " +
        "sm:gap-2 lg:px-6"
      }
    >
      {menu === null ? null : (
        <IconButton
          label={texts.openMenu}
          aria-expanded={menu.isOpen}
          aria-controls="side-menu"
          className="lg:hidden"
          onClick={menu.toggle}
        >
          <Menu size={18} strokeWidth={1.5} />
        </IconButton>
      )}
      <Link
        to="/dashboard"
        translate="no"
        className="text-reading font-bold tracking-tight max-sm:hidden lg:hidden"
      >
        Plat
      </Link>
      <button
        type="button"
        onClick={() => openOverlay("palette")}
        aria-keyshortcuts="Control+K Meta+K"
        className={
          "flex min-h-8 items-center gap-2 rounded-control text-text-2 " +
          "hover:text-text max-sm:size-8 max-sm:justify-center sm:w-80 sm:border " +
          "sm:border-control sm:bg-surface sm:px-2.5 pointer-coarse:min-h-11"
        }
      >
        <Search size={16} strokeWidth={1.5} aria-hidden="true" />
        <span className="truncate max-sm:sr-only">{texts.palette}</span>
        <kbd aria-hidden="true" className="ml-auto font-sans text-label max-sm:hidden">
          Ctrl K
        </kbd>
      </button>
      <div className="flex-1" />
      <Bell />
      <Link
        to="/settings"
        className={
          "min-w-0 max-w-28 truncate rounded-control px-1 py-1 " +
          "hover:underline sm:max-w-48 sm:px-2"
        }
        title={`${user.name} · ${user.accountName}`}
      >
        <Name>{user.name}</Name>
      </Link>
      <Button
        kind="quiet"
        className="shrink-0 whitespace-nowrap max-sm:px-1"
        onClick={() => void signOut()}
      >
        {texts.logout}
      </Button>
    </header>
  );
}
