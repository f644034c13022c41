// Reads the items of the inbox, keeps one selected, and moves on to the next one when it is done.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { InboxItem } from "../../../../contract/insight/inbox.ts";
import { useAddress } from "../../../lib/address.ts";
import { type ShownList, refresh, useDocuments } from "../../../lib/documents/use-documents.ts";
import { notifications } from "../../../lib/notifications/notification-store.ts";
import { useStore } from "../../../lib/store.ts";
import { INBOX_ADDRESS, whereOf } from "./inbox-address.ts";

export const INBOX = "/v1/inbox";
/** Colleagues' work is seen after so long; other screens' changes at once. */
const LOOK_MS = 15_000;
/** A burst of changes causes one refetch. */
const GATHER_MS = 200;

export const keyOf = ({ kind, id }: Pick<InboxItem, "kind" | "id">): string => `${kind}.${id}`;
/** The link of the item's row. */
export const rowOf = (key: string): HTMLElement | null =>
  document.querySelector(`[data-item="${CSS.escape(key)}"]`);

/**
 * Refetches the inbox at intervals, with each new notification, and when a decision made what else
 * is on the screen out of date: the decisions' own components know nothing of the inbox.
 */
export function useLiveInbox(): void {
  const client = useQueryClient();
  const news = useStore(notifications);
  const known = useRef(news);
  useEffect(() => {
    if (known.current === news) return;
    known.current = news;
    void refresh(client, INBOX);
  }, [client, news]);
  useEffect(() => {
    const again = (): void => void refresh(client, INBOX);
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") again();
    }, LOOK_MS);
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const stop = client.getQueryCache().subscribe((event) => {
      if (event.type !== "updated" || event.action.type !== "invalidate") return;
      const [, address] = event.query.queryKey;
      if (typeof address !== "string" || address.startsWith(INBOX)) return;
      clearTimeout(waiting);
      waiting = setTimeout(again, GATHER_MS);
    });
    return () => {
      clearInterval(timer);
      clearTimeout(waiting);
      stop();
    };
  }, [client]);
}

export interface Inbox {
  readonly list: ShownList<InboxItem>;
  readonly items: readonly InboxItem[];
  readonly selected: InboxItem | null;
  /** Selects an item, or none. */
  readonly select: (key: string | null) => void;
  /** Selects the item so many further on, and gives its row the focus. */
  readonly move: (step: number) => void;
}

/** `isWide`: there is always one selected, so that the space beside the list is filled. */
export function useInbox(isWide: boolean): Inbox {
  const [{ kind, assignee, item }, change] = useAddress(INBOX_ADDRESS);
  const list = useDocuments("inbox-items", { where: whereOf(assignee, kind) });
  const items = list.value ?? [];
  const index = items.findIndex((one) => keyOf(one) === item);
  const select = (key: string | null): void => change({ item: key ?? "" }, "replace");
  const place = useRef(-1);
  const isGone = item !== "" && index === -1 && list.value !== undefined && !list.isFromCache;
  const next =
    isGone && place.current !== -1 ? items[Math.min(place.current, items.length - 1)] : null;
  useEffect(() => {
    if (index !== -1) place.current = index;
  }, [index]);
  // Its work is done: the next one takes its place, so that no list has to be looked at.
  useEffect(() => {
    if (!isGone) return;
    const key = next === null || next === undefined ? null : keyOf(next);
    select(key);
    if (key !== null && document.querySelector("dialog:modal") === null) rowOf(key)?.focus();
  }, [isGone, next === null || next === undefined ? "" : keyOf(next)]);
  const selected = items[index] ?? (isWide ? items[0] : undefined) ?? null;
  const move = (step: number): void => {
    // The focus is ahead of the address, which is rendered later.
    const focused = document.activeElement?.getAttribute("data-item") ?? null;
    const at = items.findIndex((one) => keyOf(one) === focused);
    const from = at === -1 && selected !== null ? items.indexOf(selected) : at;
    const to = items[Math.max(0, Math.min(items.length - 1, from + step))];
    if (to === undefined) return;
    select(keyOf(to));
    rowOf(keyOf(to))?.focus();
  };
  return { list, items, selected, select, move };
}
