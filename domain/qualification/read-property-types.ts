// Reads property types in both languages; unwanted ones are left out.
import { anyOf } from "./phrases.ts";
import { KINDS } from "./property-kinds.ts";
import { Scan, TURNS } from "./scan.ts";
import type { Slots } from "./slots.ts";
import type { PropertyType } from "../lead/vocabulary.ts";

/** The number of units from which a building is multi-family. */
const MANY_UNITS = 5;

/** Words that look like a property type but are not; taken out first. */
const NOT_A_KIND = new RegExp(
  `\\b${anyOf(
    "(?<!to )(?:live|living|stay|staying|rent|renting|vivo|vivimos|rento|rentamos) (?:in |at |" +
      "en )?(?:a|an|my|our|una?|the) (?:\\w+ )?(?:trailer|apartment|condo|house|studio|townhouse|" +
      "duplex|mobile home|depa|apartamento|traila|departamento|casa)(?= (?:now|right now|at the " +
      "moment|currently|but|and want|with my|ahora|ahorita|pero|y quier))",
    "what (?:do|does|would|are|is) (?:the |a )?(?:houses?|homes?|condos?|townhouses?|" +
      "apartments?) (?:even |really |usually |typically )?(?:go|going|sell|selling|cost|run|" +
      "running|worth)\\w*(?: for)?",
    "how much (?:do|does|are|is|would) (?:the |a )?(?:houses?|homes?|condos?|townhouses?|" +
      "apartments?)",
    "(?:en )?cuanto (?:cuestan?|salen?|andan?|estan?) las casas",
    "(?:(?:^|[.!;,]) ?|(?:i|we|just|already|recently) )(?:just |already |" +
      "recently )?sold (?:my|our|the|a) " +
      "(?:\\w+ )?(?:house|home|condo|townhouse|place)",
    "granny (?:flat|unit)s?",
    "(?:mother |father )?in[- ]?laws? (?:suite|unit|apartment|apt|quarters|cottage|flat)s?",
    "guest (?:house|home|suite|cottage|quarters)s?",
    "(?:basement|garage|attached) (?:apartment|apt|studio|unit)s?",
    "adus?",
    "zoned (?:\\w+ )?(?:commercial|residential|industrial|agricultural|multi ?family)",
    "open house",
    "house ?hunt\\w*",
    "house ?hack\\w*",
    "cada lote",
    "white house",
    "house payment",
    "in[- ]house",
    "household",
    "apt\\.? ?#? ?\\d+[a-z]?\\b",
    "(?<=\\d ?(?:k|mil|grand|m)? ?)flat\\b",
    "flat(?= \\$?\\d)",
    "flat (?:fee|rate|out|screen|tire)",
    "(?:yo|me|te|lo|nadie) piso",
    "piso (?:uva|el)",
    "(?:boat|horse|travel|utility|semi|cargo|flatbed|equipment|gooseneck|rv|dump|car|" +
      "landscap\\w+|enclosed|camping|tractor) trailers?",
    "trailer (?:hitch|ball|load)",
    "(?:is|are|as) (?:my|our) offices?",
    "(?<!sell |selling |list |vender )(?:my|our|his|her) office\\b(?! (?:building|space|condo))",
    "(?:post|home|box|head|leasing|doctors|dentists|oval|school) office",
    "office (?:job|hours|manager|work|chair)",
    "oficina de (?:correos|casa)",
    "(?:work|works|worked|working|job|manage|manages|managing|manager|run|runs|cook|waitress|" +
      "waiter|bartender?|trabaj\\w+|chamb\\w+|jalo|mesero|mesera|cociner\\w+|jale)(?: (?:at|in|" +
      "for|of|en|on|de|a|an|the|una?|el|la|los)){1,2} (?:gas station|hotels?|motels?|" +
      "restaurants?|restaurantes?|warehouses?|bodegas?|tiendas?|stores?|offices?|oficinas?|" +
      "farms?|ranch|ranchos?|granjas?|retail)",
    "(?:solo|un|dos|tres|primer|segundo|tercer|1|2|3) pisos?",
    "home (?:loan|equity|owners?|buyers?)",
    "take home",
    "rented lot",
    "rental lot",
    "lot rent",
    "a lot(?! (?:where|near|with|on|zoned|size|big|in (?:a|the|an|[a-z]{5})))",
    "(?:entreg\\w+|dejar|dejamos|desocup\\w+|salir\\w* de|out of|leav\\w+|vacat\\w+|give up|" +
      "giving up|landlord(?: is)? (?:sold|selling|sells))(?: \\w+)? (?:the|my|our|el|la|mi|" +
      "nuestr[oa]|this|este|esta) (?:house|home|place|apartment|condo|casa|apartamento|" +
      "departamento|depa|traila|duplex|townhouse)",
    "lots? of",
    "parking lot",
    "land(?:ed)? a",
    "landlord",
    "ranch[- ]style",
    "(?:my|our|mi|nuestra) (?:house|home|condo|casa) (?:sells|closes|se venda)",
    "to build (?:a|my|our|on)(?: \\w+)? (?:house|home)",
    "para construir (?:mi|una|nuestra) casa",
    "farmers? market",
    "buyers? home",
    "home state",
    "(?:den|dan|dieron|llegue|llega|llego|salga|sale|salio) (?:la|mi) residencia",
    "residencia (?:permanente|legal)",
    "(?:tengo|tenemos|tramit\\w+|con) (?:la |mi )?residencia",
    "(?:pay\\w*|liv(?:e|ing)|stay\\w*|stuck|sleep\\w*|vivo|vivimos|viviendo|quedando\\w*|" +
      "pag\\w+)(?: \\w+){0,3} (?:hotels?|motels?|airbnb)",
    "(?:the|el|este|this) (?:hotel|motel)(?! (?:is|for|on|near|building|esta|en))",
    "(?:guard\\w+|estacion\\w+|parque\\w+|meter|stor(?:e|ing)|park|keep|haul|pull)(?: (?:los|" +
      "las|el|la|mis?|my|our|the|an?|una?|nuestr[oa]s?|work|company|all)){0,2} (?:trailers?|" +
      "trailas?|traileras?|boats?)",
    "homes? for the holidays",
    "at home",
    "work(?:ing)? from home",
    "apartment now",
    "phone home",
    "back home",
    "(?:get|got|go|goes|fly|come|came|coming|going|drive|stay|staying|nursing|funeral|bring) home",
    "depends on the (?:house|home|place)",
    "the (?:house|home|place) (?:is|sits) (?:on|at)",
    "the (?:house|home|place|condo) (?:has to|needs to|must|should) close",
  )}\\b`,
);

const BEFORE_A_KIND =
  "(?: (?:lo de|all|todos?|todas?))?" +
  "(?: (?:a|an|the|any|un|una|el|la|los|las|my|mis?|another|in a))?";
const REFUSED = new RegExp(
  `\\b${anyOf(
    "not?",
    "no more",
    "no longer(?: want)?",
    "remove",
    "cut(?: out)?",
    "ditch",
    "nix",
    "lose",
    "delete",
    "get rid of",
    "cross (?:off|out)",
    "take (?:off|out)",
    "rule out",
    "quit(?:a|e|en|ar|ale|ame|eme|ele)",
    "sac(?:a|ale|ame|eme|ar)",
    "borr(?:a|e|ale|ar|eme)",
    "elimin(?:a|e|ar)",
    "descart(?:a|e|ar|o)",
    "tach(?:a|e|ar)",
    "fuera(?: con)?",
    "dont want",
    "do not want",
    "dont like",
    "done with",
    "no mas",
    "ya no",
    "instead of",
    "rather than",
    "except(?: for)?",
    "but",
    "anything but",
    "everything but",
    "menos",
    "excepto",
    "ni",
    "forget",
    "scratch",
    "drop",
    "skip",
    "nvm",
    "never ?mind",
    "olvida",
    "olvidate de",
    "no es",
    "its not",
    "is not",
    "sin",
    "nada de",
    "never",
    "isnt",
    "not looking for",
    "(?:not|dont|never)(?: \\w+)? (?:to )?(?:consider|look at|see)",
    "no quiero",
    "en vez de",
    "en lugar de",
  )}${BEFORE_A_KIND} $`,
);
const REFUSED_AFTER =
  /^ (?:no(?= ?(?:[,.;!?]|$)| (?:thanks|thank|gracias|way|por favor|pls|please|me|nos|quier\w+|queremos|for))|tampoco|not really|nah|is out|are out|(?:off|out)(?:(?: of)? (?:it|there|that|the (?:list|search)|my (?:list|search)))?(?= ?(?:[,.;!?]|and\b|pls|please|$)))/;
const HOME = /\b(?:house|home|condo|townhouse|apartment|casa|apartamento)s?\b/;
const UNITS =
  /\b(\d+)[- ]?(?:\+ )?(?:units?|unidades|apartamentos|apartments?|departamentos|doors?|puertas|viviendas)\b/;

/**
 * The wanted property types, in alphabetical order; empty if none is named. Takes their words out
 * of the scan. "forget condos" keeps the other wanted types.
 */
export function readPropertyTypes(scan: Scan, { propertyType: known }: Slots): PropertyType[] {
  scan.takeAll(NOT_A_KIND);
  // "house... nah realistically a condo": only the part after the correction counts, if it names a
  // type.
  const turn = TURNS.exec(scan.text);
  if (turn !== null) {
    const rest = new Scan(scan.text.slice(turn.index));
    const { wanted } = kindsIn(rest);
    if (wanted.length > 0) {
      kindsIn(scan);
      return wanted;
    }
  }
  const { wanted, refused } = kindsIn(scan);
  const left =
    known === undefined || known === "unsure"
      ? []
      : known.filter((kind) => !refused.includes(kind));
  return wanted.length === 0 && refused.length > 0 && left.length < (known?.length ?? 0)
    ? left
    : wanted;
}

const ON_ITS_LOT =
  /\b(?:on|with|sits on|w\/|has|en|con|sobre) (?:about |over |almost |like |its own |the |unos |como )?(?:an?|half an?|\d[\d./]*|\u00A6+|un|medio|media)(?: an?)? ?(?:acres?|lots?|terreno|lote|parcel)\b/;

interface Kinds {
  readonly wanted: PropertyType[];
  readonly refused: readonly PropertyType[];
}

function kindsIn(scan: Scan): Kinds {
  const found = new Set<PropertyType>();
  const refused = new Set<PropertyType>();
  const mentioned = new Set<PropertyType>();
  const before = scan.text;
  const units = UNITS.exec(scan.text);
  if (units !== null && Number(units[1]) > 1) {
    found.add(Number(units[1]) >= MANY_UNITS ? "multi_5_plus" : "multi_2_4");
    scan.blank(units.index, units.index + units[0].length);
    scan.takeAll(
      /\b(?:apartment )?(?:buildings?|edificios?|complex(?:es)?|propert(?:y|ies)|apartamentos|apartments)(?: de (?:apartamentos|departamentos))?\b/,
    );
  }
  for (const [kind, pattern] of KINDS) {
    for (const match of scan.findAll(pattern)) {
      const isRefused =
        REFUSED.test(scan.text.slice(0, match.index)) ||
        REFUSED_AFTER.test(scan.text.slice(match.index + match[0].length));
      // Land next to another type is part of it, and a home may have an office.
      const isPart =
        (kind === "land" && found.size > 0 && !isOther(scan.text, match.index, match[0].length)) ||
        (kind === "commercial" && /^office$/.test(match[0]) && HOME.test(scan.text));
      if (isRefused) refused.add(kind);
      else if (isMentioned(scan.text, match.index, match[0].length)) mentioned.add(kind);
      else if (!isPart) found.add(kind);
      scan.blank(match.index, match.index + match[0].length);
    }
  }
  // "house on 5 acres": the land is the lot of the house, also where it is named first.
  if (found.has("land") && found.size > 1 && ON_ITS_LOT.test(before)) found.delete("land");
  const wanted = found.size > 0 ? found : mentioned;
  return { wanted: [...wanted].toSorted(), refused: [...refused] };
}

/**
 * "a townhouse actually, condos have weird fees": a type after a pause is part of a reason if
 * another one is wanted.
 */
function isMentioned(text: string, start: number, length: number): boolean {
  return (
    /(?:[,.;!]|\b(?:because|cause|cuz|since|porque|pues|ya que)) ?(?:the |la |el |las |los |a |una? )?$/.test(
      text.slice(Math.max(0, start - 20), start),
    ) &&
    /^ (?:have|has|are|is|cost|need|take|get|got|give|come|da|dan|tiene|tienen|son|es|cuesta|cuestan|sale|salen|ocupan?|llevan?)\b/.test(
      text.slice(start + length),
    )
  );
}

/** "a farm or land" names another type, but "a farm, 50 acres" states the size. */
function isOther(text: string, start: number, length: number): boolean {
  return (
    !/acre/.test(text.slice(start, start + length)) &&
    (/(?:\bor|\bo|\/) ?(?:a |an |some |un |el )?$/.test(text.slice(0, start)) ||
      /^ ?(?:or|o|\/)(?![a-z])/.test(text.slice(start + length)))
  );
}
