// The closed lists of criteria with their words.
import {
  AGENT_STATUSES,
  CONSENT_CHANNELS,
  FINANCE_STATUSES,
  LEAD_SIDES,
  PROPERTY_TYPES,
  TIERS,
  TIMINGS,
  VERIFICATIONS,
} from "../../../../domain/lead/vocabulary.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import type { TickField } from "./criteria-nodes.ts";

export type Options = readonly (readonly [value: string, name: string])[];

export function useTickOptions(): Readonly<Record<TickField, Options>> {
  const { side, property, tier, timing, finance, agent, channel, verification } =
    useTexts(LEAD_WORDS);
  const named = <Value extends string>(
    values: readonly Value[],
    names: Readonly<Record<Value, string>>,
  ): Options => values.map((value) => [value, names[value]]);
  return {
    side: named(LEAD_SIDES, side),
    property_type: named(PROPERTY_TYPES, property),
    tier: named(TIERS, tier),
    timing: named(TIMINGS, timing),
    finance_status: named(FINANCE_STATUSES, finance),
    agent_status: named(AGENT_STATUSES, agent),
    consent_channel: named(CONSENT_CHANNELS, channel),
    verification: named(VERIFICATIONS, verification),
  };
}
