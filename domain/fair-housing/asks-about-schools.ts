// Detects questions about how good the schools of a place are.
import { BUSINESS } from "./marketplace-topics.ts";
import { words } from "./reading.ts";
import { PRAISE, SCHOOL } from "./school-topics.ts";
import { AVOIDS, SEEKS_AREA, SUITS } from "./sorts-places.ts";

const SCHOOLS = words(SCHOOL);
const SCHOOL_QUALITY = [
  words(
    `${PRAISE}(?: (?!near|by|close|home|house|homes|condo|in|at)[a-z0-9]+){0,4} ${SCHOOL}`,
    `how (?:are|is|good|bad)(?: \\w+){0,2} ${SCHOOL}`,
  ),
  new RegExp(`\\b${SCHOOL}\\b[^.!?;]{0,36}\\b${PRAISE}\\b`),
  words(
    `(?:those|these|what|which|esas|que|cuales) (?:\\w+ )?${SCHOOL}(?: (?:are|should|do you|` +
      "would|would you|to|recommend|recomiendas?))",
    "greatschools",
    "niche grade",
    "test scores",
  ),
  new RegExp(
    `\\b${SCHOOL}\\b[^.!?;]{0,24}\\b(?:suck\\w*|any good|[5-9]|10|full of|better|ok|okay|` +
      "fine)\\b(?! (?:miles?|minutes?|blocks?|millas?|minutos?|cuadras?|min|mi|k|beds?|" +
      "bedrooms?))",
  ),
] as const;

/** Where a school is, and in which district a home lies: neutral facts that may be asked. */
const SCHOOL_AS_PLACE = words(
  "near",
  "nearby",
  "nearest",
  "closest",
  "close",
  "closer",
  "far",
  "miles?",
  "minutes?",
  "distance",
  "within",
  "walk(?:ing)?",
  "blocks?",
  "drive",
  "commute",
  "bus(?:es)?",
  "from",
  "boundar\\w+",
  "zoned",
  "(?:which|what)(?: \\w+){0,2} (?:school )?district",
  "(?:is|are|hay|any) (?:there )?(?:an? |any )?(?:\\w+ )?schools?",
  "in the \\w+",
  "field",
  "cerca",
  "lejos",
  "millas?",
  "minutos?",
  "distancia",
  "a pie",
  "caminando",
  "junto",
  "(?:que|cual) (?:es el )?distrito",
  "limites?",
  "corresponde",
  "toca",
  "hay",
  "queda",
  "address",
  "name of",
  "mapa?",
  "calendar",
  "called",
);
const SCHOOL_FIGURES = words(
  "greatschools",
  "niche (?:grade|rating)",
  "graduation rates?",
  "teachers",
  "class sizes?",
  "student teacher ratio",
);

/** Whether a readable question asks how good schools are. */
export function asksAboutSchools(asked: string): boolean {
  if (!SCHOOLS.test(asked)) return SCHOOL_FIGURES.test(asked);
  if (SCHOOL_QUALITY.some((pattern) => pattern.test(asked))) return true;
  return (
    AVOIDS.test(asked) ||
    SUITS.test(asked) ||
    SEEKS_AREA.test(asked) ||
    (!SCHOOL_AS_PLACE.test(asked) && !BUSINESS.test(asked))
  );
}
