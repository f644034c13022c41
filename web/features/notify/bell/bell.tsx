// Draws the bell with its unread badge, and the panel that it opens.
import { Bell as BellIcon } from "lucide-react";
import { type ReactNode, lazy } from "react";
import { unreadOf } from "../../../lib/notifications/notification.ts";
import { notifications } from "../../../lib/notifications/notification-store.ts";
import { useStore } from "../../../lib/store.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { BELL_TEXTS } from "../../../../locales/catalogues/bell.ts";
import { classes } from "../../../ui/classes.ts";
import { Popover } from "../../../ui/popover.tsx";

const load = () => import("./bell-panel.tsx");
const BellPanel = lazy(load);

const MOST_IN_BADGE = 99;

export function Bell(): ReactNode {
  const texts = useTexts(BELL_TEXTS);
  const unread = unreadOf(useStore(notifications));
  return (
    <Popover
      label={texts.title}
      align="end"
      gap={8}
      isApart
      className="w-[min(380px,calc(100vw-1rem))] shadow-up"
      prepare={load}
      button={(given) => (
        <button
          type="button"
          {...given}
          aria-label={texts.bell(unread)}
          className={classes(
            "relative inline-flex size-8 items-center justify-center rounded-control",
            "text-text-2 hover:bg-sunken hover:text-text pointer-coarse:size-11",
          )}
        >
          <BellIcon size={18} strokeWidth={1.5} aria-hidden="true" />
          {unread === 0 ? null : (
            <span
              aria-hidden="true"
              data-testid="unread"
              className={classes(
                "absolute -top-0.5 -right-0.5 grid min-w-4 place-items-center rounded-full",
                "bg-negative px-1 text-micro leading-4 font-semibold text-bg",
              )}
            >
              {unread > MOST_IN_BADGE ? `${MOST_IN_BADGE}+` : unread}
            </span>
          )}
        </button>
      )}
    >
      {(close) => <BellPanel onFollow={close} />}
    </Popover>
  );
}
