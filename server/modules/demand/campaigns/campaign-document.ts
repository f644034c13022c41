// Converts a campaign between its three forms: the document that users write, the columns it is
// stored in, and the API response.
import type { Campaign } from "../../../../contract/demand/campaigns.ts";
import type { CampaignDocument } from "../../../../contract/demand/campaign-document.ts";
import type { Criteria } from "../../../../domain/criteria/criteria.ts";
import type { BidAdjustment } from "../../../../domain/distribution/bidder.ts";
import type { Obstacle } from "../../../../domain/distribution/obstacle.ts";
import type { Schedule } from "../../../../domain/distribution/calendar.ts";
import { CONSENT_CHANNELS } from "../../../../domain/lead/vocabulary.ts";
import { presentPauseInForce } from "../../network/network-pauses/index.ts";
import type { CampaignRow } from "./campaign.store.ts";

export type CompleteCampaign = Required<CampaignDocument>;
type Limits = Campaign["limits"];

/** What is stored of a checked campaign, in the form that distribution reads. */
export interface CheckedCampaign {
  readonly document: CompleteCampaign;
  readonly criteria: Criteria;
  readonly adjustments: readonly BidAdjustment[];
  readonly schedule: Schedule;
}

const DEFAULT_PRIORITY = 100;
const DEFAULT_WEIGHT = 1;

/** Fills in what the document leaves out; `timeZone` is the account's. */
export function completeCampaign(document: CampaignDocument, timeZone: string): CompleteCampaign {
  return {
    status: "active",
    exclusive_bid_cents: null,
    shared_bid_cents: null,
    adjustments: [],
    limits: {},
    source_limits: {},
    pacing: "asap",
    priority: DEFAULT_PRIORITY,
    weight: DEFAULT_WEIGHT,
    contact_channels: [...CONSENT_CHANNELS],
    blocked_source_ids: [],
    ...document,
    schedule: document.schedule ?? { time_zone: timeZone, hours: [] },
  };
}

/** Converts a document's schedule to the domain's. */
export function scheduleOf(schedule: CompleteCampaign["schedule"]): Schedule {
  return {
    timeZone: schedule.time_zone,
    hours: (schedule.hours ?? []).map((hours) => ({
      weekday: hours.weekday,
      openMinute: hours.open_minute,
      closeMinute: hours.close_minute,
    })),
  };
}

/** The document of a stored campaign: the target of a merge patch. */
export function documentOf(row: CampaignRow): CompleteCampaign {
  return {
    name: row.name,
    status: row.status,
    criteria: row.criteria,
    exclusive_bid_cents: row.exclusive_bid_cents === null ? null : Number(row.exclusive_bid_cents),
    shared_bid_cents: row.shared_bid_cents === null ? null : Number(row.shared_bid_cents),
    adjustments: row.adjustments.map(({ by, value, percent }) => ({
      by,
      value,
      basis_points: percent,
    })),
    limits: row.limits,
    source_limits: row.source_limits,
    schedule: {
      time_zone: row.schedule.timeZone,
      hours: row.schedule.hours.map((hours) => ({
        weekday: hours.weekday,
        open_minute: hours.openMinute,
        close_minute: hours.closeMinute,
      })),
    },
    pacing: row.pacing,
    priority: row.priority,
    weight: row.weight,
    contact_channels: [...row.contact_channels],
    blocked_source_ids: [...row.blocked_source_ids],
  };
}

/** The campaign as the API returns it. */
export function presentCampaign(
  row: CampaignRow,
  obstacle: Obstacle | null,
  canUpdate: boolean,
): Campaign {
  return {
    ...presentTerms(documentOf(row)),
    id: row.id,
    account_id: row.account_id,
    obstacle,
    network_pause: presentPauseInForce(row.network_pause),
    paused_until: row.paused_until?.toISOString() ?? null,
    version: Number(row.version),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    abilities: { update: canUpdate },
  };
}

/** A document's terms as the API returns them: every member is present. */
export function presentTerms(document: CompleteCampaign) {
  const whole = (limits: CompleteCampaign["limits"]): Limits => ({
    leads: { ...limits.leads },
    cents: { ...limits.cents },
  });
  return {
    ...document,
    limits: whole(document.limits),
    source_limits: whole(document.source_limits),
    schedule: { time_zone: document.schedule.time_zone, hours: document.schedule.hours ?? [] },
  };
}
