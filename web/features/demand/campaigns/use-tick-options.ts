// Lists the options of the criteria with closed value lists.
import { perWordFact, PLAIN_FACTS } from "../../../../domain/lead/plain-facts.ts";
import {
  CONSENT_CHANNELS,
  LEAD_SIDES,
  TIERS,
  VERIFICATIONS,
} from "../../../../domain/lead/vocabulary.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import type { TickField } from "./criteria-nodes.ts";

export type Options = readonly (readonly [value: string, name: string])[];

export function useTickOptions(): Readonly<Record<TickField, Options>> {
  const { side, facts, tier, channel, verification } = useTexts(LEAD_WORDS);
  const named = <Value extends string>(
    values: readonly Value[],
    names: Readonly<Record<Value, string>>,
  ): Options => values.map((value) => [value, names[value]]);
  return {
    side: named(LEAD_SIDES, side),
    ...perWordFact((fact) => named<string>(PLAIN_FACTS[fact].words, facts[fact].words)),
    tier: named(TIERS, tier),
    consent_channel: named(CONSENT_CHANNELS, channel),
    verification: named(VERIFICATIONS, verification),
  };
}
