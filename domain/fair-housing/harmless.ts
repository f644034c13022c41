// Where a word of the screens means nobody: names of streets and counties, parts of a house, and
// the marketplace's own words.
import { anyOf } from "../qualification/phrases.ts";
import { SOMEBODY_IN_SPANISH } from "./mobility.ts";
import { allWords, readable, without } from "./reading.ts";

const NAMED_AFTER = anyOf(
  "whites?",
  "black",
  "brown",
  "gay",
  "christian",
  "churche?s?",
  "church hill",
  "temple",
  "mission",
  "military",
  "veterans?",
  "race",
  "deaf",
  "indian",
  "spanish",
  "english",
  "french",
  "german",
  "irish",
  "polish",
  "bachelors?",
  "senior",
  "young",
  "seniors",
  "family",
  "catholic",
  "jewish",
  "baptist",
  "methodist",
  "presbyterian",
  "lutheran",
  "adventist",
  "episcopal",
  "orthodox",
  "chapel",
  "cathedral",
  "synagogue",
  "mosque",
  "parish",
  "abbey",
  "bishop",
  "school",
  "schoolhouse",
  "college",
  "university",
  "safe",
  "exclusive",
  "soldiers?",
  "marine",
  "army",
  "navy",
  "american",
  "mexican",
  "cuban",
  "italian",
  "chinese",
  "japanese",
  "asian",
  "african",
  "african american",
  "hispanic",
  "latin",
  "native",
  "russian",
  "portuguese",
  "dutch",
  "greek",
  "hood",
  "walkers?",
  "cane",
  "lady",
  "ladies",
  "women",
  "womens",
  "mens",
  "childrens?",
  "kids",
  "orphans?",
  "widows?",
  "divorce",
  "quality",
  "gang",
  "rob",
);
const NAMES_OF_PLACES = anyOf(
  "streets?",
  "st",
  "avenue",
  "ave",
  "boulevard",
  "blvd",
  "roads?",
  "rd",
  "lane",
  "ln",
  "drive",
  "dr",
  "court",
  "ct",
  "terrace",
  "circle",
  "trail",
  "parkway",
  "pkwy",
  "highway",
  "hwy",
  "turnpike",
  "pike",
  "alley",
  "loop",
  "way",
  "plains",
  "county",
  "parish la",
  "university",
  "college",
  "hospital",
  "medical center",
  "health center",
  "clinic",
  "cemetery",
  "museum",
  "airport",
  "station",
  "library",
  "mall",
  "creek",
  "river",
  "lakes?",
  "springs?",
  "wells",
  "hills?",
  "heights",
  "rocks?",
  "oaks?",
  "ridge",
  "point",
  "bay",
  "beach",
  "island",
  "harbor",
  "valley",
  "mountains?",
  "falls",
  "shores",
  "forest",
  "viejo",
  "hawk",
  "diamond",
  "bear",
  "pass",
  "bluff",
  "mill",
  "square",
  "gate",
  "bend",
  "canyon",
  "butte",
  "mesa",
  "memorial",
  "stadium",
  "theater",
  "theatre",
  "golf course",
  "golf club",
  "hat",
  "fork",
  "lick",
  "grove",
  "landing",
);
/** After an article a word is no name: "a gay street" asks who lives there. */
const NAMES = [
  new RegExp(
    `(?<!\\b(?:an?|any|more|most|mostly|very|too|that) )\\b${NAMED_AFTER} [a-z]{1,20} ` +
      "(?:streets?|st|avenue|ave|boulevard|blvd|road|rd|lane|ln|drive|parkway|pkwy|highway|hwy|" +
      "trail)\\b",
    "g",
  ),
  new RegExp(
    `(?<!\\b(?:an?|any|more|most|mostly|very|too|that) )\\b${NAMED_AFTER}(?: (?:memorial|` +
      `street|creek|lake|river|hill|park|springs?|oaks?))? ${NAMES_OF_PLACES}\\b`,
    "g",
  ),
  allWords(
    "(?:calle|avenida|av|condado|parque|bulevar|paseo|camino|plaza|cerro|rio|lago|universidad|" +
      "hospital|rancho|hacienda|estacion) (?:de (?:la |las |los |el )?|del |la |el |los |las " +
      `)?${anyOf("iglesia", "capilla", "catedral", "templo", "mision", "parroquia", "militar", "veteranos?", "blanc[oa]s?", "negr[oa]s?", "moren[oa]s?", "familia", "ninos?(?: heroes)?", "cristian\\w*", "escuela", "colegio", "indi[oa]s?", "segur[oa]", "senoritas?", "damas", "soldados?", "solteros?", "cristo", "catolica", "americas?", "latina", "mujer(?:es)?", "pobres?")}`,
    "mt bachelor",
    "mount bachelor",
    "temple (?:tx|texas)",
    "black friday",
    "black hills",
    "church (?:hill|falls)",
    "falls church",
    "boys town",
    "ladys island",
    "christian (?:dior|county|lane)",
    "st (?:marys|pauls?|johns?|josephs?|lukes?|judes?) (?:hospital|medical\\w*|street|st|" +
      "ave\\w*|college|university)",
    "(?:mr|mrs|ms|dr|agent|judge|officer) (?:white|black|brown|young|christian|gay|church|" +
      "bishop|jew|priest|price)",
    "little (?:havana|italy|saigon|haiti)",
    "fort \\w+",
    "naval base",
    "military (?:bases?|post|academy|time|discount|clause|leave|loan)",
    "(?:mount|mt|robin|captain) hood",
  ),
] as const;

/**
 * A safe that stands in a house: it comes after an article, and is bolted down, opened, left or
 * moved out.
 */
const SAFE_TO_LOCK = anyOf(
  "(?:the|an?|his|her|their|my|our|that|this|old|big|large|small|heavy|steel|fireproof|" +
    "sellers?|owners?) safes?(?= (?:in (?:the|it|my|her|his|their|a)|behind|under|inside|bolted|" +
    "that weighs?|is (?:bolted|included|locked|staying|big|heavy)|stay|stays|come|comes|" +
    "convey\\w*|included?|weigh\\w*|work\\w*|opens?|door|key|code|combination|with (?:a |the " +
    ")?(?:key|combination|code|dial)))",
  "(?:code|combination|combo|key|keys|dial) (?:for|of|to) (?:the|that|a|his|her|their) (?:\\w+ " +
    ")?safe",
  "how (?:heavy|big|old|large|deep|wide) is the (?:\\w+ )?safe(?! \\w)",
  "(?:leave|leaves|leaving|take|takes|taking|move|open|include|includes|bolt|crack|sell|sells) " +
    "(?:the|his|her|their|that|a) (?:\\w+ )?safe(?! \\w)",
);

const OVER_A_STOVE = anyOf(
  "stoves?",
  "(?:the|gas|electric|new|black|white) ranges?",
  "cook ?tops?",
  "ovens?",
  "burners?",
  "downdraft",
  "exhaust",
  "vents?",
  "venting",
  "microwaves?",
  "ductless",
);
const RANGE_HOOD = anyOf(
  "(?:range|vent|stove|kitchen|oven|cook ?top|exhaust|extractor|copper|stainless|steel|fume|" +
    "chimney|island) hoods?",
  `hoods?(?=[^.!?]{0,60}\\b${OVER_A_STOVE}\\b)`,
  "(?:with|have|has|having|add|install\\w*|includes?) an? hood(?! (?:vibe|feel|crowd|" +
    "reputation|side|area))",
  `hoods?(?<=\\b${OVER_A_STOVE}\\b[^.!?]{0,60}hoods?)`,
);

/** What is painted: "all white" and "puro negro" say nothing of people beside it. */
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
const PAINTED = anyOf(
  `${A_COLOUR}(?<=\\b${PAINT}\\b[^.!?]{0,40})(?! ${BESIDE_COLOUR})`,
  `${A_COLOUR}(?! ${BESIDE_COLOUR})(?=(?: \\w+){0,3} ${PAINT}\\b)`,
  "(?:all|mostly) (?:white|black|brown) (?:inside|outside|throughout|interior|exterior|in and " +
    "out)(?=$|[,.;!?]| and| with| but)",
);

/**
 * Section 8 of a township, as surveys and deeds describe land; "a quarter of the tenants on Section
 * 8" is none.
 */
const NO_LAND =
  "(?! (?:people|tenants?|renters?|voucher\\w*|housing|recipients?|holders?|famil\\w+|units?|" +
  "residents?|leads?))";
const PART_OF_LAND = anyOf(
  "[ns][ew]",
  "(?:north|south)(?:east|west)?(?: half| quarter)?",
  "(?:east|west)(?: half| quarter)?",
  "quarter",
  "half",
  "[nsew]{0,2}1 [24]",
  "lots? \\d+(?: and \\d+)?",
  "corner",
);
const SURVEYED = anyOf(
  `${PART_OF_LAND},? of (?:said )?sec(?:tion)? (?:8|eight)${NO_LAND}`,
  `(?:1 [24]|[ns][ew]) sec(?:tion)? (?:8|eight)${NO_LAND}`,
  "(?:part|portion|rest|remainder) of sec(?:tion)? (?:8|eight)(?=,? (?:lying|t ?\\d|range|r " +
    "?\\d|and|west|east|north|south))",
  "(?:mitad|cuarto|parte|esquina) (?:norte|sur|este|oeste|nor[eo]este|noroeste|sur[eo]este|" +
    "suroeste|sudeste) de (?:la )?seccion (?:8|ocho)",
);
/** The eighth section of a contract or of rules. */
const OF_A_PAPER = anyOf(
  "(?:section|sec) (?:8|eight) (?:of|in) (?:the|your|our|my|this|that|these) (?:\\w+ " +
    "){0,2}(?:terms|contract|agreement|lease|polic(?:y|ies)|rules|bylaws|ccrs?|deed|disclosures?|" +
    "forms?|guide|manual|docs?|documents?|addendum|handbook|page|act|code|covenants|plat|title)",
  "(?:agreement|contract|terms|bylaws|manual|guide|document)s?,?(?: (?:is|under|see|at|in|what|" +
    "whats)){1,3} section (?:8|eight)",
  "seccion (?:8|ocho) (?:del|de (?:la|los|las|su|sus|tu|tus|mi|este)) (?:\\w+ )?(?:contrato|" +
    "reglamento|acuerdo|terminos|escritura|formulario|convenio|poliza|documento|manual|" +
    "politicas?|anexo|lote|municipio|township|plano)",
);

const LANGUAGE = anyOf(
  "english",
  "spanish",
  "korean",
  "chinese",
  "mandarin",
  "cantonese",
  "vietnamese",
  "arabic",
  "russian",
  "french",
  "portuguese",
  "tagalog",
  "hindi",
  "punjabi",
  "urdu",
  "farsi",
  "(?:haitian )?creole",
  "japanese",
  "german",
  "italian",
  "polish",
  "ingles",
  "espanol",
  "coreano",
  "chino",
  "mandarin",
  "vietnamita",
  "arabe",
  "ruso",
  "frances",
  "portugues",
  "tagalo",
  "creol",
  "japones",
  "aleman",
  "italiano",
);
const SPEAKERS = anyOf(
  "leads?",
  "people",
  "buyers?",
  "sellers?",
  "famil\\w+",
  "neighbou?r\\w*",
  "areas?",
  "parts?",
  "side",
  "towns?",
  "tenants?",
  "renters?",
  "owners?",
  "folks",
  "communit\\w+",
  "homeowners?",
  "homes?",
  "house\\w*",
  "streets?",
  "districts?",
  "speakers?",
  "speaking",
  "last",
  "names?",
  "clients?",
  "customers?",
  "residents?",
  "zips?",
  "schools?",
  "church\\w*",
  "shops?",
  "women",
  "men",
  "couples?",
  "callers?",
  "population",
);
/** Several of them, to the last: what follows must be no noun for people or for where they live. */
const LANGUAGES =
  `${LANGUAGE}(?:(?:,? (?:and|or|y|o|e|u)|,)(?: (?:just|only|maybe|solo))? ` +
  `${LANGUAGE}){0,4}(?!,? (?:and |or |y |o )?${LANGUAGE})(?!(?: (?:and|or|y|o) \\w+)? ` +
  `${SPEAKERS})`;
/** The languages that forms, pages and letters are written in: nobody is told by them. */
const OF_THE_PRODUCT = anyOf(
  `(?:in|into|en) (?:both |just |only |solo )?${LANGUAGES}`,
  "(?:translat\\w*|switch\\w*|chang\\w*|set|convert\\w*|traduc\\w*|cambi\\w*)(?: \\w+){0,4} " +
    `(?:to|al?) ${LANGUAGES}`,
  "(?:widgets?|forms?|pages?|site|website|dashboard|app|version|translations?|emails?|texts?|" +
    "languages?|interface|menu|formularios?|paginas?|sitio|tablero|correos?|idiomas?|" +
    "traduccion)(?:,? (?:in|into|to|have|has|be|shown|come|comes|available|support\\w*|offered|" +
    "any|also|the|a|for|of|or|and|only|just|with|switched|does|do|use|esta|en|hay|tiene|de|" +
    `al)){0,6} ${LANGUAGES}`,
  `(?:you|widget|form|page|site|app|platform) (?:guys )?(?:support|offer|translate) ${LANGUAGES}`,
  `${LANGUAGE} (?:part|section|side|half|version|column|text) of (?:the|this|your|my|our) ` +
    "(?:form|page|site|widget|contract|document|email|sign|letter)",
);

const FIGURES = anyOf(
  "traffic",
  "spend\\w*",
  "budgets?",
  "sources?",
  "clicks?",
  "visits?",
  "visitors?",
  "returns?",
  "portfolio",
  "bids?",
  "payouts?",
  "earnings",
  "costs?",
  "prices?",
  "fees?",
  "score",
  "invoices?",
  "bill",
  "campaigns?",
  "inventory",
  "posts?",
  "pings?",
  "calls?",
  "listings?",
  "leads? by (?:source|state|price|status|zip|day|device|type)",
);
const MADE_UP_OF = `make ?up of (?:(?:my|our|the|this|that|last|all) |\\w+s )?(?:last )?(?:\\w+ ){0,2}${FIGURES}`;
/**
 * Who works with or comes to somebody's own pages: the channel, the device or the seat is asked
 * for.
 */
const MY_VISITORS = anyOf(
  "(?:my|our) (?:people|folks)(?= (?:\\w+ ){0,4}(?:log\\w*|sign in|sign up|click\\w*|access|" +
    "seats?|logins?|accounts?|invited?|dashboard|password))",
  "(?:my|our) (?:people|folks|visitors)(?= (?:\\w+ ){0,4}from,? [^.!?]{0,30}\\b(?:facebook|fb|" +
    "google|bing|tiktok|youtube|instagram|ads?|email|organic|search|seo|mobile|phones?|" +
    "desktop)\\b)",
  "mi gente(?= (?:\\w+ ){0,4}(?:entra\\w*|acces\\w*|tablero|sesion|cuenta|celular|computadora|" +
    "contrasena|panel))",
  "mi gente(?=,? [^.!?]{0,30}\\b(?:google|facebook|tiktok|anuncios|correo|celular|computadora)\\b)",
  "mi gente(?<=\\b(?:puede|deja\\w*|invit\\w+) (?:\\w+ )?mi gente)(?= (?:entrar|ver|usar))",
);

const THINGS =
  "(?:kitchens?|cabinets?|countertops?|counters?|walls?|trim|tile\\w*|quartz|granite|marble|" +
  "brick\\w*|siding|paint|fence|doors?|windows?|appliances?|stainless|fixtures?|hardware|" +
  "carpet|floors?|flooring|oak|ceilings?|shaker|subway|farmhouse|sink|roof|shutters?|house|" +
  "picket|sand|stone|vanit\\w+|island|mold|hat|list\\w*|box|label\\w*|papers?|board|space|" +
  "background|mode|text|screen|colou?r\\w*|and white photo\\w*|ink|theme)";
const STYLES =
  "(?:italian|french|spanish|english|mexican|chinese|japanese|asian|german|european|dutch|" +
  "irish|polish|indian|american|russian|korean|vietnamese|arabic|native|moroccan|persian|" +
  "african|anglo)";
const HOMES = [
  allWords(
    "(?:single|multi|two|three|four|2|3|4|5|one|1|multi) ?famil(?:y|ies)",
    "unifamiliar(?:es)?",
    "multifamiliar(?:es)?",
    "bifamiliar(?:es)?",
    "family (?:rooms?|dens?|kitchens?|trust|law|name|business|owned|run|farms?|gatherings?|" +
      "dinners?|meals?|movie|game|reunions?|celebrations?|homestead|heirlooms?|size\\w*|plan|" +
      "suites?|bath\\w*|members? account|dining|doctor)",
    "(?:sala|salon|cuarto|estancia|bano|negocio|medico|fideicomiso) (?:de )?familiar(?:es)?",
    "sala de (?:la )?familia",
    "(?:de|of) (?:a )?family of \\w+",
    "family of \\w+",
    "familia de \\w+",
    "(?:child|baby|kid|toddler|pet) ?(?:proof|safe|gate|lock|resistant)\\w*",
    "(?:seguros?|puerta|cerraduras?|barandal)(?: \\w+)? (?:a prueba de|para) (?:ninos|bebes)",
    "a prueba de (?:ninos|bebes)",
    "(?:kids|childrens|childs|babys?|girls|boys|guest|teen|ninos|nursery) (?:bed)?(?:rooms?|" +
      "bath\\w*|closets?|wings?|desk|hospital|museum|section|menu|playground|pool|play ?areas?)",
    "child ?care cent\\w+",
    "childrens (?:hospital|museum|library)",
    "boys and girls clubs?",
    "friends and family",
    "family and friends",
    "familia y amigos",
    "amigos y familia",
    "(?:adults |adultos |persons |personas |applicants |anyone )?(?:over|mayores de|at least|" +
      "older than|de mas de|under|menores de) (?:the age of )?18(?: years?| anos)?",
    "18 (?:years )?(?:and|or) (?:over|older)",
    "spanish speaking (?:agents?|staff|reps?|support|team|operators?|callers? line)",
    "(?:area de )?juegos (?:infantiles|para (?:\\w+ )?ninos)",
    "(?:sala|cuarto|recamara|habitacion|espacio|patio|bano|comedor|jardin|area|parque|alberca|" +
      "columpios|closet) (?:infantil|para (?:la |el |los |las |tus |sus |mis |mi |tu |su " +
      ")?(?:familia|ninos|hijos|ninas|bebe|suegra|suegros|abuelos|mama|papa|padres|visitas))",
    "cuarto de (?:los )?(?:ninos|ninas|bebes?)",
    "(?:play ?)?(?:yard|room|bedroom|space|area|den|basement|bunk\\w*|pool|swing ?set|tree " +
      "?house|loft) for (?:the |my |our |your |two |three |\\d )?(?:kids|children|family|baby|" +
      "grandkids|parents|mother|in laws)",
    "(?:mother|father|parents?) in law (?:suites?|units?|apartments?|quarters)",
    "in law (?:suites?|units?|apartments?|quarters)",
    "bachelor (?:apartments?|units?|suites?|studios?)",
    "master (?:bed\\w*|suites?|bath\\w*|plan\\w*)",
    "granny (?:flats?|units?)",
    "nanny (?:suites?|quarters)",
    "maids? (?:room|quarters)",
    "lady ?bugs?",
    "male (?:and |or |to )?(?:connector|adapter|plug|fitting|thread|end|female)\\w*",
    "female (?:connector|adapter|plug|fitting|thread|end)\\w*",
    "(?:male|female)(?: and)? (?:male|female) (?:connector|adapter|plug|fitting|thread|end)\\w*",
    "conector(?:es)? (?:macho|hembra)",
    `(?:white|black|brown|all white|all black|red|blanc[oa]s?|negr[oa]s?) ${THINGS}`,
    "(?:gabinetes?|cocina|paredes?|pisos?|azulejos?|puertas?|techos?|marcos|encimeras?|ropa|" +
      "electrodomesticos|cuarzo|granito) (?:en |de color |color )?(?:blanc[oa]s?|negr[oa]s?|" +
      "moren[oa]s?)",
    "off white",
    "white (?:pine|oak|glove)",
    "black (?:walnut|stainless|top)",
    "lista negra",
    "mercado negro",
    "brown ?stones?",
    "blind (?:corner|spot|bid\\w*|auction|curve|test)",
    "window blinds",
    `${STYLES} (?:style\\w*|doors?|tudor|colonial|revival|ranch|bungalow|tiles?|marble|villa|` +
      "mission|oven|drain|moss|oak|architecture|inspired|cottage|garden|countertops?|" +
      "restaurants?|food|grocer\\w*|supermarkets?|markets?|bakery|takeout|cuisine|version|" +
      "translation|language|text|form|cabinets?|lake|maples?|rugs?|plum|pine|red|standard|" +
      "express|airlines|furniture|windows?|characters|fonts?|alphabet|influence\\w*)",
    "estilo (?:\\w+)",
    "(?:pintura|teja|cocina|puerta|comida|restaurantes?|version|idioma) (?:\\w+an[oa]|china|" +
      "arabe|francesa|espanola|inglesa)",
    "(?:mature|native|old growth|young|orphan|specimen)(?: \\w+)? (?:trees?|oaks?|landscap\\w*|" +
      "gardens?|maples?|pines?|plants?|plantings|orchards?|palms?|shade|grass\\w*|shrubs|peach|" +
      "fruit|citrus)",
    "arboles (?:\\w+)",
    "accent (?:walls?|lighting|colou?rs?|lights?|tiles?|pieces?|marks?)",
    "(?:pared|color) de acento",
    "(?:wall|floor|gun|fire|built in|hidden|hotel|jewelry|storm|home) safes?",
    "safes? (?:deposit|room|harbor|bet|mode|list|stays?|conveys?|word|link|play)",
    "on the safe side",
    SAFE_TO_LOCK,
    RANGE_HOOD,
    PAINTED,
    "cajas? (?:fuertes?|de seguridad)",
    "(?:fire|tornado|storm) safe\\w*",
    "safety (?:features?|glass|rails?|gates?|inspection|net|first|code|recall|switch)",
    "(?:security|alarm|camera) (?:systems?|cameras?|deposit|guards?|code|settings?|key|gate)",
    "(?:sistema|camaras?|codigo|deposito|guardia|llave|ajustes|copia|cinturon|caja) de seguridad",
    "(?:parking|gift|discount|travel|meal|drink|ad|hotel) (?:vouchers?|benefits)",
    "ad vouchers?",
    "section (?:8|eight)(?: of)?,? (?:township|twp|lot|block|plat|range|north|south|land|parcel)",
    SURVEYED,
    OF_A_PAPER,
    "lot \\w+,? section (?:8|eight)",
    "sec 8,? (?:township|twp|t\\d)",
    "(?:parcel|plat|lote|legal description)[^.!?]{0,20} sec(?:tion|cion)? 8",
    "section 8,? t ?\\d",
    "seccion 8 (?:municipio|lote|township)",
    "handicap(?:ped)? (?:parking|accessible|ramps?|access|bath\\w*|showers?|friendly|rails?|" +
      "bars?|stalls?|equipped|spaces?)",
    "disabled parking",
    "wheelchair (?:ramps?|access\\w*|lifts?|friendly|width|turning)",
    "accessib\\w+",
    "adaptad[oa] para (?:\\w+ )?(?:discapacitados|sillas? de ruedas)",
    `silla de ruedas(?<!\\b${SOMEBODY_IN_SPANISH}(?: \\w+){0,5} silla de ruedas)`,
    "step ?free",
    "kosher (?:kitchen|meals?)",
    "merry christmas",
    "happy (?:easter|hanukkah|holidays)",
    "church pews?",
    "(?:former|converted|old|historic) (?:church|schoolhouse|synagogue|chapel|parsonage|" +
      "convent|rectory|firehouse)",
    "cathedral (?:ceilings?|windows?)",
    "french doors?",
    "race ?tracks?",
    "track (?:lighting|lights?)",
    "gang (?:box|switch|way)",
    "rough (?:in|cut|sawn|hewn|idea|estimate|number|guess|draft|plumbing|count|figure|average)\\w*",
    "lady finger",
    "service elevator",
    "country kitchen",
    "student (?:loans?|debt)",
    "prestamos? estudiantil(?:es)?",
    "senior (?:loan|account|manager|rep\\w*|support|agent|developer|staff|contact|underwriter|" +
      "mortgage|lien|exemption|freeze|discount|vice|officer|engineer|partner|broker|advisor|year)",
    "senior (?:liens?|centers?|discount|debt)",
    "race to",
    "sober (?:look|estimate|view)",
    "minor (?:repairs?|edits?|changes?|work|updates?|cosmetic|issues?|version|fixes)",
    "crime (?:scene|novel)",
    "shooting (?:range|star)",
    "drug ?stores?",
    "robbing peter",
    "couple of",
    "un par de",
  ),
] as const;

const MARKETPLACE = [
  allWords(
    "(?:parent|child|orphan\\w*|sister|sibling|master|family) (?:ids?|accounts?|records?|" +
      "compan(?:y|ies)|campaigns?|sources?|folders?|rows?|nodes?|keys?|elements?|process|" +
      "leads?(?= ids?)|tickets?|plan|categor\\w+)",
    "cuentas? (?:padre|madre|hij[oa]s?|principal)",
    "registros? (?:padre|hij[oa]s?)",
    "race conditions?",
    "(?:foreign|native|master) (?:keys?|ads?|apps?|integrations?|currency|phones?|numbers?|" +
      "transactions?|code|formats?|support|language|placements?)",
    "white ?labell?\\w*",
    "white ?list\\w*",
    "black ?list\\w*",
    "marca blanca",
    "anuncios nativos",
    "blind (?:bids?|auctions?|post\\w*|transfers?)",
    "divers(?:ify|ified|ification|ificar|e (?:sources?|traffic|campaigns?|set of sources|" +
      "channels?|portfolio))\\w*",
    "diversity of (?:sources?|traffic|channels?)",
    "disabled? (?:my |the |a |this |that |our |all )?(?:campaigns?|sources?|accounts?|" +
      "settings?|notifications?|emails?|webhooks?|buttons?|users?|forms?|links?|keys?|fields?|" +
      "rules?|filters?|bids?|features?|postbacks?|schedules?|alerts?|seats?|by (?:default|me|the|" +
      "an?)|until|because|right now|yet|again|for now|since|automatically)",
    "(?:campaigns?|sources?|accounts?|settings?|notifications?|webhooks?|buttons?|users?|" +
      "forms?|links?|keys?|fields?|rules?|filters?|bids?|schedules?|seats?|integrations?|it|they|" +
      "keep|keeps|get|gets|got|getting) (?:is |are |was |were |been |being |be |showing |show |" +
      "shows |marked |shown |as |say |says |now |still |got |get |so |automatically " +
      "){0,3}disabled",
    "(?:esta|estan|sale|salen|aparece|aparecen|sigue)n? (?:des|in)habilitad[oa]s?",
    "(?:leads?|listing|record|post|account|data|file|click|ping|domain|cache|inventory)s? ages?",
    "(?:average|max(?:imum)?|min(?:imum)?|median|mean) (?:lead )?age of (?:my |the |our |these " +
      "|those )?(?:leads?|listings?|records?|posts?)",
    "age of (?:my |the |our |these |those |each |a )?(?:leads?|listings?|records?|posts?|house|" +
      "home|roof|property|building|account)",
    "aged (?:leads?|receivables|records?|lists?)",
    "(?:old(?:er|est)?|fresh|young(?:er|est)?|new) (?:leads?|listings?|records?|posts?|" +
      "campaigns?|sources?|homes?|houses?)",
    "(?:leads?|prospectos) (?:viejos|nuevos|frescos)",
    "antiguedad de(?:l| los| mis) (?:leads?|prospectos)",
    "retired? (?:the |my |a |this )?(?:campaigns?|sources?|forms?|keys?|links?|versions?)",
    "(?:mature|young) (?:campaigns?|sources?|accounts?|markets?)",
    "single (?:bids?|sign|click|lead|use|page|source|field|call|request|sale|post|payment|" +
      "campaign|source|buyer (?:leads?|sale|per)|story|level|car|unit|pane|file|point|account|" +
      "login|level|storey|wide)",
    "married to",
    "exclusive (?:leads?|buyers? agents?|agents?|listings?|rights?|offers?|sales?|access|" +
      "deals?|use|pricing|campaigns?|contracts?|agreements?|to me|to one|or shared|mode)",
    "leads? exclusiv[oa]s?",
    "shared or exclusive",
    "quality (?:score|leads?)",
    "kinds? regards",
    "(?:good|bad|better|best|worst|quality|trashy|junk|shady|sketchy|dangerous|rough|urban|" +
      "normal|clean|right|wrong|certain) (?:leads?|sources?|traffic|campaigns?|bids?|data|" +
      "prospectos|fuentes|sub ?sources?|publishers?|affiliates?|numbers?|phones?)",
    "(?:urban|rural|suburban) (?:or|and|vs|versus) (?:urban|rural|suburban)",
    "gender neutral",
    "origin (?:headers?|urls?|domains?|pages?)",
    "race (?:each other|to close|against)",
    "accents? (?:marks?|in (?:names?|the|my|a)|and|on letters)",
    "acentos en",
    "tracks? (?:clicks?|my|the|leads?|conversions?)",
    "va (?:loans?|leads?|mortgages?|buyers? leads|financing|refi\\w*|eligible|approved)",
    "hard money",
    "minority (?:stake|share|interest|of (?:my|the|leads|posts))",
    "(?:team|seat|office) members?",
    "kid ?s? sister",
    "equal housing\\w*",
    "native (?:american )?title",
    OF_THE_PRODUCT,
    MADE_UP_OF,
    "(?:place|country) of birth (?:fields?|columns?|box|line|asked)",
    MY_VISITORS,
    "widget a ingles",
    "(?:idioma|pagina|formulario|version|widget|texto|correo|app)[^.!?]{0,16}(?:ingles|espanol)",
    "(?:in|en|into) (?:english|spanish|ingles|espanol)",
    "al? (?:ingles|espanol)",
    "(?:agents?|reps?|support|someone|person|operador|agente|alguien)(?: \\w+){0,2} (?:who |" +
      "that |que )?(?:speaks?|habla|hable) (?:english|spanish|ingles|espanol)",
  ),
] as const;

const IN_QUOTES = /["\u201C\u00AB]([^"\u201C\u201D\u00AB\u00BB]{1,60})["\u201D\u00BB]/g;
const NAMES_A_THING =
  /\b(?:campaigns?|campa(?:n|\u00F1)as?|renam\w+|called|named|llamad[oa]|llama|sources?|fuentes?|forms?|formularios?|tags?|lists?|fields?|campos?|headline|subject|folder|files?)\b/i;
/** A state as it stands after a town: the beginning of its name, or its two letters. */
const STATES = anyOf(
  "Ala",
  "Ariz",
  "Ark",
  "Calif",
  "Colo",
  "Conn",
  "Del",
  "Flor",
  "Georgia",
  "Hawaii",
  "Idaho",
  "Ill",
  "Ind",
  "Iowa",
  "Kan",
  "Kent",
  "Lou",
  "Maine",
  "Mary",
  "Mass",
  "Mich",
  "Minn",
  "Miss",
  "Mont",
  "Neb",
  "Nev",
  "New ",
  "North ",
  "Ohio",
  "Okla",
  "Oreg",
  "Penn",
  "Rhode",
  "South ",
  "Tenn",
  "Tex",
  "Utah",
  "Verm",
  "Virg",
  "Wash",
  "West ",
  "Wis",
  "Wyo",
  "(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|" +
    "S[CD]|T[NX]|UT|V[AT]|W[AIVY])\\b",
);
const NO_TOWN = `(?!${anyOf(
  "People",
  "Famil",
  "Neighb",
  "Area",
  "Communit",
  "Home",
  "Buyer",
  "Tenant",
  "Lead",
  "Folk",
  "Household",
  "Only",
  "Women",
  "Men",
  "Couple",
  "Profession",
  "Part",
  "Resident",
  "Kids",
  "Child",
  "Values",
  "Adult",
  "Friend",
  "Renter",
  "Side",
  "Section",
  "Enclave",
  "Barrio",
  "Church",
  "Population",
  "Owner",
  "Client",
  "School",
  "Guy",
  "Girl",
  "Lad",
)})`;
/** A capital letter says that these words are somebody's own name for a thing. */
const OWN_NAMES = [
  /\b(?:[Mm]y|[Tt]he|[Oo]ur|[Mm]is?|[Ll]a) (?:[A-Z][\w'&-]{0,20} ){1,5}(?:campaigns?|source|form|list|folder|report|campa\u00F1a)\b/g,
  /\bcampa(?:\u00F1|n)a (?:de |llamada )?[A-Z]\w{0,20}(?: [A-Z]\w{0,20}){0,4}/g,
  /\b(?:White|Black|Christian|Gay|Church|Temple|Indian|Bishop|Jesus|Israel|Race|Military|Veterans?|Lady|Bachelor|Mission|Parish|Chapel|Spanish|English) (?!People|Famil|Neighb|Area|Communit|Home|Buyer|Tenant|Lead|Folk|Household|Only|Women|Men|Couple|Profession|Part|Resident|Kids|Child|Values|Adult|Friend|Engineer|Work|Owner|Client|Famili|Sounding|Speak|Town|District|Popul|Crowd|Renter)[A-Z][a-z]{2,}\b/g,
  new RegExp(
    "\\b(?:Mexican|American|French|German|Indian|Italian|Spanish|Polish|Irish|Russian|Dutch|" +
      "Greek|Cuban|Chinese|Japanese|Asian|African|English|White|Black|Brown|Christian|Jewish) " +
      `${NO_TOWN}[A-Z][a-z]{2,}(?=,? ${STATES})`,
    "g",
  ),
  new RegExp(
    `\\b(?:Arab|China|Cuba|Mexico|Brazil|Poland|Italy|Lebanon|Indian|Christian)(?=, ${STATES})`,
    "g",
  ),
] as const;

/**
 * A readable text without names and parts of houses that only look like words about people, safety
 * or schools.
 */
export function withoutLookAlikes(text: string): string {
  return without(readable(without(text, OWN_NAMES)), [...NAMES, ...HOMES, ...MARKETPLACE]);
}

/** The same of a question, whose quoted words may be the name of a campaign or a field. */
export function withoutOwnNames(asked: string): string {
  return withoutLookAlikes(NAMES_A_THING.test(asked) ? without(asked, [IN_QUOTES]) : asked);
}
