// Defines the gazetteer of cities, counties and ZIPs that the place readers need, and lists
// nicknames of places.
import { MEANT_STATE } from "./towns.ts";

export interface NamedCity {
  readonly city: string;
  /** USPS code. */
  readonly state: string;
  /** Its number of ZIPs, which indicates how likely it is meant. */
  readonly zips: number;
}

export interface NamedCounty {
  readonly county: string;
  readonly state: string;
}

export interface Gazetteer {
  /** The cities with a name as `placeName` writes it, most ZIPs first. */
  readonly cities: (name: string) => readonly NamedCity[];
  /** The counties with a name as `placeName` writes it. */
  readonly counties: (name: string) => readonly NamedCounty[];
  readonly hasZip: (zipCode: string) => boolean;
  /** Large cities whose name differs by at most one letter, for misspelled names. */
  readonly similar: (name: string) => readonly NamedCity[];
}

/**
 * A name in lookup form: plain lower-case letters and single spaces; "saint" is "st". Takes the
 * result of `plainText`.
 */
export function placeName(name: string): string {
  return name
    .replaceAll(/\./g, "")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .replaceAll(/\b(?:saint|santo)\b/g, "st")
    .replaceAll(/\bsainte\b/g, "ste")
    .replaceAll(/\bft\b/g, "fort")
    .replaceAll(/\bmt\b/g, "mount")
    .trim();
}

/** Nicknames of cities, as `placeName` writes both. */
export const CITY_NICKNAMES: ReadonlyMap<
  string,
  { readonly city: string; readonly state: string }
> = new Map(
  Object.entries({
    nyc: ["New York", "NY"],
    "new york city": ["New York", "NY"],
    "nueva york": ["New York", "NY"],
    "new york": ["New York", "NY"],
    la: ["Los Angeles", "CA"],
    sf: ["San Francisco", "CA"],
    frisco: ["Frisco", "TX"],
    philly: ["Philadelphia", "PA"],
    filadelfia: ["Philadelphia", "PA"],
    vegas: ["Las Vegas", "NV"],
    dc: ["Washington", "DC"],
    "washington dc": ["Washington", "DC"],
    "st pete": ["St. Petersburg", "FL"],
    nola: ["New Orleans", "LA"],
    "nueva orleans": ["New Orleans", "LA"],
    atl: ["Atlanta", "GA"],
    chitown: ["Chicago", "IL"],
    slc: ["Salt Lake City", "UT"],
    indy: ["Indianapolis", "IN"],
    nash: ["Nashville", "TN"],
    okc: ["Oklahoma City", "OK"],
    dfw: ["Dallas", "TX"],
    "san fran": ["San Francisco", "CA"],
    sactown: ["Sacramento", "CA"],
    pdx: ["Portland", "OR"],
    fenix: ["Phoenix", "AZ"],
    nuevayores: ["New York", "NY"],
    atx: ["Austin", "TX"],
    dtla: ["Los Angeles", "CA"],
    "h town": ["Houston", "TX"],
    hotlanta: ["Atlanta", "GA"],
    "the atl": ["Atlanta", "GA"],
    "north vegas": ["North Las Vegas", "NV"],
    "big d": ["Dallas", "TX"],
    "d town": ["Dallas", "TX"],
    "the metroplex": ["Dallas", "TX"],
    cowtown: ["Fort Worth", "TX"],
    "funky town": ["Fort Worth", "TX"],
    "space city": ["Houston", "TX"],
    "windy city": ["Chicago", "IL"],
    "chi town": ["Chicago", "IL"],
    "la ciudad de los vientos": ["Chicago", "IL"],
    "big apple": ["New York", "NY"],
    "la gran manzana": ["New York", "NY"],
    "sin city": ["Las Vegas", "NV"],
    "lost wages": ["Las Vegas", "NV"],
    "motor city": ["Detroit", "MI"],
    "music city": ["Nashville", "TN"],
    "mile high city": ["Denver", "CO"],
    beantown: ["Boston", "MA"],
    "bean town": ["Boston", "MA"],
    "emerald city": ["Seattle", "WA"],
    "the big easy": ["New Orleans", "LA"],
    "big easy": ["New Orleans", "LA"],
    "magic city": ["Miami", "FL"],
    "la ciudad del sol": ["Miami", "FL"],
    "steel city": ["Pittsburgh", "PA"],
    "queen city": ["Charlotte", "NC"],
    clt: ["Charlotte", "NC"],
    rdu: ["Raleigh", "NC"],
    mpls: ["Minneapolis", "MN"],
    "the twin cities": ["Minneapolis", "MN"],
    "twin cities": ["Minneapolis", "MN"],
    stl: ["St. Louis", "MO"],
    "the lou": ["St. Louis", "MO"],
    cincy: ["Cincinnati", "OH"],
    abq: ["Albuquerque", "NM"],
    burque: ["Albuquerque", "NM"],
    alburquerque: ["Albuquerque", "NM"],
    phx: ["Phoenix", "AZ"],
    "san pancho": ["San Francisco", "CA"],
    "the city by the bay": ["San Francisco", "CA"],
    jax: ["Jacksonville", "FL"],
    "ft laudy": ["Fort Lauderdale", "FL"],
    "fort liquordale": ["Fort Lauderdale", "FL"],
    "ft lauderdale": ["Fort Lauderdale", "FL"],
    "fort lauderdale": ["Fort Lauderdale", "FL"],
    "b more": ["Baltimore", "MD"],
    bmore: ["Baltimore", "MD"],
    "charm city": ["Baltimore", "MD"],
    nashvegas: ["Nashville", "TN"],
    rva: ["Richmond", "VA"],
    oaktown: ["Oakland", "CA"],
    "el chuco": ["El Paso", "TX"],
    chuco: ["El Paso", "TX"],
    losangeles: ["Los Angeles", "CA"],
    "city of angels": ["Los Angeles", "CA"],
    "nueva yol": ["New York", "NY"],
    "nueva yor": ["New York", "NY"],
    queens: ["New York", "NY"],
    "the bronx": ["Bronx", "NY"],
    "el bronx": ["Bronx", "NY"],
    "el bronks": ["Bronx", "NY"],
    bk: ["Brooklyn", "NY"],
    bklyn: ["Brooklyn", "NY"],
    brucklin: ["Brooklyn", "NY"],
    "the ville": ["Louisville", "KY"],
    "da ville": ["Louisville", "KY"],
    kcmo: ["Kansas City", "MO"],
    kck: ["Kansas City", "KS"],
    "the springs": ["Colorado Springs", "CO"],
    myrtle: ["Myrtle Beach", "SC"],
    "san antone": ["San Antonio", "TX"],
    corpus: ["Corpus Christi", "TX"],
    jville: ["Jacksonville", "FL"],
  }).map(([name, [city = "", state = ""]]) => [name, { city, state }]),
);

/** Nicknames of states, as `placeName` writes them. */
export const STATE_NICKNAMES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    "the carolinas": ["NC", "SC"],
    carolinas: ["NC", "SC"],
    "the dakotas": ["ND", "SD"],
    "carolina del norte": ["NC"],
    "carolina del sur": ["SC"],
    "dakota del norte": ["ND"],
    "dakota del sur": ["SD"],
    "nuevo mexico": ["NM"],
    "nueva jersey": ["NJ"],
    "nuevo hampshire": ["NH"],
    "nueva hampshire": ["NH"],
    tejas: ["TX"],
    luisiana: ["LA"],
    pensilvania: ["PA"],
    "virginia occidental": ["WV"],
    misuri: ["MO"],
    misisipi: ["MS"],
    hawai: ["HI"],
    "washington state": ["WA"],
    "state of washington": ["WA"],
    "estado de washington": ["WA"],
    "new york state": ["NY"],
    "upstate new york": ["NY"],
    "upstate ny": ["NY"],
    "estado de nueva york": ["NY"],
    jersey: ["NJ"],
    "south jersey": ["NJ"],
    "north jersey": ["NJ"],
    cali: ["CA"],
    califas: ["CA"],
    socal: ["CA"],
    norcal: ["CA"],
  }),
);

/**
 * City names that are also common words: they count as a place only next to a state, or after a
 * word for "in".
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
    abril agosto alma alone alta alto america american apple april arrow art ash athens atlantic
    august baby bank banner bass bath battle bay beach bear bell bend berlin best bien big bird
    black blanco bliss blue bluff both bristol brother brown buena bueno buy call cambridge cannon
    capital casa casas cash cedar center central centro charity chase cherry church city clay coal
    coffee college comfort commerce como concord condo corn cotton crown cuba dance day deer
    defiance delta diamond downtown drum dublin eagle early east eastern easy eden el elk elm energy
    enero enterprise esperanza fair fairly faith fall farm field fine flat ford forest fox friend
    friends friendship garden given globe gold golden good grace grande grant great green grove gulf
    gun happy harmony harvest highland hill home honor hope house ideal independence island julio
    june junio justice king la lake large las lemon liberty lima loma london long los love loving
    lucky luna manchester mango maple marble march marzo max may mayo media mexico mi mill mills
    mine minor mobile money moscow most mountain move new no normal norte north northern novelty oak
    ocean octubre old one only orange oxford pacific page paloma para paradise paris park pay paz
    peace peach pearl peru pine plain plains plaza point pool por port post power price prince que
    queen ranch rancho ransom reading red rent rice rifle right rio river rock rome rose ruby sale
    salt san santa short si sierra sister small sol south southern speed spring star start stone
    story success sugar summer sun sunny sur surprise sweet tea temple three time town two union
    unity valley vida villa village way west western white winter wolf wood world ya york young
    accident admire advance agency agenda alligator alex amado amigo amistad amo anchor andrew anna
    anthem arena arma armada arthur assumption ayer ball banco banda bandera banks barco barry
    beacon beauty bee bells belt bent blanca blanket blessing blossom blunt bolt bond bonita booth
    boring bosque boss bourbon bow branch brave breaks breeding brick brilliant brothers bruce brush
    bucks bunch bunker burden bush busy butler caballo cable cadet caliente camino camp campaign
    campo campus canvas capitan carbon caro carrier carter casar castle catherine cement century
    challenge chambers champion charm check chicken chico chili china chloe circle clark clara clear
    clever coats cocoa coin colony comer community concrete conde convent convoy cook cooks cool
    cooper cope cord cost costa couch council counselor country coward coyote crook cross crystal
    dale daniel darling david dawn deal delight dent deposit deputy descanso diablo dice dinero
    dinosaur distant divide donna drain dresser drift driver drums duck dulce earl earth echo
    economy edward effort embarrass emily empire era ethan exchange experiment falls farmer farmers
    fate fellows felt fence fields finger florida force foreman fork fortuna fountain frank fred
    freedom friendly fries frontier gallant ganado gap gas gate gates gay george golf gordo gordon
    gratis gravity gray greene groom guerra guy guys hagan halfway hall halls harold harris hasty
    hatch haven hay hazard helen henry hermosa hills holiday homeland hometown hood hooker hooks
    howard hull humble hundred hunt hunters hurricane hurt hustle industry institute intercourse
    interior ira iron issue jack jackpot jean jeff jet joseph joy junior kelly kevin kim landing
    largo laura lawn lead lee leo levels lewis liberal licking likely lively loco lodge lone lookout
    loop louise lovely loyal luck luke luther magazine maiden malo man manly manor many marathon
    marina mark marks martha martin marty marissa mary maximo means mental merit meta michael
    midnight miles miller mina mio miracle miranda mission mode model monitor moon moose mutual nada
    napoleon needles nice noble nuevo nursery odd okay oliver oral ordinary organ oscar otto pace
    painter palm palms palo parks patrick paul peak peck peculiar pedro peel pep perdido petty
    pickle piedra pigeon pilgrim pillow pilot pinch pitcher plantation plato plum poca points polo
    pony portal pound powers pray pride progreso prospect protection pueblo purchase rachel railroad
    rainbow rains range ray raymond reader reform register aloha una real person hand door frio
    remote rescue reserve rico riddle ridge robert roca rocky rodeo roll roma romance royal roy ruso
    rule rush ryan rye saco safe saint salida salmon salvo sandwich sarah savage scott secretary
    section sells seth shade shaw shell shields shock shore shorter silver simon singer siren
    sisters slaughter slick smith snow solo soldier southwest spray stamps standard strawberry
    street strong sultan summit sundown sunrise sunset sunshine superior supply susan swift tad
    talent tampico telegraph telephone tell terry thomas tiger tiro toast tome tony tow tower trade
    traer trail transfer triangle triumph trout tunnel turkey universal vale van vera vest vet
    veteran victoria vincent virgin volcano wake wall walls war ward warden warrior waters waves
    weed welcome wing wink winner wisdom wise worth zone
  `
    .trim()
    .split(/\s+/)
    .concat(
      "el verano",
      "la casa",
      "country club",
      "live oak",
      "oak hill",
      "spring valley",
      "the hammocks",
      "golden gate",
      "el campo",
      "green valley",
    ),
);

/** Names whose second city has over 50,000 people but few ZIPs. */
const TWO_LARGE: ReadonlySet<string> = new Set(["jacksonville"]);
/**
 * How many times the ZIPs of any other city of the name the meant city must have: our value, about
 * ten times the people.
 */
const OTHERS = 7;
/** Compared with a city of this many ZIPs, a place with a single one is small. */
const CITY_ZIPS = 5;

/**
 * Whether a name clearly means its first city: no other has more than a seventh of its ZIPs, which
 * approximate its population.
 */
export function isClear([first, second]: readonly NamedCity[]): boolean {
  const name = first?.city.toLowerCase() ?? "";
  if (first !== undefined && MEANT_STATE.get(placeName(name)) === first.state) return true;
  return (
    first !== undefined &&
    (second === undefined ||
      (!TWO_LARGE.has(name) &&
        (second.zips * OTHERS <= first.zips || (second.zips === 1 && first.zips >= CITY_ZIPS))))
  );
}
