// Draws one notification: title, message, timestamp, and a button that dismisses it.
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Formats } from "../../../lib/format/format.ts";
import type { Notification } from "../../../lib/notifications/notification.ts";
import { markRead } from "../../../lib/notifications/notification-store.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { BELL_TEXTS } from "../../../../locales/catalogues/bell.ts";
import { IconButton } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";

interface ItemProps {
  readonly item: Notification;
  readonly formats: Formats;
  readonly nowMs: number;
  readonly onFollow: () => void;
  readonly onDismiss: () => void;
}

export function NotificationItem({
  item,
  formats,
  nowMs,
  onFollow,
  onDismiss,
}: ItemProps): ReactNode {
  const texts = useTexts(BELL_TEXTS);
  const follow = (): void => {
    void markRead(item.id);
    onFollow();
  };
  return (
    <article
      data-unread={!item.read}
      className={classes(
        "flex items-start gap-2 border-b border-line px-4 py-2.5",
        !item.read && "bg-accent-soft",
      )}
    >
      <div className="min-w-0 flex-1">
        <p className={classes("flex items-baseline gap-2", !item.read && "font-semibold")}>
          {item.read ? null : (
            <span className="size-2 shrink-0 bg-accent">
              <span className="sr-only">{texts.unread}</span>
            </span>
          )}
          <Link to={item.url} onClick={follow} className="min-w-0 break-words hover:underline">
            {item.title}
          </Link>
        </p>
        <p className="break-words text-text-2">{item.message}</p>
        <time
          dateTime={item.timestamp}
          title={formats.dateTime(item.timestamp)}
          className="text-label text-text-2"
        >
          {formats.ago(item.timestamp, nowMs)}
        </time>
      </div>
      <IconButton
        label={texts.dismiss(item.title)}
        disabled={item.read}
        className="disabled:invisible"
        onClick={onDismiss}
      >
        <X size={16} strokeWidth={1.5} />
      </IconButton>
    </article>
  );
}
