// Lists the fields whose changes the audit log records, and what kind of value each holds. What is
// no field here is never written into the log.
import { CAP_WINDOWS } from "../distribution/calendar.ts";

/**
 * What a field's values are, and so how a screen says them. `hidden`: the log says that it changed,
 * and keeps neither value: secrets, addresses that may contain one, what people may be reached by.
 */
export type FieldKind =
  | "text"
  | "cents"
  | "count"
  /** Hundredths of a percent. */
  | "basis_points"
  | "minutes"
  | "seconds"
  | "days"
  | "yes_no"
  /** An instant, ISO 8601. */
  | "time"
  /** A day, YYYY-MM-DD. */
  | "date"
  /** One of the words that the API has for it. */
  | "word"
  | "words"
  /** Texts, such as states or the addresses of a key. */
  | "list"
  /** Ids of people, sources and destinations, which readers see as names. */
  | "person"
  | "source"
  | "sources"
  | "routes"
  /** A share in basis points or an amount in cents: {"kind": …, "amount": …}. */
  | "earning"
  /** A document of its own, which the record's screen shows in words. */
  | "document"
  | "hidden";

const LIMIT_UNITS = { leads: "count", cents: "cents" } as const;
type LimitUnit = keyof typeof LIMIT_UNITS;
type LimitField = `${"limits" | "source_limits"}.${LimitUnit}.${(typeof CAP_WINDOWS)[number]}`;

/** Caps and budgets per window: `limits.leads.day`. */
const LIMIT_FIELDS = Object.fromEntries(
  (["limits", "source_limits"] as const).flatMap((member) =>
    (Object.keys(LIMIT_UNITS) as LimitUnit[]).flatMap((unit) =>
      CAP_WINDOWS.map((window) => [`${member}.${unit}.${window}`, LIMIT_UNITS[unit]]),
    ),
  ),
) as Readonly<Record<LimitField, FieldKind>>;

export const LIMIT_FIELD_NAMES = Object.keys(LIMIT_FIELDS) as readonly LimitField[];

/** Fields by name; a dot leads into a member. One name means the same in every record. */
export const FIELD_KINDS = {
  ...LIMIT_FIELDS,
  // Of several records.
  name: "text",
  status: "word",
  kind: "word",
  reason: "text",
  source_id: "source",
  events: "words",
  language: "word",
  time_zone: "text",
  address: "hidden",
  host: "text",
  expires_at: "time",
  // Campaigns.
  criteria: "document",
  exclusive_bid_cents: "cents",
  shared_bid_cents: "cents",
  adjustments: "document",
  "schedule.time_zone": "text",
  "schedule.hours": "document",
  pacing: "word",
  priority: "count",
  weight: "count",
  contact_channels: "words",
  blocked_source_ids: "sources",
  paused_until: "time",
  // Sources.
  unsold_rule: "word",
  allows_exclusive: "yes_no",
  shared_slots: "count",
  reserve_exclusive_cents: "cents",
  reserve_shared_cents: "cents",
  routing: "word",
  daily_cap: "count",
  daily_cap_limit: "count",
  ping_expiry_s: "seconds",
  allowed_ips: "list",
  takes_key_in_address: "yes_no",
  key: "hidden",
  // Forms and links.
  accent: "word",
  ground: "word",
  headline: "text",
  intro: "text",
  thanks: "text",
  sides: "words",
  questions: "words",
  named_sellers: "list",
  target: "text",
  // Postbacks, webhooks, destinations, plans.
  method: "word",
  expects: "text",
  description: "text",
  settings: "hidden",
  secrets: "hidden",
  fall_back_after_minutes: "minutes",
  routes: "routes",
  // Companies, their people and keys.
  account_name: "text",
  person_name: "text",
  buyer_kind: "word",
  traffic_kind: "word",
  licensed_states: "list",
  low_balance_cents: "cents",
  dialer_url: "hidden",
  team_role: "word",
  email: "hidden",
  password: "hidden",
  passkey: "text",
  scopes: "words",
  holder: "person",
  tags: "list",
  note: "hidden",
  // Terms.
  earning: "earning",
  earning_rules: "document",
  reserves: "document",
  hold_days: "days",
  return_days: "days",
  closed_states: "list",
  exempt_states: "list",
  // Licenses, seller names, pauses.
  state: "word",
  license_number: "hidden",
  expires_on: "date",
  is_listed: "yes_no",
  ends_at: "time",
  // Leads and their work.
  assignee: "person",
  outcome: "word",
  call_at: "time",
  mode: "word",
  members: "document",
  exclusive_price_cents: "cents",
  slot_price_cents: "cents",
  // Consumers' requests.
  received_on: "date",
  due_at: "time",
  // Money.
  balance_cents: "cents",
  payout_schedule: "word",
  tax_details: "hidden",
  bank_details: "hidden",
  // A person's notifications.
  quiet_hours: "document",
  digest_hour: "count",
  // The model of the assistant.
  model: "text",
  tokens_per_day: "count",
  network_tokens_per_day: "count",
} as const satisfies Readonly<Record<string, FieldKind>>;

/** A field that every entry may name. */
export type NamedField = keyof typeof FIELD_KINDS;
/**
 * Documents that hold neither secrets nor contact data: all of their fields are kept. `network.` is
 * followed by a path in the network's settings, `notifications.` by a kind and a channel,
 * `alerts.` by a rule and its limit.
 */
export const OPEN_FIELDS = ["network", "notifications", "alerts"] as const;
export type ActivityField = NamedField | `${(typeof OPEN_FIELDS)[number]}.${string}`;

/** The kind of a field; null for a name that is none. */
export function fieldKind(field: string): FieldKind | null {
  if (Object.hasOwn(FIELD_KINDS, field)) return FIELD_KINDS[field as NamedField];
  return OPEN_FIELDS.some((open) => field.startsWith(`${open}.`)) ? "document" : null;
}
