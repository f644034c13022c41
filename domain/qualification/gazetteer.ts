// What the readers of places have to be told: which cities, counties and ZIPs there are. People's own names for places are here.

export interface NamedCity {
  readonly city: string;
  /** USPS code. */
  readonly state: string;
  /** How many ZIPs it has: how likely it is meant. */
  readonly zips: number;
}

export interface Gazetteer {
  /** The cities of a name as `placeName` writes it, those with most ZIPs first. */
  readonly cities: (name: string) => readonly NamedCity[];
  /** The counties of a name as `placeName` writes it. */
  readonly counties: (name: string) => readonly { readonly county: string; readonly state: string }[];
  readonly hasZip: (zipCode: string) => boolean;
  /** Large cities whose name has the same letters, or all but one: for names that were typed wrong. */
  readonly similar: (name: string) => readonly NamedCity[];
}

/** A name as it is looked up: small plain letters and single spaces; a saint is "st". Takes what `plainText` gives. */
export function placeName(name: string): string {
  return name.replaceAll(/\./g, "").replaceAll(/[^a-z0-9]+/g, " ").replaceAll(/\b(?:saint|santo)\b/g, "st").replaceAll(/\bft\b/g, "fort").replaceAll(/\bmt\b/g, "mount").trim();
}

/** What people call a place instead of its name, as `placeName` writes both. */
export const CITY_NICKNAMES: ReadonlyMap<string, { readonly city: string; readonly state: string }> = new Map(Object.entries({
  nyc: ["New York", "NY"], "new york city": ["New York", "NY"], "nueva york": ["New York", "NY"], "new york": ["New York", "NY"], la: ["Los Angeles", "CA"], sf: ["San Francisco", "CA"], frisco: ["Frisco", "TX"],
  philly: ["Philadelphia", "PA"], filadelfia: ["Philadelphia", "PA"], vegas: ["Las Vegas", "NV"], dc: ["Washington", "DC"], "washington dc": ["Washington", "DC"], "st pete": ["St. Petersburg", "FL"],
  nola: ["New Orleans", "LA"], "nueva orleans": ["New Orleans", "LA"], atl: ["Atlanta", "GA"], chitown: ["Chicago", "IL"], slc: ["Salt Lake City", "UT"], indy: ["Indianapolis", "IN"], nash: ["Nashville", "TN"],
  "okc": ["Oklahoma City", "OK"], dfw: ["Dallas", "TX"], "san fran": ["San Francisco", "CA"], sactown: ["Sacramento", "CA"], pdx: ["Portland", "OR"], fenix: ["Phoenix", "AZ"], nuevayores: ["New York", "NY"], atx: ["Austin", "TX"], dtla: ["Los Angeles", "CA"], "h town": ["Houston", "TX"], "san antone": ["San Antonio", "TX"], "corpus": ["Corpus Christi", "TX"], jville: ["Jacksonville", "FL"],
}).map(([name, [city = "", state = ""]]) => [name, { city, state }]));

/** States by the names that are not their own, as `placeName` writes them. */
export const STATE_NICKNAMES: ReadonlyMap<string, readonly string[]> = new Map(Object.entries({
  "the carolinas": ["NC", "SC"], carolinas: ["NC", "SC"], "the dakotas": ["ND", "SD"], "carolina del norte": ["NC"], "carolina del sur": ["SC"], "dakota del norte": ["ND"], "dakota del sur": ["SD"],
  "nuevo mexico": ["NM"], "nueva jersey": ["NJ"], "nuevo hampshire": ["NH"], "nueva hampshire": ["NH"], tejas: ["TX"], luisiana: ["LA"], pensilvania: ["PA"], "virginia occidental": ["WV"], misuri: ["MO"], misisipi: ["MS"],
  hawai: ["HI"], "washington state": ["WA"], "state of washington": ["WA"], "estado de washington": ["WA"], "new york state": ["NY"], "upstate new york": ["NY"], "upstate ny": ["NY"], "estado de nueva york": ["NY"], jersey: ["NJ"], "south jersey": ["NJ"], "north jersey": ["NJ"],
  cali: ["CA"], califas: ["CA"], socal: ["CA"], norcal: ["CA"],
}));

/** Names of cities that are words first: they count as a place only beside a state, or after a word for "in". */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
    abril agosto alma alone alta alto america american apple april arrow art ash athens atlantic august baby bank banner bass bath battle bay beach bear
    bell bend berlin best bien big bird black blanco bliss blue bluff both bristol brother brown buena bueno buy call cambridge cannon capital casa casas
    cash cedar center central centro charity chase cherry church city clay coal coffee college comfort commerce como concord condo corn cotton crown cuba
    dance day deer defiance delta diamond downtown drum dublin eagle early east eastern easy eden el elk elm energy enero enterprise esperanza fair fairly
    faith fall farm field fine flat ford forest fox friend friends friendship garden given globe gold golden good grace grande grant great green grove
    gulf gun happy harmony harvest highland hill home honor hope house ideal independence island julio june junio justice king la lake large las lemon
    liberty lima loma london long los love loving lucky luna manchester mango maple marble march marzo max may mayo media mexico mi mill mills mine minor
    mobile money moscow most mountain move new no normal norte north northern novelty oak ocean octubre old one only orange oxford pacific page paloma
    para paradise paris park pay paz peace peach pearl peru pine plain plains plaza point pool por port post power price prince que queen ranch rancho
    ransom reading red rent rice rifle right rio river rock rome rose ruby sale salt san santa short si sierra sister small sol south southern speed
    spring star start stone story success sugar summer sun sunny sur surprise sweet tea temple three time town two union unity valley vida villa village
    way west western white winter wolf wood world ya york young
  `.trim().split(/\s+/).concat("el verano", "la casa"),
);

/** Names whose second city has over 50,000 people, though few ZIPs. */
const TWO_LARGE: ReadonlySet<string> = new Set(["jacksonville"]);
/** What a city that is meant has more than any other of its name: ours, in ZIPs, about ten times the people. */
const OTHERS = 7;
/** Beside so many ZIPs, a place with a single one is small. */
const CITY_ZIPS = 5;

/** Whether a name means its first city: no other has more than a seventh of its ZIPs, which stand for the people who live there. */
export function isClear([first, second]: readonly NamedCity[]): boolean {
  const name = first?.city.toLowerCase() ?? "";
  return first !== undefined && (second === undefined || (!TWO_LARGE.has(name) && (second.zips * OTHERS <= first.zips || (second.zips === 1 && first.zips >= CITY_ZIPS))));
}
