// Words a consumer's request: its tone, its days, and what carrying it out does.
import type { ConsumerRequest } from "../../../../contract/marketplace/consumer-requests.ts";
import type { ConsumerRequestStatus } from "../../../../domain/consumers/consumer-request.ts";
import type { ConsumerRequestTexts } from "../../../../locales/en/consumer-requests.ts";
import { useDisplay } from "../../../lib/display/display.ts";
import { type Formats, formatsFor } from "../../../lib/format/format.ts";
import type { StatusTone } from "../../../ui/status.tsx";

export const TONES: Readonly<Record<ConsumerRequestStatus, StatusTone>> = {
  open: "warning",
  done: "good",
  declined: "neutral",
};

/** Formats for calendar days, which are the same in every zone. */
export function useDayFormats(): Formats {
  const { language } = useDisplay();
  return formatsFor({ language, timeZone: "UTC" });
}

/** The last day on which the request is in time: `due_at` is the end of that day. */
export function lastDay({ due_at: dueAt }: ConsumerRequest, formats: Formats): string {
  return formats.date(new Date(Date.parse(dueAt) - 1).toISOString());
}

/** What carrying it out would do, or did, in numbers. */
export function effectRows(
  { kind, status, effect }: ConsumerRequest,
  texts: ConsumerRequestTexts,
  formats: Pick<Formats, "number">,
): readonly (readonly [label: string, value: string])[] {
  if (effect === null) return [];
  const labels = texts.effect[status === "open" ? "open" : "done"];
  return [
    [labels.leads[kind], formats.number(effect.leads)],
    [labels.takenOff, formats.number(effect.taken_off)],
    [labels.buyers, formats.number(effect.buyers)],
  ];
}

/** What carrying it out will do, in sentences, before a person confirms it. */
export function consequences(
  { kind, effect }: ConsumerRequest,
  texts: ConsumerRequestTexts["ask"],
  formats: Pick<Formats, "number">,
): readonly string[] {
  const { leads, taken_off: takenOff, buyers } = effect ?? { leads: 0, taken_off: 0, buyers: 0 };
  const count = (value: number): readonly [number, string] => [value, formats.number(value)];
  return [
    ...(leads === 0 ? [texts.noLeads] : []),
    ...(kind === "erasure" && leads > 0 ? [texts.erased(...count(leads))] : []),
    ...(takenOff === 0 ? [] : [texts.takenOff(...count(takenOff))]),
    ...(buyers === 0 ? [] : [texts.buyers[kind](...count(buyers))]),
    ...(leads === 0 ? [] : [texts.affiliates]),
    texts.refused,
  ];
}
