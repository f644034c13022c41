// Draws cells of the campaign lists for their owner and for the operator.
import type { ReactNode } from "react";
import type { Campaign } from "../../../../contract/demand/campaigns.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CAMPAIGN_TEXTS } from "../../../../locales/catalogues/campaigns.ts";
import { NETWORK_PAUSE_WORD_TEXTS } from "../../../../locales/catalogues/network-pause-words.ts";
import { Status, type StatusTone } from "../../../ui/status.tsx";
import type { Filter } from "../../../ui/table/columns.ts";
import { TwoLines } from "../../../ui/two-lines.tsx";

export type { Campaign };
const TONES: Readonly<Record<Campaign["status"], StatusTone>> = {
  active: "good",
  paused: "warning",
  archived: "neutral",
};
const STATUSES = ["active", "paused", "archived"] as const;

interface CampaignStatusProps {
  readonly campaign: Pick<Campaign, "status" | "paused_until" | "obstacle" | "network_pause">;
  /** The account's time zone: a pause ends at the start of a day there. */
  readonly zone: string;
  /** A cell has room for one word only: the day goes on a second line. */
  readonly look?: "line" | "cell";
}

export function CampaignStatus({
  campaign: { status, paused_until: until, obstacle, network_pause: pause },
  zone,
  look = "line",
}: CampaignStatusProps): ReactNode {
  const texts = useTexts(CAMPAIGN_TEXTS);
  const words = useTexts(NETWORK_PAUSE_WORD_TEXTS);
  const formats = useFormats();
  if (pause !== null && status !== "archived")
    return <Status tone="negative">{words.status}</Status>;
  if (obstacle !== null) return <Stopped reason={obstacle.reason} look={look} />;
  if (status !== "paused" || until === null)
    return <Status tone={TONES[status]}>{texts.status[status]}</Status>;
  const day = formats.monthDayIn(until, zone);
  const time = (text: string): ReactNode => (
    <time dateTime={until} title={formats.dateTime(until)} className="whitespace-nowrap">
      {text}
    </time>
  );
  return look === "line" ? (
    <Status tone="warning">{time(texts.pausedUntil(day))}</Status>
  ) : (
    <TwoLines
      main={<Status tone="warning">{texts.status.paused}</Status>}
      sub={time(texts.until(day))}
    />
  );
}

/** An active campaign that cannot buy now: "Active" would be wrong. */
function Stopped({
  reason,
  look,
}: {
  readonly reason: NonNullable<Campaign["obstacle"]>["reason"];
  readonly look: "line" | "cell";
}): ReactNode {
  const texts = useTexts(CAMPAIGN_TEXTS);
  if (reason === "outside_hours") return <Status tone="neutral">{texts.closed}</Status>;
  return look === "line" ? (
    <Status tone="negative">{texts.stoppedBecause(texts.obstacle[reason])}</Status>
  ) : (
    <TwoLines
      main={<Status tone="negative">{texts.stopped}</Status>}
      sub={texts.obstacle[reason]}
    />
  );
}

export function Bids({
  campaign: { exclusive_bid_cents: exclusive, shared_bid_cents: shared },
}: {
  readonly campaign: Campaign;
}): ReactNode {
  const texts = useTexts(CAMPAIGN_TEXTS);
  const formats = useFormats();
  const [main = "", sub] = [
    ...(exclusive === null ? [] : [texts.exclusive(formats.money(exclusive))]),
    ...(shared === null ? [] : [texts.shared(formats.money(shared))]),
  ];
  return (
    <span className="whitespace-nowrap">
      {sub === undefined ? main : <TwoLines main={main} sub={sub} />}
    </span>
  );
}

export function useStatusFilter(): Filter {
  const texts = useTexts(CAMPAIGN_TEXTS);
  return {
    kind: "choice",
    many: true,
    id: "status",
    label: texts.filters.status,
    options: STATUSES.map((status) => [status, texts.status[status]]),
  };
}
