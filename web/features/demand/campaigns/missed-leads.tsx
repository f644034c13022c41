// Shows which leads a campaign missed, why, and what to do about each reason.
import type { ReactNode } from "react";
import type { MissedLeads as Answer } from "../../../../contract/demand/missed-leads.ts";
import { useAddress, wordParameter } from "../../../lib/address.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useAccountFormats } from "../../../lib/format/use-account-formats.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { MISSED_LEAD_TEXTS } from "../../../../locales/catalogues/missed-leads.ts";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { PlainTable } from "../../../ui/plain-table.tsx";
import { Section } from "../../../ui/screen.tsx";
import { SEGMENTS, segment } from "../../../ui/segments.ts";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import type { Campaign } from "./campaign-cells.tsx";
import { MissedReason } from "./missed-reason.tsx";

const DAYS = ["7", "28"] as const;
const ADDRESS = { missed: wordParameter(DAYS, "7") };

export function MissedLeads({
  campaign,
  zone,
}: {
  readonly campaign: Campaign;
  /** The account's time zone. */
  readonly zone: string;
}): ReactNode {
  const texts = useTexts(MISSED_LEAD_TEXTS);
  const [{ missed: days }, change] = useAddress(ADDRESS);
  const { value, problem, retry } = useAnswer("GET /v1/campaigns/{id}/missed-leads", {
    params: { id: campaign.id },
    query: { days: Number(days) },
  });
  const choice = (
    <div role="group" aria-label={texts.period} className={SEGMENTS}>
      {DAYS.map((count) => (
        <button
          key={count}
          type="button"
          aria-pressed={count === days}
          className={segment(count === days)}
          onClick={() => change({ missed: count })}
        >
          {texts.days[count]}
        </button>
      ))}
    </div>
  );
  return (
    <Section title={texts.title} actions={choice}>
      {problem === null ? null : <ProblemNotice problem={problem} onRetry={retry} />}
      {value === undefined ? (
        problem === null ? (
          <ScreenSpinner />
        ) : null
      ) : (
        <Answered value={value} campaign={campaign} zone={zone} />
      )}
    </Section>
  );
}

function Answered({
  value,
  campaign,
  zone,
}: {
  readonly value: Answer;
  readonly campaign: Campaign;
  readonly zone: string;
}): ReactNode {
  const texts = useTexts(MISSED_LEAD_TEXTS);
  const priced = value.reasons.find(
    ({ reason }) => reason === "outbid" || reason === "below_reserve",
  )?.reason;
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <p className="text-reading">{useSummary(value)}</p>
        <Since value={value} campaign={campaign} />
      </div>
      {value.reasons.length === 0 ? null : (
        <ul
          aria-label={texts.reasons}
          className="grid divide-y divide-line rounded-panel border border-line bg-surface"
        >
          {value.reasons.map((row) => (
            <MissedReason
              key={row.reason}
              row={row}
              // Once: the bids are those of both reasons together.
              isAbout={value.about}
              bids={row.reason === priced ? value.winning_bids : null}
              campaign={campaign}
              zone={zone}
            />
          ))}
        </ul>
      )}
      {value.about && value.reasons.length > 0 ? (
        <p className="text-label text-text-3">{texts.about}</p>
      ) : null}
      {value.days.length === 0 ? null : <ByDay days={value.days} isAbout={value.about} />}
    </div>
  );
}

function useSummary({ matching, bought, about }: Answer): string {
  const texts = useTexts(MISSED_LEAD_TEXTS);
  const { number } = useAccountFormats();
  if (matching === null) return texts.summaryHidden(number(bought));
  if (matching === 0) return texts.none;
  if (matching === bought) return texts.noneMissed(number(bought));
  return (about ? texts.summaryAbout : texts.summary)(number(bought), number(matching));
}

/** Where the count begins later than the chosen days. */
function Since({
  value: { from, explained_from: since },
  campaign,
}: {
  readonly value: Answer;
  readonly campaign: Campaign;
}): ReactNode {
  const texts = useTexts(MISSED_LEAD_TEXTS);
  const formats = useAccountFormats();
  if (since === null || since <= from) return null;
  const moment = formats.dateTime(since);
  return (
    <p className="text-label text-text-2">
      {since <= campaign.created_at ? texts.newSince(moment) : texts.since(moment)}
    </p>
  );
}

function ByDay({
  days,
  isAbout,
}: {
  readonly days: Answer["days"];
  readonly isAbout: boolean;
}): ReactNode {
  const texts = useTexts(MISSED_LEAD_TEXTS);
  const formats = useAccountFormats();
  const count = (leads: number | null): string =>
    leads === null
      ? texts.few
      : isAbout
        ? texts.aboutCount(formats.number(leads))
        : formats.number(leads);
  return (
    <details>
      <summary className="min-h-7 w-fit text-text-2 underline hover:text-text">
        {texts.byDay}
      </summary>
      <div className="pt-2">
        <PlainTable
          label={texts.byDay}
          rows={days}
          idOf={({ from }) => from}
          columns={[
            { id: "day", header: texts.day, cell: ({ from }) => formats.monthDay(from) },
            {
              id: "matching",
              header: texts.matching,
              numeric: true,
              cell: ({ matching }) => count(matching),
            },
            {
              id: "bought",
              header: texts.bought,
              numeric: true,
              cell: ({ bought }) => formats.number(bought),
            },
            {
              id: "reasons",
              header: texts.mainReasons,
              cell: ({ reasons }) =>
                reasons.length === 0
                  ? texts.nothing
                  : reasons
                      .slice(0, 2)
                      .map((reason) => texts.reason[reason])
                      .join(" · "),
            },
          ]}
        />
      </div>
    </details>
  );
}
