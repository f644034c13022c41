// Makes up people for rows that have none: a reserved phone, an example address and plausible form
// values, derived from a number.
import type { LeadField } from "../../domain/lead/field-names.ts";
import { type Random, seededRandom } from "../../server/platform/random/seeded-random.ts";
import { DAY_MS } from "../../domain/time.ts";

export type MadeUp = Readonly<Partial<Record<LeadField, string>>>;

const FIRST_NAMES = [
  "Adele",
  "Bruno",
  "Celia",
  "Dario",
  "Edith",
  "Felix",
  "Greta",
  "Henri",
  "Ilse",
  "Jamal",
  "Keiko",
  "Luis",
  "Mina",
  "Noor",
  "Oscar",
  "Paula",
  "Rafael",
  "Sofia",
  "Theo",
  "Vera",
] as const;
const LAST_NAMES = [
  "Abbott",
  "Bianchi",
  "Chen",
  "Dubois",
  "Eriksen",
  "Flores",
  "Garcia",
  "Haddad",
  "Ivanov",
  "Jones",
  "Kowalski",
  "Larsen",
  "Moreno",
  "Novak",
  "Ortiz",
  "Park",
  "Reyes",
  "Singh",
  "Torres",
  "Wood",
] as const;
const STREETS = [
  "Amber",
  "Bluebell",
  "Clover",
  "Daisy",
  "Egret",
  "Finch",
  "Garnet",
  "Heron",
  "Indigo",
  "Jasper",
  "Kestrel",
  "Lark",
  "Magpie",
  "Nettle",
  "Opal",
  "Plover",
  "Quail",
  "Robin",
  "Starling",
  "Thistle",
  "Umber",
  "Violet",
  "Warbler",
  "Yarrow",
  "Zinnia",
  "Agate",
  "Bunting",
  "Comfrey",
  "Dove",
  "Elder",
] as const;
const STREET_KINDS = ["St", "Ave", "Dr", "Ln", "Way", "Ct"] as const;
const HOUSES_PER_STREET = 32_000;

/**
 * Numbers 555-2000 … 555-9999 are this project's own for imports and benches, in area codes that a
 * validator accepts.
 */
const LINES_PER_AREA = 8_000;
const AREA_CODES = Array.from({ length: 800 }, (_, index) => String(200 + index)).filter(
  (code) => code !== "555" && code[1] !== "9" && !code.endsWith("11"),
);

/**
 * How many different people there are: no two numbers below it share a phone, an email or an
 * address.
 */
export const PEOPLE = AREA_CODES.length * LINES_PER_AREA;

export const MADE_UP_CONSENT_TEXT =
  "I agree that Plat and the companies on its buyer list may call, text and email me about my " +
  "property. Consent is not a condition of any purchase.";

/**
 * How much of the form a person fills in, and how soon they mean to act: together they make hot,
 * nurture and cold leads.
 */
const MOODS = [
  ["keen", 12],
  ["serious", 58],
  ["casual", 30],
] as const;
type Mood = (typeof MOODS)[number][0];

const MINUTES_PER_DAY = 1_440;

/**
 * Returns person `number`, from 0 up to PEOPLE, in the API's spelling; always the same except for
 * the time of consent, which follows the day of `nowMs`. Omitted fields are "".
 */
export function makeUpPerson(number: number, nowMs: number): MadeUp {
  // Adjacent seeds would produce shifted copies of one sequence; the odd factor spreads them far
  // apart.
  const random = seededRandom(Math.imul(number + 1, 0x2545_f491));
  const mood = random.weighted(MOODS);
  const first = random.pick(FIRST_NAMES);
  const last = random.pick(LAST_NAMES);
  return {
    first_name: first,
    last_name: last,
    phone: phoneOf(number),
    email: `${first}.${last}.f${number}@example.com`.toLowerCase(),
    // People who are only browsing do not say where they live.
    address: mood === "casual" ? "" : addressOf(number),
    ...drawWish(mood, random),
    ...drawConsent(mood, number, nowMs, random),
  };
}

function phoneOf(number: number): string {
  const area = AREA_CODES[Math.floor(number / LINES_PER_AREA)];
  if (area === undefined || number < 0) throw new RangeError(`there is no person ${number}`);
  return `${area}-555-${2_000 + (number % LINES_PER_AREA)}`;
}

function addressOf(number: number): string {
  const street = Math.floor(number / HOUSES_PER_STREET);
  const name = STREETS[Math.floor(street / STREET_KINDS.length)] ?? "";
  return (
    `${100 + (number % HOUSES_PER_STREET)} ${name} ` +
    `${STREET_KINDS[street % STREET_KINDS.length] ?? ""}`
  );
}

function drawWish(mood: Mood, random: Random): MadeUp {
  if (mood === "casual") {
    return {
      timing: random.pick(["browsing", "m12_plus", "unknown"]),
      finance_status: "unknown",
      agent_status: random.weighted([
        ["unknown", 70],
        ["signed_agreement", 30],
      ]),
      motivation: random.pick(["undisclosed", "unknown"]),
    };
  }
  if (mood === "keen") {
    return {
      timing: random.weighted([
        ["asap_0_30d", 65],
        ["m1_3", 35],
      ]),
      finance_status: random.weighted([
        ["cash", 30],
        ["pre_approved", 50],
        ["not_applicable", 20],
      ]),
      agent_status: "none",
      motivation: random.pick([
        "relocation",
        "downsizing",
        "upsizing",
        "inherited_probate",
        "repairs",
      ]),
    };
  }
  return {
    timing: random.weighted([
      ["m1_3", 10],
      ["m3_6", 45],
      ["m6_12", 45],
    ]),
    finance_status: random.weighted([
      ["pre_qualified", 25],
      ["talking_to_lender", 35],
      ["not_started", 40],
    ]),
    agent_status: random.weighted([
      ["none", 75],
      ["working_informally", 20],
      ["signed_agreement", 5],
    ]),
    motivation: random.pick(["upsizing", "downsizing", "vacant", "tired_landlord", "undisclosed"]),
  };
}

/**
 * The consent fields that an import requires: IP addresses of the block that RFC 5737 reserves for
 * examples, and a site under the example domain. People who are only browsing consented a while
 * ago.
 */
function drawConsent(mood: Mood, number: number, nowMs: number, random: Random): MadeUp {
  const certified = random.chance(mood === "keen" ? 0.85 : 0.12);
  const today = Math.floor(nowMs / DAY_MS) * DAY_MS;
  const agreed =
    today -
    (mood === "casual" ? random.whole(8, 20) : 0) * DAY_MS -
    random.whole(1, MINUTES_PER_DAY) * 60_000;
  return {
    consent: "yes",
    tcpa_text: MADE_UP_CONSENT_TEXT,
    consent_at: new Date(agreed).toISOString(),
    landing_page_url: "https://homes.example.com/sell",
    ip_address: `192.0.2.${1 + (number % 254)}`,
    trustedform_cert_url: certified
      ? `https://cert.trustedform.com/${number.toString(16).padStart(40, "0")}`
      : "",
  };
}
