// Lists phrases that state who lives in a place or should.
import type { Trait } from "./people.ts";
import { words } from "./reading.ts";
import { anyOf } from "../qualification/phrases.ts";

/** Phrases that, about a place instead of a person, state who lives there or should. */
export const PLACE_AFTER = new RegExp(
  `^ ?(?:dominated |majority |american )?${anyOf(
    "neighbou?rhoods?",
    "communit(?:y|ies)",
    "areas?",
    "(?:part|side|end|corner|stretch) of (?!(?:the |this |your |our |a )?(?:form|page|site|" +
      "house|home|kitchen|room|contract|menu|meal)\\b)\\w+",
    "towns?",
    "section of",
    "enclaves?",
    "districts?",
    "homes?",
    "households?",
    "residence",
    "building",
    "complex",
    "values",
    "side of",
    "streets?",
    "blocks?",
    "zips?",
    "zip codes?",
    "suburbs?",
    "population",
    "lifestyle",
    "place",
    "zonas?",
    "barrio",
    "colonia",
    "hogar",
    "crowd",
  )}\\b`,
);
/**
 * "kept its European character" about a town states who is wanted there; about a kitchen it
 * describes its look.
 */
const KEEPS_TO_ITSELF =
  "(?:town|village|city|neighbou?rhood|community|area|street|block|county|suburb|pueblo|barrio|" +
  "colonia|zona|vecindario|ciudad|comunidad)s?(?: \\w+){0,4} (?:kept|keeps?|held|holds?|" +
  "preserv\\w+|retain\\w*|maintain\\w*|conserv\\w+|guard\\w+|mantien\\w+)(?: on to)? (?:its|" +
  "their|that|the|an?|su|la|el)";
/** A place before a word for people. */
export const PLACE_BEFORE = new RegExp(
  `\\b${anyOf(
    "barrio",
    "zona",
    "colonia",
    "vecindario",
    "hogar",
    "casa",
    "comunidad",
    "ambiente",
    "area",
    "residencial",
    "edificio",
    "neighbors (?:are|is)",
    "residents (?:are|is)",
    "part of town is",
    "area is",
    "zip is",
    "neighborhood is",
    "full of",
    "lots? of",
    "plenty of",
    "number of",
    "residents",
    "popular",
    "filled with",
    "surrounded by",
    "among",
    "predominantly",
    "mostly",
    "mainly",
    "majority",
    "largely",
    "heavily",
    "increasingly",
    "percent",
    "third",
    "half",
    "quarter",
    "many",
    "many of the",
    "populat\\w+",
    "home to",
    "mayoria",
    "mayormente",
    "predominan\\w*",
    "lleno de",
    "rodead[oa] de",
    "entre",
    "viven (?:muchos|mas|puros)",
    "tercio",
    "mitad",
    "puros?",
    "muchos",
    "demographics",
    "vecinos",
  )}\\b(?: \\w+){0,4} ?$|\\d ?%(?: \\w+){0,3} ?$|\\b${KEEPS_TO_ITSELF}(?: \\w+)? ?$`,
);
/** A word for people that includes the place. */
export const PLACE_WITHIN = words(
  "neighbou?rhoods?",
  "neighbou?rs",
  "communit(?:y|ies)",
  "areas?",
  "towns?",
  "enclaves?",
  "households?",
  "homes?",
  "part",
  "section",
  "suburbs?",
);
/** The traits that describe the residents of a place. */
export const TELLING_OF_A_PLACE: ReadonlySet<Trait> = new Set([
  "origin",
  "religion",
  "age",
  "orientation",
  "class",
  "marriage",
  "military",
  "family",
  "income",
  "disability",
]);
