// Frames every screen of a signed-in person: side menu by role, top bar, and the screen itself.
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, Suspense, lazy, useEffect, useState } from "react";
import { Outlet, useLocation, useNavigationType } from "react-router";
import { useUser } from "../lib/auth/auth.ts";
import { takeOverDisplay } from "../lib/display/sync-display.ts";
import { localCache } from "../lib/documents/local-cache.ts";
import { queryClient } from "../lib/documents/query-client.ts";
import { network } from "../lib/network.ts";
import { useTexts } from "../lib/text/text.ts";
import { SHELL_TEXTS } from "../../locales/catalogues/shell.ts";
import { Notice } from "../ui/notice.tsx";
import { ScreenSpinner } from "../ui/spinner.tsx";
import { Toasts } from "../ui/toast.tsx";
import { BrokenScreen } from "./broken-screen.tsx";
import { LiveNotifications } from "./live-notifications.tsx";
import { Overlays } from "./overlays.tsx";
import { SessionEnded } from "./session-ended.tsx";
import { SideMenu } from "./side-menu.tsx";
import { menuOf } from "./menus.ts";
import { TopBar } from "./top-bar.tsx";

/** If these cannot be loaded, the screens work without them. */
const Launcher = lazy(() =>
  import("../features/insight/assistant/launcher.tsx").catch(() => ({ default: () => null })),
);

const PushWatch = lazy(() =>
  import("../features/notify/push/push-watch.tsx").catch(() => ({ default: () => null })),
);

/** Renders the route inside the frame, or `children` if there is no route. */
export default function Shell({ children }: { readonly children?: ReactNode }): ReactNode {
  const user = useUser();
  const texts = useTexts(SHELL_TEXTS);
  const { pathname } = useLocation();
  const [isMenuOpen, openMenu] = useState(false);
  const how = useNavigationType();
  useEffect(() => openMenu(false), [pathname]);
  // A new screen starts at its top; on going back, the browser restores the position.
  useEffect(() => {
    if (how !== "POP") window.scrollTo(0, 0);
    // Depends on the path only: filters change the address too, and must keep the scroll position.
  }, [pathname]);
  useEffect(() => void takeOverDisplay(), [user.id]);
  // Until the network has said how much a browser may keep, the default applies.
  useEffect(
    () =>
      void network().then(
        ({ local_cache_mb: most }) => localCache.limit(most),
        () => undefined,
      ),
    [],
  );
  const hasMenu = menuOf(user.role).length > 0;
  return (
    <QueryClientProvider client={queryClient}>
      <a
        href="#content"
        className={
          "sr-only focus:not-sr-only focus:fixed focus:top-2 " +
          "focus:left-2 focus:z-50 focus:bg-surface focus:p-2"
        }
      >
        {texts.skip}
      </a>
      <div className={hasMenu ? "lg:grid lg:grid-cols-[208px_minmax(0,1fr)]" : ""}>
        {hasMenu ? <SideMenu isOpen={isMenuOpen} /> : null}
        <div className="min-w-0">
          <TopBar
            menu={hasMenu ? { isOpen: isMenuOpen, toggle: () => openMenu(!isMenuOpen) } : null}
          />
          <LiveNotifications key={user.id} />
          <Suspense fallback={null}>
            <PushWatch key={user.id} />
          </Suspense>
          <main
            id="content"
            tabIndex={-1}
            className="mx-auto w-full max-w-[1440px] px-4 pt-6 pb-20 outline-none lg:px-6"
          >
            {user.accountStatus === "pending" ? (
              <Notice tone="warning" className="mb-6">
                {texts.pending}
              </Notice>
            ) : null}
            <BrokenScreen key={pathname}>
              <Suspense fallback={<ScreenSpinner />}>{children ?? <Outlet />}</Suspense>
            </BrokenScreen>
          </main>
        </div>
      </div>
      <Suspense fallback={null}>
        <Launcher key={user.id} />
      </Suspense>
      <Toasts />
      <Overlays />
      <SessionEnded />
    </QueryClientProvider>
  );
}
