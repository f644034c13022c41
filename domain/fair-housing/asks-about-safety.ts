// Detects questions about how safe a place is.
import { BUSINESS } from "./marketplace-topics.ts";
import { AREAS, PLACE } from "./place-topics.ts";
import { without, words } from "./reading.ts";
import { CRIME, SAFE, SURE } from "./safety-topics.ts";

const UGLY_IN_SPANISH =
  "(?:fe[oa]|gach[oa]|pesad[oa]|brav[oa]|caliente|rud[oa]|duro|mal|peligros[oa])s?";
const AT_NIGHT = words(
  "\\d+ ?(?:pm|am)",
  "midnight",
  "late",
  "(?:after dark|at night|de noche|por la noche|alone|sol[oa])",
);
const ON_FOOT = words(
  "walk\\w*",
  "jog\\w*",
  "stroll\\w*",
  "bik(?:e|es|ing)",
  "play(?:ing)? outside",
  "out",
  "caminar",
  "andar",
  "salir",
  "pasear",
);
/** Words for places that people fear. */
export const BAD_PLACE = words(
  "(?:rough|bad|nice|good|decent|scary|sketchy|better|worse|worst|nicest|roughest|toughest|" +
    "tough|quiet and safe|iffy|questionable|run ?down|trashy|classy|respectable) (?:\\w+ " +
    ")?(?:areas?|neighbou?rhoods?|parts? of|side of|towns?|suburbs?|streets?|blocks?|zips?|zip " +
    "codes?|communit(?:y|ies))",
  "(?:areas?|neighbou?rhoods?|part of town|side of town|town|block|street|zip|suburb)(?: " +
    "(?:around|near|by|on|of|at|there|in))?(?: \\w+){0,4} (?:any |is |are |getting |gets |thats |" +
    "kinda |kind of |a bit |pretty |too |so |very |really ){1,3}(?:rough|bad|scary|nice|good|" +
    "iffy|questionable|run down|trashy|classy|respectable|tough)",
  "(?:best|better|nicest|nicer|worst|good|nice|great|bad|terrible|lousy|right|decent|perfect|" +
    "ideal) (?:places?|cit(?:y|ies)|spots?|countr\\w+|states?|location) (?:\\w+ )?(?:to|for) " +
    "(?:live|living|move|raise|raising|retire|retirees|settle|grow|women|people|us|someone|a)",
  "which (?:one )?(?:is|are|of (?:these|those|the two) is) (?:the )?(?:nicer|rougher|classier|" +
    "scarier|trashier|nicest|roughest|worst area)",
  "(?:is|was) (?:[a-z]+ ){1,3}(?:really )?as (?:bad|rough|scary|nice|dangerous) as",
  "how (?:bad|rough|nice|scary|ghetto|fancy) is (?!(?:the|my|this|our|your|that|a|it) " +
    ")(?:[a-z]+ ){0,2}[a-z]+ ?\\?*$",
  "que tan (?:mal[oa]|fe[oa]|buen[oa]|pesad[oa]) (?:es|esta)(?! (?:el|la|los|las|mi|su|tu) " +
    "(?!(?:\\w+ )?(?:calle|zona|colonia|barrio|rumbo|cuadra|lado|ciudad|vecindario|area|parte|" +
    "lugar|ambiente)))",
  "(?:fea|mala|pesada|bonita|peligrosa)(?: (?:es|esta|esa|la|una|esta)){1,2} (?:colonia|zona|" +
    "calle)",
  "(?:zonas?|barrios?|colonias?|calles?|vecindarios?|rumbos?|partes?)(?: (?:mas|muy|medio|es|" +
    "esta|tan|que)){0,3} (?:fe[oa]s?|mal[oa]s?|pesad[oa]s?|buen[oa]s?|bonit[oa]s?|decentes?|" +
    "caliente|brav[oa]s?|tranquil[oa]s?)",
  "(?:mal|buen|mala|buena|mejor|mejores|peor|peores) (?:barrios?|colonias?|zonas?|vecindarios?|" +
    "rumbos?)",
);

/** Whether a readable question asks how safe a place is. */
export function asksAboutSafety(asked: string): boolean {
  const business = BUSINESS.test(asked);
  const place = PLACE.test(asked);
  if (CRIME.test(asked) && (!business || AREAS.test(asked))) return true;
  if ((ON_FOOT.test(asked) && AT_NIGHT.test(asked)) || getsBad(asked)) return true;
  const left = without(asked, SURE);
  if (!SAFE.test(left)) return false;
  return business ? SAFE_PLACE.test(left) : place || SAFE_IS.test(left);
}

const OUT_THERE =
  "(?:(?:the|that|this|your|our) |\\w+ )(?:\\w+ )?(?:areas?|streets?|blocks?|corners?|" +
  "neighbou?rhoods?|parts?|side|places?|town|park|complex|building|station|lot|alley|roads?|" +
  "avenue|zip|suburb|strip)";
const GETS_BAD = words(
  "how (?:bad|rough|ugly|scary|wild|dicey|crazy|rowdy|dangerous) (?:does|do|will|would|can|" +
    `could) (?:it|things|stuff|${OUT_THERE}) get`,
  "(?:does|do|will|would|can|could|it|things|stuff|that|they) (?:(?:it|things|stuff|they|" +
    `${OUT_THERE}) )?(?:\\w+ )?(?:gets?|getting|turns?) (?:\\w+ )?(?:rough|ugly|scary|wild|dicey|` +
    "rowdy|hairy|heated)",
  "se (?:pone|ponen|ponga|vuelve|vuelven|hace)(?: (?:muy|medio|bien|tan|mas|la cosa|todo|el " +
    `asunto|bastante)){0,2} ${UGLY_IN_SPANISH}`,
  `(?:que tan|muy|bien|medio|tan) ${UGLY_IN_SPANISH} (?:se pone|se vuelve|se hace)`,
  `(?:esta|estan|es|son|que tan|muy|bien|medio) ${UGLY_IN_SPANISH} (?:es[ae]|est[ae]|` +
    "aquel(?:la)?|la|el|tu|por) (?:\\w+ )?(?:calle|zona|colonia|barrio|rumbo|cuadra|lado|ahi|" +
    "alla|alli|esquina|parte|vecindario)",
);
/** Water, weather, traffic and rooms can be bad too, and questions about them are allowed. */
const NO_DANGER = words(
  "rain\\w*",
  "floods?",
  "flood\\w+",
  "snow\\w*",
  "ic[ey]\\w*",
  "wind\\w*",
  "storms?",
  "heat",
  "hot",
  "cold",
  "humid\\w*",
  "traffic",
  "noise",
  "noisy",
  "loud",
  "mosquito\\w*",
  "bugs?",
  "parking",
  "smell\\w*",
  "commute",
  "basement",
  "attic",
  "crawl ?space",
  "mold",
  "drains?",
  "drainage",
  "sewer",
  "wifi",
  "internet",
  "signal",
  "hail",
  "dust",
  "mud\\w*",
  "potholes?",
  "glare",
  "allerg\\w+",
  "pollen",
  "cocina",
  "bano",
  "fotos?",
  "atico",
  "sotano",
  "techo",
  "piso",
  "lluvias?",
  "llueve",
  "calor",
  "frio",
  "ruido",
  "inunda\\w*",
  "nieve",
  "viento",
  "trafico",
  "estacionamiento",
  "puertas?",
  "archivos?",
  "formulario",
  "tablero",
  "pantalla",
  "alberca",
  "patio",
  "olor",
  "humedad",
  "verano",
  "invierno",
  "pagina",
  "celular",
);

/** "How bad does it get there at night": about a place at a time of day, not its weather. */
function getsBad(asked: string): boolean {
  return (
    GETS_BAD.test(asked) &&
    !NO_DANGER.test(asked) &&
    !BUSINESS.test(asked) &&
    (PLACE.test(asked) || AT_NIGHT.test(asked) || WHEN_OUT.test(asked))
  );
}
const WHEN_OUT = words(
  "weekends?",
  "night",
  "nights",
  "evenings?",
  "(?:fri|satur|sun)days?",
  "after \\w+",
  "around",
  "fin(?:es)? de semana",
  "noche",
  "tarde",
  "rumbo",
);

/** Safety of a place itself: required if the question also mentions the marketplace. */
const SAFE_PLACE = words(
  "(?:safe|safer|secure) (?:\\w+ )?(?:areas?|neighbou?rhoods?|zips?|zip codes?|towns?|suburbs?|" +
    "streets?|communit(?:y|ies)|places?|parts?|cities|blocks?)",
  "(?:areas?|neighbou?rhoods?|zips?|towns?|streets?) (?:that |which )?(?:is|are) (?:\\w+ " +
    ")?(?:safe|safer|secure)",
  "(?:zonas?|barrios?|colonias?|calles?|lugares|vecindarios?|codigos postales) (?:mas |muy |" +
    "que sean |menos )?segur[oa]s?",
);
const SAFE_IS = words(
  "(?:is|are|how|feel|feels|it|seem|very|more|really|pretty|that|thats|keep|stay) safer?",
  "safer? (?:for|at|to|there|here|enough|than|or|after|with|over|around)",
  "[a-z]+ safe",
  "(?:es|tan|mas|muy|menos|que) segur[oa]",
  "(?:la|hay|de|mas|que) seguridad",
  "the safety",
  "how safe",
  "safety (?:of|in)",
);
