// What the bell opens: the notifications, newest first. Dismissing marks as read; nothing is ever removed.
import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useRef } from "react";
import { useFormats } from "../../lib/format/format.ts";
import type { Notification } from "../../lib/notifications/notification.ts";
import { markRead, notifications } from "../../lib/notifications/notification-store.ts";
import { useStore } from "../../lib/store.ts";
import { useTexts } from "../../lib/text/text.ts";
import { BELL_TEXTS } from "../../texts/bell.ts";
import { Button } from "../../ui/button.tsx";
import { NotificationItem } from "./notification-item.tsx";

/** Before it is measured. */
const ITEM_PX = 84;

export default function BellPanel({ onFollow }: { readonly onFollow: () => void }): ReactNode {
  const texts = useTexts(BELL_TEXTS);
  const items = useStore(notifications);
  return (
    <>
      <div className="flex items-center justify-between gap-2 border-b border-line px-4 py-2">
        <h2 className="text-reading font-semibold">{texts.title}</h2>
        <Button kind="quiet" onClick={() => void markRead()}>{texts.markAll}</Button>
      </div>
      {items.length === 0 ? <p className="px-4 py-8 text-center text-text-2">{texts.empty}</p> : <Items items={items} onFollow={onFollow} />}
    </>
  );
}

/** Scrolls when it is higher than it may be, and draws only what is in sight. */
function Items({ items, onFollow }: { readonly items: readonly Notification[]; readonly onFollow: () => void }): ReactNode {
  const texts = useTexts(BELL_TEXTS);
  const formats = useFormats();
  const list = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({ count: items.length, getScrollElement: () => list.current, estimateSize: () => ITEM_PX, overscan: 6, getItemKey: (index) => items[index]?.id ?? index });
  const nowMs = Date.now();
  return (
    <div ref={list} tabIndex={0} role="region" aria-label={texts.count(items.length)} className="max-h-[min(28rem,70dvh)] overflow-y-auto">
      <ul className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map((row) => {
          const item = items[row.index];
          return item === undefined ? null : (
            <li key={row.key} ref={rows.measureElement} data-index={row.index} className="absolute inset-x-0 top-0" style={{ transform: `translateY(${row.start}px)` }}>
              <NotificationItem item={item} formats={formats} nowMs={nowMs} onFollow={onFollow} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
