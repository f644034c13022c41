// Draws what the table and the list of people to call have in common.
import { Mail, Phone } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { BuyerSale } from "../../../../contract/marketplace/sales.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { writePhone } from "../../../lib/format/write-phone.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useNow } from "../../../lib/use-now.ts";
import { DASHBOARD_TEXTS } from "../../../../locales/catalogues/dashboard.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { classes } from "../../../ui/classes.ts";
import { Name } from "../../../ui/name.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Status } from "../../../ui/status.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { personOf } from "../../../lib/leads/lead-name.ts";
import { AssigneePick, type Team } from "../../people/team/index.ts";
import {
  type Called,
  type Calling,
  CallingMark,
  OutcomeButtons,
  useOutcome,
} from "../../marketplace/work/index.ts";
import { MINUTE_MS, SECOND_MS } from "../../../../domain/time.ts";

/** The queue has what was bought in so many days. */
export const QUEUE_DAYS = 3;

/** A purchase, as its buyer has it. */
export type Sale = BuyerSale;

/** So many parts of the score are a point. */
export const POINT = 100;
/** Most who answer at all answer a call within five minutes. */
const URGENT_MS = 5 * MINUTE_MS;

/** What the table and the list of people to call are given. */
export interface QueueProps {
  readonly sales: readonly Sale[];
  readonly isFromCache: boolean;
  readonly team: Team;
  /** Null until the table of calling hours is there. */
  readonly callingOf: ((called: Called) => Calling) | null;
  /** To the minute. */
  readonly nowMs: number;
}

/** The name, which leads to the lead, and what the person wants. */
export function Person({
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
export function Reach({
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

/** How long the person has waited since delivery. */
export function Clock({ sale: { delivered_at: at } }: { readonly sale: Sale }): ReactNode {
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
export function Mark({
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

/** Who of the account works the lead. */
export function Worker({
  sale,
  isFromCache,
  team,
}: {
  readonly sale: Sale;
  readonly isFromCache: boolean;
  readonly team: Team;
}): ReactNode {
  const nameOf = useNameOf(isFromCache);
  return (
    <AssigneePick
      saleId={sale.id}
      assignee={sale.lead.sale.assignee}
      team={team}
      name={nameOf(sale)}
    />
  );
}

/** The two immediate outcomes of a call; the others are set on the lead's page. */
const QUICK = ["attempted", "contacted"] as const;

/** A call's outcome, with one tap. */
export function QuickOutcome({
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
