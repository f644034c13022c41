// "To call now": what was bought in the last days, the newest first, each with a clock that runs
// since delivery.
import { Mail, Phone } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { TO_CALL } from "../../../domain/sales/outcome.ts";
import { searchWith, useAddress, wordParameter } from "../../lib/address.ts";
import type { Schemas } from "../../lib/api/client.ts";
import type { Where } from "../../lib/documents/collections.ts";
import { useDocuments } from "../../lib/documents/use-documents.ts";
import { useFormats } from "../../lib/format/format.ts";
import { writePhone } from "../../lib/format/write-phone.ts";
import { useTexts } from "../../lib/text/text.ts";
import { useIsNarrow } from "../../lib/use-is-narrow.ts";
import { useNow } from "../../lib/use-now.ts";
import { DASHBOARD_TEXTS } from "../../texts/dashboard.ts";
import { HANDS_TEXTS } from "../../texts/hands.ts";
import { LEAD_WORDS } from "../../texts/lead-words.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { Name } from "../../ui/name.tsx";
import { Empty, ProblemNotice } from "../../ui/notice.tsx";
import { PlainTable } from "../../ui/plain-table.tsx";
import { ScoreBar } from "../../ui/score-bars.tsx";
import { Section } from "../../ui/screen.tsx";
import { Status } from "../../ui/status.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { personOf, placeOf } from "../leads/lead-name.ts";
import { Answer } from "../reports/answer.tsx";
import { AssigneePick } from "../team/assignee-pick.tsx";
import { type Team, useTeam } from "../team/use-team.ts";
import { CallingMark } from "../work/calling-mark.tsx";
import { OutcomeButtons } from "../work/outcome-buttons.tsx";
import { type Called, type Calling, useCalling } from "../work/use-calling.ts";
import { useOutcome } from "../work/use-outcome.ts";

type Sale = Schemas["BuyerSale"];

const WHOSE = ["all", "mine", "nobody"] as const;
const WHO = { who: wordParameter(WHOSE, "all") };
const SHOWN = 8;
const HOUR_MS = 3_600_000;
const DAYS_MS = 3 * 24 * HOUR_MS;
const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
/** Most who answer at all answer a call within five minutes. */
const URGENT_MS = 5 * MINUTE_MS;
const POINT = 100;

export function CallQueue(): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).call;
  const teamTexts = useTexts(HANDS_TEXTS);
  // To the hour, so that the same question is asked while one looks.
  const [since] = useState(() =>
    new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS - DAYS_MS).toISOString(),
  );
  const team = useTeam();
  const [{ who }] = useAddress(WHO);
  const [search] = useSearchParams();
  const ofWhom: readonly Where[] =
    !team.isTeam || who === "all"
      ? []
      : [["assignee", "eq", who === "mine" ? team.userId : "nobody"]];
  const shown = useDocuments("sales", {
    where: [
      ["sold_at", "gte", since],
      ["status", "eq", "sold"],
      ["outcome", "in", TO_CALL],
      ...ofWhom,
    ],
    order: "-sold_at",
    limit: SHOWN,
  });
  return (
    <Section
      title={texts.title}
      actions={
        <Link to="/leads" className="inline-flex min-h-6 items-center text-accent underline">
          {texts.all}
        </Link>
      }
    >
      {team.isTeam ? (
        <Tabs
          look="pill"
          label={teamTexts.who}
          current={who}
          tabs={WHOSE.map((id) => ({
            id,
            name: teamTexts.views[id],
            to: { search: searchWith(search, { who: id === "all" ? null : id }) },
          }))}
        />
      ) : null}
      <Answer shown={shown} room="min-h-[1737px] sm:min-h-[489px]">
        {(sales) => {
          const bought = sales.filter((sale) => sale.view === "buyer").slice(0, SHOWN);
          if (bought.length === 0 && ofWhom.length > 0)
            return <Empty sentence={teamTexts.noneHere} />;
          return bought.length === 0 ? (
            <Empty sentence={texts.none}>
              <div className="flex flex-wrap justify-center gap-2">
                <ButtonLink kind="primary" to="/campaigns">
                  {texts.campaigns}
                </ButtonLink>
                <ButtonLink to="/marketplace">{texts.market}</ButtonLink>
              </div>
            </Empty>
          ) : (
            <Calls sales={bought} isFromCache={shown.isFromCache} team={team} />
          );
        }}
      </Answer>
    </Section>
  );
}

interface CallsProps {
  readonly sales: readonly Sale[];
  readonly isFromCache: boolean;
  readonly team: Team;
}

interface QueueProps extends CallsProps {
  /** Null until the table of calling hours is there. */
  readonly callingOf: ((called: Called) => Calling) | null;
  /** To the minute. */
  readonly nowMs: number;
}

/** A table where there is room; on a phone each person with the call button beneath. */
function Calls(props: CallsProps): ReactNode {
  const isNarrow = useIsNarrow();
  const queue = { ...props, callingOf: useCalling(), nowMs: useNow(MINUTE_MS) };
  return isNarrow ? (
    <CallList {...queue} />
  ) : (
    <div className="min-w-0">
      <CallTable {...queue} />
    </div>
  );
}

function CallTable({ sales, isFromCache, team, callingOf, nowMs }: QueueProps): ReactNode {
  const teamTexts = useTexts(HANDS_TEXTS);
  const nameOf = useNameOf(isFromCache);
  const texts = useTexts(DASHBOARD_TEXTS).call;
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  return (
    <PlainTable
      label={texts.newest}
      rows={sales}
      idOf={({ id }) => id}
      columns={[
        {
          id: "person",
          header: texts.person,
          cell: (sale) => <Person sale={sale} isFromCache={isFromCache} />,
        },
        {
          id: "waiting",
          header: texts.waiting,
          cell: (sale) => (
            <span className="block min-w-46">
              <TwoLines
                main={<Clock sale={sale} />}
                sub={<Mark sale={sale} callingOf={callingOf} nowMs={nowMs} />}
              />
            </span>
          ),
        },
        {
          id: "contact",
          header: texts.contact,
          cell: (sale) => <Reach sale={sale} isFromCache={isFromCache} />,
        },
        {
          id: "outcome",
          header: texts.outcome,
          cell: (sale) => <QuickOutcome sale={sale} isFromCache={isFromCache} />,
        },
        ...(team.isTeam
          ? [
              {
                id: "works",
                header: teamTexts.works,
                cell: (sale: Sale) => (
                  <AssigneePick
                    saleId={sale.id}
                    assignee={sale.lead.sale.assignee}
                    team={team}
                    name={nameOf(sale)}
                  />
                ),
              },
            ]
          : []),
        {
          id: "place",
          header: texts.place,
          cell: ({ lead }) => (
            <TwoLines
              main={placeOf(lead, words)}
              sub={
                lead.time_zone === null
                  ? null
                  : formats.timeIn(new Date(nowMs).toISOString(), lead.time_zone)
              }
            />
          ),
        },
        {
          id: "score",
          header: texts.score,
          numeric: true,
          isExtra: team.isTeam,
          cell: ({ lead, price_cents: cents, mode }) => (
            <TwoLines
              main={<ScoreBar value={lead.score.total / POINT} />}
              sub={`${formats.money(cents)} · ${words.mode[mode]}`}
            />
          ),
        },
      ]}
    />
  );
}

function CallList({ sales, isFromCache, team, callingOf, nowMs }: QueueProps): ReactNode {
  const nameOf = useNameOf(isFromCache);
  const texts = useTexts(DASHBOARD_TEXTS).call;
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  return (
    <ul
      aria-label={texts.newest}
      className="divide-y divide-line rounded-panel border border-line bg-surface"
    >
      {sales.map((sale) => (
        <li key={sale.id} className="grid gap-2 px-4 py-2.5">
          <span className="flex items-start justify-between gap-4">
            <Person sale={sale} isFromCache={isFromCache} />
            <Clock sale={sale} />
          </span>
          <span>
            <Mark sale={sale} callingOf={callingOf} nowMs={nowMs} />
          </span>
          <Reach sale={sale} isFromCache={isFromCache} />
          <QuickOutcome sale={sale} isFromCache={isFromCache} />
          {team.isTeam ? (
            <AssigneePick
              saleId={sale.id}
              assignee={sale.lead.sale.assignee}
              team={team}
              name={nameOf(sale)}
            />
          ) : null}
          <span className="flex items-center justify-between gap-4">
            <span className="text-text-2">{placeOf(sale.lead, words)}</span>
            <span className="flex items-center gap-3">
              <ScoreBar value={sale.lead.score.total / POINT} />
              {formats.money(sale.price_cents)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Person({
  sale,
  isFromCache,
}: {
  readonly sale: Sale;
  readonly isFromCache: boolean;
}): ReactNode {
  const words = useTexts(LEAD_WORDS);
  const nameOf = useNameOf(isFromCache);
  return (
    <TwoLines
      main={
        <Link to={`/leads/${sale.lead_id}`} className="font-medium hover:underline">
          <Name>{nameOf(sale)}</Name>
        </Link>
      }
      sub={`${words.side[sale.lead.side]} · ${words.property[sale.lead.property_type]}`}
    />
  );
}

/**
 * What the browser kept has no contact in it: then the name is on its way, otherwise it was erased.
 */
function useNameOf(isFromCache: boolean): (sale: Sale) => string {
  const texts = useTexts(DASHBOARD_TEXTS).call;
  return ({ lead }) => personOf(lead) ?? (isFromCache ? texts.loading : texts.erased);
}

/** Ways to reach the person: one tap calls, one writes. */
function Reach({
  sale,
  isFromCache,
}: {
  readonly sale: Sale;
  readonly isFromCache: boolean;
}): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).call;
  const name = useNameOf(isFromCache)(sale);
  const { contact } = sale.lead;
  if (contact === null)
    return <span className="text-text-2">{isFromCache ? texts.loading : texts.erased}</span>;
  const { phone, email } = contact;
  const look =
    "inline-flex min-h-8 items-center gap-1.5 rounded-control px-2 whitespace-nowrap " +
    "pointer-coarse:min-h-11";
  return (
    <span className="flex items-center gap-1">
      {phone === null ? (
        <span className="px-2 text-text-2">{texts.noPhone}</span>
      ) : (
        <a
          href={`tel:${phone}`}
          aria-label={`${texts.call(name)}, ${writePhone(phone)}`}
          className={classes(look, "border border-control font-medium hover:bg-sunken")}
        >
          <Phone size={14} strokeWidth={1.5} aria-hidden="true" />
          {writePhone(phone)}
        </a>
      )}
      {email === null ? null : (
        <a
          href={`mailto:${email}`}
          title={email}
          aria-label={`${texts.mail(name)}, ${email}`}
          className={classes(look, "text-text-2 hover:bg-sunken hover:text-text")}
        >
          <Mail size={16} strokeWidth={1.5} aria-hidden="true" />
        </a>
      )}
    </span>
  );
}

function Clock({ sale: { delivered_at: at } }: { readonly sale: Sale }): ReactNode {
  return (
    <span className="whitespace-nowrap">
      <RunningClock since={at} />
    </span>
  );
}

/**
 * How the calling hours stand where the person is. Before the table of hours is there something as
 * high holds its place: nothing moves when it comes.
 */
function Mark({
  sale,
  callingOf,
  nowMs,
}: { readonly sale: Sale } & Pick<QueueProps, "callingOf" | "nowMs">): ReactNode {
  const calling = callingOf?.(sale.lead) ?? null;
  return calling === null ? (
    <span aria-hidden="true" className="invisible">
      <Status tone="neutral">–</Status>
    </span>
  ) : (
    <CallingMark calling={calling} nowMs={nowMs} />
  );
}

/** The two that come of a call at once; the others are said on the lead's page. */
const QUICK = ["attempted", "contacted"] as const;

function QuickOutcome({
  sale,
  isFromCache,
}: {
  readonly sale: Sale;
  readonly isFromCache: boolean;
}): ReactNode {
  const outcome = useOutcome(sale.id);
  return (
    <>
      <OutcomeButtons
        current={sale.lead.sale.progress.outcome}
        outcome={outcome}
        offered={QUICK}
        name={useNameOf(isFromCache)(sale)}
      />
      {outcome.problem === null ? null : <ProblemNotice problem={outcome.problem} />}
    </>
  );
}

/** How long ago that was: by the second while it is urgent, then by the minute. */
function RunningClock({ since }: { readonly since: string }): ReactNode {
  const start = Date.parse(since);
  const [isUrgentAtFirst] = useState(() => Date.now() - start < URGENT_MS);
  const age = useNow(isUrgentAtFirst ? SECOND_MS : MINUTE_MS) - start;
  const formats = useFormats();
  return (
    <time
      dateTime={since}
      title={formats.dateTime(since)}
      className={age < URGENT_MS ? "font-semibold text-negative" : ""}
    >
      {formats.clock(age)}
    </time>
  );
}
