// Lists phrases about colors in a house, which do not refer to people.
import { anyOf } from "../qualification/phrases.ts";

/** Painted things: next to them, "all white" and "puro negro" do not refer to people. */
const PAINT = anyOf(
  "kitchens?",
  "cabinets?",
  "cupboards?",
  "counters?",
  "countertops?",
  "walls?",
  "trim",
  "tiles?",
  "roofs?",
  "siding",
  "fences?",
  "(?<!next )doors?",
  "windows?",
  "appliances?",
  "floors?",
  "ceilings?",
  "exterior",
  "interior",
  "paint\\w*",
  "brick",
  "marble",
  "granite",
  "quartz",
  "vanit(?:y|ies)",
  "shutters?",
  "facade",
  "carpets?",
  "cocinas?",
  "gabinetes?",
  "pared(?:es)?",
  "techos?",
  "pisos?",
  "puertas?",
  "porton(?:es)?",
  "bardas?",
  "fachadas?",
  "azulejos?",
  "marmol",
  "granito",
  "cuarzo",
  "cubiertas?",
  "encimeras?",
  "pintad[oa]s?",
  "pintura",
  "muebles?",
  "baldosas?",
  "marcos?",
  "lamina",
);
const A_COLOUR =
  "(?:(?:all|half|more|mostly|mainly|very|too|pur[oa]|tod[oa]|much[oa]) (?:white|black|brown|" +
  "blanc[oa]|negr[oa]|moren[oa])|(?:white|black|brown) (?:or|and) (?:white|black|brown))";
const BESIDE_COLOUR =
  "(?:people|famil|folks|neighbo|tenants|renters|buyers|communit|areas?|towns?|blocks?|" +
  "streets?|out there|over|gente|vecin)";
/** Phrases for the colors of things. */
export const PAINTED = anyOf(
  `${A_COLOUR}(?<=\\b${PAINT}\\b[^.!?]{0,40})(?! ${BESIDE_COLOUR})`,
  `${A_COLOUR}(?! ${BESIDE_COLOUR})(?=(?: \\w+){0,3} ${PAINT}\\b)`,
  "(?:all|mostly) (?:white|black|brown) (?:inside|outside|throughout|interior|exterior|in and " +
    "out)(?=$|[,.;!?]| and| with| but)",
);
