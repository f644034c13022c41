// Writes criteria as plain sentences. Pure: county names and number formats are parameters.
import { countyWords } from "./use-county-words.ts";
import { isCountFact, perWordFact, PLAIN_FACTS } from "../../../../domain/lead/plain-facts.ts";
import { US_STATES } from "../../../../domain/lead/us-states.ts";
import type { Formats } from "../../../lib/format/format.ts";
import type { CampaignPageTexts } from "../../../../locales/en/campaign.ts";
import type { LeadWords } from "../../../../locales/en/lead-words.ts";
import type { CriteriaNode } from "./read-criteria.ts";
import { titled } from "./read-typed.ts";

export interface Sentence {
  readonly text: string;
  /** Every value, where there are too many for the sentence. */
  readonly values: readonly string[] | null;
  readonly children: readonly Sentence[];
}

export interface Voice {
  readonly texts: CampaignPageTexts["rules"];
  readonly words: LeadWords;
  readonly formats: Formats;
  /** Keyed by FIPS code; empty until loaded. */
  readonly counties: Readonly<Record<string, string>>;
}

/** Longer lists are not readable in a sentence. */
const MOST_SAID = 12;
const PARTS_OF_POINT = 100;

const STATE_NAMES = new Map(US_STATES.map(({ code, name }) => [code, name]));

/** The rule as sentences that must all hold; an empty list means that every lead is bought. */
export function criteriaSentences(criteria: CriteriaNode, voice: Voice): readonly Sentence[] {
  return partsOf(criteria).map((node) => sentenceOf(node, voice));
}

/** The parts that must all hold, with nested groups flattened. */
function partsOf(node: CriteriaNode): readonly CriteriaNode[] {
  return node.kind === "all" ? node.children.flatMap(partsOf) : [node];
}

function sentenceOf(node: CriteriaNode, voice: Voice): Sentence {
  const { texts } = voice;
  const group = (text: string, children: readonly CriteriaNode[]): Sentence => ({
    text,
    values: null,
    children: children.map((child) => sentenceOf(child, voice)),
  });
  switch (node.kind) {
    case "all":
      return node.children.length === 0 ? say(texts.everything) : group(texts.all, partsOf(node));
    case "any": {
      const [first, ...others] = joined(node.children);
      return first === undefined
        ? say(texts.nothing)
        : others.length === 0
          ? sentenceOf(first, voice)
          : group(texts.any, [first, ...others]);
    }
    case "not":
      return notSentence(node.child, voice);
    case "other":
      return say(texts.other(node.text));
    default:
      return leafSentence(node, voice, false);
  }
}

function notSentence(node: CriteriaNode, voice: Voice): Sentence {
  const { texts } = voice;
  if (node.kind === "not") return sentenceOf(node.child, voice);
  if (node.kind === "in" || node.kind === "range" || node.kind === "radius")
    return leafSentence(node, voice, true);
  const children =
    node.kind === "any" ? joined(node.children) : node.kind === "all" ? partsOf(node) : [node];
  const [only, ...others] = children;
  if (only !== undefined && only !== node && others.length === 0) return notSentence(only, voice);
  return {
    text: node.kind === "all" ? texts.notAll : texts.none,
    values: null,
    children: children.map((child) => sentenceOf(child, voice)),
  };
}

/** Merges lists of the same field next to each other in an "any" into one longer list. */
function joined(children: readonly CriteriaNode[]): readonly CriteriaNode[] {
  const result: CriteriaNode[] = [];
  for (const child of children) {
    const at =
      child.kind === "in"
        ? result.findIndex((other) => other.kind === "in" && other.field === child.field)
        : -1;
    const other = result[at];
    if (child.kind === "in" && other?.kind === "in")
      result[at] = { ...other, values: [...new Set([...other.values, ...child.values])] };
    else result.push(child);
  }
  return result;
}

type Leaf = Extract<CriteriaNode, { readonly kind: "in" | "range" | "radius" }>;

function leafSentence(node: Leaf, voice: Voice, isNot: boolean): Sentence {
  const { texts, formats } = voice;
  if (node.kind === "radius")
    return say((isNot ? texts.beyond : texts.within)(formats.number(node.miles), node.zip));
  const subjects: Readonly<Record<string, string>> = texts.subjects;
  const subject = subjects[node.field] ?? node.field;
  if (node.kind === "range")
    return say(
      node.field === "age_minutes"
        ? ageText(node, voice, isNot)
        : rangeText(node, subject, voice, isNot),
    );
  const values = node.values.map((value) => valueWords(node.field, value, voice));
  if (node.field === "consent_channel")
    return say((isNot ? texts.coversNot : texts.covers)(formats.oneOf(values)));
  if (node.field === "verification")
    return say((isNot ? texts.verifiedNot : texts.verified)(formats.oneOf(values)));
  if (isNot && values.length > 1 && values.length <= MOST_SAID)
    return say(texts.notOneOf(subject, values.join(", ")));
  if (values.length <= MOST_SAID)
    return say((isNot ? texts.isNot : texts.is)(subject, formats.oneOf(values)));
  return {
    text: (isNot ? texts.noneOf : texts.oneOf)(subject, formats.number(values.length)),
    values,
    children: [],
  };
}

function rangeText(
  { field, min, max }: Extract<CriteriaNode, { readonly kind: "range" }>,
  subject: string,
  voice: Voice,
  isNot: boolean,
): string {
  const { texts } = voice;
  const bound = (value: number): string => boundWords(field, value, voice);
  if (min !== null && max !== null)
    return (isNot ? texts.outside : texts.between)(subject, bound(min), bound(max));
  return min !== null
    ? (isNot ? texts.less : texts.least)(subject, bound(min))
    : (isNot ? texts.more : texts.most)(subject, bound(max ?? 0));
}

/** The age of a lead in words. */
function ageText(
  { min, max }: Extract<CriteriaNode, { readonly kind: "range" }>,
  { texts: { asked }, formats }: Voice,
  isNot: boolean,
): string {
  const minutes = (count: number): string => asked.minutes(count, formats.number(count));
  if (min !== null && max !== null)
    return (isNot ? asked.outside : asked.between)(formats.number(min), minutes(max));
  return min !== null
    ? (isNot ? asked.less : asked.least)(minutes(min))
    : (isNot ? asked.more : asked.most)(minutes(max ?? 0));
}

function boundWords(field: string, value: number, { texts, words, formats }: Voice): string {
  switch (field) {
    case "price_cents":
      return formats.money(value, "whole");
    case "score":
      return texts.ofHundred(formats.number(value / PARTS_OF_POINT));
    case "engagement":
    case "intent":
    case "financial":
      return texts.ofHundred(formats.number(value));
    default:
      return isCountFact(field)
        ? words.facts[field].bound(formats.number(value / PLAIN_FACTS[field].scale))
        : formats.number(value);
  }
}

function valueWords(field: string, value: string, { words, counties }: Voice): string {
  const lists: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    side: words.side,
    ...perWordFact((fact) => words.facts[fact].words),
    tier: words.tier,
    consent_channel: words.channel,
    verification: words.verification,
  };
  const word = lists[field]?.[value];
  if (word !== undefined) return word.charAt(0).toLowerCase() + word.slice(1);
  if (field === "state") return STATE_NAMES.get(value) ?? value;
  if (field === "county_fips") return countyWords(value, counties);
  return field === "city" ? cityWords(value) : value;
}

/** Cities are stored as "sacramento, CA". */
function cityWords(value: string): string {
  const comma = value.lastIndexOf(",");
  if (comma < 0) return value;
  return `${titled(value.slice(0, comma))} (${value.slice(comma + 1).trim()})`;
}

function say(text: string): Sentence {
  return { text, values: null, children: [] };
}
