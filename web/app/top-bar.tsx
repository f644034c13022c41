// Shows the top bar: search, bell, display name, Logout.
import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Bell } from "../features/notify/bell/bell.tsx";
import { useUser } from "../lib/auth/auth.ts";
import { signOut } from "../lib/auth/sign-in-and-out.ts";
import { useTexts } from "../lib/text/text.ts";
import { SHELL_TEXTS } from "../../locales/catalogues/shell.ts";
import { Button } from "../ui/button.tsx";
import { useNetworkName } from "../lib/use-network.ts";
import { NetworkMark } from "../ui/mark.tsx";
import { Name } from "../ui/name.tsx";
import { openOverlay } from "./overlay-store.ts";

export function TopBar(): ReactNode {
  const user = useUser();
  const texts = useTexts(SHELL_TEXTS);
  return (
    <header
      className={
        "no-print sticky top-[var(--view)] z-30 flex h-13 items-center gap-1 border-b " +
        "border-line bg-bg px-4 sm:gap-2 lg:px-6"
      }
    >
      <Link
        to="/dashboard"
        title={texts.screens.dashboard}
        translate="no"
        className="mr-1 inline-flex min-h-11 items-center lg:hidden"
      >
        <NetworkMark />
        <span className="sr-only">{useNetworkName()}</span>
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
      {user.viewing === "" ? <Bell /> : null}
      <Link
        to="/settings"
        className={
          "min-w-0 max-w-32 truncate rounded-control px-1 py-1 font-semibold " +
          "hover:underline sm:max-w-48 sm:px-2"
        }
        title={`${user.name} · ${user.accountName}`}
      >
        <Name>{user.name}</Name>
      </Link>
      <span aria-hidden="true" className="h-5 border-l border-line" />
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
