// Shows an affiliate's payouts: the next one with everything that blocks it, and previous ones with
// their remittance advice.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { call } from "../../../lib/api/call.ts";
import type { PayoutEligibilityDocument } from "../../../../contract/money/payout-shapes.ts";
import { refresh, useAnswer, useDocuments } from "../../../lib/documents/use-documents.ts";
import type { Formats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useIntentKeys } from "../../../lib/use-intent-keys.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { PAYOUT_TEXTS } from "../../../../locales/catalogues/payouts.ts";
import type { PayoutTexts } from "../../../../locales/en/payouts.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Empty, Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { type PlainColumn, PlainTable } from "../../../ui/plain-table.tsx";
import { Section } from "../../../ui/screen.tsx";
import { toast } from "../../../ui/toast.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { LoadMore } from "../../../ui/load-more.tsx";
import { type Payout, PayoutStatus } from "./payout-status.tsx";
import { useNetworkNumbers } from "../../../lib/use-network-numbers.ts";

type Outlook = PayoutEligibilityDocument;
type Blocker = Outlook["obstacles"][number];
type Texts = PayoutTexts;

const TOUCHED = ["/v1/payout", "/v1/earnings", "/v1/reports"];
const SETTINGS = "/settings?part=payouts";
const AT_ONCE = 5;

/** `formats` in the account's time zone: payout days match those of its other figures. */
export function PayoutsSection({ formats }: { readonly formats: Formats }): ReactNode {
  const shown = useAnswer("GET /v1/payout-eligibility");
  const texts = useTexts(PAYOUT_TEXTS);
  return (
    <>
      <Section
        title={texts.next.title}
        actions={<ButtonLink to={SETTINGS}>{texts.next.change}</ButtonLink>}
      >
        <Loaded shown={shown} room="min-h-20">
          {(outlook) => <Next outlook={outlook} formats={formats} />}
        </Loaded>
      </Section>
      <List formats={formats} />
    </>
  );
}

function Next({
  outlook,
  formats,
}: {
  readonly outlook: Outlook;
  readonly formats: Formats;
}): ReactNode {
  const texts = useTexts(PAYOUT_TEXTS);
  const client = useQueryClient();
  const { keyOf, forget } = useIntentKeys();
  const { isBusy, problem, submit } = useSubmit();
  const { obstacles, payable_cents: payable, may_ask: mayAsk, schedule } = outlook;
  const amount = formats.money(payable);
  const [first] = obstacles;
  const because = !mayAsk
    ? texts.next.ownersOnly
    : first === undefined
      ? null
      : sentenceOf(first, outlook, texts, formats);
  const ask = async (): Promise<void> => {
    // The payable amount identifies the intent: after a lost answer, a retry uses the same key.
    const intent = String(payable);
    const isDone = await submit(() =>
      call("POST /v1/payouts", { headers: { "idempotency-key": keyOf(intent) } }),
    );
    if (isDone) {
      forget(intent);
      toast(texts.next.asked(amount));
    }
    await refresh(client, ...TOUCHED);
  };
  return (
    <div className="grid gap-3 rounded-panel border border-line bg-surface p-4">
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <p className="font-medium">{texts.next.ready(amount)}</p>
          <p className="text-text-2">
            {schedule === "weekly" ? texts.next.weekly : texts.next.byHand}
          </p>
        </div>
        <Button kind="primary" busy={isBusy} disabledBecause={because} onClick={() => void ask()}>
          {payable === 0 ? texts.next.askNothing : texts.next.ask(amount)}
        </Button>
      </div>
      {obstacles.length === 0 && mayAsk ? null : (
        <ul className="grid gap-2">
          {obstacles.map((obstacle) => (
            <li key={obstacle}>
              <Blockers obstacle={obstacle} outlook={outlook} formats={formats} />
            </li>
          ))}
          {mayAsk ? null : (
            <li>
              <Notice>{texts.next.ownersOnly}</Notice>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

function Blockers({
  obstacle,
  outlook,
  formats,
}: {
  readonly obstacle: Blocker;
  readonly outlook: Outlook;
  readonly formats: Formats;
}): ReactNode {
  const texts = useTexts(PAYOUT_TEXTS);
  const { give } = texts.next;
  const to = obstacle === "open" ? `/earnings?payout=${outlook.open_payout_id ?? ""}` : SETTINGS;
  return (
    <Notice
      tone={obstacle === "open" || obstacle === "below_least" ? "info" : "warning"}
      className="flex flex-wrap items-center justify-between gap-3"
    >
      <span>{sentenceOf(obstacle, outlook, texts, formats)}</span>
      {obstacle in give ? (
        <Link to={to} className="no-print text-accent underline">
          {give[obstacle as keyof typeof give]}
        </Link>
      ) : null}
    </Notice>
  );
}

function sentenceOf(
  obstacle: Blocker,
  { missing_cents: missing, least_cents: least, held_until: until }: Outlook,
  { next }: Texts,
  formats: Formats,
): string {
  if (obstacle === "below_least")
    return next.missing(formats.money(missing), formats.money(least, "whole"));
  if (obstacle === "bank_changed")
    return next.changedUntil(until === null ? "" : formats.dateTime(until));
  return next.obstacle[obstacle];
}

function List({ formats }: { readonly formats: Formats }): ReactNode {
  const texts = useTexts(PAYOUT_TEXTS).list;
  const number = useNetworkNumbers();
  const list = useDocuments("payouts", { order: "-requested_at", limit: AT_ONCE });
  return (
    <Section title={texts.title}>
      <Loaded shown={list}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty sentence={texts.none(number("least_payout_cents"))} />
          ) : (
            <PlainTable
              label={texts.label}
              rows={rows}
              idOf={({ id }) => id}
              columns={columnsOf(texts, formats)}
            />
          )
        }
      </Loaded>
      <LoadMore list={list} />
    </Section>
  );
}

function columnsOf(texts: Texts["list"], formats: Formats): readonly PlainColumn<Payout>[] {
  const moment = (at: string | null): ReactNode =>
    at === null ? (
      "—"
    ) : (
      <time dateTime={at} className="whitespace-nowrap">
        {formats.dateTime(at)}
      </time>
    );
  return [
    {
      id: "amount",
      header: texts.amount,
      cell: (row) => (
        <Link
          to={`/earnings?payout=${row.id}`}
          title={texts.open(formats.money(row.amount_cents))}
          className="font-medium underline"
        >
          {formats.money(row.amount_cents)}
        </Link>
      ),
    },
    {
      id: "status",
      header: texts.status,
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-2">
          <PayoutStatus status={row.status} />
          {row.abilities.cancel ? <Withdraw payout={row} /> : null}
        </span>
      ),
    },
    {
      id: "asked",
      priority: 1,
      min: 176,
      header: texts.asked,
      numeric: true,
      cell: (row) => <TwoLines main={moment(row.requested_at)} sub={texts[row.asked_by]} />,
    },
    {
      id: "ended",
      min: 176,
      header: texts.ended,
      numeric: true,
      cell: (row) => moment(row.ended_at),
    },
    {
      id: "to",
      header: texts.to,
      numeric: true,
      priority: 3,
      cell: (row) => (row.bank_last_four === null ? "—" : `•••• ${row.bank_last_four}`),
    },
  ];
}

function Withdraw({ payout }: { readonly payout: Payout }): ReactNode {
  const texts = useTexts(PAYOUT_TEXTS).list;
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { problem, submit } = useSubmit();
  const withdraw = async (): Promise<void> => {
    setBusy(true);
    if (await submit(() => call("POST /v1/payouts/{id}/cancel", { params: { id: payout.id } })))
      toast(texts.cancelled);
    await refresh(client, ...TOUCHED);
    setBusy(false);
  };
  return (
    <>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <Button kind="quiet" busy={isBusy} onClick={() => void withdraw()}>
        {texts.cancel}
      </Button>
    </>
  );
}
