// Finds sums of money as people type them: "$425,000", "1.2m", "300 mil", "2 grand", "400".
import { anyOf } from "./phrases.ts";

export interface Amount {
  /** The figure without its unit: 400 in "400k". */
  readonly value: number;
  /** The factor of its unit; 1 without one. */
  readonly scale: 1 | 1_000 | 1_000_000;
  /** Written as money: with a dollar sign, a unit, or dollars. */
  readonly isMoney: boolean;
  /** Its position in the text, with its unit. */
  readonly start: number;
  readonly end: number;
}

const AMOUNT =
  /(?<![\w.,#])(\$ ?)?(\d{1,3}(?:[.,]\d{3})+(?!\d)|\d+(?:[.,]\d+)?|\.\d+)(?: ?(k|m|mm|mil|mill|million|millions|millon|millones|grand|thousand|hundred thousand|lucas)(?![a-z]))?( ?(?:dollars?|dolares|bucks|usd|dlls?|pesos|verdes|varos|bolas|billetes|papeles|morlacos|smackers|clams)\b)?(?=[^\w]|ish\b|$)/g;
/** Units of figures that are not money. */
const COUNTS = new RegExp(
  `^(?: ?-| )?(?: ?\\+| or more| o mas)? ?${anyOf(
    "beds?",
    "bd",
    "br",
    "bdrms?",
    "bedrooms?",
    "baths?",
    "ba",
    "bathrooms?",
    "rooms?",
    "cuartos?",
    "recamaras?",
    "habitaciones",
    "habitacion",
    "banos?",
    "acres?",
    "units?",
    "unidades",
    "sq",
    "sqft",
    "square",
    "pies",
    "days?",
    "weeks?",
    "months?",
    "years?",
    "yrs?",
    "dias?",
    "semanas?",
    "mes",
    "meses",
    "anos?",
    "miles?",
    "millas",
    "hours?",
    "hrs?",
    "minutes?",
    "mins?",
    "horas?",
    "minutos?",
    "people",
    "kids?",
    "children",
    "dogs?",
    "boys?",
    "girls?",
    "cats?",
    "ninos?",
    "hijos?",
    "perros?",
    "plex",
    "story",
    "stories",
    "pisos?",
    "car",
    "cars",
    "st",
    "nd",
    "rd",
    "th",
    "percent",
    "%",
    "apartamentos?",
    "apartments?",
    "doors?",
    "puertas?",
    "viviendas",
  )}\\b`,
);
const SCALES: Readonly<Record<string, 1_000 | 1_000_000>> = {
  k: 1_000,
  grand: 1_000,
  lucas: 1_000,
  thousand: 1_000,
  m: 1_000_000,
  mm: 1_000_000,
  mill: 1_000_000,
  million: 1_000_000,
  millions: 1_000_000,
  millon: 1_000_000,
  millones: 1_000_000,
};

const HUNDREDS =
  /\b(low|lower|mid|middle|high|upper)?(?:[- ](?:to|-)[- ](?:mid|high|upper))?(?: to)?[- ]?(?:the )?\$?([1-9])00(?:k|,000)?s\b/g;
/** The part of "the 400s" that is meant, in thousands: our values. */
const THIRDS: Readonly<Record<string, readonly [number, number]>> = {
  low: [0, 35],
  lower: [0, 35],
  mid: [35, 65],
  middle: [35, 65],
  high: [65, 99],
  upper: [65, 99],
};

/** "mid 400s" as "435k to 465k", "the 600s" as "600k to 699k". */
export function withHundreds(text: string): string {
  // "3.5 hundred k": the hundreds belong to the figure before them.
  const counted = text.replaceAll(
    /\b(\d{1,2}(?:\.\d+)?) hundred ?(?:k|thousand|grand|mil)\b/g,
    (_, hundreds: string) => `${Number(hundreds) * 100}k`,
  );
  return counted.replaceAll(HUNDREDS, (_, part: string | undefined, hundreds: string) => {
    const [from, until] = THIRDS[part ?? ""] ?? [0, 99];
    return ` ${Number(hundreds) * 100 + from}k to ${Number(hundreds) * 100 + until}k`;
  });
}

/**
 * All sums in a lower-case text, in order. `millionsByMil`: "1.1 mil" means millions, as in
 * English; otherwise thousands.
 */
export function findAmounts(text: string, millionsByMil: boolean): Amount[] {
  return [...text.matchAll(AMOUNT)].flatMap((match) => {
    const [whole, dollar, digits = "", unit, dollars] = match;
    if (
      unit === undefined &&
      dollar === undefined &&
      COUNTS.test(text.slice(match.index + whole.length))
    )
      return [];
    const value = Number(
      /^\d{1,3}(?:[.,]\d{3})+$/.test(digits)
        ? digits.replaceAll(/[.,]/g, "")
        : digits.replace(",", "."),
    );
    const scale =
      unit === undefined
        ? 1
        : unit === "mil"
          ? millionsByMil && value < 100
            ? 1_000_000
            : 1_000
          : (SCALES[unit] ?? 1);
    return [
      {
        value,
        scale,
        isMoney: dollar !== undefined || unit !== undefined || dollars !== undefined,
        start: match.index,
        end: match.index + whole.length,
      },
    ];
  });
}
