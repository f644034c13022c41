// Recognizes states by misspelled names or by landmarks.
import { US_STATES } from "../lead/us-states.ts";
import { anyOf } from "./phrases.ts";

/** Shorter names are too similar to other words. */
const LEAST_LETTERS = 6;

/** The name without doubled letters, where most misspellings are. */
const plainly = (name: string): string => name.replaceAll(/(.)\1/g, "$1").replaceAll("y", "i");
const NAMES: readonly (readonly [string, string])[] = US_STATES.filter(
  ({ name }) => name.length >= LEAST_LETTERS,
).map(({ name, code }): [string, string] => [plainly(name.toLowerCase()), code]);
/** Phonetic spellings. */
const AS_HEARD: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "road island": "RI",
    "rode island": "RI",
    masachusets: "MA",
    masachusetts: "MA",
    conneticut: "CT",
    conecticut: "CT",
    illinoise: "IL",
    ilinoy: "IL",
    arkansaw: "AR",
    hawaii: "HI",
    hawwaii: "HI",
    utha: "UT",
    ohaio: "OH",
    texaz: "TX",
    teksas: "TX",
    tejaz: "TX",
    loisiana: "LA",
    lusiana: "LA",
    filorida: "FL",
    florda: "FL",
    flordia: "FL",
    georga: "GA",
    jorgia: "GA",
    yorgia: "GA",
    kolorado: "CO",
    michigen: "MI",
    michagan: "MI",
    tenesi: "TN",
    tenesee: "TN",
    kentuki: "KY",
    misuri: "MO",
    misouri: "MO",
    minesota: "MN",
    wiscosin: "WI",
    oregano: "OR",
    iowwa: "IA",
    nevda: "NV",
    vermot: "VT",
  }),
);

/** The state of a name with an extra, missing or wrong letter: "tennesee", "pensylvania". */
export function stateTypedWrong(name: string): string | null {
  const heard = AS_HEARD.get(name);
  if (heard !== undefined) return heard;
  if (name.length < LEAST_LETTERS) return null;
  const typed = plainly(name);
  return NAMES.find(([known]) => isNear(known, typed))?.[1] ?? null;
}

/** Whether all letters are equal, or all but one that is not the first. */
function isNear(known: string, typed: string): boolean {
  if (known[0] !== typed[0] || Math.abs(known.length - typed.length) > 1) return false;
  let start = 0;
  while (start < known.length && known[start] === typed[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(known.length, typed.length) - start &&
    known.at(-1 - end) === typed.at(-1 - end)
  )
    end += 1;
  return Math.max(known.length, typed.length) - start - end <= 1;
}

/** Landmarks of a single place: "the one with the Mayo Clinic". */
const LANDMARKS: readonly (readonly [string, RegExp])[] = (
  [
    ["MN", ["mayo clinic", "mall of america"]],
    [
      "FL",
      [
        "disney ?world",
        "walt disney",
        "cape canaveral",
        "kennedy space",
        "the everglades",
        "daytona 500",
        "gators",
      ],
    ],
    ["CA", ["disneyland", "silicon valley", "golden gate", "stanford", "ucla", "napa valley"]],
    ["NY", ["kodak", "niagara falls", "cornell", "west point", "finger lakes"]],
    ["OH", ["ohio state", "buckeyes", "cedar point", "football hall of fame"]],
    ["TN", ["vanderbilt", "graceland", "dollywood", "fort campbell"]],
    ["GA", ["fort benning", "fort moore", "the masters"]],
    ["NC", ["fort bragg", "fort liberty", "duke university", "outer banks", "camp lejeune"]],
    ["TX", ["fort hood", "fort cavazos", "the alamo", "texas a and m", "longhorns", "baylor"]],
    ["MA", ["harvard", "mit", "cape cod", "basketball hall of fame"]],
    ["CT", ["yale"]],
    ["NJ", ["princeton", "rutgers"]],
    ["MI", ["u of m", "michigan state", "wolverines"]],
    ["IN", ["notre dame", "purdue", "the indy 500", "iu"]],
    ["IL", ["abraham lincoln", "lincolns (?:home|tomb)", "northwestern", "fighting illini"]],
    ["MO", ["mizzou", "missouri state", "bass pro", "the gateway arch"]],
    ["OR", ["university of oregon", "nike"]],
    ["ME", ["old orchard", "casco bay"]],
    ["WA", ["microsoft", "boeing", "mount rainier", "uw"]],
    ["SC", ["fort jackson", "gamecocks", "clemson"]],
    ["AL", ["redstone arsenal", "auburn university", "the rockets"]],
    ["VA", ["the pentagon", "uva", "virginia tech", "busch gardens williamsburg"]],
    ["PA", ["hershey park", "penn state", "the amish"]],
    ["AZ", ["grand canyon", "asu"]],
    ["NV", ["the strip", "hoover dam", "lake tahoe"]],
    ["UT", ["zion", "byu"]],
    ["KS", ["ku jayhawks", "k state"]],
    ["NE", ["huskers", "warren buffett"]],
    ["WI", ["lambeau", "the packers", "badgers"]],
    ["CO", ["red rocks", "air force academy"]],
    ["NM", ["balloon fiesta", "los alamos"]],
  ] as const
).map(([state, names]) => [state, new RegExp(`\\b${anyOf(...names)}\\b`)]);

/** The states of the landmarks in a sentence. */
export function statesByLandmark(text: string): readonly string[] {
  return LANDMARKS.filter(([, pattern]) => pattern.test(text)).map(([state]) => state);
}
