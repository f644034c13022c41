// Shows the notifications behind the bell, newest first. Dismissing one marks it as read; nothing
// is ever removed.
import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useMemo, useRef } from "react";
import { useFormats } from "../../../lib/format/format.ts";
import { type Notification, byDay } from "../../../lib/notifications/notification.ts";
import {
  markRead,
  markUnread,
  notifications,
} from "../../../lib/notifications/notification-store.ts";
import { useStore } from "../../../lib/store.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { BELL_TEXTS } from "../../../../locales/catalogues/bell.ts";
import type { BellTexts } from "../../../../locales/en/bell.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { toast } from "../../../ui/toast.tsx";
import { NotificationItem } from "./notification-item.tsx";
import { DAY_MS } from "../../../../domain/time.ts";

/** Estimated heights until the items are measured. */
const PX = { item: 84, day: 32 } as const;
const DAY = classes(
  "border-b border-line bg-sunken px-4 py-1.5",
  "text-label font-medium text-text-2",
);

export default function BellPanel({ onFollow }: { readonly onFollow: () => void }): ReactNode {
  const texts = useTexts(BELL_TEXTS);
  const items = useStore(notifications);
  const unread = items.filter(({ read }) => !read).map(({ id }) => id);
  return (
    <>
      <div className="flex items-center justify-between gap-2 border-b border-line px-4 py-2">
        <h2 className="text-reading font-semibold">{texts.title}</h2>
        {/* Never disabled: a button that becomes disabled loses the focus. */}
        <Button
          kind="quiet"
          aria-disabled={unread.length === 0 || undefined}
          title={unread.length === 0 ? texts.allRead : undefined}
          onClick={() => markWithUndo(unread, texts)}
        >
          {texts.markAll}
        </Button>
      </div>
      {items.length === 0 ? (
        <p className="px-4 py-8 text-center text-text-2">{texts.empty}</p>
      ) : (
        <Items items={items} onFollow={onFollow} />
      )}
    </>
  );
}

/** Marks without a confirmation; the message that follows offers Undo. */
function markWithUndo(ids: readonly number[], texts: BellTexts): void {
  const [only, ...others] = ids;
  if (only === undefined) return;
  void markRead(others.length === 0 ? only : undefined);
  toast(texts.marked(ids.length), { undo: () => void markUnread(ids) });
}

/** Scrolls above its maximum height and draws only the items in view. */
function Items({
  items,
  onFollow,
}: {
  readonly items: readonly Notification[];
  readonly onFollow: () => void;
}): ReactNode {
  const texts = useTexts(BELL_TEXTS);
  const formats = useFormats();
  const list = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => byDay(items, formats.date), [items, formats]);
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => list.current,
    estimateSize: (index) => PX[lines[index]?.kind ?? "item"],
    overscan: 6,
    getItemKey: (index) => {
      const line = lines[index];
      return line?.kind === "item" ? line.item.id : (line?.day ?? index);
    },
  });
  const nowMs = Date.now();
  const [today, yesterday] = [nowMs, nowMs - DAY_MS].map((ms) =>
    formats.date(new Date(ms).toISOString()),
  );
  const nameOf = (day: string): string =>
    day === today ? texts.today : day === yesterday ? texts.yesterday : day;
  return (
    <div
      ref={list}
      tabIndex={0}
      role="region"
      aria-label={texts.count(items.length)}
      className="max-h-[calc(70dvh-3rem)] overflow-y-auto"
    >
      <ul className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map((row) => {
          const line = lines[row.index];
          return line === undefined ? null : (
            <li
              key={row.key}
              ref={rows.measureElement}
              data-index={row.index}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${row.start}px)` }}
            >
              {line.kind === "day" ? (
                <h3 className={DAY}>{nameOf(line.day)}</h3>
              ) : (
                <NotificationItem
                  item={line.item}
                  formats={formats}
                  nowMs={nowMs}
                  onFollow={onFollow}
                  onDismiss={() => markWithUndo([line.item.id], texts)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
