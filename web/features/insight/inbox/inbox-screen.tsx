// The inbox of the network: what waits for its people, worked through by keyboard. The selected
// item is beside the list where there is room, else in a sheet.
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { InboxItem } from "../../../../contract/insight/inbox.ts";
import { INBOX_TEXTS } from "../../../../locales/catalogues/inbox.ts";
import { searchWith, useAddress } from "../../../lib/address.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useIsWide } from "../../../lib/use-is-narrow.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { LoadMore } from "../../../ui/load-more.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { PANEL, Screen } from "../../../ui/screen.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { OpenReturn } from "../../marketplace/returns/index.ts";
import { AssignSheet } from "./assign-sheet.tsx";
import { INBOX_ADDRESS, inboxOf } from "./inbox-address.ts";
import { InboxFilters } from "./inbox-filters.tsx";
import { InboxRow } from "./inbox-row.tsx";
import { type ItemAct, ItemDetail } from "./item-detail.tsx";
import { useInboxKey } from "./inbox-keys.ts";
import { useItemWords } from "./item-words.ts";
import { SnoozeSheet } from "./snooze-sheet.tsx";
import { type Inbox, keyOf, rowOf, useInbox, useLiveInbox } from "./use-inbox.ts";
import { type Marks, useMarks } from "./use-marks.ts";

export function InboxScreen(): ReactNode {
  const texts = useTexts(INBOX_TEXTS);
  const isWide = useIsWide();
  const inbox = useInbox(isWide);
  const [isOpen, open] = useState(false);
  const [act, begin] = useState<ItemAct | null>(null);
  useLiveInbox();
  const { selected } = inbox;
  return (
    <Screen title={texts.title} about={texts.about} back={{ to: "/dashboard", name: texts.back }}>
      <InboxFilters />
      <Keyed inbox={inbox} isWide={isWide} onOpen={() => open(true)} onAct={begin}>
        <div className="grid items-start gap-5 *:min-w-0 lg:grid-cols-2">
          <List inbox={inbox} onOpen={() => open(true)} />
          {isWide && selected !== null ? (
            <section aria-label={texts.item}>
              <ItemDetail key={keyOf(selected)} item={selected} onAct={begin} hasTitle />
            </section>
          ) : null}
        </div>
        {isWide || !isOpen || selected === null ? null : (
          <ItemSheet item={selected} onAct={begin} onClose={() => open(false)} />
        )}
        {selected === null || act === null ? null : act === "assign" ? (
          <AssignSheet item={selected} onClose={() => begin(null)} />
        ) : (
          <SnoozeSheet item={selected} onClose={() => begin(null)} />
        )}
        <OpenReturn />
      </Keyed>
    </Screen>
  );
}

function ItemSheet({
  item,
  onAct,
  onClose,
}: {
  readonly item: InboxItem;
  readonly onAct: (act: ItemAct) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { title } = useItemWords()(item);
  return (
    <Sheet title={title} onClose={onClose}>
      <ItemDetail key={keyOf(item)} item={item} onAct={onAct} hasTitle={false} />
    </Sheet>
  );
}

interface KeyedProps {
  readonly inbox: Inbox;
  readonly isWide: boolean;
  readonly onOpen: () => void;
  readonly onAct: (act: ItemAct) => void;
  readonly children: ReactNode;
}

/** Handles the keys of the inbox, in the list and in an item. */
function Keyed({ inbox, isWide, onOpen, onAct, children }: KeyedProps): ReactNode {
  const texts = useTexts(INBOX_TEXTS);
  const place = useRef<HTMLDivElement>(null);
  const marks = useRef<Pick<Marks, "claim" | "wake"> | null>(null);
  const navigate = useNavigate();
  const { selected, move } = inbox;
  const onKey = useInboxKey({
    move,
    open: () => {
      if (!isWide) onOpen();
      else if (selected !== null) firstOf(place.current, selected.id)?.focus();
    },
    claim: () => void marks.current?.claim(),
    assign: () => onAct("assign"),
    snooze: () => {
      if (selected?.snoozed_until === null) onAct("snooze");
      else void marks.current?.wake();
    },
    show: () => {
      if (selected !== null) void navigate(selected.url);
    },
  });
  return (
    <>
      {isWide ? <p className="text-label text-text-2">{texts.actions.keys}</p> : null}
      <div ref={place} className="contents" onKeyDown={onKey}>
        {children}
        {selected === null ? null : <MarksOf item={selected} to={marks} />}
      </div>
    </>
  );
}

/** Hands out the acts on the selected item. */
function MarksOf({
  item,
  to,
}: {
  readonly item: InboxItem;
  readonly to: RefObject<Pick<Marks, "claim" | "wake"> | null>;
}): ReactNode {
  const marks = useMarks(item);
  useEffect(() => {
    to.current = marks;
    return () => {
      to.current = null;
    };
  });
  return null;
}

/**
 * The first control of the item's work, of its own record where several are shown; without one, of
 * the item.
 */
function firstOf(place: HTMLElement | null, id: string): HTMLElement | null {
  const detail = place?.querySelector("[data-item-detail]") ?? null;
  const controls = "button:not(:disabled), a[href]";
  return (
    detail?.querySelector<HTMLElement>(`[data-record="${id}"] :is(${controls})`) ??
    detail?.querySelector<HTMLElement>(`:scope > :nth-child(n + 2) :is(${controls})`) ??
    detail?.querySelector<HTMLElement>(controls) ??
    null
  );
}

function List({
  inbox: { list, items, selected, select },
  onOpen,
}: {
  readonly inbox: Inbox;
  readonly onOpen: () => void;
}): ReactNode {
  const texts = useTexts(INBOX_TEXTS);
  const [search] = useSearchParams();
  const isWide = useIsWide();
  return (
    <div className="grid min-w-0 content-start gap-2.5">
      <Loaded shown={list} room="min-h-48">
        {() =>
          items.length === 0 ? (
            <NoItems />
          ) : (
            <ul aria-label={texts.waiting} className={`${PANEL} divide-y divide-line`}>
              {items.map((item) => {
                const key = keyOf(item);
                return (
                  <InboxRow
                    key={key}
                    item={item}
                    isSelected={selected !== null && key === keyOf(selected)}
                    to={{ search: searchWith(search, { item: key }) }}
                    onFocus={() => select(key)}
                    onOpen={() => {
                      select(key);
                      rowOf(key)?.focus();
                      if (!isWide) onOpen();
                    }}
                  />
                );
              })}
            </ul>
          )
        }
      </Loaded>
      <LoadMore list={list} />
    </div>
  );
}

function NoItems(): ReactNode {
  const texts = useTexts(INBOX_TEXTS);
  const [{ assignee, kind }] = useAddress(INBOX_ADDRESS);
  return (
    <Empty sentence={texts.empty[assignee]}>
      {assignee === "all" && kind === null ? (
        <ButtonLink to="/dashboard">{texts.back}</ButtonLink>
      ) : (
        <ButtonLink to={inboxOf(null)}>{texts.showAll}</ButtonLink>
      )}
    </Empty>
  );
}
