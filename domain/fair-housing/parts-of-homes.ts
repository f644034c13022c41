// Lists parts of houses and of land that only look like words about people or safety.
import { SOMEBODY_IN_SPANISH } from "./mobility.ts";
import { PAINTED } from "./painted-things.ts";
import { allWords } from "./reading.ts";
import { anyOf } from "../qualification/phrases.ts";

/** A safe in a house: it follows an article, and is bolted down, opened, left or moved out. */
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

/**
 * Section 8 of a township, as surveys and deeds describe land; "a quarter of the tenants on Section
 * 8" is not land.
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
/** Parts of homes and of land that only look like words about people. */
export const HOMES = [
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
