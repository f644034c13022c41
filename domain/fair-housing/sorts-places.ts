// Detects questions that rank residential places by more than figures.
import { BAD_PLACE } from "./asks-about-safety.ts";
import { BUSINESS } from "./marketplace-topics.ts";
import { AREAS } from "./place-topics.ts";
import { words } from "./reading.ts";

/** Words for avoiding a place. */
export const AVOIDS = words(
  "avoid",
  "stay (?:out|away|clear)",
  "steer clear",
  "keep (?:out|away)",
  "not buy",
  "should i (?:skip|pass)",
  "shouldnt (?:live|buy|move)",
  "skip it",
  "no[ -]go",
  "get out of",
  "evitar",
  "evito",
  "evitamos",
  "no meter(?:me|nos)",
  "alejar(?:me|nos)",
  "huir",
  "no (?:me )?(?:conviene|deberia) (?:vivir|ir|comprar)",
);
/** Words for a place that suits people. */
export const SUITS = words(
  "suits?",
  "recommend",
  "recomiendas?",
  "sugieres?",
  "suggest",
  "fits?(?: us| me| best)",
  "where (?:should|would|could|do|can) (?:i|we|you) (?:look|live|move|buy|go|send|raise|settle|be)",
  "donde (?:debo|deberia\\w*|busco|buscar|me mudo|vivir|conviene|puedo vivir)",
  "raise (?:a|my|our|your|the|kids|children)",
  "raising",
  "grow up",
  "criar",
  "crecer",
  "crezcan",
);
/** Words of a search for an area. */
export const SEEKS_AREA = words(
  "(?:which|what|whats|best|good|better|right|nice|que|cual|mejor|buena?) (?:\\w+ " +
    "){0,2}(?:areas?|neighbou?rhoods?|zips?|zip codes?|towns?|suburbs?|part of|parts of|streets?|" +
    "communit(?:y|ies)|zonas?|barrios?|colonias?|vecindarios?|fraccionamientos?|partes?|rumbos?)",
);
const RANKS = words(
  "best",
  "worst",
  "nicest",
  "nice",
  "nicer",
  "better",
  "good",
  "bad",
  "worse",
  "top",
  "desirable",
  "undesirable",
  "prettiest",
  "friendliest",
  "great",
  "right",
  "wrong",
  "decent",
  "rank",
  "rate",
  "mejor(?:es)?",
  "peor(?:es)?",
  "buen[oa]?s?",
  "mal[oa]s?",
  "bonit[oa]s?",
  "decentes?",
  "recomiend\\w*",
  "conviene",
);
/** Criteria that a search can answer: then a good area is one with matching homes. */
const BY_FACTS = words(
  "\\d+ ?(?:k|mil|beds?|bd|br|baths?|bedrooms?|acres?|miles?|mi|minutes|min|millas?|minutos|" +
    "cuartos|recamaras|sq|sqft|square|%|thousand|million)",
  "under \\$?\\d+",
  "\\$\\d+",
  "cheap\\w*",
  "afford\\w*",
  "price\\w*",
  "precios?",
  "barat[oa]s?",
  "commute",
  "acres?",
  "distance",
  "inventory",
  "lot sizes?",
  "wheelchair",
  "pool",
  "garage",
  "how (?:many|far)",
  "cuant[oa]s",
  "market",
);
const LIVABLE = words(
  "(?:to|for|para) (?:live|living|raise|raising|move|settle|us|me|my|a|someone|vivir|criar|" +
    "nosotros|mi|una|un)",
  "live in",
  "people",
);

const BY_A_PRICE = words("\\$\\d+", "\\d+ ?k", "commute", "wheelchair", "cheap\\w*", "afford\\w*");
const RAISES =
  /\b(?:raise|raising|criar)\b[^.!?]{0,16}\b(?:family|kids|children|son|daughter|hij[oa]s?|familia|ninos)\b|\b(?:kids|children|hijos|ninos)\b[^.!?]{0,16}\b(?:grow up|crezcan|crecer)\b/;

/** Whether a readable question ranks residential places by more than figures. */
export function sortsPlaces(asked: string): boolean {
  if (BAD_PLACE.test(asked) && !BUSINESS.test(asked) && !BY_FACTS.test(asked)) return true;
  if (RAISES.test(asked)) return true;
  if (BUSINESS.test(asked) || !AREAS.test(asked)) return false;
  if (AVOIDS.test(asked)) return true;
  if (SEEKS_AREA.test(asked) && RANKS.test(asked))
    return !BY_FACTS.test(asked) || (LIVABLE.test(asked) && !BY_A_PRICE.test(asked));
  return SELF_AS_GROUP.test(asked) && SEEKS_AREA.test(asked) && !BY_FACTS.test(asked);
}

const SELF_AS_GROUP = /\b(?:im|i am|were|we are|as|soy|somos|como)\b[^.!?;]{0,24}/;
