// Reads words of the closed lists in the spellings of people and systems: case, spaces, hyphens and
// punctuation are ignored.
import {
  AGENT_STATUSES,
  FINANCE_STATUSES,
  LEAD_SIDES,
  MOTIVATIONS,
  PROPERTY_TYPES,
  TIMINGS,
} from "./vocabulary.ts";
import type {
  AgentStatus,
  FinanceStatus,
  LeadSide,
  Motivation,
  PropertyType,
  Timing,
} from "./vocabulary.ts";
import type { WordFact, WordOf } from "./plain-facts.ts";
import { readLengthOfTime } from "./read-timing.ts";
import { foldWord } from "./text.ts";

/** Longer than any word of the lists; longer text is not folded. */
const MAX_WORD_LENGTH = 80;

type Synonyms<Word extends string> = Partial<Record<Word, string>>;

/**
 * Folded spelling → word, including each word as written here, which most posts send. Synonyms are
 * folded words separated by spaces.
 */
function lexicon<Word extends string>(
  words: readonly Word[],
  synonyms: Synonyms<Word>,
): ReadonlyMap<string, Word> {
  const spellings = new Map<string, Word>();
  for (const word of words) {
    spellings.set(word, word).set(foldWord(word), word);
    for (const synonym of synonyms[word]?.split(" ") ?? []) spellings.set(synonym, word);
  }
  return spellings;
}

function look<Word extends string>(
  spellings: ReadonlyMap<string, Word>,
  text: string,
): Word | null {
  return text.length > MAX_WORD_LENGTH
    ? null
    : (spellings.get(text) ?? spellings.get(foldWord(text)) ?? null);
}

const SIDES = lexicon(LEAD_SIDES, {
  buyer: "buy buying purchase purchaser homebuyer buyers",
  seller: "sell selling homeseller sellers homeowner",
  buyer_and_seller: "both buyerseller sellerandbuyer sellerbuyer buyandsell sellandbuy buysell",
  renter: "rent renting rental tenant lease renters",
  investor_seller: "investorseller motivatedseller cashoffer",
});

/**
 * RESO Data Dictionary values in both spellings, and words of common forms. RESO's "Multi Family"
 * means five units or more, two to four are Duplex, Triplex, Quadruplex under "Residential Income";
 * a plain "Residential" usually means a single family home.
 */
const TYPES = lexicon(PROPERTY_TYPES, {
  single_family:
    "residential singlefamilyresidence singlefamilyhome singlefamilyhouse sfr sfh house home " +
    "detached cabin",
  condo: "condominium condominiums condos apartment",
  townhouse: "townhome townhomes townhouses rowhouse",
  multi_2_4: "residentialincome duplex triplex quadruplex fourplex quadplex multifamily24 24units",
  multi_5_plus: "multifamily multifamilyhome apartmentbuilding multi5 5units",
  manufactured:
    "manufacturedhome manufacturedonland manufacturedinpark mobile mobilehome mobilehomepark",
  co_op: "cooperative stockcooperative ownyourown",
  land: "lot lots vacantland vacantlot lotland unimprovedland",
  farm_ranch: "farm ranch agriculture",
  commercial:
    "commercialsale commerciallease commercialrealestate office retail industrial warehouse " +
    "mixeduse hotelmotel business businessopportunity",
  other: "boatslip deededparking timeshare tenancyincommon coownership",
});

const TIMING_WORDS = lexicon(TIMINGS, {
  asap_0_30d:
    "asap now immediately immediate rightaway urgent today thismonth within30days " +
    "lessthan30days 030days 30days 1month within1month lessthan1month 01months",
  m1_3: "13months 1to3months 3months within3months 3090days 2months within90days 90days",
  m3_6: "36months 3to6months 6months within6months 46months",
  m6_12: "612months 6to12months 12months within12months 1year within1year thisyear 712months",
  m12_plus:
    "12monthsplus morethan12months over12months over1year morethan1year 12monthsormore " +
    "1yearplus nextyear",
  browsing: "justbrowsing justlooking looking noplans curious",
  unknown: "notsure unsure idontknow undecided",
});

const FINANCES = lexicon(FINANCE_STATUSES, {
  cash: "cashbuyer allcash payingcash",
  pre_approved: "approved preapproval",
  pre_qualified: "qualified prequalification",
  talking_to_lender: "lender withlender inprocess workingwithlender talkingtoalender",
  not_started: "no notyet none notapproved needloan needfinancing needsfinancing",
  not_applicable: "na notneeded",
});

const AGENTS = lexicon(AGENT_STATUSES, {
  none: "no false 0 noagent notworkingwithanagent withoutagent unrepresented",
  working_informally: "informal informally talkingtoagent yes true 1 workingwithagent",
  signed_agreement:
    "signed exclusive underagreement represented listed underlisting buyeragreement " +
    "listingagreement",
});

const MOTIVES = lexicon(MOTIVATIONS, {
  relocation: "relocating moving job jobtransfer",
  upsizing: "upsize needmorespace growing",
  downsizing: "downsize retirement retiring",
  investment: "investing invest",
  inherited_probate: "inherited probate inheritance estate",
  foreclosure_risk: "foreclosure preforeclosure behindonpayments",
  divorce: "divorcing separation",
  repairs: "needsrepairs neededrepairs repair",
  vacant: "vacanthome vacantproperty empty",
  tired_landlord: "landlord badtenants",
  undisclosed: "prefernottosay",
});

/** What a person says who does not say it. */
const OPEN_ANSWERS: ReadonlySet<string> = new Set(
  (
    "unknown na none notsure unsure idontknow dontknow undecided tbd other any nopreference " +
    "notapplicable prefernottosay notgiven null undefined"
  ).split(" "),
);

interface WordReader<Word extends string> {
  /** The word; `unknown` if the text has none of the list. */
  readonly read: (text: string) => Word;
  /** True if the text is a spelling of a word, rather than something that a word comes near to. */
  readonly isSpelled: (text: string) => boolean;
  /** What to send instead of a text without a word. */
  readonly advice: string;
}

/** Reads the word of each fact. */
export const WORD_READERS: { readonly [Fact in WordFact]: WordReader<WordOf<Fact>> } = {
  property_type: {
    read: readPropertyType,
    isSpelled: (text) => look(TYPES, text) !== null,
    advice: adviceOf("property_type", PROPERTY_TYPES),
  },
  timing: {
    read: readTiming,
    isSpelled: (text) => spelledTiming(text) !== null,
    advice: adviceOf("timing", TIMINGS),
  },
  finance_status: {
    read: readFinanceStatus,
    isSpelled: (text) => look(FINANCES, text) !== null,
    advice: adviceOf("finance_status", FINANCE_STATUSES),
  },
  agent_status: {
    read: readAgentStatus,
    isSpelled: (text) => look(AGENTS, text) !== null,
    advice: adviceOf("agent_status", AGENT_STATUSES),
  },
};

function adviceOf(field: string, words: readonly string[]): string {
  return `Send ${field} as one of ${words.join(", ")}.`;
}

/** True if the text says that the person leaves the question open. */
export function isOpenAnswer(text: string): boolean {
  return text.length < MAX_WORD_LENGTH && OPEN_ANSWERS.has(foldWord(text));
}

const SELLS = /\b(?:sell|sells|selling|seller|sellers|list my|listing my|home\s?owner)\b/;
const BUYS = /\b(?:buy|buys|buying|buyer|buyers|purchase|purchasing)\b/;
const RENTS = /\b(?:rent|rents|renting|renter|renters|lease|leasing|tenant)\b/;
const DENIES = /\b(?:not|no|never|don'?t|isn'?t|without)\b/;

/**
 * The side, from a word of the list or from a label such as "I want to sell my house"; null if
 * there is none, or one that is denied.
 */
export function readSide(text: string): LeadSide | null {
  const word = look(SIDES, text);
  if (word !== null || text.length > MAX_WORD_LENGTH) return word;
  const label = text.toLowerCase().replace(/[_-]+/g, " ");
  if (DENIES.test(label)) return null;
  const [sells, buys] = [SELLS.test(label), BUYS.test(label)];
  if (sells && buys) return "buyer_and_seller";
  if (sells) return "seller";
  if (buys) return "buyer";
  return RENTS.test(label) ? "renter" : null;
}

/* The other lists answer `unknown` to a word they do not have: it costs the lead some score, while
   a refusal would cost the whole lead because of a label. */

export function readPropertyType(text: string): PropertyType {
  return look(TYPES, text) ?? "unknown";
}

/** A word of the list, or a length of time in the person's words. */
export function readTiming(text: string): Timing {
  return spelledTiming(text) ?? readLengthOfTime(text) ?? "unknown";
}

/** "12+ months" and "12 months" fold to one word, so a plus sign is left to the length of time. */
function spelledTiming(text: string): Timing | null {
  return text.includes("+") ? null : look(TIMING_WORDS, text);
}

export function readFinanceStatus(text: string): FinanceStatus {
  return look(FINANCES, text) ?? "unknown";
}

/** A plain "yes" to "working with an agent" does not claim a signed agreement. */
export function readAgentStatus(text: string): AgentStatus {
  return look(AGENTS, text) ?? "unknown";
}

export function readMotivation(text: string): Motivation {
  return look(MOTIVES, text) ?? "unknown";
}
