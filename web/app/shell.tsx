// The frame around every screen once somebody is signed in: top bar, side menu by role, and the screen itself.
import { QueryClientProvider } from "@tanstack/react-query";
import { Menu } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { Link, NavLink, Outlet, useLocation } from "react-router";
import { useUser } from "../lib/auth/auth.ts";
import { signOut } from "../lib/auth/session.ts";
import { queryClient } from "../lib/documents/query-client.ts";
import { useTexts } from "../lib/text/text.ts";
import { SHELL_TEXTS } from "../texts/shell.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { classes } from "../ui/classes.ts";
import { Notice } from "../ui/notice.tsx";
import { ScreenSpinner } from "../ui/spinner.tsx";
import { Toasts } from "../ui/toast.tsx";
import { menuOf } from "./side-menu.ts";

/** Draws the route inside the frame, or `children` where there is no route. */
export default function Shell({ children }: { readonly children?: ReactNode }): ReactNode {
  const user = useUser();
  const texts = useTexts(SHELL_TEXTS);
  const { pathname } = useLocation();
  const [isMenuOpen, openMenu] = useState(false);
  useEffect(() => openMenu(false), [pathname]);
  const menu = menuOf(user.role);
  return (
    <QueryClientProvider client={queryClient}>
      <a href="#content" className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-surface focus:p-2">{texts.skip}</a>
      <header className="no-print sticky top-0 z-30 flex h-13 items-center gap-2 border-b border-line bg-bg px-4 lg:px-6">
        {menu.length === 0 ? null : (
          <IconButton label={texts.openMenu} aria-expanded={isMenuOpen} aria-controls="side-menu" className="lg:hidden" onClick={() => openMenu(!isMenuOpen)}><Menu size={18} strokeWidth={1.5} /></IconButton>
        )}
        <Link to="/dashboard" className="text-reading font-bold tracking-tight">Plat</Link>
        <div className="flex-1" />
        <Link to="/settings" className="max-w-40 truncate rounded-control px-2 py-1 text-text-2 hover:text-text" title={`${user.name} · ${user.accountName}`}>{user.name}</Link>
        <Button onClick={() => void signOut()}>{texts.logout}</Button>
      </header>
      <div className="lg:grid lg:grid-cols-[auto_1fr]">
        {menu.length === 0 ? <div /> : (
          <nav id="side-menu" aria-label={texts.menu} className={classes("no-print border-line bg-bg p-3 lg:sticky lg:top-13 lg:block lg:h-[calc(100dvh-52px)] lg:w-52 lg:border-r", isMenuOpen ? "border-b" : "hidden")}>
            <ul className="grid gap-0.5">
              {menu.map((screen) => (
                <li key={screen}>
                  <NavLink to={`/${screen}`} className={({ isActive }) => classes("flex min-h-9 items-center rounded-control px-3 pointer-coarse:min-h-11", isActive ? "bg-accent-soft font-semibold text-text" : "text-text-2 hover:bg-sunken hover:text-text")}>
                    {texts.screens[screen]}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <main id="content" tabIndex={-1} className="mx-auto w-full max-w-[1440px] min-w-0 px-4 py-6 outline-none lg:px-6">
          {user.accountStatus === "pending" ? <Notice tone="warning" className="mb-6">{texts.pending}</Notice> : null}
          <Suspense fallback={<ScreenSpinner />}>{children ?? <Outlet />}</Suspense>
        </main>
      </div>
      <Toasts />
    </QueryClientProvider>
  );
}
