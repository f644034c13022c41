// Lists words for residential places, and for places of origin.
import { words } from "./reading.ts";

const AREA = [
  "areas?",
  "neighbou?rhoods?",
  "hoods?",
  "zip(?: ?codes?)?s?",
  "towns?",
  "cit(?:y|ies)",
  "suburbs?",
  "streets?",
  "blocks?",
  "parts? of",
  "part",
  "side",
  "sides",
  "(?:north|south|east|west)side",
  "count(?:y|ies)",
  "complex(?:es)?",
  "buildings?",
  "subdivisions?",
  "communit(?:y|ies)",
  "districts?",
  "developments?",
  "villages?",
  "enclaves?",
  "cul de sacs?",
  "corners? of",
  "quarters?",
  "hoa",
  "pockets?",
  "zonas?",
  "barrios?",
  "colonias?",
  "vecindarios?",
  "vecindad(?:es)?",
  "ciudad(?:es)?",
  "pueblos?",
  "calles?",
  "cuadras?",
  "manzanas?",
  "fraccionamientos?",
  "edificios?",
  "complejos?",
  "condominios?",
  "suburbios?",
  "condados?",
  "codigos? postal(?:es)?",
  "lados?",
  "rumbos?",
  "sector(?:es)?",
  "urbanizacion(?:es)?",
  "residencial(?:es)?",
  "conjuntos?",
  "privadas?",
] as const;

/** A residential place. */
export const PLACE = words(
  ...AREA,
  "places?",
  "somewhere",
  "anywhere",
  "nowhere",
  "residents?",
  "locals",
  "where",
  "there",
  "nearby",
  "next door",
  "next to",
  "neighbou?rs?",
  "around here",
  "apartments?",
  "apts?",
  "condos?",
  "rentals?",
  "houses?",
  "homes?",
  "live[sd]?",
  "living",
  "move",
  "moving",
  "\\d{5}",
  "in (?!my|our|the|this|that|a|an|one|which|what|total|march|may|april|june|july)[a-z]{3,}",
  "lugar(?:es)?",
  "partes?",
  "sitios?",
  "ahi",
  "alli",
  "alla",
  "donde",
  "vecin[oa]s?",
  "vive[ns]?",
  "vivir",
  "viviendo",
  "casas?",
  "departamentos?",
  "deptos?",
  "depas?",
  "rentas?",
  "mudar(?:me|nos)?",
  "cerca",
);
/** An area, a street or a building. */
export const AREAS = words(...AREA);

/**
 * The name of a country, a state or a town in lower case: any word that is not a page, a team or a
 * function word.
 */
export const ELSEWHERE =
  "(?!(?:facebook|google|fb|bing|yahoo|tiktok|youtube|instagram|zillow|craigslist|plat|support|" +
  "sales|search|email|ads?|pages?|work|home|house|here|there|this|that|these|those|all|both|" +
  "different|other|every|each|out|outside|my|our|your|his|her|their|the|an?|it|one|inside|" +
  "across|around|down|over|next|today|yesterday|last|now|then|when|school|church|mobile|" +
  "phones?|desktop|csv|api|sub)\\b)[a-z]{3,}";
export const ELSEWHERE_IN_SPANISH =
  "(?!(?:facebook|google|tiktok|youtube|instagram|zillow|plat|soporte|ventas|equipo|mi|mis|tu|" +
  "tus|su|sus|mas|menos|la|el|los|las|un|una|este|esta|ese|esa|aqui|ahi|alli|hoy|ayer|antes|" +
  "ahora|verdad|todo|todas?|todos|cada|otra|otro|casa|oficina|campo|confianza|paso|visita|" +
  "trabajo|fin|por|que|mucho|varios|campana|formulario|anuncios?)\\b)[a-z]{3,}";
