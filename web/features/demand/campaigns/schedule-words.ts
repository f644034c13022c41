// Describes when a campaign buys in words, with days of equal hours grouped. Pure.
import type { Formats } from "../../../lib/format/format.ts";
import type { CampaignPageTexts } from "../../../../locales/en/campaign.ts";

export interface Span {
  /** 0 is Monday. */
  readonly weekday: number;
  readonly open_minute: number;
  /** Exclusive; 1,440 is midnight. */
  readonly close_minute: number;
}

const MIDNIGHT = 1_440;

/** One line per set of hours, such as "Monday to Friday, 8:00 AM to 6:00 PM". */
export function scheduleLines(
  hours: readonly Span[],
  texts: CampaignPageTexts,
  { minuteOfDay }: Pick<Formats, "minuteOfDay">,
): readonly string[] {
  const byHours = new Map<string, Span[]>();
  for (const span of hours.toSorted(
    (a, b) => a.weekday - b.weekday || a.open_minute - b.open_minute,
  )) {
    const key = `${span.open_minute} ${span.close_minute}`;
    byHours.set(key, [...(byHours.get(key) ?? []), span]);
  }
  return [...byHours.values()].flatMap((spans) => {
    const [first] = spans;
    return first === undefined
      ? []
      : [
          texts.terms.span(
            capital(
              dayWords(
                spans.map(({ weekday }) => weekday),
                texts,
              ),
            ),
            minuteOfDay(first.open_minute),
            first.close_minute === MIDNIGHT
              ? texts.terms.midnight
              : minuteOfDay(first.close_minute),
          ),
        ];
  });
}

/** Capitalizes the weekday that begins a line: some languages write weekdays in lower case. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "Monday to Friday, Sunday" */
function dayWords(days: readonly number[], { terms, weekday: names }: CampaignPageTexts): string {
  const known: Readonly<Record<number, string>> = names;
  const name = (day: number | undefined): string => known[day ?? 0] ?? "";
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs
    .flatMap((run) =>
      run.length > 2 ? [terms.daysTo(name(run[0]), name(run.at(-1)))] : run.map(name),
    )
    .join(", ");
}
