// What the assistant may answer to what a person typed: itself, with the neutral sentence, or
// without advice. Decided by rules alone.
import { seeksAdvice } from "./advice.ts";
import { withoutOwnNames } from "./harmless.ts";
import { OWN_HOUSEHOLD } from "./household.ts";
import { LEFT_OUT_FOR_AN_AID } from "./mobility.ts";
import { type Mention, mentionsOf, OVER_AN_AGE, type Trait } from "./people.ts";
import { readable, without, words } from "./reading.ts";
import {
  AREAS,
  BUSINESS,
  CRIME,
  ELSEWHERE,
  ELSEWHERE_IN_SPANISH,
  LEADS,
  PLACE,
  PRAISE,
  SAFE,
  SCHOOL,
  SURE,
} from "./topics.ts";

export type QuestionVerdict = "neutral" | "no_advice" | "pass";

/**
 * Whether what a person typed asks to compare places by safety, schools or who lives there, or to
 * treat people by a protected trait (`neutral`), asks for advice that nobody here may give or
 * promise (`no_advice`), or neither. To steer, by answering where which people live or by handling
 * them differently, is what 24 CFR 100.70 forbids; the traits are those of 42 USC 3604 and of the
 * states' own laws. Who asks, in which language and under which name, changes nothing.
 */
export function screenQuestion(said: string): QuestionVerdict {
  const asked = withoutOwnNames(said);
  if (
    asksAboutSafety(asked) ||
    asksAboutSchools(asked) ||
    asksWhoLivesThere(asked) ||
    sortsPlaces(asked) ||
    speaksOfPeople(asked)
  )
    return "neutral";
  const plain = readable(said);
  if (LEFT_OUT_FOR_AN_AID.test(plain)) return "neutral";
  return seeksAdvice(plain) ? "no_advice" : "pass";
}

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
const BAD_PLACE = words(
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

function asksAboutSafety(asked: string): boolean {
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
/** Water, weather, traffic and rooms get bad too, and may be asked about. */
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

/** "How bad does it get there at night": of a place at an hour, not of its weather. */
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

/** Safety itself is said of a place: needed where the marketplace is spoken of too. */
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

const SCHOOLS = words(SCHOOL);
const SCHOOL_QUALITY = [
  words(
    `${PRAISE}(?: (?!near|by|close|home|house|homes|condo|in|at)[a-z0-9]+){0,4} ${SCHOOL}`,
    `how (?:are|is|good|bad)(?: \\w+){0,2} ${SCHOOL}`,
  ),
  new RegExp(`\\b${SCHOOL}\\b[^.!?;]{0,36}\\b${PRAISE}\\b`),
  words(
    `(?:those|these|what|which|esas|que|cuales) (?:\\w+ )?${SCHOOL}(?: (?:are|should|do you|` +
      "would|would you|to|recommend|recomiendas?))",
    "greatschools",
    "niche grade",
    "test scores",
  ),
  new RegExp(
    `\\b${SCHOOL}\\b[^.!?;]{0,24}\\b(?:suck\\w*|any good|[5-9]|10|full of|better|ok|okay|` +
      "fine)\\b(?! (?:miles?|minutes?|blocks?|millas?|minutos?|cuadras?|min|mi|k|beds?|" +
      "bedrooms?))",
  ),
] as const;

/** A school is somewhere, and a home lies in a district: figures that anybody may have. */
const SCHOOL_AS_PLACE = words(
  "near",
  "nearby",
  "nearest",
  "closest",
  "close",
  "closer",
  "far",
  "miles?",
  "minutes?",
  "distance",
  "within",
  "walk(?:ing)?",
  "blocks?",
  "drive",
  "commute",
  "bus(?:es)?",
  "from",
  "boundar\\w+",
  "zoned",
  "(?:which|what)(?: \\w+){0,2} (?:school )?district",
  "(?:is|are|hay|any) (?:there )?(?:an? |any )?(?:\\w+ )?schools?",
  "in the \\w+",
  "field",
  "cerca",
  "lejos",
  "millas?",
  "minutos?",
  "distancia",
  "a pie",
  "caminando",
  "junto",
  "(?:que|cual) (?:es el )?distrito",
  "limites?",
  "corresponde",
  "toca",
  "hay",
  "queda",
  "address",
  "name of",
  "mapa?",
  "calendar",
  "called",
);
const SCHOOL_FIGURES = words(
  "greatschools",
  "niche (?:grade|rating)",
  "graduation rates?",
  "teachers",
  "class sizes?",
  "student teacher ratio",
);

function asksAboutSchools(asked: string): boolean {
  if (!SCHOOLS.test(asked)) return SCHOOL_FIGURES.test(asked);
  if (SCHOOL_QUALITY.some((pattern) => pattern.test(asked))) return true;
  return (
    AVOIDS.test(asked) ||
    SUITS.test(asked) ||
    SEEKS_AREA.test(asked) ||
    (!SCHOOL_AS_PLACE.test(asked) && !BUSINESS.test(asked))
  );
}

const WHO_LIVES = words(
  "who (?:all |else |mostly |usually |really |actually |even |would )?(?:lives?|living|live|" +
    "resides?|is moving|are moving|moves)(?: \\w+){0,2} (?:there|here|in|on|around|near|next|" +
    "nearby|into|at)",
  "who (?:\\w+ )?(?:would be|would|will|will be|are)(?: \\w+){1,3} (?:neighbou?rs?|people|" +
    "residents|folks|locals)",
  "neighbou?rs(?: \\w+)? (?:mind|judge|accept|bother|stare|hate|treat|complain|care|react|welcome)",
  "people(?: \\w+){0,3} (?:feel about|think of|treat|react to) (?!my (?:campaign|form|leads))\\w+",
  "who(?:s| is| are|ll be| would be) (?:living|moving|my neighbou?rs?|the neighbou?rs?|in that " +
    "(?:building|neighborhood|area)|around there|next door|over there|buying (?:in|over|there|" +
    "houses))",
  "(?:what|who|how) (?:are|is|would|will|do|does|were)(?: \\w+){0,2} (?:neighbou?rs|residents|" +
    "locals|the people)\\b",
  "(?:what|whats)(?: \\w+){0,4} people (?:live|are|there|like)",
  "people (?:who |that )?(?:live|living|move|moving|are) (?:there|around|in|on|over)",
  "(?:neighbou?rs|residents|locals|people there)(?: \\w+){0,3} (?:are like|like\\b|friendly|" +
    "nice|decent|are they|from|speak)",
  "(?:what|whats) (?:is |are )?(?:the )?(?:vibe|crowd|clientele|population|mix|culture)",
  "population (?:of|in|breakdown)",
  "(?:ethnic|racial|religious|population|age|income) (?:mix|breakdown|makeup|make up|" +
    "composition|profile|map)",
  "composicion (?:de |del |de la )(?:es[ae] |est[ae] )?(?:barrio|colonia|zona|vecindario|calle|" +
    "edificio|area|ciudad|codigo postal|cuadra)",
  "(?:quien|quienes)(?: \\w+){0,2} (?:viven?|son (?:los|mis) vecinos|estan viviendo|se mudan?|" +
    "habitan)",
  "(?:que|cual|como)(?: \\w+){0,2} (?:la gente|gente|los vecinos|mis vecinos|vecinos)",
  "como (?:es|esta|son)(?: \\w+){0,2} (?:ambiente|gente|vecinos)",
  "(?:buen|mal|mejor) ambiente",
  "(?:quiero|busco|prefiero|tener) (?:\\w+ )?vecinos",
  "donde (?:viven?|vive la|estan los|hay (?:mas|menos|muchos|pocos)) (?!mis leads)(?:mas |los |" +
    "las |muchos |puros )?\\w+s\\b",
  "(?:want|like|prefer|need|find|have|with|get) (?:\\w+ )?neighbou?rs",
);
const FITS_IN = words(
  "(?:would|will|do|could|can|might|to|id|wed|ill|well) (?:\\w+ ){0,4}(?:fit in(?! (?:the|my|a|" +
    "that|it|this) (?:\\w+ )?(?:bed\\w*|garage|rooms?|driveway|kitchen|closet|box|field|budget))|" +
    "belong|blend in|stick out|stand out|feel (?:welcome|at home|comfortable|out of place)|be " +
    "(?:welcome|welcomed|accepted (?:there|here|in|by|around)|accepted$|looked at|judged|the " +
    "only|stared at)|get (?:looks|stared at)|look(?:ed)? at (?:funny|weird))",
  "(?:with|given|because of|for) (?:an? |my |our )?(?:last name|surname|name|accent|skin(?: " +
    "colou?r)?) like (?:mine|ours)",
  "(?:with|given|because of) (?:my|our) (?:accent|skin(?: colou?r)?)",
  "(?:given|because of) (?:my|our) (?:last name|surname)",
  "con (?:un |mi |nuestro )?(?:apellido|acento|nombre|color) (?:asi )?como (?:el|la) (?:mi[oa]|" +
    "nuestr[oa])",
  "(?:con|por) (?:mi|nuestro) (?:acento|color de piel)",
  "fit in (?:there|here|with|over|around|in|at)",
  "(?:funny|weird|dirty) looks",
  "looked at funny",
  "stick out like",
  "right at home",
  "(?:encajar\\w*|encajamos|encajo)",
  "(?:sentir\\w*|sentimos|siento) (?:bienvenid\\w+|en casa|a gusto|comod\\w+|fuera de lugar)",
  "(?:nos|me) (?:van a )?(?:ver|mirar|miran|verian|aceptar\\w*|aceptan) (?:mal|raro|feo|ahi|en)",
  "bien vist\\w+",
);
const CODED = words(
  "(?:has|is|are|have|been|area|neighborhood|that|it|block|street)(?: \\w+){0,3} (?:changed|" +
    "changing|turning|turned|going downhill|went downhill|gone downhill|going to hell|" +
    "transition\\w*|being taken over|getting (?:better|worse|whiter|darker|browner))",
  "if you know what i mean",
  "you know what i mean",
  "you know the type",
  "if you catch my drift",
  "wink",
  "(?:right|wrong|good|bad|other) side of (?:the )?(?:tracks|town)",
  "took over",
  "taking over",
  "taken over",
  "moving in(?:to)? (?:\\w+ ){0,2}(?:there|(?:area|neighborhood|block))",
  "used to be (?:nice|good|all)",
  "up and coming",
  "gone downhill",
  "on the (?:up|decline)",
  "the element",
  "section of town",
  "(?:se esta|se ha|esta|ya se|se) (?:componiendo|poniendo (?:feo|mejor|mal)|descomponiendo|" +
    "llenando|cambi\\w+ (?:mucho|la gente|el barrio|de gente))",
  "tu me entiendes",
  "ya sabes (?:a que|de que|como|que clase)",
  "usted me entiende",
  "(?:venido|vino|viniendo) a menos",
  "del lado (?:malo|bueno)",
  "take care of their (?:yards?|lawns?|homes?|houses?)",
  "keep up their (?:yards?|lawns?|homes?)",
  "pride of ownership",
  "same (?:background|culture|values|kind)",
  "(?:our|my) (?:culture|background|community|heritage|people)\\b",
  "nuestra (?:cultura|comunidad)",
  "mi (?:cultura|comunidad)\\b",
);

function asksWhoLivesThere(asked: string): boolean {
  if (COME_FROM.test(asked) && LIVE_THERE.test(asked) && !BUSINESS.test(asked)) return true;
  return (
    (WHO_LIVES.test(asked) && !LEADS_ONLY.test(asked)) ||
    FITS_IN.test(asked) ||
    (CODED.test(asked) && !(BUSINESS.test(asked) && !AREAS.test(asked)))
  );
}
/**
 * Where those are who came from somewhere: asked of a street, not of forms that people filled in.
 */
const COME_FROM = words(
  "(?:people|folks|famil(?:y|ies)|neighbou?rs|residents|tenants|renters|guys|immigrants)(?: " +
    `(?:who|that|are|come|came|moved|originally|mostly)){0,3} from ${ELSEWHERE}`,
  "(?:gente|familias|personas|vecin[oa]s|paisan[oa]s|inquilin[oa]s|raza) (?:que (?:es|viene|" +
    `vino|llego) )?de ${ELSEWHERE_IN_SPANISH}`,
);
const LIVE_THERE = words(
  "lives?",
  "living",
  "settl\\w+",
  "moved?",
  "moving",
  "buy",
  "buying",
  "rent",
  "renting",
  "there",
  "around",
  "nearby",
  "next to",
  "areas?",
  "neighbou?rhoods?",
  "blocks?",
  "streets?",
  "parts? of",
  "complex",
  "building",
  "town",
  "suburbs?",
  "viven?",
  "vivir",
  "viviendo",
  "mudan?",
  "rentan",
  "compran",
  "zonas?",
  "colonias?",
  "barrios?",
  "calles?",
  "por (?:ahi|alla|aqui|alli)",
  "partes?",
  "rumbos?",
  "cerca",
  "edificios?",
  "hay (?:mas|mucha|muchos|tanta)",
);
/** Whoever asks who is living in the data, not in a street. */
const LEADS_ONLY = words(
  "who on my team",
  "my team",
  "people (?:from|in|on) (?:sales|support|billing|plat|my account|your team)",
  "quien de mi equipo",
  "(?:my|our|the) leads (?:live|from|ask|want)",
  "mis leads",
  "mis prospectos",
);

const AVOIDS = words(
  "avoid",
  "stay (?:out|away|clear)",
  "steer clear",
  "keep (?:out|away)",
  "not buy",
  "should i (?:skip|pass)",
  "shouldnt (?:live|buy|move)",
  "skip it",
  "no[ -]go",
  "get out of",
  "evitar",
  "evito",
  "evitamos",
  "no meter(?:me|nos)",
  "alejar(?:me|nos)",
  "huir",
  "no (?:me )?(?:conviene|deberia) (?:vivir|ir|comprar)",
);
const SUITS = words(
  "suits?",
  "recommend",
  "recomiendas?",
  "sugieres?",
  "suggest",
  "fits?(?: us| me| best)",
  "where (?:should|would|could|do|can) (?:i|we|you) (?:look|live|move|buy|go|send|raise|settle|be)",
  "donde (?:debo|deberia\\w*|busco|buscar|me mudo|vivir|conviene|puedo vivir)",
  "raise (?:a|my|our|your|the|kids|children)",
  "raising",
  "grow up",
  "criar",
  "crecer",
  "crezcan",
);
const SEEKS_AREA = words(
  "(?:which|what|whats|best|good|better|right|nice|que|cual|mejor|buena?) (?:\\w+ " +
    "){0,2}(?:areas?|neighbou?rhoods?|zips?|zip codes?|towns?|suburbs?|part of|parts of|streets?|" +
    "communit(?:y|ies)|zonas?|barrios?|colonias?|vecindarios?|fraccionamientos?|partes?|rumbos?)",
);
const RANKS = words(
  "best",
  "worst",
  "nicest",
  "nice",
  "nicer",
  "better",
  "good",
  "bad",
  "worse",
  "top",
  "desirable",
  "undesirable",
  "prettiest",
  "friendliest",
  "great",
  "right",
  "wrong",
  "decent",
  "rank",
  "rate",
  "mejor(?:es)?",
  "peor(?:es)?",
  "buen[oa]?s?",
  "mal[oa]s?",
  "bonit[oa]s?",
  "decentes?",
  "recomiend\\w*",
  "conviene",
);
/** What a search can answer: then a good area is one where such homes are. */
const BY_FACTS = words(
  "\\d+ ?(?:k|mil|beds?|bd|br|baths?|bedrooms?|acres?|miles?|mi|minutes|min|millas?|minutos|" +
    "cuartos|recamaras|sq|sqft|square|%|thousand|million)",
  "under \\$?\\d+",
  "\\$\\d+",
  "cheap\\w*",
  "afford\\w*",
  "price\\w*",
  "precios?",
  "barat[oa]s?",
  "commute",
  "acres?",
  "distance",
  "inventory",
  "lot sizes?",
  "wheelchair",
  "pool",
  "garage",
  "how (?:many|far)",
  "cuant[oa]s",
  "market",
);
const LIVABLE = words(
  "(?:to|for|para) (?:live|living|raise|raising|move|settle|us|me|my|a|someone|vivir|criar|" +
    "nosotros|mi|una|un)",
  "live in",
  "people",
);

const BY_A_PRICE = words("\\$\\d+", "\\d+ ?k", "commute", "wheelchair", "cheap\\w*", "afford\\w*");
const RAISES =
  /\b(?:raise|raising|criar)\b[^.!?]{0,16}\b(?:family|kids|children|son|daughter|hij[oa]s?|familia|ninos)\b|\b(?:kids|children|hijos|ninos)\b[^.!?]{0,16}\b(?:grow up|crezcan|crecer)\b/;

function sortsPlaces(asked: string): boolean {
  if (BAD_PLACE.test(asked) && !BUSINESS.test(asked) && !BY_FACTS.test(asked)) return true;
  if (RAISES.test(asked)) return true;
  if (BUSINESS.test(asked) || !AREAS.test(asked)) return false;
  if (AVOIDS.test(asked)) return true;
  if (SEEKS_AREA.test(asked) && RANKS.test(asked))
    return !BY_FACTS.test(asked) || (LIVABLE.test(asked) && !BY_A_PRICE.test(asked));
  return SELF_AS_GROUP.test(asked) && SEEKS_AREA.test(asked) && !BY_FACTS.test(asked);
}

const SELF_AS_GROUP = /\b(?:im|i am|were|we are|as|soy|somos|como)\b[^.!?;]{0,24}/;

/** Whatever is asked about these is about who people are. */
const ALWAYS: ReadonlySet<Trait> = new Set([
  "origin",
  "religion",
  "orientation",
  "income",
  "class",
]);
const PEOPLE_ARE_SORTED = words(
  "exclude",
  "excluding",
  "filter(?:s|ed)?(?: out)?",
  "skip",
  "block",
  "remove",
  "drop",
  "only",
  "no",
  "not",
  "without",
  "avoid",
  "leave (?:off|out)",
  "hide",
  "target",
  "prioriti[sz]e",
  "rank",
  "score",
  "tag",
  "flag",
  "list",
  "list the",
  "which of",
  "how many of",
  "sort",
  "segment",
  "prefer",
  "by",
  "charg(?:e|ing)",
  "deny",
  "denied",
  "reject",
  "refuse",
  "treat",
  "rather not",
  "(?:dont|do not) (?:want|send|give|show|need|like)",
  "solo",
  "sin",
  "quita\\w*",
  "exclu\\w+",
  "filtr\\w+",
  "evit\\w+",
  "separ\\w+",
  "no me",
  "cuales",
);
const SUIT_BEFORE =
  /\b(?:good|great|nice|best|better|right|ideal|perfect|ok|okay|fine|suitable|suited|friendly|popular|known|place|areas?|neighborhoods?|town|building|bueno|buena|buen|mejor|ideal|bien|apt[oa]|adecuad[oa]|lugar|zona|barrio|colonia|vecindario|pueblo|edificio|recomiend\w*|recommend)\b[^.!?;]{0,16}\b(?:for|with|to|pa|para|de|among)\b[^.!?;]{0,14}$/;
const FRIENDLY_AFTER =
  /^ ?(?:friendly|oriented|free|heavy|only|centric|dominated|community|communities|neighbou?rhood|area|town|building|complex|street|block|crowd|types)\b/;

function speaksOfPeople(asked: string): boolean {
  if (OVER_AN_AGE.test(asked)) return true;
  if (suitsSomebody(asked)) return true;
  const toOthers = LEADS.test(asked);
  const left = toOthers ? asked : without(asked, OWN_HOUSEHOLD);
  return mentionsOf(left).some(
    (mention) => ALWAYS.has(mention.trait) || toOthers || isAboutAPlace(left, mention),
  );
}

/**
 * "Good for kids", "family friendly": said of a place, whichever it is, even of one's own children.
 */
function suitsSomebody(asked: string): boolean {
  return mentionsOf(asked).some(
    (mention) =>
      SUIT_BEFORE.test(asked.slice(Math.max(0, mention.start - 40), mention.start)) ||
      FRIENDLY_AFTER.test(asked.slice(mention.end, mention.end + 16)),
  );
}

function isAboutAPlace(asked: string, mention: Mention): boolean {
  return (
    PLACE.test(asked) ||
    PEOPLE_ARE_SORTED.test(asked.slice(Math.max(0, mention.start - 30), mention.start))
  );
}
