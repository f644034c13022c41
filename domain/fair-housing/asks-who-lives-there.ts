// Detects questions about who lives in a place, in plain or coded words.
import { BUSINESS } from "./marketplace-topics.ts";
import { AREAS, ELSEWHERE, ELSEWHERE_IN_SPANISH } from "./place-topics.ts";
import { words } from "./reading.ts";

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

/** Whether a readable question asks who lives in a place. */
export function asksWhoLivesThere(asked: string): boolean {
  if (COME_FROM.test(asked) && LIVE_THERE.test(asked) && !BUSINESS.test(asked)) return true;
  return (
    (WHO_LIVES.test(asked) && !LEADS_ONLY.test(asked)) ||
    FITS_IN.test(asked) ||
    (CODED.test(asked) && !(BUSINESS.test(asked) && !AREAS.test(asked)))
  );
}
/** Where people from somewhere live: about a street, not about forms that people filled in. */
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
/** Questions about people in the data, not in a street. */
const LEADS_ONLY = words(
  "who on my team",
  "my team",
  "people (?:from|in|on) (?:sales|support|billing|plat|my account|your team)",
  "quien de mi equipo",
  "(?:my|our|the) leads (?:live|from|ask|want)",
  "mis leads",
  "mis prospectos",
);
