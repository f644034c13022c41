// Shows the side menu: the entries of the person's role only.
import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { useUser } from "../lib/auth/auth.ts";
import { useTexts } from "../lib/text/text.ts";
import { SHELL_TEXTS } from "../../locales/catalogues/shell.ts";
import { classes } from "../ui/classes.ts";
import { menuOf } from "./menus.ts";

export function SideMenu({ isOpen }: { readonly isOpen: boolean }): ReactNode {
  const { role } = useUser();
  const texts = useTexts(SHELL_TEXTS);
  return (
    <nav
      id="side-menu"
      aria-label={texts.menu}
      className={classes(
        "no-print border-line bg-sunken lg:sticky lg:top-0 lg:block lg:h-dvh lg:border-r",
        isOpen ? "border-b" : "hidden",
      )}
    >
      <Link
        to="/dashboard"
        translate="no"
        className="hidden h-13 items-center px-4.5 text-reading font-bold tracking-tight lg:flex"
      >
        Plat
      </Link>
      <ul className="grid gap-0.5 p-2.5 lg:pt-0">
        {menuOf(role).map((screen) => (
          <li key={screen}>
            <NavLink
              to={`/${screen}`}
              className={({ isActive }) =>
                classes(
                  "flex min-h-8 items-center rounded-control border-l-2 px-2 " +
                    "pointer-coarse:min-h-11",
                  isActive
                    ? "border-accent bg-surface font-semibold text-text"
                    : "border-transparent text-text-2 hover:text-text",
                )
              }
            >
              {texts.screens[screen]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
