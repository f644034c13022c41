// Lists words for people by mobility and medical aids: excluding people for a walker or a ramp is
// excluding them for a disability.
import { anyOf } from "../qualification/phrases.ts";
import { words } from "./reading.ts";

const SOMEBODY = anyOf(
  "people",
  "persons?",
  "anyone",
  "anybody",
  "someone",
  "somebody",
  "everyone",
  "everybody",
  "folks",
  "those",
  "ones",
  "leads?",
  "callers?",
  "buyers?",
  "sellers?",
  "prospects?",
  "clients?",
  "tenants?",
  "renters?",
  "applicants?",
  "whoever",
);
/** The same in Spanish; "los que" alone may mean houses, but means people after "a". */
export const SOMEBODY_IN_SPANISH = anyOf(
  "gente",
  "personas?",
  "inquilin[oa]s?",
  "vecin[oa]s?",
  "usuari[oa]s?",
  "quien(?:es)?",
  "a (?:los|las) que",
  "al que",
  "alguien",
  "nadie",
  "leads?",
  "clientes?",
  "compradores",
  "prospectos?",
  "solicitantes?",
);
/** Excludes the surname Walker. */
const NO_NAME = "(?<!\\b(?:named|mr|mrs|ms|dr|called|names?|surname|by|from|to|johnn?y) )";
const AID = anyOf(
  "wheelchairs?",
  `${NO_NAME}walkers?(?! (?:street|st|road|rd|avenue|ave|lane|ln|drive|county|lake|mill|realty|` +
    "texas|creek))",
  `${NO_NAME}canes?(?! (?:creek|ridge|bay|run|corso|river))`,
  "crutches",
  "oxygen(?: tanks?)?",
  "scooters?",
  "motorized chairs?",
  "hearing aids?",
  "grab bars?",
  "braille",
  "prosthe\\w+",
  "(?<!\\b(?:on|off|exit|highway|freeway|boat|loading|entrance|parking) )ramps?",
  "sillas? de ruedas",
  "andaderas?",
  "andador(?:es)?",
  "baston(?:es)?",
  "muletas?",
  "rampas?",
  "barras de apoyo",
  "oxigeno",
  "protesis",
);
const LEFT_OUT = anyOf(
  "skip",
  "exclud\\w+",
  "drop",
  "remove",
  "hide",
  "filter",
  "leave (?:out|off)",
  "keep (?:out|away)",
  "block",
  "reject",
  "avoid",
  "refuse",
  "weed out",
  "get rid of",
  "flag",
  "tag",
  "(?:dont|do not|never) (?:send|want|give|show|need|take|accept)",
  "quit\\w+",
  "elimin\\w+",
  "exclu\\w+",
  "sac[ao]\\w*",
  "nada de",
  "evit\\w+",
  "filtr\\w+",
  "borr\\w+",
  "descart\\w+",
  "no (?:me )?(?:mand\\w+|envi\\w+|quiero|queremos|des|pas\\w+|acept\\w+)",
);
/**
 * Words that may be between the verb and the excluded people; a reason may not: "skip stairs
 * because somebody uses a walker" asks for a home.
 */
const UP_TO_THEM =
  "(?: (?!(?:for|since|because|so|as|my|our|para|porque|ya|mi|nuestr[oa])\\b)\\w+){0,3}";

/** Excludes leads, callers or tenants because of an aid that they use. */
export const LEFT_OUT_FOR_AN_AID = words(
  ...[SOMEBODY, SOMEBODY_IN_SPANISH].flatMap((who) => [
    `${LEFT_OUT}${UP_TO_THEM} ${who}(?: \\w+){0,6} ${AID}`,
    `(?:no|not|without|only|sin|solo) (?:more |any |the |los |las |mas )?${who}(?: \\w+){0,6} ` +
      `${AID}`,
  ]),
);
/** Turns them away in a text: a home without an elevator may say only that. */
export const TURNED_AWAY_FOR_AN_AID = [
  `(?:no|not|sorry|never|cannot|cant|wont|unsuitable)(?: \\w+){0,4} (?:for |to )?${SOMEBODY} ` +
    `(?:who|with|in|on|using|that|needing) (?:\\w+ ){0,3}${AID}`,
  `${SOMEBODY} (?:who|with|in|on|using|that|needing) (?:\\w+ ){0,3}${AID}(?: (?:or|and) \\w+)? ` +
    "(?:(?:should|must|may|please) look|look|need not|(?:will not|wont|cannot|cant|may not) " +
    "(?:be|rent|apply|live))",
  `no (?:es )?(?:\\w+ ){0,3}(?:para |a |con )?${SOMEBODY_IN_SPANISH} (?:que|con|en|de|use|usa|` +
    `usen|ande|anden|necesit\\w+|traiga|requier\\w+) (?:\\w+ ){0,3}${AID}`,
  `${SOMEBODY_IN_SPANISH} (?:que|con|en|de|us\\w+|and\\w+|necesit\\w+) (?:\\w+ ){0,3}${AID}(?: ` +
    "(?:o|y) \\w+)?,? (?:abstenerse|mejor|busque\\w*|favor de no)",
] as const;
