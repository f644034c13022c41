// Draws the cells that the table and the list of people to call share.
import { Mail, Phone } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { BuyerSale } from "../../../../contract/marketplace/sales.ts";
import { useUser } from "../../../lib/auth/auth.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { writePhone } from "../../../lib/format/write-phone.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useNow } from "../../../lib/use-now.ts";
import { DASHBOARD_TEXTS } from "../../../../locales/catalogues/dashboard.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { WORK_TEXTS } from "../../../../locales/catalogues/work.ts";
import { classes } from "../../../ui/classes.ts";
import { Name } from "../../../ui/name.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { personOf, placeLabel } from "../../../lib/leads/lead-name.ts";
import { AssigneePick, type Team } from "../../people/team/index.ts";
import type { CallGroup } from "./call-groups.ts";
import {
  type Called,
  type Calling,
  CallLink,
  OutcomeButtons,
  useOutcome,
} from "../../marketplace/work/index.ts";
import { MINUTE_MS, SECOND_MS } from "../../../../domain/time.ts";

/** The queue contains purchases of this many days. */
export const QUEUE_DAYS = 3;

/** A purchase as its buyer sees it. */
export type Sale = BuyerSale;

/** Most people who answer at all answer a call within five minutes. */
const URGENT_MS = 5 * MINUTE_MS;

/** The props of the table and the list of people to call. */
export interface QueueProps {
  readonly groups: readonly CallGroup[];
  readonly isFromCache: boolean;
  readonly team: Team;
  /** Null until the table of calling hours is loaded. */
  readonly callingOf: ((called: Called) => Calling) | null;
  /** Updated every minute. */
  readonly nowMs: number;
  /** The sale that is pointed at, here or on the map. */
  readonly pointed: string | null;
  readonly onPoint: (saleId: string | null) => void;
}

/** The name, and what the consumer wants. */
export function Person({
  sale,
  isFromCache,
}: {
  readonly sale: Sale;
  readonly isFromCache: boolean;
}): ReactNode {
  const words = useTexts(LEAD_WORDS);
  const { side, property_type: type } = sale.lead;
  return (
    <TwoLines
      main={<PersonName sale={sale} isFromCache={isFromCache} />}
      sub={`${words.side[side]} · ${words.facts.property_type.words[type]}`}
    />
  );
}

/** The name, linked to the lead. */
export function PersonName({
  sale,
  isFromCache,
}: {
  readonly sale: Sale;
  readonly isFromCache: boolean;
}): ReactNode {
  const nameOf = useNameOf(isFromCache);
  return (
    <Link to={`/leads/${sale.lead_id}`} className="font-medium hover:underline">
      <Name>{nameOf(sale)}</Name>
    </Link>
  );
}

/**
 * Why there is no contact: cached data contains none, so that it is still loading; a view of the
 * account shows none; otherwise it was erased.
 */
function useWithoutContact(isFromCache: boolean): string {
  const texts = useTexts(DASHBOARD_TEXTS).call;
  const { viewing } = useUser();
  return isFromCache ? texts.loading : viewing === "" ? texts.erased : texts.hidden;
}

function useNameOf(isFromCache: boolean): (sale: Sale) => string {
  const without = useWithoutContact(isFromCache);
  return ({ lead }) => personOf(lead) ?? without;
}

const REACH =
  "inline-flex min-h-8 items-center justify-center gap-1.5 rounded-control px-2 " +
  "whitespace-nowrap pointer-coarse:min-h-11";
const CALL = {
  next: "bg-accent px-3 font-semibold text-accent-ink hover:bg-accent-hover",
  plain: "border border-control bg-surface px-3 font-medium hover:bg-sunken",
} as const;

/** Links that call or write to the consumer with one tap; of the next one, the call is filled. */
export function Reach({ sale, isFromCache, isNext }: ReachProps): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).call;
  const name = useNameOf(isFromCache)(sale);
  const without = useWithoutContact(isFromCache);
  const { contact } = sale.lead;
  if (contact === null) return <span className="text-text-2">{without}</span>;
  const { phone, email } = contact;
  return (
    <span className="flex items-center gap-1">
      {phone === null ? (
        <span className="px-2 text-text-2">{texts.noPhone}</span>
      ) : (
        <CallLink
          phone={phone}
          aria-label={`${texts.call(name)}, ${writePhone(phone)}`}
          className={classes(REACH, "max-sm:flex-1", CALL[isNext ? "next" : "plain"])}
        >
          <Phone size={14} strokeWidth={1.5} aria-hidden="true" />
          {writePhone(phone)}
        </CallLink>
      )}
      {email === null ? null : (
        <a
          href={`mailto:${email}`}
          title={email}
          aria-label={`${texts.mail(name)}, ${email}`}
          className={classes(
            REACH,
            "text-text-2 hover:bg-sunken hover:text-text @max-[840px]:@min-[700px]:hidden",
          )}
        >
          <Mail size={16} strokeWidth={1.5} aria-hidden="true" />
        </a>
      )}
    </span>
  );
}

interface ReachProps {
  readonly sale: Sale;
  readonly isFromCache: boolean;
  readonly isNext: boolean;
}

/** Calls the consumer with one tap, as an icon; nothing without a number. */
export function CallIcon({ sale, isFromCache }: Omit<ReachProps, "isNext">): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).call;
  const name = useNameOf(isFromCache)(sale);
  const phone = sale.lead.contact?.phone ?? null;
  return phone === null ? null : (
    <CallLink
      phone={phone}
      aria-label={`${texts.call(name)}, ${writePhone(phone)}`}
      className={classes(
        "grid size-11 shrink-0 place-items-center rounded-control border border-control",
        "bg-surface hover:bg-sunken",
      )}
    >
      <Phone size={18} strokeWidth={1.5} aria-hidden="true" />
    </CallLink>
  );
}

/** The consumer's place with the local clock there. */
export function Place(props: PlaceProps): ReactNode {
  const words = useTexts(LEAD_WORDS);
  return <TwoLines main={placeLabel(props.sale.lead, words)} sub={useLocalClock(props)} />;
}

type PlaceProps = { readonly sale: Sale } & Pick<QueueProps, "callingOf" | "nowMs">;

/**
 * The local time at the consumer's place; null where it is unknown. In a group whose head does not
 * say it, also when calling hours open.
 */
export function useLocalClock({ sale: { lead }, callingOf, nowMs }: PlaceProps): string | null {
  const work = useTexts(WORK_TEXTS);
  const formats = useFormats();
  const { time_zone: zone } = lead;
  if (zone === null) return null;
  const time = work.there(formats.clockIn(new Date(nowMs).toISOString(), zone));
  const isMixed = lead.sale.callback_at !== null || lead.sale.progress.outcome !== "new";
  const moment = isMixed ? callingOf?.(lead).momentAt(nowMs) : undefined;
  if (moment === undefined || moment.isWithin || moment.changesAtMs === null) return time;
  const opens = formats.clockIn(new Date(moment.changesAtMs).toISOString(), zone);
  return `${time}, ${work.callFrom(opens)}`;
}

/** How long the consumer has waited: since delivery, or since the time of a call-back. */
export function Clock({
  sale,
  className,
}: {
  readonly sale: Sale;
  readonly className: string;
}): ReactNode {
  return (
    <span className={classes("whitespace-nowrap", className)}>
      <RunningClock since={sale.lead.sale.callback_at ?? sale.delivered_at} />
    </span>
  );
}

/** The assignee of the lead. */
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

/** The two direct outcomes of a call; the lead's page offers the others. */
const QUICK = ["attempted", "contacted"] as const;

/** Reports the outcome of a call with one tap. */
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

/** The elapsed time: updated every second while urgent, then every minute. */
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
