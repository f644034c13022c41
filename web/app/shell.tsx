// Shows every screen of a signed-in person in the frame, and what may open over any of them.
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, Suspense, lazy, useEffect } from "react";
import { Outlet, useLocation, useNavigationType } from "react-router";
import { isFactorMissing } from "../../domain/access/second-factor.ts";
import { RequiredScreen } from "../features/people/second-factor/index.ts";
import { useSessionEnded, useUser } from "../lib/auth/auth.ts";
import { takeOverDisplay } from "../lib/display/sync-display.ts";
import { localCache } from "../lib/documents/local-cache.ts";
import { queryClient } from "../lib/documents/query-client.ts";
import { lazyOrNothing } from "../lib/lazy-or-nothing.ts";
import { network } from "../lib/network.ts";
import { useTexts } from "../lib/text/text.ts";
import { SHELL_TEXTS } from "../../locales/catalogues/shell.ts";
import { ScreenSpinner } from "../ui/spinner.tsx";
import { BrokenScreen } from "./broken-screen.tsx";
import { ConfirmIdentity } from "./confirm-identity.tsx";
import { Frame } from "./frame.tsx";
import { SessionEnded } from "./session-ended.tsx";

/** Keys and palette, a moment after the frame; if they cannot be loaded, the screens work. */
const Overlays = lazyOrNothing(() => import("./overlays.tsx"));

/** Instead of every screen, until the network has approved the company. */
const WaitingScreen = lazy(() => import("./waiting-screen.tsx"));

interface ShellProps {
  /** Instead of the route, if there is none. */
  readonly children?: ReactNode;
}

/**
 * Renders the route inside the frame. A person who needs a second factor sees only its setup; a
 * person whose company waits for approval only its application.
 */
export default function Shell(props: ShellProps): ReactNode {
  const { secondFactor, accountStatus } = useUser();
  if (isFactorMissing(secondFactor)) return <RequiredScreen />;
  if (accountStatus === "pending" || accountStatus === "refused") return <WaitingScreen />;
  return <Screens {...props} />;
}

function Screens({ children }: ShellProps): ReactNode {
  const user = useUser();
  const hasEnded = useSessionEnded();
  const texts = useTexts(SHELL_TEXTS);
  const { pathname } = useLocation();
  const how = useNavigationType();
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
      {/* Hidden, not removed: what is typed stays. */}
      <div className={hasEnded ? "invisible" : ""}>
        <Frame>
          <BrokenScreen key={pathname}>
            <Suspense fallback={<ScreenSpinner />}>{children ?? <Outlet />}</Suspense>
          </BrokenScreen>
        </Frame>
        <Suspense fallback={null}>
          <Overlays />
        </Suspense>
      </div>
      <ConfirmIdentity />
      <SessionEnded />
    </QueryClientProvider>
  );
}
