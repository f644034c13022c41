// Whether a text may be published or said: a statement that prefers, excludes or steers people by
// who they are is blocked, with its words.
import { anyOf } from "../qualification/phrases.ts";
import { withoutLookAlikes } from "./harmless.ts";
import { type Mention, mentionsOf, OVER_AN_AGE, type Trait } from "./people.ts";
import { allWords, sentencesOf, without, words } from "./reading.ts";
import { STATEMENTS, type StatementTopic } from "./statements.ts";

export type BlockReason = Trait | StatementTopic;
export type TextVerdict =
  | { readonly verdict: "pass" }
  | { readonly verdict: "block"; readonly phrase: string; readonly about: BlockReason };

/**
 * Whether a text, an affiliate's or a model's, states a preference, limitation or discrimination by
 * a protected trait (42 USC 3604(c), 24 CFR 100.75) or steers by it (24 CFR 100.70): plainly, or in
 * words that stand for it. What a home is and has may be said, and so may where it lies; housing
 * for older persons may say what it is (42 USC 3607(b)). HUD's memorandum of 9 January 1995 on
 * advertisements under 3604(c) draws the same lines.
 */
export function screenText(text: string): TextVerdict {
  for (const sentence of sentencesOf(withoutLookAlikes(text))) {
    const read = without(sentence, ALLOWED);
    const found = stated(read) ?? saidOfPeople(read, OLDER_PERSONS.test(sentence));
    if (found !== null) return { verdict: "block", ...found };
  }
  return { verdict: "pass" };
}

interface Found {
  readonly phrase: string;
  readonly about: BlockReason;
}

const PROMISE = anyOf(
  "regardless of",
  "without regard to",
  "irrespective of",
  "sin importar",
  "sin distincion",
  "independientemente de",
  "based on (?:race|colou?r|religion)",
  "(?:not|never|no) discriminat\\w*",
  "discriminates? (?:against|on|because)",
  "no discriminamos",
  "discriminacion",
  "discrimination",
);
const CANNOT = anyOf(
  "cant",
  "cannot",
  "can not",
  "unable to",
  "not able to",
  "wont",
  "not allowed to",
  "do not",
  "dont",
  "not going to",
  "no puedo",
  "no podemos",
  "no debo",
  "no se me permite",
  "no nos permiten",
);
const COMPARE = anyOf(
  "compare",
  "rank",
  "say",
  "tell",
  "describe",
  "comment",
  "filter",
  "judge",
  "rate",
  "sort",
  "discuss",
  "advise",
  "recommend (?:areas|places|neighborhoods)",
  "speak",
  "answer",
  "share (?:who|which|that|information|data|details)",
  "give (?:an|any|you|advice|information)",
  "single out",
  "target (?:ads|people|by)",
  "help (?:with (?:that|this)|compare|you (?:compare|choose|with))",
  "choose (?:for|between)",
  "comparar",
  "clasificar",
  "decir",
  "describir",
  "comentar",
  "filtrar",
  "juzgar",
  "opinar",
  "recomendar (?:zonas|barrios|areas)",
  "responder",
  "hablar",
  "dar",
  "ayudar",
  "escoger",
  "elegir",
  "aconsejar",
  "separar",
);
/**
 * The rest of a sentence after a promise to treat everybody alike or a refusal to sort them, which
 * names the traits that it is about.
 */
const ALLOWED = [
  new RegExp(`\\b${PROMISE}\\b(?:(?! but | pero | so no | except | however )[^.!?;]){0,300}`, "g"),
  new RegExp(`\\b${CANNOT}(?: \\w+){0,2} ${COMPARE}(?:(?! but | pero )[^.!?;]){0,300}`, "g"),
  /\b(?:dont|do not|no) (?:have|tengo) (?:any |ningun\w* )?(?:information|data|figures|details|access|opinion|informacion|datos)\b(?:(?! but | pero )[^.!?;]){0,300}/g,
  allWords(
    "(?<!\\b(?:no|not|without|neither|nor|sin|ni) (?:\\w+ )?)(?:section (?:8|eight)|sec 8|seccion (?:8|ocho)|vouchers?|housing assistance|ssi|ssdi|rental assistance|vales?(?: de vivienda)?|public assistance|hud vouchers?)(?: (?!not|no|never|arent|isnt|nunca)\\w+){0,4} (?:ok|okay|accepted|welcome[d]?|considered|aceptad[oa]s?|bienvenid[oa]s?)",
    "(?<!\\b(?:not|dont|no|never|cannot|cant|wont|doesnt|refuse to|nor|neither|no se|tampoco) )(?:accept|accepts|accepting|welcome|welcomes|take|takes|honors?|participat\\w+ in|aceptamos|se aceptan?|recibimos)(?: \\w+){0,3} (?:section (?:8|eight)|sec 8|seccion (?:8|ocho)|vouchers?|housing assistance|vales(?: de vivienda)?)",
  ),
  allWords(
    "(?:except|other than|excluding|besides|aside from|but|only|salvo|excepto|menos|apart from)(?: for)?(?: \\w+){0,2} (?:service|support|assistance|guide)(?: (?:and|or) (?:service|support|assistance))? (?:animals?|dogs?)",
    "(?:service|support|assistance|guide)(?: (?:and|or) (?:service|support|assistance))? (?:animals?|dogs?)(?: (?!not|never|no)\\w+){0,2} (?:are |always )?(?:welcome|allowed|accepted|permitted|ok|exempt|excepted|not pets)",
    "(?:animales|perros) (?:de (?:servicio|apoyo|asistencia)|guia)(?: \\w+){0,2} (?:bienvenidos|permitidos|aceptados)",
    "(?:salvo|excepto) (?:animales|perros) (?:de (?:servicio|apoyo|asistencia)|guia)",
  ),
  allWords(
    "(?:all|everyone|everybody|anyone|any)(?: \\w+){0,4} (?:are |is )?welcome",
    "(?:families with children|children|kids|families|everyone) (?:are |is )?(?:always |also )?(?:welcome|allowed|accepted)",
    "(?:ninos|familias(?: con ninos)?) (?:bienvenid[oa]s|permitidos)",
    "todos son bienvenidos",
  ),
  allWords(
    "how safe",
    "who lives (?:there|here|where)",
    "que tan segur\\w+",
    "quien vive (?:ahi|alli)",
    "la gente que vive ahi",
  ),
] as const;
/** Communities that may be for older persons, and say so. */
const OLDER_PERSONS = words(
  "housing for older persons",
  "hopa",
  "3607\\w*",
  "age restricted",
  "age qualified",
  "(?:55|62) ?(?:\\+|plus)",
  "(?:55|62) (?:and|or|y|o) (?:over|older|better|up|mas|above)",
  "55\\+? (?:communit\\w+|anos)",
  "vivienda para personas mayores",
  "active adult",
);
const OF_OLDER_PERSONS: ReadonlySet<Trait> = new Set(["age"]);

function stated(sentence: string): Found | null {
  for (const { about, pattern } of STATEMENTS) {
    const match = pattern.exec(sentence);
    if (match !== null) return { phrase: match[0].trim(), about };
  }
  return null;
}

/** How many letters before and after a word for people may say what is wanted of them. */
const BEFORE = 46;
const AFTER = 34;

const SUITABLE = anyOf(
  "great",
  "perfect",
  "perfectly",
  "ideal",
  "ideally",
  "best",
  "better",
  "suited",
  "suitable",
  "suits",
  "designed",
  "made",
  "tailored",
  "geared",
  "right",
  "wonderful",
  "excellent",
  "good",
  "fit",
  "meant",
  "intended",
  "recommended",
  "welcoming",
  "welcomes",
  "open",
  "friendly",
  "ready",
  "awaits?",
  "built",
  "tailor made",
  "dream\\w*",
  "catering",
  "caters",
  "reserved",
  "aimed",
  "popular",
  "favorite",
  "fantastic",
  "terrific",
  "lovely",
  "awesome",
  "super",
  "appropriate",
  "convenient",
  "comfortable",
  "cozy",
  "appealing",
  "appeals",
  "attractive",
  "attracts?",
  "loved",
  "must see",
  "paradise",
  "haven",
  "set up",
  "marketed",
  "available",
  "restricted",
  "limited",
  "exclusively",
  "opportunity",
  "starter\\w*",
  "home",
  "cottage",
  "condo",
  "place",
  "pad",
  "community",
  "neighborhood",
  "spot",
  "nest",
  "retreat",
  "building",
  "loft",
  "unit",
  "apartment",
  "house",
  "choice",
  "complex",
);
const SUITS = words(
  `${SUITABLE}(?: \\w+){0,2} (?:for|to|by|with|among)(?: \\w+){0,4}`,
  "bring(?: \\w+){0,2}",
  "(?:raise|raising|start|starting|grow|growing)(?: \\w+){0,2}",
  "where",
  "(?:room|space|place|home|yard) (?:for|to)(?: \\w+){0,3}",
  "no (?:se )?(?:rent\\w+|alquil\\w+|vend\\w+)(?: \\w+){0,3} a",
  "(?:ideal|perfect[oa]|excelente|recomendad[oa]s?|pensad[oa]|adecuad[oa]|apropiad[oa]|bueno|buena|especial|exclusiv[oa]|exclusivamente|unicamente|solo|solamente|hech[oa]|disenad[oa]|apt[oa]|mejor|disponible|conviene|reservad[oa]|unic[oa])(?: \\w+){0,2} (?:para|pa|a)(?: \\w+){0,3}",
  "para(?: (?:una|un|la|las|el|los|su|toda|tu))?",
  "(?:se )?(?:renta|rento|alquil\\w+|arrienda)(?: \\w+){0,5} (?:a|para)",
);
const EXCLUDES = words(
  "no",
  "not",
  "non",
  "nor",
  "few",
  "fewer",
  "hardly any",
  "never",
  "without",
  "neither",
  "minus",
  "none of",
  "free of",
  "excluding",
  "exclude",
  "excludes",
  "except",
  "refuse[sd]?",
  "reject",
  "avoid",
  "cant have",
  "cannot have",
  "(?:wont|will not|cant|cannot|dont|do not|doesnt|does not) (?:accept|take|want|rent|allow|like|consider|work|deal|lease|serve)",
  "far from",
  "away from",
  "tired of",
  "sin",
  "nada de",
  "ni",
  "ningun[oa]?",
  "tampoco",
  "excepto",
  "evitar",
  "lejos de",
  "no (?:se )?(?:acept\\w+|admit\\w+|permit\\w+|rent\\w+)",
  "abstenerse",
  "prohibid[oa]s?",
  "libre de",
);
const WANTS = words(
  "only",
  "just",
  "prefer",
  "prefers",
  "preferred",
  "preferably",
  "preference",
  "preferring",
  "desired",
  "seeking",
  "seeks?",
  "looking for",
  "wanted",
  "wants?",
  "must be",
  "must have",
  "need(?:s|ed)? to be",
  "should be",
  "would like",
  "wed like",
  "id like",
  "ideal (?:tenant|renter|buyer|candidate)",
  "priority",
  "target\\w*",
  "audience",
  "limited to",
  "restricted to",
  "exclusively",
  "strictly",
  "share with",
  "hoping for",
  "rent(?:ing)? to",
  "sell(?:ing)? to",
  "suggest\\w*",
  "attention",
  "calling all",
  "welcome[sd]?",
  "attracts?",
  "geared",
  "seguro que",
  "solo",
  "solamente",
  "unicamente",
  "exclusivamente",
  "preferimos",
  "prefiero",
  "preferible(?:mente)?",
  "preferencia",
  "de preferencia",
  "busco",
  "buscamos",
  "se busca\\w*",
  "queremos",
  "quiero",
  "se prefier\\w+",
  "se solicita\\w*",
  "debe ser",
  "que sean?",
  "tiene que ser",
  "dirigid[oa]",
  "atencion",
);
const AFTERWARDS = words(
  "only",
  "preferred",
  "pref",
  "wanted",
  "please",
  "a plus",
  "desired",
  "needed",
  "requested",
  "need only",
  "need not apply",
  "need apply",
  "encouraged",
  "ideal",
  "welcome",
  "first",
  "oriented",
  "friendly",
  "heaven",
  "paradise",
  "dream",
  "haven",
  "special",
  "not (?:accepted|allowed|permitted|welcome|considered|wanted|eligible|suitable|ideal|recommended)",
  "arent (?:allowed|welcome|accepted)",
  "not be (?:accepted|allowed|considered)",
  "look elsewhere",
  "will (?:love|adore|enjoy|appreciate|feel|flock|thrive|not|find|be (?:delighted|happy|thrilled|right))",
  "(?:would|should|can|may) (?:love|adore|enjoy|appreciate|feel|thrive|not apply|apply|look)",
  "love (?:it|this|the|living)",
  "adore",
  "looking (?:for|to)",
  "your (?:next|new|dream|perfect)",
  "(?:can|will) (?:safely )?(?:walk|play|ride|bike|run|roam|gather)",
  "this (?:is|one)",
  "take note",
  "rejoice",
  "delight",
  "pad",
  "lifestyle",
  "restriction",
  "free",
  "apply",
  "preference",
  "prohibited",
  "allowed",
  "solamente",
  "unicamente",
  "solo",
  "preferentemente",
  "de preferencia",
  "por favor",
  "bienvenid[oa]s?",
  "abstenerse",
  "no (?:acept\\w+|permitid\\w+|admitid\\w+)",
  "encantara\\w*",
  "disfrutaran",
);
/** Said of a place rather than of a person, these tell who lives there or should. */
const PLACE_AFTER = new RegExp(
  `^ ?(?:dominated |majority |american )?${anyOf(
    "neighbou?rhoods?",
    "communit(?:y|ies)",
    "areas?",
    "(?:part|side|end|corner|stretch) of (?!(?:the |this |your |our |a )?(?:form|page|site|house|home|kitchen|room|contract|menu|meal)\\b)\\w+",
    "towns?",
    "section of",
    "enclaves?",
    "districts?",
    "homes?",
    "households?",
    "residence",
    "building",
    "complex",
    "values",
    "side of",
    "streets?",
    "blocks?",
    "zips?",
    "zip codes?",
    "suburbs?",
    "population",
    "lifestyle",
    "place",
    "zonas?",
    "barrio",
    "colonia",
    "hogar",
    "crowd",
  )}\\b`,
);
/**
 * A town that "kept its European character" says who is wanted there; a kitchen that did says how
 * it looks.
 */
const KEEPS_TO_ITSELF =
  "(?:town|village|city|neighbou?rhood|community|area|street|block|county|suburb|pueblo|barrio|colonia|zona|vecindario|ciudad|comunidad)s?(?: \\w+){0,4} (?:kept|keeps?|held|holds?|preserv\\w+|retain\\w*|maintain\\w*|conserv\\w+|guard\\w+|mantien\\w+)(?: on to)? (?:its|their|that|the|an?|su|la|el)";
const PLACE_BEFORE = new RegExp(
  `\\b${anyOf(
    "barrio",
    "zona",
    "colonia",
    "vecindario",
    "hogar",
    "casa",
    "comunidad",
    "ambiente",
    "area",
    "residencial",
    "edificio",
    "neighbors (?:are|is)",
    "residents (?:are|is)",
    "part of town is",
    "area is",
    "zip is",
    "neighborhood is",
    "full of",
    "lots? of",
    "plenty of",
    "number of",
    "residents",
    "popular",
    "filled with",
    "surrounded by",
    "among",
    "predominantly",
    "mostly",
    "mainly",
    "majority",
    "largely",
    "heavily",
    "increasingly",
    "percent",
    "third",
    "half",
    "quarter",
    "many",
    "many of the",
    "populat\\w+",
    "home to",
    "mayoria",
    "mayormente",
    "predominan\\w*",
    "lleno de",
    "rodead[oa] de",
    "entre",
    "viven (?:muchos|mas|puros)",
    "tercio",
    "mitad",
    "puros?",
    "muchos",
    "demographics",
    "vecinos",
  )}\\b(?: \\w+){0,4} ?$|\\d ?%(?: \\w+){0,3} ?$|\\b${KEEPS_TO_ITSELF}(?: \\w+)? ?$`,
);
/** A word for people that has its place with it. */
const PLACE_WITHIN = words(
  "neighbou?rhoods?",
  "neighbou?rs",
  "communit(?:y|ies)",
  "areas?",
  "towns?",
  "enclaves?",
  "households?",
  "homes?",
  "part",
  "section",
  "suburbs?",
);
const TELLING_OF_A_PLACE: ReadonlySet<Trait> = new Set([
  "origin",
  "religion",
  "age",
  "orientation",
  "class",
  "marriage",
  "military",
  "family",
  "income",
  "disability",
]);
/** Neither needs a frame: whoever writes them sorts people. */
const SORTS_ANYHOW = words(
  "(?:kind|type|sort|class|caliber|quality|level)s? of (?:the )?(?:people|folks?|neighbou?rs?|famil(?:y|ies)|residents?|crowds?|tenants?)",
  "better class",
  "gente (?:bien|decente|de (?:su|nuestro|tu) (?:nivel|clase|tipo)|como \\w+)",
  "(?:people|neighbou?rs|families|folks|others) like (?:you|us|them|yourself|ourselves)",
  "(?:your|our|their|his|her|my) (?:own )?kind",
  "riff ?raff",
  "undesirable (?:people|element|types|crowd)",
  "(?:right|wrong|certain) (?:kinds? of |types? of |sorts? of )?(?:people|element|crowd|neighbors)",
  "bad element",
  "rough element",
  "thugs?",
  "ghetto",
  "able bodied",
  "bachelor pad",
  "traditional (?:couples?|famil(?:y|ies)|households?|values)",
  "husband and wife",
  "well integrated",
  "gentrif\\w+",
  "white flight",
  "adults? (?:only|building|living|complex|community)",
  "us born",
  "adults only",
  "gayborhood",
  "(?:quality|best|finest|decent|nice|good|educated|wealthy|rich|professional|respectable|upstanding|classy|trashy|rough|low class|high class) (?:people|neighbors|families|folks|residents|tenants)",
  "chusma",
  "gentuza",
  "cholos?",
  "malandros?",
  "(?:buenos|mejores) vecinos",
  "vecinos (?:decentes|respetables|educados)",
  "(?:gente|familias|personas) (?:problematic\\w+|conflictiv\\w+)",
  "solo adultos",
  "all american",
  "(?:con|sin) papeles",
  "americans only",
  "like minded",
  "share (?:your|our|my|the same) \\w+",
  "privileged",
  "young at heart",
  "(?:high|low|upper|lower) class",
  "clase (?:alta|baja)",
  "snobby",
  "born again",
  "mature [a-z]+",
  "retirees",
  "empty nesters?",
  "millennials",
  "college kids",
  "young(?:er)?,? (?:\\w+ )?(?:professionals|couples|famil\\w+|singles|crowd|people)",
  "jovenes (?:profesion\\w+|parejas|familias)",
  "parejas jovenes",
  "jubilados",
  "(?:sounds?|looks?|seems?) (?:black|white|foreign|ethnic|asian|indian|arab)",
  "(?:whit|black|brown|wealth|rich|poor)i?er",
  "ambiente familiar",
  "demographics?",
  "family values",
  "wholesome values",
);

/** Beside a word for people, these send somebody somewhere because of it, or sort leads by it. */
const STEERS = words(
  "steer\\w*",
  "tend to (?:like|live|buy|prefer)",
  "(?:is|are) happiest",
  "better off",
  "(?:id|i would|i|would|you should|they should|she should|he should|should) (?:\\w+ )?(?:suggest|recommend|try|start|look|consider|avoid|skip|show|send|prioriti\\w+)",
  "(?:youd|shed|hed|theyd|you would|would|may|might|will) (?:\\w+ )?(?:like|love|prefer|enjoy|fit|be happier)",
  "close (?:slower|faster|less|more)",
  "(?:less|more) likely to (?:buy|close|pay|sell|convert)",
  "(?:be|feel)(?: \\w+)? at home (?:in|among|with|near|on|around)",
  "le conviene",
  "(?:te|le|les) (?:recomiendo|sugiero|gustar\\w+|convendria)",
  "deberia\\w* (?:buscar|ver|mirar)",
  "mejor (?:busque|vaya|mire)",
);
const OF_LEADS =
  /\b(?:leads?|buyers?|prospects?|clients?|sellers?|prospectos|clientes|compradores|filtered|excluded|sorted|ranked|tagged|removed|separated|filtre|exclui|ordene|quite)(?: (?:with|without|who|that|whose|are|is|have|has|no|by|from|to|named|con|sin|que|son|tienen|por|de))(?: \w+){0,4} ?$/;

/**
 * Nobody writes of these people in a listing or an answer about homes but to say where they are or
 * should be.
 */
const PLURAL_SAYS_ALL: ReadonlySet<Trait> = new Set([
  "origin",
  "religion",
  "orientation",
  "sex",
  "marriage",
  "age",
  "military",
]);
const A_PEOPLE = /s$|people$|folks$|gente$|men$|women$| /;
const FOLK_AFTER =
  /^ (?:people|famil|folks|buyers?|tenants?|neighbors?|residents?|couples?|women|men|owners?|renters?|gente|familias|vecinos|inquilinos|personas|community|crowd)/;
const NO_PEOPLE = words(
  "adults?",
  "military",
  "youth",
  "genders?",
  "sex",
  "divorce",
  "(?:mayores|menores) de \\d+(?: anos)?",
  "ages? \\d+",
  "accents?",
  "acentos?",
  "races?",
  "citizens?",
  "citizenship",
  "speak\\w*",
  "habla\\w*",
  "language",
  "minority",
  "raza",
  "\\w+ (?:origin|status|color)",
  "skin \\w+",
);

function saidOfPeople(sentence: string, forOlderPersons: boolean): Found | null {
  const aged = OVER_AN_AGE.exec(sentence);
  if (aged !== null && !forOlderPersons) return { phrase: aged[0], about: "age" };
  for (const mention of mentionsOf(sentence)) {
    if (forOlderPersons && OF_OLDER_PERSONS.has(mention.trait)) continue;
    const phrase = framed(sentence, mention);
    if (phrase !== null) return { phrase, about: mention.trait };
  }
  return null;
}

/** The statement around a word for people, or null where it states nothing. */
function framed(sentence: string, { trait, start, end }: Mention): string | null {
  const before = sentence.slice(Math.max(0, start - BEFORE), start);
  const after = sentence.slice(end, end + AFTER);
  const own = sentence.slice(start, end);
  if (
    SORTS_ANYHOW.test(own) ||
    (PLURAL_SAYS_ALL.has(trait) &&
      (A_PEOPLE.test(own) || FOLK_AFTER.test(after)) &&
      !NO_PEOPLE.test(own))
  )
    return own;
  const leading = [SUITS, EXCLUDES, WANTS]
    .map((frame) => lastOf(frame, before))
    .find((match) => match !== null);
  if (leading !== undefined && leading !== null) return `${before.slice(leading)}${own}`;
  const trailing = AFTERWARDS.exec(after);
  if (trailing !== null && trailing.index < 24)
    return `${own}${after.slice(0, trailing.index + trailing[0].length)}`;
  if (STEERS.test(sentence) || OF_LEADS.test(before)) return own;
  if (!TELLING_OF_A_PLACE.has(trait)) return null;
  if (PLACE_WITHIN.test(own)) return own;
  const place = PLACE_AFTER.exec(after);
  if (place !== null) return `${own}${place[0]}`;
  return PLACE_BEFORE.test(before) ? `${before.trimStart()}${own}` : null;
}

/** Where a frame begins that reaches to within a few words of the end, if one does. */
function lastOf(frame: RegExp, before: string): number | null {
  const match = frame.exec(before);
  if (match === null) return null;
  return before.slice(match.index + match[0].length).split(" ").length <= 5 ? match.index : null;
}
