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

/** Reads the word of each fact; `unknown` for a word that its list does not have. */
export const WORD_READERS: { readonly [Fact in WordFact]: (text: string) => WordOf<Fact> } = {
  property_type: readPropertyType,
  timing: readTiming,
  finance_status: readFinanceStatus,
  agent_status: readAgentStatus,
};

/** The side; null if the word is not in the list, which is an error of the post. */
export function readSide(text: string): LeadSide | null {
  return look(SIDES, text);
}

/* * The other lists answer `unknown` to a word they do not have: it costs the lead some score,
   while a refusal would * cost the whole lead because of a label. */

export function readPropertyType(text: string): PropertyType {
  return look(TYPES, text) ?? "unknown";
}

/** "12+ months" and "12 months" fold to one word, so a plus sign is read first. */
export function readTiming(text: string): Timing {
  if (text.length < MAX_WORD_LENGTH && /^\s*12\s*(months?|m)?\s*\+/i.test(text)) return "m12_plus";
  return look(TIMING_WORDS, text) ?? "unknown";
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
