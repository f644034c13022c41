// Reads a question about figures: the topic, the period, the leads, the breakdown.
import type { Role } from "../access/access.ts";
import type { Topic } from "../qualification/slots.ts";
import { namesNetwork } from "./property-words.ts";
import { asks, speaksOfWhatMightBe } from "./question-frames.ts";
import { beginsWithFigure, isOnlyFigure, isTelegram } from "./bare-figures.ts";
import {
  readGrouping,
  readLeadSide,
  readNamedPeriod,
  readRank,
  readTier,
  withoutLeadingPeriod,
} from "./read-narrowing.ts";
import { countsLeads, readTopic } from "./read-topic.ts";
import type { DataQuestion, DataTopic, Grouping } from "./turns.ts";

/**
 * Topics that a sentence with "can" may still ask for, such as the amount that can be withdrawn.
 */
const OF_WHAT_MIGHT_BE: ReadonlySet<DataTopic> = new Set([
  "payable",
  "balance",
  "demand",
  "listings",
]);
/**
 * Topics of daily life too: people buy, sell and spend elsewhere, so the sentence must ask for a
 * figure.
 */
const OF_DAILY_LIFE: ReadonlySet<DataTopic> = new Set([
  "bought",
  "sold",
  "spend",
  "earned",
  "volume",
]);
const WEIGHS =
  /\b(?:how (?:much|many)|what|which|total|my|our|cuant[oa]s?|cual(?:es)?|que|mis?|nuestr[oa]s?)\b/;
/** Matches figures of others or of the network itself, which are not the caller's. */
const OF_OTHERS =
  /\b(?:people|someone|somebody|every(?:one|body)|folks|usually|normally|typically|do you|does (?:it|this|that)|you (?:charge|make|earn|guys)|la gente|normalmente|generalmente|ustedes|cobran|esto)\b/;
const TERMS = /\b(?:charge|cost|costo|costs|cuesta|fees?)\b/;
const RULES = /\b(?:polic(?:y|ies)|rules?|terms|politicas?|reglas?|condiciones)\b/;
const HOW_TO =
  /^(?:and |so |y )?(?:if i |do (?:i|we) (?:have|need) to|how (?:do|can|should|would|could) (?:i|we|you)|how to|como (?:puedo|podria|hago|se|le hago|creo|pauso|reanudo|cambio|agrego|recargo|subo|bajo|pongo|quito|edito)|where (?:do|can) i|what (?:is|are|does) (?:a |an )?(?:\w+ )?leads?(?: mean)?\W*$|que (?:es|significa|son) (?:un |una )?(?:\w+ )?(?:leads?)(?: \w+)?\W*$)(?!.*\b(?:doing|far|stand)\b)/;

/**
 * The question, or null. `text` has no greeting before it; `states` are the states that it names.
 */
export function readData(
  text: string,
  role: Role,
  asked: Topic | null,
  states: readonly string[],
): DataQuestion | null {
  const read = readTopic(text, role);
  if (read === null || HOW_TO.test(text) || RULES.test(text)) return null;
  const { topic, isMain } = read;
  const period = readNamedPeriod(text);
  const rank = readRank(text);
  const grouping = readGrouping(text);
  const [tier, side] = [readTier(text), readLeadSide(text)];
  const isNarrowed =
    period !== null ||
    grouping !== null ||
    states.length > 0 ||
    tier !== null ||
    side !== null ||
    rank !== null;
  if (speaksOfWhatMightBe(text) && !OF_WHAT_MIGHT_BE.has(topic)) return null;
  const core = withoutLeadingPeriod(text);
  const isBare =
    (beginsWithFigure(core) && (isNarrowed || isOnlyFigure(text))) ||
    (namesNetwork(text) && (period !== null || grouping?.isExplicit === true) && isTelegram(text));
  if (!asks(text) && !asks(core) && !isBare) return null;
  if (
    !isMain &&
    OF_DAILY_LIFE.has(topic) &&
    !isNarrowed &&
    !namesNetwork(text) &&
    !WEIGHS.test(text)
  )
    return null;
  if (OF_DAILY_LIFE.has(topic) && OF_OTHERS.test(text) && !namesNetwork(text)) return null;
  if (topic === "payable" && TERMS.test(text)) return null;
  if (
    asked !== null &&
    topic === "demand" &&
    !namesNetwork(text) &&
    !/\b(?:buyers|demand|compradores|demanda)\b/.test(text)
  )
    return null;
  if (topic === "leads" && !isNarrowed && !countsLeads(text)) return null;
  const by = groupOf(topic, grouping, rank, text);
  return {
    topic,
    period: period ?? (isMain ? "last_30_days" : null),
    by,
    rank: by === null && !isRankOf(topic) ? null : rank,
    states,
    tier: namesNetwork(text) || topic === "leads" || topic === "sold" ? tier : null,
    side,
  };
}

/** "which campaigns are active" asks for campaigns, "which campaign is best" compares them. */
function groupOf(
  topic: DataTopic,
  grouping: ReturnType<typeof readGrouping>,
  rank: DataQuestion["rank"],
  text: string,
): Grouping | null {
  if (grouping === null) return null;
  const { by, isExplicit } = grouping;
  if (isExplicit) return by;
  const isItself =
    (topic === "campaigns" && by === "campaign") ||
    (topic === "sources" && by === "source") ||
    (topic === "demand" && by === "buyer") ||
    (topic === "unsold_reasons" && by === "reason");
  if (isItself && rank === null) return null;
  if (topic === "demand" && (by === "affiliate" || by === "buyer")) return null;
  return by === "state" &&
    /\b(?:que|cual(?:es)?) (?:es|son) (?:el |los )?estados? de (?:mi|mis|la|las)\b/.test(text)
    ? null
    : by;
}

/** Topics that are rankings already: "what do buyers want most". */
const isRankOf = (topic: DataTopic): boolean => topic === "demand" || topic === "unsold_reasons";
