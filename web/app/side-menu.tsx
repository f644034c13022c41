// Shows the menu of the user's role: a column beside the screens, only icons where the window is
// less wide, and a bar at the bottom of a phone.
import { type ReactNode, Suspense } from "react";
import { Link, NavLink } from "react-router";
import { SHELL_TEXTS } from "../../locales/catalogues/shell.ts";
import { useUser } from "../lib/auth/auth.ts";
import { useTexts } from "../lib/text/text.ts";
import { classes } from "../ui/classes.ts";
import { lazyOrNothing } from "../lib/lazy-or-nothing.ts";
import { useNetworkName } from "../lib/use-network.ts";
import { NetworkMark } from "../ui/mark.tsx";
import { MENU_ICONS } from "./menu-icons.ts";
import type { MenuScreen } from "./menus.ts";

/** Without it, the menu works. */
const TitleBlock = lazyOrNothing(() => import("./title-block.tsx"));

export function SideMenu({ screens }: { readonly screens: readonly MenuScreen[] }): ReactNode {
  const { role } = useUser();
  const texts = useTexts(SHELL_TEXTS);
  return (
    <nav
      aria-label={texts.menu}
      className={classes(
        "no-print z-30 flex border-line bg-sunken",
        "max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:h-[var(--bar)] max-lg:border-t",
        "lg:sticky lg:top-[var(--view)] lg:h-[calc(100dvh-var(--view))] lg:flex-col lg:border-r",
      )}
    >
      <Link
        to="/dashboard"
        title={texts.screens.dashboard}
        translate="no"
        className={classes(
          "hidden h-13 shrink-0 items-center gap-2.5 text-brand lg:flex",
          "lg:justify-center xl:justify-start xl:px-4",
        )}
      >
        <NetworkMark />
        <span className="truncate lg:max-xl:sr-only">{useNetworkName()}</span>
      </Link>
      <ul className="contents lg:grid lg:gap-0.5 lg:p-2.5 lg:pt-0.5">
        {screens.map((screen) => (
          // In the bar, a slot is at least as wide as its longest word.
          <li key={screen} className="flex min-w-min flex-1 lg:flex-none">
            <MenuLink screen={screen} isCrowded={screens.length > MOST_LABELED} />
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        <TitleBlock role={texts.roles[role as keyof typeof texts.roles]} />
      </Suspense>
      {/* The assistant's slot, which its launcher fills. */}
      <div
        className="shrink-0 border-l border-line in-data-view:hidden lg:hidden"
        style={{ width: `calc(100vw / ${screens.length + 1})` }}
      />
    </nav>
  );
}

/** With more screens in the bar, a narrow phone shows only the label of the active one. */
const MOST_LABELED = 4;

function MenuLink({
  screen,
  isCrowded,
}: {
  readonly screen: MenuScreen;
  readonly isCrowded: boolean;
}): ReactNode {
  const texts = useTexts(SHELL_TEXTS);
  const Icon = MENU_ICONS[screen];
  return (
    <NavLink
      to={`/${screen}`}
      title={texts.screens[screen]}
      className={({ isActive }) =>
        classes(
          "group flex w-full min-w-0 items-center border border-transparent",
          "max-lg:flex-col max-lg:gap-0.5 max-lg:px-0 max-lg:pt-0.5 max-lg:text-center",
          "lg:h-10 lg:justify-center lg:rounded-control xl:justify-start xl:gap-2 xl:px-1",
          isActive
            ? "font-semibold text-text lg:border-line lg:bg-surface"
            : "text-text-2 hover:text-text",
        )
      }
    >
      <span
        className={classes(
          "grid h-7 w-10 shrink-0 place-items-center rounded-control lg:size-7 lg:rounded-chip",
          "group-aria-[current=page]:bg-accent group-aria-[current=page]:text-accent-ink",
        )}
      >
        <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
      </span>
      <span
        className={classes(
          "max-lg:text-micro max-lg:tracking-tight lg:max-xl:sr-only",
          isCrowded && "max-[374px]:group-not-aria-[current=page]:sr-only",
        )}
      >
        {texts.screens[screen]}
      </span>
    </NavLink>
  );
}
