// The bell with its unread badge, and the panel that it opens. Dismissing marks as read; nothing is ever removed.
import { Bell as BellIcon } from "lucide-react";
import { Popover } from "radix-ui";
import { type ReactNode, useRef, useState } from "react";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useFormats } from "../../lib/format/format.ts";
import { type Notification, unreadOf } from "../../lib/notifications/notification.ts";
import { markRead, notifications } from "../../lib/notifications/notification-store.ts";
import { useStore } from "../../lib/store.ts";
import { useTexts } from "../../lib/text/text.ts";
import { BELL_TEXTS } from "../../texts/bell.ts";
import { Button } from "../../ui/button.tsx";
import { NotificationItem } from "./notification-item.tsx";

const MOST_IN_BADGE = 99;
/** Before it is measured. */
const ITEM_PX = 84;

export function Bell(): ReactNode {
  const texts = useTexts(BELL_TEXTS);
  const items = useStore(notifications);
  const [isOpen, open] = useState(false);
  const unread = unreadOf(items);
  return (
    <Popover.Root open={isOpen} onOpenChange={open}>
      <Popover.Trigger aria-label={texts.bell(unread)} className="relative inline-flex size-8 items-center justify-center rounded-control text-text-2 hover:bg-sunken hover:text-text pointer-coarse:size-11">
        <BellIcon size={18} strokeWidth={1.5} aria-hidden="true" />
        {unread === 0 ? null : (
          <span aria-hidden="true" data-testid="unread" className="absolute -top-1 -right-1 grid min-w-4 place-items-center rounded-full bg-negative px-1 text-[11px] leading-4 font-semibold text-bg">
            {unread > MOST_IN_BADGE ? `${MOST_IN_BADGE}+` : unread}
          </span>
        )}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content align="end" sideOffset={8} collisionPadding={8} aria-label={texts.title} className="z-40 w-[min(24rem,calc(100vw-1rem))] rounded-panel border border-control bg-surface text-text">
          <div className="flex items-center justify-between gap-2 border-b border-line px-4 py-2">
            <h2 className="text-reading font-semibold">{texts.title}</h2>
            <Button kind="quiet" onClick={() => void markRead()}>{texts.markAll}</Button>
          </div>
          {items.length === 0 ? <p className="px-4 py-8 text-center text-text-2">{texts.empty}</p> : <Items items={items} onFollow={() => open(false)} />}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
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
