// Filters a model's analysis: within the lead's hours and channels, without invented figures or
// forbidden sentences.
import type { CallingRule } from "../calling/calling-rules.ts";
import { maskContact } from "../assistant/mask-contact.ts";
import { plainReply } from "../assistant/plain-reply.ts";
import { screenText } from "../fair-housing/screen-text.ts";
import { CONSENT_CHANNELS, type ConsentChannel } from "../lead/vocabulary.ts";
import { type Result, ok, refuse } from "../result.ts";
import {
  type Analysis,
  CONTACT_DAYS,
  type ContactTime,
  type Engagement,
  MOST_ITEM_LETTERS,
} from "./analysis.ts";
import { clockOf, hoursOn, minuteOf, sayHours } from "./contact-hours.ts";

export interface Bounds {
  readonly channels: readonly ConsentChannel[];
  readonly rule: CallingRule;
  /** The counted figures that the model was given: it may name no others about the market. */
  readonly figures: readonly number[];
}

/** The shortest span of the day for a call, in minutes. */
const SHORTEST = 15;

/** A web address, with a scheme or bare: "example.com/a". */
const ADDRESS = /[a-z][a-z0-9+.-]*:\/\/|\bwww\.|\b(?:mailto|javascript|data):/i;
const BARE_ADDRESS = /[\p{L}\p{N}-]\.[a-z]{2,}(?![\p{L}\p{N}])/u;
/** Words of forecasts and financial advice. Our list: a false positive only drops an item. */
const FORETELLS =
  /\b(?:forecast|predict|projected|projection|guarantee|outlook|pron[oó]stic|predic|garantiz|proyecci)\w*|\b(?:will|would|should|expected to|likely to|going to|set to|poised to|va a|van a|se espera|deber[ií]a\w*|probablemente)(?![\p{L}])[^.!?]{0,80}\b(?:ris(?:e|ing)|increas|appreciat|grow|climb|soar|fall|drop|declin|depreciat|go up|go down|double|yield|profit|sub[ai]|baj[ae]|aument|crec|revaloriz|rend)\w*/iu;
const ADVISES =
  /\b(?:good|great|safe|solid|smart|strong|wise|sound|buena|excelente|segura|gran) (?:investment|buy|inversi[oó]n|compra)\b|\b(?:should|must|recommend\w*|advis\w*|recom[ie]\w*|aconsej\w*|deber[ií]a\w*) (?:to |you )?(?:buy|sell|invest|comprar|vender|invertir)\b/iu;
/** Words for contacting a consumer, by the consent that they require. */
const REACHES: Readonly<Record<ConsentChannel, RegExp>> = {
  call: /\b(?:call|phone|dial|voicemail|llam|tel[eé]fon|marqu|marca)\p{L}*/iu,
  text: /\b(?:texts?|texting|texted|sms|whatsapp|mensajes?)\b/iu,
  email: /\b(?:e-?mail|correo)\p{L}*/iu,
};
const FIGURE = /\d+(?:[.,]\d+)*/g;

/**
 * The analysis with only the allowed sentences. Refuses, with what to change, if a member is not
 * allowed or a list is empty.
 */
export function vetAnalysis(
  analysis: Analysis,
  bounds: Bounds,
): Result<Analysis, readonly string[]> {
  const problems: string[] = [];
  const known = analysis.kind === "market" ? new Set(bounds.figures) : null;
  const unagreed = CONSENT_CHANNELS.filter((channel) => !bounds.channels.includes(channel));
  const shown = (name: string, items: readonly string[]): readonly string[] => {
    const kept = items
      .filter((item) => !unagreed.some((channel) => REACHES[channel].test(item)))
      .flatMap((item) => vetText(item, known) ?? []);
    if (kept.length === 0)
      problems.push(`${name}: none of it may be shown. Keep to the data and the rules.`);
    return kept;
  };
  const vetted = ((): Analysis => {
    switch (analysis.kind) {
      case "qualification":
        return {
          ...analysis,
          result: {
            ...analysis.result,
            next_actions: shown("next_actions", analysis.result.next_actions),
            insights: shown("insights", analysis.result.insights),
          },
        };
      case "engagement": {
        const { talking_points: points, follow_up: followUp } = analysis.result;
        return {
          ...analysis,
          result: {
            ...vetContact(analysis.result, bounds, problems),
            talking_points: shown("talking_points", points),
            follow_up: shown("follow_up", followUp),
          },
        };
      }
      case "market": {
        const { trends, comparables, pricing, investment_potential: potential } = analysis.result;
        return {
          ...analysis,
          result: {
            trends: shown("trends", trends),
            comparables: shown("comparables", comparables),
            pricing: shown("pricing", pricing),
            investment_potential: shown("investment_potential", potential),
          },
        };
      }
    }
  })();
  return problems.length === 0 ? ok(vetted) : refuse(problems);
}

/** The item as it may be shown; null if it may not. */
function vetText(item: string, known: ReadonlySet<number> | null): string | null {
  if (ADDRESS.test(item) || BARE_ADDRESS.test(item) || FORETELLS.test(item) || ADVISES.test(item))
    return null;
  const text = plainReply(maskContact(item));
  if (text === "" || [...text].length > MOST_ITEM_LETTERS || screenText(text).verdict === "block")
    return null;
  return known === null ||
    figuresOf(text).every((readings) => readings.some((figure) => known.has(figure)))
    ? text
    : null;
}

/**
 * The possible values of each figure: "1.250" is 1,250 in Spanish and one and a quarter in English.
 */
function figuresOf(text: string): readonly (readonly number[])[] {
  return (text.match(FIGURE) ?? []).map((figure) => [
    Number(figure.replaceAll(/[.,](?=\d{3}(?!\d))/g, "").replace(",", ".")),
    Number(figure.replaceAll(",", "")),
  ]);
}

function vetContact(
  { best_contact_time: time, channel }: Engagement,
  { channels, rule }: Bounds,
  problems: string[],
): Pick<Engagement, "best_contact_time" | "channel"> {
  const isFitting = channel === null ? channels.length === 0 : channels.includes(channel);
  if (!isFitting)
    problems.push(
      channels.length === 0
        ? "channel: give null, for the consent names none."
        : `channel: give one of ${channels.join(", ")}.`,
    );
  const fitted = time === null ? null : withinHours(time, rule);
  if (fitted === null && CONTACT_DAYS.some((days) => hoursOn(rule, days) !== null))
    problems.push(`best_contact_time: keep within ${sayHours(rule)}.`);
  return { best_contact_time: fitted, channel };
}

/** The part of the time within the hours; null if it is too short. */
function withinHours({ days, from, until }: ContactTime, rule: CallingRule): ContactTime | null {
  const span = hoursOn(rule, days);
  if (span === null) return null;
  const [start, end] = [Math.max(minuteOf(from), span.from), Math.min(minuteOf(until), span.until)];
  return end - start < SHORTEST ? null : { days, from: clockOf(start), until: clockOf(end) };
}
