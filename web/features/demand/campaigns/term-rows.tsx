// Lists a campaign's terms as names and values, for its page and for the terms that its form has no
// controls for.
import type { ReactNode } from "react";
import type { Campaign } from "../../../../contract/demand/campaigns.ts";
import { type Formats, useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CAMPAIGN_PAGE_TEXTS } from "../../../../locales/catalogues/campaign.ts";
import type { CampaignPageTexts } from "../../../../locales/en/campaign.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import type { LeadWords } from "../../../../locales/en/lead-words.ts";
import type { DescriptionRow } from "../../../ui/description.tsx";
import { countyWords } from "./use-county-words.ts";
import { LIMIT_WINDOWS } from "./periods.ts";
import { scheduleLines } from "./schedule-words.ts";
import { useCountyNames } from "./use-county-names.ts";

export type Terms = Pick<
  Campaign,
  | "exclusive_bid_cents"
  | "shared_bid_cents"
  | "adjustments"
  | "limits"
  | "source_limits"
  | "schedule"
  | "pacing"
  | "contact_channels"
  | "blocked_source_ids"
>;

export interface TermRows {
  /** Terms that the form has controls for. */
  readonly plain: readonly DescriptionRow[];
  /** Terms that it has no controls for. */
  readonly others: readonly DescriptionRow[];
}

/** The terms behind the plain rows, in the same order. */
export const TERM_MEMBERS: readonly ((terms: Terms) => unknown)[] = [
  ({ exclusive_bid_cents: bid }) => bid,
  ({ shared_bid_cents: bid }) => bid,
  ({ limits }) => limits.leads,
  ({ limits }) => limits.cents,
  ({ pacing }) => pacing,
  ({ schedule }) => schedule.hours,
  ({ schedule }) => schedule.time_zone,
  ({ adjustments }) => adjustments,
  ({ source_limits: limits }) => limits,
  ({ contact_channels: channels }) => channels,
];

export function useTermRows(campaign: Terms): TermRows {
  const texts = useTexts(CAMPAIGN_PAGE_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const counties = useCountyNames(campaign.adjustments.some(({ by }) => by === "county_fips"));
  const { terms } = texts;
  const { exclusive_bid_cents: exclusive, shared_bid_cents: shared, schedule } = campaign;
  const perSource = [
    ...limitLines(campaign.source_limits, "leads", texts, formats),
    ...limitLines(campaign.source_limits, "cents", texts, formats),
  ];
  return {
    plain: [
      [terms.exclusive, exclusive === null ? terms.noBid : formats.money(exclusive)],
      [terms.shared, shared === null ? terms.noBid : terms.perSlot(formats.money(shared))],
      [terms.caps, lines(limitLines(campaign.limits, "leads", texts, formats), terms.none)],
      [terms.budget, lines(limitLines(campaign.limits, "cents", texts, formats), terms.none)],
      [terms.pacing, terms.pacings[campaign.pacing]],
      [terms.schedule, lines(scheduleLines(schedule.hours, texts, formats), terms.always)],
      [terms.zone, schedule.time_zone.replaceAll("_", " ")],
      [
        terms.adjustments,
        lines(
          campaign.adjustments.map((adjustment) =>
            terms.adjust(
              adjustedWords(adjustment, words, counties),
              signed(adjustment.basis_points, formats),
            ),
          ),
          terms.none,
        ),
      ],
      [terms.perSource, lines(perSource, terms.none)],
      [
        terms.channels,
        campaign.contact_channels.map((channel) => words.channel[channel]).join(", "),
      ],
    ],
    others:
      campaign.blocked_source_ids.length === 0
        ? []
        : [[terms.blocked, formats.number(campaign.blocked_source_ids.length)]],
  };
}

function limitLines(
  limits: Terms["limits"],
  unit: "leads" | "cents",
  { terms }: CampaignPageTexts,
  formats: Formats,
): readonly string[] {
  return LIMIT_WINDOWS.flatMap((window) => {
    const limit = limits[unit][window];
    if (limit === undefined) return [];
    return [
      unit === "leads"
        ? terms.leads(limit, formats.number(limit), terms.every[window])
        : terms.money(formats.money(limit), terms.every[window]),
    ];
  });
}

function lines(texts: readonly string[], otherwise: string): ReactNode {
  return texts.length === 0 ? (
    otherwise
  ) : (
    <span className="grid">
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </span>
  );
}

function adjustedWords(
  { by, value }: Terms["adjustments"][number],
  words: LeadWords,
  counties: Readonly<Record<string, string>>,
): string {
  if (by === "county_fips") return countyWords(value, counties);
  const names: Readonly<Record<string, string>> =
    by === "tier" ? words.tier : words.facts.timing.words;
  return names[value] ?? value;
}

function signed(basisPoints: number, formats: Formats): string {
  return `${basisPoints > 0 ? "+" : ""}${formats.percent(basisPoints)}`;
}
