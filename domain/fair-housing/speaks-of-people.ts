// Detects questions that refer to people by a protected trait.
import { OWN_HOUSEHOLD } from "./household.ts";
import { LEADS } from "./marketplace-topics.ts";
import { type Mention, OVER_AN_AGE, type Trait, mentionsOf } from "./people.ts";
import { PLACE } from "./place-topics.ts";
import { without, words } from "./reading.ts";

/** Traits for which any question is about people's identity. */
const ALWAYS: ReadonlySet<Trait> = new Set([
  "origin",
  "religion",
  "orientation",
  "income",
  "class",
]);
const PEOPLE_ARE_SORTED = words(
  "exclude",
  "excluding",
  "filter(?:s|ed)?(?: out)?",
  "skip",
  "block",
  "remove",
  "drop",
  "only",
  "no",
  "not",
  "without",
  "avoid",
  "leave (?:off|out)",
  "hide",
  "target",
  "prioriti[sz]e",
  "rank",
  "score",
  "tag",
  "flag",
  "list",
  "list the",
  "which of",
  "how many of",
  "sort",
  "segment",
  "prefer",
  "by",
  "charg(?:e|ing)",
  "deny",
  "denied",
  "reject",
  "refuse",
  "treat",
  "rather not",
  "(?:dont|do not) (?:want|send|give|show|need|like)",
  "solo",
  "sin",
  "quita\\w*",
  "exclu\\w+",
  "filtr\\w+",
  "evit\\w+",
  "separ\\w+",
  "no me",
  "cuales",
);
const SUIT_BEFORE =
  /\b(?:good|great|nice|best|better|right|ideal|perfect|ok|okay|fine|suitable|suited|friendly|popular|known|place|areas?|neighborhoods?|town|building|bueno|buena|buen|mejor|ideal|bien|apt[oa]|adecuad[oa]|lugar|zona|barrio|colonia|vecindario|pueblo|edificio|recomiend\w*|recommend)\b[^.!?;]{0,16}\b(?:for|with|to|pa|para|de|among)\b[^.!?;]{0,14}$/;
const FRIENDLY_AFTER =
  /^ ?(?:friendly|oriented|free|heavy|only|centric|dominated|community|communities|neighbou?rhood|area|town|building|complex|street|block|crowd|types)\b/;

/** Whether a readable question refers to people by a protected trait. */
export function speaksOfPeople(asked: string): boolean {
  if (OVER_AN_AGE.test(asked)) return true;
  if (suitsSomebody(asked)) return true;
  const toOthers = LEADS.test(asked);
  const left = toOthers ? asked : without(asked, OWN_HOUSEHOLD);
  return mentionsOf(left).some(
    (mention) => ALWAYS.has(mention.trait) || toOthers || isAboutAPlace(left, mention),
  );
}

/** "Good for kids", "family friendly": about any place, even for a person's own children. */
function suitsSomebody(asked: string): boolean {
  return mentionsOf(asked).some(
    (mention) =>
      SUIT_BEFORE.test(asked.slice(Math.max(0, mention.start - 40), mention.start)) ||
      FRIENDLY_AFTER.test(asked.slice(mention.end, mention.end + 16)),
  );
}

function isAboutAPlace(asked: string, mention: Mention): boolean {
  return (
    PLACE.test(asked) ||
    PEOPLE_ARE_SORTED.test(asked.slice(Math.max(0, mention.start - 30), mention.start))
  );
}
