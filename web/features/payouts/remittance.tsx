// What a payout is for: each earning in it, so that the sum is the payout to the cent. Made to be
// printed, and a file.
import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link, type To } from "react-router";
import { toProblem } from "../../lib/api/problem.ts";
import type { Schemas } from "../../lib/api/client.ts";
import { useUser } from "../../lib/auth/auth.ts";
import { csvOf } from "../../lib/csv.ts";
import { readAll, readByIds } from "../../lib/documents/read-all.ts";
import { useDocument, useSingle } from "../../lib/documents/use-documents.ts";
import type { Formats } from "../../lib/format/format.ts";
import { useTexts } from "../../lib/text/text.ts";
import { LEAD_WORDS } from "../../texts/lead-words.ts";
import { PAYOUT_TEXTS } from "../../texts/payouts.ts";
import { Button } from "../../ui/button.tsx";
import { Description } from "../../ui/description.tsx";
import { Name } from "../../ui/name.tsx";
import { Notice, ProblemNotice } from "../../ui/notice.tsx";
import { PlainTable } from "../../ui/plain-table.tsx";
import { Screen, Section } from "../../ui/screen.tsx";
import { ScreenSpinner } from "../../ui/spinner.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { CsvButton } from "../billing/csv-button.tsx";
import { placeOf } from "../leads/lead-name.ts";
import { Answer } from "../reports/answer.tsx";
import { type Payout, PayoutStatus } from "./payout-status.tsx";

type Earning = Schemas["Earning"];
type Lead = Schemas["Lead"];

interface Lines {
  readonly earnings: readonly Earning[];
  readonly leads: ReadonlyMap<string, Lead>;
  readonly sources: ReadonlyMap<string, string>;
}

interface RemittanceProps {
  readonly id: string;
  /** In the network's zone. */
  readonly formats: Formats;
  readonly backTo: To;
  /** Whose it is, for the operator; an affiliate knows. */
  readonly nameOf?: (accountId: string) => string;
}

export function Remittance({ id, formats, backTo, nameOf }: RemittanceProps): ReactNode {
  const texts = useTexts(PAYOUT_TEXTS).advice;
  const { accountName } = useUser();
  const network = useSingle("settings").value?.network_name ?? "";
  const shown = useDocument("payouts", id);
  const [count, setCount] = useState(0);
  const payout = shown.value;
  const isListed =
    payout !== undefined &&
    payout.itemised &&
    (payout.status === "requested" || payout.status === "approved" || payout.status === "sent");
  // What is in a payout stays in it: only its end changes that, and then the status is another.
  const asked = useQuery({
    queryKey: ["remittance", id, payout?.status],
    enabled: isListed,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: ({ signal }) => readLines(id, { signal, onProgress: setCount }),
  });
  const lines = asked.data;
  const account = payout === undefined ? "" : (nameOf?.(payout.affiliate_id) ?? accountName);
  return (
    <Screen
      title={texts.title}
      about={
        <>
          {payout === undefined
            ? ""
            : texts.of(network, account, formats.money(payout.amount_cents))}
          <br />
          <Link className="no-print text-accent underline" to={backTo}>
            {nameOf === undefined ? texts.back : texts.backToBilling}
          </Link>
        </>
      }
      actions={
        payout === undefined || lines === undefined ? null : (
          <>
            <CsvButton
              fileName={`${texts.file}-${id.slice(-12)}`}
              make={() => Promise.resolve(csvOfLines(lines, formats.timeZone, texts))}
            />
            <Button kind="primary" onClick={() => window.print()}>
              <Printer size={16} strokeWidth={1.5} aria-hidden="true" />
              {texts.print}
            </Button>
          </>
        )
      }
    >
      <Answer shown={shown}>{(value) => <Facts payout={value} formats={formats} />}</Answer>
      {asked.error === null ? null : (
        <ProblemNotice problem={toProblem(asked.error)} onRetry={() => void asked.refetch()} />
      )}
      {payout === undefined || isListed ? null : (
        <Notice>{payout.itemised ? texts.none : texts.older}</Notice>
      )}
      {!isListed || asked.error !== null ? null : lines === undefined ? (
        <>
          <ScreenSpinner />
          {count === 0 ? null : (
            <p className="text-center text-text-2">{texts.loading(formats.number(count))}</p>
          )}
        </>
      ) : (
        <LinesTable payout={payout} lines={lines} formats={formats} />
      )}
      <p className="text-label text-text-2">{texts.zone(formats.timeZone.replaceAll("_", " "))}</p>
    </Screen>
  );
}

/** Throws CallProblem. */
async function readLines(
  payoutId: string,
  options: { readonly signal: AbortSignal; readonly onProgress: (count: number) => void },
): Promise<Lines> {
  const earnings = await readAll(
    "earnings",
    { where: [["payout_id", "eq", payoutId]], order: "earned_at" },
    options,
  );
  const [leads, sources] = await Promise.all([
    readByIds(
      "leads",
      earnings.map(({ lead_id: id }) => id),
    ),
    readByIds(
      "sources",
      earnings.map(({ source_id: id }) => id),
    ),
  ]);
  return {
    earnings,
    leads: new Map(leads.map((lead) => [lead.id, lead])),
    sources: new Map(sources.map(({ id, name }) => [id, name])),
  };
}

function Facts({
  payout,
  formats,
}: {
  readonly payout: Payout;
  readonly formats: Formats;
}): ReactNode {
  const texts = useTexts(PAYOUT_TEXTS).advice;
  const moment = (at: string | null): ReactNode => (at === null ? "–" : formats.dateTime(at));
  return (
    <Description
      wide
      rows={[
        [
          texts.number,
          <code key="id" className="text-label break-all">
            {payout.id}
          </code>,
        ],
        [texts.status, <PayoutStatus key="status" status={payout.status} />],
        [texts.asked, moment(payout.requested_at)],
        [texts.decided, moment(payout.decided_at)],
        ...(payout.status === "sent" ? [[texts.sent, moment(payout.ended_at)] as const] : []),
        [texts.to, payout.bank_last_four === null ? "–" : texts.account(payout.bank_last_four)],
        ...(payout.reason === null ? [] : [[texts.why, payout.reason] as const]),
      ]}
    />
  );
}

function LinesTable({
  payout,
  lines: { earnings, leads, sources },
  formats,
}: {
  readonly payout: Payout;
  readonly lines: Lines;
  readonly formats: Formats;
}): ReactNode {
  const texts = useTexts(PAYOUT_TEXTS).advice;
  const words = useTexts(LEAD_WORDS);
  const sum = earnings.reduce((total, { amount_cents: cents }) => total + cents, 0);
  const figure = (cents: number, isStrong = false): ReactNode => (
    <span className={isStrong ? "block text-right font-semibold" : "block text-right"}>
      {formats.money(cents)}
    </span>
  );
  // An advice goes to bookkeepers: it names no person, whatever its reader may know of them.
  const nameOf = (id: string): string => {
    const lead = leads.get(id);
    return lead === undefined ? texts.lead : `${words.side[lead.side]} · ${placeOf(lead, words)}`;
  };
  return (
    <>
      {sum === payout.amount_cents ? null : <Notice tone="negative">{texts.wrong}</Notice>}
      <div className="max-w-xl">
        <Description
          rows={[
            [texts.gross, figure(sum)],
            [texts.returns, figure(0)],
            [texts.total, figure(payout.amount_cents, true)],
          ]}
        />
        <p className="mt-1 text-label text-text-2">{texts.returnsNote}</p>
      </div>
      <Section title={texts.lines}>
        <PlainTable
          label={texts.lines}
          rows={earnings}
          idOf={({ id }) => id}
          footer={[texts.sum(formats.number(earnings.length)), formats.money(sum), "", "", ""]}
          columns={[
            {
              id: "lead",
              header: texts.lead,
              cell: ({ lead_id: id }) => (
                <TwoLines
                  main={
                    <Link to={`/leads/${id}`} className="font-medium hover:underline">
                      {nameOf(id)}
                    </Link>
                  }
                  sub={<code>{id}</code>}
                />
              ),
            },
            {
              id: "amount",
              header: texts.amount,
              numeric: true,
              cell: ({ amount_cents: cents }) => formats.money(cents),
            },
            {
              id: "soldOn",
              header: texts.soldOn,
              numeric: true,
              cell: ({ earned_at: at }) => <time dateTime={at}>{formats.dateTime(at)}</time>,
            },
            {
              id: "source",
              header: texts.source,
              cell: ({ source_id: id }) => <Name>{sources.get(id) ?? id}</Name>,
            },
            {
              id: "sub",
              header: texts.sub,
              cell: ({ sub_ids: subs }) => (
                <Name>{subs.filter((sub) => sub !== null && sub !== "").join(" · ") || "–"}</Name>
              ),
            },
          ]}
        />
      </Section>
    </>
  );
}

function csvOfLines(
  { earnings, sources }: Lines,
  timeZone: string,
  texts: (typeof PAYOUT_TEXTS)["en" | "es"]["advice"],
): string {
  return csvOf(
    [
      texts.csvSold(timeZone),
      texts.csvLead,
      texts.csvSource,
      "sub1",
      "sub2",
      "sub3",
      "sub4",
      "sub5",
      texts.csvAmount,
      texts.csvReturns,
      texts.csvEarning,
    ],
    earnings.map(
      ({
        id,
        lead_id: lead,
        source_id: source,
        earned_at: at,
        sub_ids: subs,
        amount_cents: cents,
      }) => [
        { at, timeZone },
        lead,
        sources.get(source) ?? source,
        ...Array.from({ length: 5 }, (_, index) => subs[index] ?? ""),
        { cents },
        { cents: 0 },
        id,
      ],
    ),
  );
}
