// Lists the words of blocked statements, and builds a statement from them.
import { words } from "./reading.ts";
import { anyOf } from "../qualification/phrases.ts";

/** The topics of blocked statements. */
export type StatementTopic =
  | "safety"
  | "schools"
  | "worship"
  | "exclusivity"
  | "steering"
  | "language"
  | "citizenship"
  | "work"
  | "ability"
  | "animals"
  | "change";

/** A blocked statement with its topic. */
export interface Statement {
  readonly about: StatementTopic;
  readonly pattern: RegExp;
}

/** Words for residential areas. */
export const AREA = anyOf(
  "neighbou?rhoods?",
  "areas?",
  "communit(?:y|ies)",
  "streets?",
  "blocks?",
  "towns?",
  "cit(?:y|ies)",
  "suburbs?",
  "zips?",
  "zip codes?",
  "parts?",
  "places?",
  "subdivisions?",
  "enclaves?",
  "districts?",
  "village",
  "complex",
  "building",
  "county",
  "pockets?",
  "location",
  "surroundings",
  "cul de sac",
  "environment",
  "setting",
  "section",
);
/** The same in Spanish. */
export const ZONE = anyOf(
  "zonas?",
  "barrios?",
  "colonias?",
  "vecindarios?",
  "areas?",
  "calles?",
  "fraccionamientos?",
  "residencial(?:es)?",
  "comunidad(?:es)?",
  "sector(?:es)?",
  "lugar(?:es)?",
  "ambiente",
  "ciudad(?:es)?",
  "privada",
  "edificio",
  "entorno",
  "condominio",
  "complejo",
  "ubicacion",
);
/** Words for places of worship. */
export const WORSHIP = anyOf(
  "church(?:es)?",
  "synagogues?",
  "mosques?",
  "masjid",
  "temples?",
  "parish(?:es)?",
  "shuls?",
  "cathedrals?",
  "chapels?",
  "mikveh?",
  "houses? of worship",
  "places? of worship",
  "congregations?",
  "kingdom hall",
  "gurdwara",
  "yeshiva",
  "iglesias?",
  "parroquias?",
  "sinagogas?",
  "mezquitas?",
  "templos?",
  "catedral(?:es)?",
  "capillas?",
  "santuario",
);
/** Words for being near something. */
export const NEAR = anyOf(
  "near(?:by|est)?",
  "close to",
  "closest",
  "walking distance(?: to| of| from)?",
  "walkable to",
  "walk to",
  "a walk (?:to|from)",
  "steps? (?:to|from|away from)",
  "blocks? (?:from|to|away from|off)",
  "minutes? (?:to|from|away from|walk to)",
  "miles? (?:to|from)",
  "next (?:to|door to)",
  "across (?:the street )?from",
  "around the corner from",
  "within",
  "beside",
  "by the",
  "adjacent to",
  "down the (?:street|road) from",
  "convenient to",
  "stroll to",
  "proximity to",
  "feet from",
  "yards from",
  "surrounded by",
  "past the",
  "close",
  "behind",
  "right by",
  "cerca (?:de|del|a)",
  "a (?:\\w+ ){0,3}(?:cuadras?|pasos|minutos|metros|millas?|calles?) (?:de|del|a)",
  "junto (?:a|al)",
  "frente (?:a|al)",
  "a la vuelta (?:de|del)",
  "caminando (?:a|al|de)",
  "al lado (?:de|del)",
  "a un lado (?:de|del)",
  "proxim[oa] (?:a|al)",
  "a distancia de",
  "enfrente (?:de|del)",
);
/** Words of praise. */
export const GOOD = anyOf(
  "best",
  "top",
  "great",
  "good",
  "excellent",
  "amazing",
  "outstanding",
  "exceptional",
  "fantastic",
  "superb",
  "stellar",
  "strong",
  "fine",
  "finest",
  "terrific",
  "wonderful",
  "award winning",
  "blue ribbon",
  "highly",
  "high (?:performing|scoring|achieving|rated|quality)",
  "a rated",
  "a plus",
  "coveted",
  "desirable",
  "sought after",
  "prestigious",
  "premier",
  "renowned",
  "acclaimed",
  "quality",
  "superior",
  "rated",
  "ranked",
  "better",
  "nice",
  "elite",
  "mejor(?:es)?",
  "buen[oa]s?",
  "excelentes?",
  "prestigios[oa]s?",
  "destacad[oa]s?",
  "reconocid[oa]s?",
  "calificad[oa]s?",
  "primer nivel",
  "premiad[oa]s?",
  "gran(?:des)?",
);
/** Words for bad schools. */
export const BAD_SCHOOL = "(?:bad|poor|failing|worst|weak|low|terrible|mal[oa]s?|peor(?:es)?)";

/** Attributes that are taken as a sign of a person's origin. */
export const MARK_OF_ORIGIN =
  "(?:last name|surname|family name|accent|background|heritage|skin(?: colou?r)?|complexion|" +
  "faith|religion|roots|name)";
export const PROGRAM =
  "(?:section (?:8|eight)|sec 8|vouchers?|(?:housing|county|city|public|government|state|" +
  "rental|rent) (?:aid|assistance|help|programs?)|subsid\\w+|welfare|ssi|ssdi)";
export const PROGRAM_IN_SPANISH =
  "(?:seccion (?:8|ocho)|vales?(?! la)|(?:ayudas?|apoyos?|asistencia|programas?) (?:del?|de la|" +
  "public[oa]s?|social(?:es)?)(?: \\w+)?|subsidi\\w+|vouchers?)";

/** A statement about a topic that matches one of the patterns. */
export const of = (about: StatementTopic, ...patterns: readonly string[]): Statement => ({
  about,
  pattern: words(...patterns),
});
