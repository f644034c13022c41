// Shows an item of the inbox: its facts, who works it, and the work itself.
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { InboxItem } from "../../../../contract/insight/inbox.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";
import { INBOX_TEXTS } from "../../../../locales/catalogues/inbox.ts";
import { useUser } from "../../../lib/auth/auth.ts";
import { type Formats, useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useNow } from "../../../lib/use-now.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Description, type DescriptionRow } from "../../../ui/description.tsx";
import { Name } from "../../../ui/name.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import type { InboxTexts } from "../../../../locales/en/inbox.ts";
import { ItemDecision } from "./item-decision.tsx";
import { dueWords, hasAccount, useItemWords, waitWords } from "./item-words.ts";
import { useMarks } from "./use-marks.ts";

/** What a person does about an item beside its work. */
export type ItemAct = "assign" | "snooze";

interface ItemDetailProps {
  readonly item: InboxItem;
  readonly onAct: (act: ItemAct) => void;
  /** Null where the title is elsewhere already. */
  readonly hasTitle: boolean;
}

/** Whether the amount, or the item's own work, says it already. */
function isShownBelow({ kind }: InboxItem): boolean {
  return kind === "empty_wallet" || kind === "quarantined_lead";
}

function factsOf(
  item: InboxItem,
  detail: string,
  texts: InboxTexts,
  formats: Formats,
  nowMs: number,
): readonly DescriptionRow[] {
  const { facts } = texts;
  const due = dueWords(item, nowMs, texts, formats);
  const hasStopped = item.kind === "stopped_campaign" || item.kind === "empty_wallet";
  const sum = { return: facts.price, empty_wallet: facts.left }[item.kind as string];
  return [
    ...(hasAccount(item) ? [accountRow(item, facts.account)] : []),
    ...(item.amount_cents === null
      ? []
      : [[sum ?? facts.amount, formats.money(item.amount_cents)] as const]),
    ...(detail === "" || isShownBelow(item) ? [] : [[facts.reason, detail] as const]),
    [
      hasStopped ? facts.lastBought : facts.since,
      `${formats.dateTime(item.waiting_since)} · ${waitWords(item, nowMs, texts, formats)}`,
    ],
    ...(item.deadline === null || due === null
      ? []
      : [
          [
            item.kind === "consumer_request" ? facts.due : facts.deadline,
            `${formats.dateTime(item.deadline)} · ${due.words}`,
          ] as const,
        ]),
    ...(item.snoozed_until === null
      ? []
      : [[facts.snoozed, formats.dateTime(item.snoozed_until)] as const]),
  ];
}

function accountRow({ account_id: id, account_name: name }: InboxItem, label: string) {
  return [
    label,
    <Link key="account" to={`/users/${id}`} className="text-accent hover:underline">
      <Name>{name}</Name>
    </Link>,
  ] as const;
}

export function ItemDetail({ item, onAct, hasTitle }: ItemDetailProps): ReactNode {
  const texts = useTexts(INBOX_TEXTS);
  const formats = useFormats();
  const nowMs = useNow(MINUTE_MS);
  const { title, detail } = useItemWords()(item);
  return (
    <div data-item-detail className="grid content-start gap-4">
      <div className="grid gap-3 rounded-panel border border-line bg-surface px-4 py-3">
        {hasTitle ? (
          <div>
            <p className="text-label text-text-2">{texts.one[item.kind]}</p>
            <h2 className="text-section break-words">
              <Name>{title}</Name>
            </h2>
          </div>
        ) : null}
        <Description rows={factsOf(item, detail, texts, formats, nowMs)} />
        <Acts item={item} onAct={onAct} />
        {item.needs_colleague ? <Notice>{texts.colleague}</Notice> : null}
      </div>
      <ItemDecision item={item} />
    </div>
  );
}

function Acts({ item, onAct }: Omit<ItemDetailProps, "hasTitle">): ReactNode {
  const texts = useTexts(INBOX_TEXTS);
  const user = useUser();
  const { isBusy, problem, claim, wake } = useMarks(item);
  const isOwn = item.assignee?.id === user.id;
  return (
    <>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <div className="flex flex-wrap items-center gap-2">
        <span className="mr-auto text-text-2">
          {texts.facts.assignee}:{" "}
          {item.assignee === null ? (
            texts.unassigned
          ) : isOwn ? (
            texts.you
          ) : (
            <Name>{item.assignee.name}</Name>
          )}
        </span>
        <Button busy={isBusy} aria-keyshortcuts="C" onClick={() => void claim()}>
          {isOwn ? texts.actions.release : texts.actions.claim}
        </Button>
        <Button aria-keyshortcuts="A" onClick={() => onAct("assign")}>
          {texts.actions.assign}
        </Button>
        {item.snoozed_until === null ? (
          <Button aria-keyshortcuts="S" onClick={() => onAct("snooze")}>
            {texts.actions.snooze}
          </Button>
        ) : (
          <Button aria-keyshortcuts="S" busy={isBusy} onClick={() => void wake()}>
            {texts.actions.wake}
          </Button>
        )}
        <ButtonLink to={item.url} aria-keyshortcuts="O">
          {texts.actions.open}
        </ButtonLink>
      </div>
    </>
  );
}
