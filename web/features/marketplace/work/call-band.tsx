// The head of a purchased lead's page: how long the person has waited, what time it is there, and
// how to reach them.
import { Mail, MessageSquare, Phone } from "lucide-react";
import type { ReactNode } from "react";
import type { PurchasedLead } from "../../../../contract/marketplace/lead-shapes.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";
import { LEADS_TEXTS } from "../../../../locales/catalogues/leads.ts";
import { WORK_TEXTS } from "../../../../locales/catalogues/work.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { writePhone } from "../../../lib/format/write-phone.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useNow } from "../../../lib/use-now.ts";
import { classes } from "../../../ui/classes.ts";
import { Notice } from "../../../ui/notice.tsx";
import { CallLink } from "./call-link.tsx";
import { CallingHours } from "./calling-mark.tsx";
import { DayBar, minuteOfDayIn } from "./day-bar.tsx";
import { type Calling, useCalling } from "./use-calling.ts";

interface CallBandProps {
  readonly lead: PurchasedLead;
}

/** Only a notice where the consumer asked for no contact: nothing then invites to call. */
export function CallBand({ lead }: CallBandProps): ReactNode {
  const { noContact } = useTexts(WORK_TEXTS);
  return lead.no_contact_since === null ? (
    <CallTimes lead={lead} />
  ) : (
    <div className="p-4">
      <Notice>{noContact}</Notice>
    </div>
  );
}

function CallTimes({ lead }: CallBandProps): ReactNode {
  const nowMs = useNow(MINUTE_MS);
  const calling = useCalling()?.(lead) ?? null;
  return (
    <div className="@container">
      <div
        className={
          "grid gap-x-8 gap-y-4 p-4 @min-[820px]:grid-cols-[auto_minmax(0,1fr)_auto] " +
          "@min-[820px]:items-center"
        }
      >
        <Waited lead={lead} calling={calling} nowMs={nowMs} />
        <TheirDay lead={lead} calling={calling} nowMs={nowMs} />
        <Reach lead={lead} />
      </div>
    </div>
  );
}

interface PartProps extends CallBandProps {
  /** Null until the table of calling hours is loaded. */
  readonly calling: Calling | null;
  readonly nowMs: number;
}

/** How long the person waited until the first touch. */
function Waited({ lead, calling, nowMs }: PartProps): ReactNode {
  const texts = useTexts(WORK_TEXTS);
  const formats = useFormats();
  const { delivered_at: delivered, progress } = lead.sale;
  const fromMs = Date.parse(delivered);
  const isWaiting = progress.first_touched_at === null;
  const untilMs = isWaiting ? nowMs : Date.parse(progress.first_touched_at ?? "");
  return (
    <div className="grid content-start gap-0.5">
      <p className="text-label text-text-2">{isWaiting ? texts.since : texts.first}</p>
      <p className="text-clock">{formats.duration(untilMs - fromMs)}</p>
      <p className="text-label text-text-2">
        {calling === null
          ? null
          : texts.callable(formats.duration(calling.callableMs(fromMs, untilMs)))}
        {progress.attempts === 0
          ? null
          : ` · ${texts.attempts(progress.attempts, formats.number(progress.attempts))}`}
      </p>
    </div>
  );
}

/** The clock at the person's place, and today's calling hours there. */
function TheirDay({ lead, calling, nowMs }: PartProps): ReactNode {
  const texts = useTexts(WORK_TEXTS);
  const formats = useFormats();
  const { time_zone: zone } = lead;
  return (
    <div className="grid min-w-0 gap-1.5">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-semibold">
          {zone === null
            ? texts.zoneUnknown
            : texts.theirTime(formats.timeIn(new Date(nowMs).toISOString(), zone))}
        </span>
        {calling === null ? null : <CallingHours calling={calling} nowMs={nowMs} />}
      </p>
      {zone === null || calling === null ? null : (
        <DayBar hours={calling.momentAt(nowMs).today} nowMinute={minuteOfDayIn(nowMs, zone)} />
      )}
      {calling === null || calling.rule.mostCalls === null ? null : (
        <p className="text-label text-text-2">
          {texts.mostIn24Hours(calling.rule.mostCalls, calling.rule.state)}
        </p>
      )}
      <p className="text-label text-text-3">{texts.advice}</p>
    </div>
  );
}

const ACTION =
  "inline-flex min-h-9 items-center justify-center gap-2 rounded-control px-4 font-semibold " +
  "whitespace-nowrap pointer-coarse:min-h-11";
const PLAIN = "flex-1 border border-control bg-surface font-medium hover:bg-sunken";

/** Calls, texts and writes with one tap; nothing while the contact is not there. */
function Reach({ lead: { contact } }: CallBandProps): ReactNode {
  const { page } = useTexts(LEADS_TEXTS);
  if (contact === null) return null;
  const { phone, email } = contact;
  return (
    <div className="no-print grid content-start gap-2 @min-[820px]:min-w-56">
      {phone === null ? null : (
        <CallLink
          className={classes(ACTION, "bg-accent text-accent-ink hover:bg-accent-hover")}
          phone={phone}
        >
          <Phone size={16} strokeWidth={1.5} aria-hidden="true" />
          {page.call} {writePhone(phone)}
        </CallLink>
      )}
      <div className="flex gap-2">
        {phone === null ? null : (
          <a className={classes(ACTION, PLAIN)} href={`sms:${phone}`}>
            <MessageSquare size={16} strokeWidth={1.5} aria-hidden="true" />
            {page.text}
          </a>
        )}
        {email === null ? null : (
          <a className={classes(ACTION, PLAIN)} href={`mailto:${email}`}>
            <Mail size={16} strokeWidth={1.5} aria-hidden="true" />
            {page.mail}
          </a>
        )}
      </div>
    </div>
  );
}
