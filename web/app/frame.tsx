// Frames every screen: the menu of the user's role, the top bar, and the margin that only the
// assistant uses. The sizes stand in styles.css.
import { type ReactNode, Suspense } from "react";
import { panelState } from "../features/insight/assistant/panel-state.ts";
import { useUser } from "../lib/auth/auth.ts";
import { lazyOrNothing } from "../lib/lazy-or-nothing.ts";
import { useStore } from "../lib/store.ts";
import { classes } from "../ui/classes.ts";
import { Toasts } from "../ui/toast.tsx";
import { LiveNotifications } from "./live-notifications.tsx";
import { menuOf } from "./menus.ts";
import { SideMenu } from "./side-menu.tsx";
import { TopBar } from "./top-bar.tsx";

/** If these cannot be loaded, the screens work without them. */
const Launcher = lazyOrNothing(() => import("../features/insight/assistant/launcher.tsx"));
const PushWatch = lazyOrNothing(() => import("../features/notify/push/push-watch.tsx"));
const PrintHead = lazyOrNothing(() => import("./print-head.tsx"));

export function Frame({ children }: { readonly children: ReactNode }): ReactNode {
  const user = useUser();
  const { is: assistant } = useStore(panelState);
  const menu = menuOf(user.role);
  // Notifications and conversations are a person's own, and a view of an account has no person.
  const isViewing = user.viewing !== "";
  return (
    <div
      data-assistant={assistant}
      className={classes(
        "frame grid-cols-[var(--menu)_minmax(0,1fr)] print:block",
        menu.length > 0 && "lg:grid",
      )}
    >
      {menu.length > 0 ? <SideMenu screens={menu} /> : null}
      <div className="min-w-0">
        <TopBar />
        {isViewing ? null : (
          <>
            <LiveNotifications key={user.id} />
            <Suspense fallback={null}>
              <PushWatch key={user.id} />
            </Suspense>
          </>
        )}
        {/* The screen stays out of the margin. */}
        <div
          className={classes(
            "mr-[var(--margin)] border-line pb-[var(--bar)] lg:border-r print:border-0",
            "lg:min-h-[calc(100dvh-52px-var(--view))]",
          )}
        >
          <main
            id="content"
            tabIndex={-1}
            className="mx-auto w-full max-w-[1440px] px-4 pt-6 pb-10 outline-none lg:px-6"
          >
            <Suspense fallback={null}>
              <PrintHead />
            </Suspense>
            {children}
          </main>
        </div>
      </div>
      {isViewing ? null : (
        <Suspense fallback={null}>
          <Launcher key={user.id} slots={menu.length + 1} />
        </Suspense>
      )}
      <Toasts />
    </div>
  );
}
