// Statements that are blocked whoever they name: of safety, schools, worship nearby, closed
// circles, and where somebody should look.
import { anyOf } from "../qualification/phrases.ts";
import { TURNED_AWAY_FOR_AN_AID } from "./mobility.ts";
import { words } from "./reading.ts";
import { ELSEWHERE, ELSEWHERE_IN_SPANISH, PRAISE, SCHOOL } from "./topics.ts";

export type StatementTopic =
  | "safety"
  | "schools"
  | "worship"
  | "exclusivity"
  | "steering"
  | "language"
  | "citizenship"
  | "work"
  | "ability"
  | "animals"
  | "change";

interface Statement {
  readonly about: StatementTopic;
  readonly pattern: RegExp;
}

const AREA = anyOf(
  "neighbou?rhoods?",
  "areas?",
  "communit(?:y|ies)",
  "streets?",
  "blocks?",
  "towns?",
  "cit(?:y|ies)",
  "suburbs?",
  "zips?",
  "zip codes?",
  "parts?",
  "places?",
  "subdivisions?",
  "enclaves?",
  "districts?",
  "village",
  "complex",
  "building",
  "county",
  "pockets?",
  "location",
  "surroundings",
  "cul de sac",
  "environment",
  "setting",
  "section",
);
const ZONE = anyOf(
  "zonas?",
  "barrios?",
  "colonias?",
  "vecindarios?",
  "areas?",
  "calles?",
  "fraccionamientos?",
  "residencial(?:es)?",
  "comunidad(?:es)?",
  "sector(?:es)?",
  "lugar(?:es)?",
  "ambiente",
  "ciudad(?:es)?",
  "privada",
  "edificio",
  "entorno",
  "condominio",
  "complejo",
  "ubicacion",
);
const WORSHIP = anyOf(
  "church(?:es)?",
  "synagogues?",
  "mosques?",
  "masjid",
  "temples?",
  "parish(?:es)?",
  "shuls?",
  "cathedrals?",
  "chapels?",
  "mikveh?",
  "houses? of worship",
  "places? of worship",
  "congregations?",
  "kingdom hall",
  "gurdwara",
  "yeshiva",
  "iglesias?",
  "parroquias?",
  "sinagogas?",
  "mezquitas?",
  "templos?",
  "catedral(?:es)?",
  "capillas?",
  "santuario",
);
const NEAR = anyOf(
  "near(?:by|est)?",
  "close to",
  "closest",
  "walking distance(?: to| of| from)?",
  "walkable to",
  "walk to",
  "a walk (?:to|from)",
  "steps? (?:to|from|away from)",
  "blocks? (?:from|to|away from|off)",
  "minutes? (?:to|from|away from|walk to)",
  "miles? (?:to|from)",
  "next (?:to|door to)",
  "across (?:the street )?from",
  "around the corner from",
  "within",
  "beside",
  "by the",
  "adjacent to",
  "down the (?:street|road) from",
  "convenient to",
  "stroll to",
  "proximity to",
  "feet from",
  "yards from",
  "surrounded by",
  "past the",
  "close",
  "behind",
  "right by",
  "cerca (?:de|del|a)",
  "a (?:\\w+ ){0,3}(?:cuadras?|pasos|minutos|metros|millas?|calles?) (?:de|del|a)",
  "junto (?:a|al)",
  "frente (?:a|al)",
  "a la vuelta (?:de|del)",
  "caminando (?:a|al|de)",
  "al lado (?:de|del)",
  "a un lado (?:de|del)",
  "proxim[oa] (?:a|al)",
  "a distancia de",
  "enfrente (?:de|del)",
);
const GOOD = anyOf(
  "best",
  "top",
  "great",
  "good",
  "excellent",
  "amazing",
  "outstanding",
  "exceptional",
  "fantastic",
  "superb",
  "stellar",
  "strong",
  "fine",
  "finest",
  "terrific",
  "wonderful",
  "award winning",
  "blue ribbon",
  "highly",
  "high (?:performing|scoring|achieving|rated|quality)",
  "a rated",
  "a plus",
  "coveted",
  "desirable",
  "sought after",
  "prestigious",
  "premier",
  "renowned",
  "acclaimed",
  "quality",
  "superior",
  "rated",
  "ranked",
  "better",
  "nice",
  "elite",
  "mejor(?:es)?",
  "buen[oa]s?",
  "excelentes?",
  "prestigios[oa]s?",
  "destacad[oa]s?",
  "reconocid[oa]s?",
  "calificad[oa]s?",
  "primer nivel",
  "premiad[oa]s?",
  "gran(?:des)?",
);
const BAD_SCHOOL = "(?:bad|poor|failing|worst|weak|low|terrible|mal[oa]s?|peor(?:es)?)";

/** What of somebody is taken for a sign of where they belong. */
const MARK_OF_ORIGIN =
  "(?:last name|surname|family name|accent|background|heritage|skin(?: colou?r)?|complexion|" +
  "faith|religion|roots|name)";
const PROGRAM =
  "(?:section (?:8|eight)|sec 8|vouchers?|(?:housing|county|city|public|government|state|" +
  "rental|rent) (?:aid|assistance|help|programs?)|subsid\\w+|welfare|ssi|ssdi)";
const PROGRAM_IN_SPANISH =
  "(?:seccion (?:8|ocho)|vales?(?! la)|(?:ayudas?|apoyos?|asistencia|programas?) (?:del?|de la|" +
  "public[oa]s?|social(?:es)?)(?: \\w+)?|subsidi\\w+|vouchers?)";

const of = (about: StatementTopic, ...patterns: readonly string[]): Statement => ({
  about,
  pattern: words(...patterns),
});

/** What a text may not state, in the order in which it is looked for. */
export const STATEMENTS: readonly Statement[] = [
  of(
    "safety",
    "(?:safe|safer|safest|secure|dangerous|unsafe|sketchy|seedy|dodgy|crime free|crime ridden|" +
      `rough)(?:,? (?:and |but )?(?:\\w+,? )?)?(?:\\w+ ){0,2}${AREA}(?! (?:entry|entrance|access|` +
      "door|lobby|parking|garage|keys?))",
    `${AREA}(?: \\w+){0,2} (?:is|are|was|feels?|stays?|remains?|thats|gets?|has been)(?: ` +
      "\\w+){0,3} (?:safe|safer|safest|secure|dangerous|unsafe|sketchy|rough)",
    "one of the (?:safest|most dangerous)",
    "the safest",
    "safest",
    "(?:low|lower|lowest|little|no|less|minimal|zero|high|higher|rising|falling|least|hardly " +
      "any|barely any|almost no|virtually no|more|most)(?: \\w+){0,2} crime(?! statistics)",
    "crime (?:rates? )?(?:is|are|has been|stays|remains|rarely|free|ridden|isnt|never|doesnt|" +
      "problem)",
    "crime free",
    "(?:is|its|very|pretty|quite|really|totally|perfectly|completely|so|be|are|extremely|super|" +
      "relatively) safe(?: (?:to (?:walk|live|raise|be|go|move|jog|leave|let)|for (?:you|kids|" +
      "her|him|them|a|your|the|women|everyone|families)|here|there|at night|and (?:quiet|clean|" +
      "friendly|sound)|around|after dark|by day|in (?:the|that|this))|$|,)",
    "(?:feel|feels|feeling|stay|live|sleep|walk|be|rest|play|living) (?:\\w+ )?(?:safe|safely)",
    "safe (?:and|,) (?:quiet|secure|clean|friendly|peaceful|sound|convenient|tranquil|" +
      "welcoming|family)",
    "(?:quiet|clean|friendly|peaceful)(?:,? and|,) safe",
    "safe to (?:walk|live|raise|jog|be out|play|let)",
    "safe for (?:kids|families|women|children|your|a (?:woman|family|single))",
    "safe streets?",
    "(?:safety|security) of (?:the|this|that) (?:area|neighborhood|street|community)",
    "(?:gangs?|shootings?|break ?ins|drug dealers?|muggings?|burglar\\w*|robber\\w+|theft)(?: " +
      "\\w+){0,3} (?:here|there|area|neighborhood|around|nearby|common|unheard|rare|problem|" +
      "activity)",
    "(?:no|few|fewer|never any|lots of|many|some|plenty of) (?:gangs?|shootings?|break ?ins|" +
      "burglar\\w*|robber\\w+|thefts?|muggings?)",
    "lock (?:your|the) doors?",
    "walk (?:\\w+ ){0,3}(?:at night|after dark) without",
    "(?:walk|stroll|jog) (?:\\w+ ){0,4}(?:after dark|at night)",
    "bad (?:area|neighborhood|part of town|side of town)",
    "good (?:neighborhood|part of town|side of town)",
    "(?:crimes?|criminals?|gangs?|shootings?|robber(?:y|ies)|burglar\\w+|muggings?|murders?|" +
      "homicides?|violence|violent|sex offenders?|ghetto)(?!(?: \\w+){0,3} (?:statistics|stats|" +
      "data|figures|reports?|maps?|numbers|information|records))",
    "doors? unlocked",
    "unlocked doors?",
    "(?:bad|rough|classy|respectable|nicer|worse) (?:part|side|area|section|neighborhood)(?: " +
      "of town)?",
    `${ZONE}(?: \\w+){0,3} (?:segur[oa]s?|insegur[oa]s?|peligros[oa]s?)`,
    "(?:segur[oa]s?|peligros[oa]s?|tranquil[oa] y segur[oa]|segur[oa] y tranquil[oa])(?: " +
      `\\w+){0,2} ${ZONE}`,
    "(?:muy|mas|tan|bastante|es|super|totalmente|menos|poco) (?:segur[oa]s?|peligros[oa]s?)(?! " +
      "que| de que)",
    "(?:baja|poca|sin|nada de|cero|menos|bajo|mucha|alta|bajos|altos|no hay|bajisima)(?: " +
      "\\w+){0,3} (?:delincuencia|criminalidad|crimen(?:es)?|robos|violencia|pandillas|" +
      "inseguridad|asaltos)",
    "(?:delincuencia|criminalidad|crimen)(?: \\w+){0,2} (?:es|baj[oa]|alt[oa]|casi|nul[oa]|" +
      "poc[oa])",
    "(?:delincuencia|crimen(?:es)?|pandillas?|asaltos|balaceras|violencia|inseguridad|" +
      "peligros[oa]s?)",
    "segur[oa] y tranquil[oa]",
    "tranquil[oa] y segur[oa]",
    "(?:viv\\w+|camin\\w+|sentir\\w*|sient\\w+|dorm\\w+)(?: \\w+){0,2} (?:segur[oa]s?|" +
      "tranquil[oa]s? y segur[oa]s?|con seguridad)",
    "(?:caminar|salir|andar)(?: \\w+){0,3} de noche",
  ),
  of(
    "schools",
    `${GOOD}(?: (?!see |check |way |place |to )\\w+){0,2} ${SCHOOL}`,
    `${BAD_SCHOOL}(?: \\w+)? ${SCHOOL}`,
    `${SCHOOL}(?: (?!district boundaries)\\w+){0,3} (?:are|is|rank\\w*|rated|son|es|score[sd]?|` +
      `have|earn\\w*|estan|tienen?|of|with|de)(?: \\w+){0,3} (?:${PRAISE}|finest|distinction|` +
      "excellence|primera|primer nivel|excelencia|\\d+ out of)",
    `\\d+ (?:out of \\d+ |rated |star )${SCHOOL}`,
    "great ?schools (?:rating|score) of",
    `${SCHOOL} (?:de (?:primer nivel|calidad|excelencia|prestigio)|excelentes?|premiad[oa]s?|` +
      "con (?:alta|buena)|(?:mejor|bien|altamente) calificad[oa]s?)",
    `(?:famous|known|prized|renowned) for (?:its|the|their) (?:\\w+ )?${SCHOOL}`,
  ),
  of(
    "worship",
    `${NEAR}(?: \\w+){0,4} ${WORSHIP}`,
    `${WORSHIP}(?: \\w+){0,3} (?:nearby|around the corner|next door|down the (?:street|road)|a ` +
      "few (?:steps|blocks)|within walking|close by|on the (?:corner|block)|cerca|a la vuelta|en " +
      "la esquina|a (?:una|dos|pocas) cuadras?|across the street|walking distance|steps away|" +
      "blocks away)",
    "eruv",
    "kosher (?:shops|stores|restaurants|markets|butcher)(?: \\w+){0,3} (?:nearby|close|walk\\w*)",
  ),
  of(
    "exclusivity",
    "(?:exclusive|exclusively|restricted|select|elite|members only|snobby|posh)(?:,? (?:and " +
      `)?(?:\\w+ )?)?(?:${AREA}|clubs?|address|residences?|gated \\w+|living|homes in|addresses|` +
      "club living)",
    "private(?:,)? (?:and )?(?:exclusive|restricted)",
    "private enclave",
    "(?:membership|approval|admission)(?: \\w+){0,3} (?:by|of|required by) (?:the " +
      ")?(?:residents|members|neighbors|approval|invitation)",
    "members only",
    "membership (?:by|required|approval|only)",
    "by invitation only",
    "restricted (?:to|covenants against)",
    "(?:keeps?|keeping) (?:out )?(?:the )?(?:\\w+ )?(?:element|riffraff|others|people) out",
    "country club set",
    `(?:${AREA}|full) of (?:\\w+ ){0,2}(?:professionals|executives|doctors|lawyers|homeowners|` +
      "achievers|elites?)",
    "old money",
    `${ZONE}(?: \\w+)? (?:exclusiv[oa]s?|selet[oa]s?|select[oa]s?|de elite|restringid[oa]s?|de ` +
      "alcurnia)",
    `exclusiv[oa]s? (?:\\w+ )?${ZONE}`,
    "acceso solo (?:a|para) miembros",
    "(?:solo|solamente|unicamente) (?:para )?(?:gente|familias|mujeres|hombres|personas (?!que|" +
      "mayores de)) ?\\w+",
  ),
  of(
    "change",
    `${AREA}(?: \\w+){0,3} (?:stay\\w*|remain\\w*|kept|keeps?) (?:(?:itself|it|all|mostly|so) ` +
      "){0,2}(?:white|black|anglo)(?=$|,| for| since| all| to)",
    `(?:${ZONE}|pueblo|vecindario)(?: \\w+){0,3} (?:siendo|sigue|quedo|mantien\\w*|` +
      "conserva\\w*|permanec\\w*) (?:puro |todo |muy )?blanc[oa]\\b(?! (?:y|como|por|en)\\b)",
    `${AREA}(?: \\w+){0,2} (?:turns|turning|is turning|is changing|has changed|changing|` +
      "changes|in transition|goes downhill|going downhill|on the decline|declining|gentrif\\w+|" +
      "improving its)",
    "changing (?:neighborhood|area|demographics|community)",
    "transition(?:al|ing) (?:neighborhood|area|community)",
    "different (?:crowd|element|kind of|type of|sort of|class of)",
    "new element",
    "(?:integrated|stable) (?:neighborhood|community|area|block|street)",
    "stable,? (?:and )?(?:well )?integrated",
    "up and coming(?: crowd| people)",
    "(?:crowd|element|people|families) (?:is |are )?(?:moving|buying) (?:in|on|into|there)",
    "before (?:they|it all|the wrong)(?: \\w+){0,3} (?:move|moves|change|changes|turn|turns)",
    `${ZONE}(?: \\w+){0,3} (?:cambiando|en transicion|se esta llenando|se llena de)`,
  ),
  of(
    "steering",
    "(?:since|because|given|as|based on|considering|with|judging by)(?: (?:that|of))? (?:she|" +
      "he|they|you|the (?:lead|buyer|client|family)|her|his|their|your)(?: \\w+){0,6} (?:name|" +
      "surname|accent|race|religion|faith|ethnicity|background|heritage|nationality|culture|kids|" +
      "children|disability|wheelchair|age|immigrant|muslim|jewish|christian|catholic|hispanic|" +
      "latin[oa]s?|black|white|asian|indian|mexican|gay|single|pregnant|married|spanish|english|" +
      "origin)",
    "(?:will|would|might|may|ill|well|youll|youd|theyll|theyd|shell|hell|shed|hed|could|to) " +
      "(?:\\w+ ){0,3}(?:fit in|fit right in|feel (?:\\w+ )?(?:at home|out of place|more " +
      "comfortable|comfortable (?:there|with|among|around)|welcome(?:d)? (?:there|here|by))|" +
      "belong|stick out|stand out (?:there|here)|be (?:happier|more comfortable) (?:with|among|" +
      "around|near|in|over|there))",
    `(?:with|given|because of|from|for) (?:an? |your |that |such an? )?${MARK_OF_ORIGIN} like ` +
      "(?:yours|his|hers|theirs|that)",
    "(?:someone|somebody|people|anyone|famil(?:y|ies)) with (?:your|his|her|their|that) " +
      `(?:\\w+ )?${MARK_OF_ORIGIN}`,
    `(?:with|given|by) that ${MARK_OF_ORIGIN}(?! (?:wall|light\\w*|tiles?|colou?rs?|on|in|like ` +
      "the))",
    "con (?:un |su |ese |tu |el )?(?:apellido|acento|color|origen)(?: \\w+)? como (?:el |la " +
      ")?(?:suy[oa]|tuy[oa]|de (?:ustedes|usted|ellos))",
    "con (?:su|tu|ese) (?:apellido|acento|color de piel)",
    "(?:right at|at) home (?:with|among|there) (?:\\w+ )?(?:people|neighbors|families|folks)",
    "more comfortable (?:in|with|among|near|around|over)",
    "(?:avoid|steer clear of|stay away from|stay out of|skip|keep away from|would not live in|" +
      "wouldnt live in|dont (?:buy|live|look|move|go) (?:in|to|near))(?: \\w+){0,4} (?:area|" +
      "neighbou?rhood|side|part|parts|town|zip|street|block|people|zips|areas|neighborhoods)",
    "avoid (?:\\w+ ){0,3}\\d{5}",
    "(?:stay out of|steer clear of|stay away from|keep clear of) (?!the (?:pool|garage|yard|" +
      "lease|roof|attic))\\w+",
    "(?:better|worse|nicer|safer|classier|right|wrong) (?:side|part) of (?:town|the tracks|the " +
      "city|the street)",
    "(?:wrong|right|other|good|bad) side of (?:the )?tracks",
    "(?:people|families|folks|buyers) (?:of|with|from) (?:your|her|his|their|the same) " +
      "(?:background|culture|faith|heritage|country|community|race|religion)",
    "(?:your|her|his|their) (?:own )?(?:community|culture|people) (?:lives?|is|are|there|" +
      "nearby|around)",
    "where (?:most|other|many|all) (?:\\w+ ){1,2}(?:live|buy|settle|are buying)",
    "(?:show|send|steer|point|direct) (?:\\w+ ){0,3}(?:to|towards?|the) (?:\\w+ " +
      "){0,2}(?:community|part of town|section) (?:where|with)",
    "the (?:kind|sort|type) of (?:neighbou?rs|people|place where)",
    "neighbou?rs (?:you|youd|are (?:all )?(?:like|professional|quiet professionals|educated))",
    "your (?:daughter|son|kids|children) to (?:marry|date|meet|play with)",
    "(?:people|neighbors|folks|residents) (?:here|there|around here) are (?:\\w+ )?(?:nice|" +
      "better|good|decent|educated|professional|wealthy|friendly|like)",
    "(?:people|famil(?:y|ies)|folks|neighbou?rs|residents) (?:who come |that come |originally " +
      `)?from ${ELSEWHERE}(?: (?:and|or) [a-z]+)? (?:\\w+ ){0,2}(?:live|lived|settled?|settling|` +
      "fill|own homes|cluster\\w*)",
    `(?:${AREA}|home to|full of|mostly|lots of|many|mainly)(?: (?:of|with|where|are|is|so|many|` +
      "mostly)){0,3} (?:people|famil(?:y|ies)|folks|neighbou?rs) (?:who come |originally )?from " +
      `${ELSEWHERE}`,
    `liv(?:e|es|ed) (?:\\w+ ){0,3}(?:people|famil(?:y|ies)|folks) from ${ELSEWHERE}`,
    `viv\\w+(?: \\w+){0,3} (?:gente|familias|vecin[oa]s|personas) de ${ELSEWHERE_IN_SPANISH}`,
    `(?:gente|familias|vecin[oa]s|personas) de ${ELSEWHERE_IN_SPANISH}(?: y (?:de )?[a-z]+)? ` +
      "(?:viven?|llenan?|habitan?|se (?:asienta|asento|asentaron|asientan))",
    "(?:se|te) (?:va a |van a |sentira\\w*|sentiran|sentiria\\w*)(?: ?\\w+){0,2} (?:como en " +
      "casa|a gusto|en casa|comod[oa]s?|en familia)",
    "(?:por|como|ya que|dado|debido a)(?: \\w+){0,3} (?:su|el|tu) (?:apellido|acento|origen|" +
      "religion|raza|nombre|edad|discapacidad)",
    "(?:encaj\\w+)",
    "(?:evite|eviten|evita|no compre|no viva|alejese|no se meta)(?: \\w+){0,4} (?:zona|barrio|" +
      "colonia|lado|parte|vecindario|area)",
    "gente de (?:su|tu|nuestro|nuestra) (?:nivel|clase|tipo|cultura|tierra|pais|raza|fe)",
    "(?:vecinos|gente) (?:como (?:usted|ustedes|tu|nosotros)|de bien|de (?:buen|alto) nivel)",
    "entre (?:(?:los )?suyos|paisanos|gente como|(?:tu|su|mi|nuestra) (?:propia )?gente)",
    "(?:sentir\\w*|estar\\w*)(?: \\w+)? mejor (?:entre|con|cerca de)",
  ),
  of(
    "language",
    "(?:english|spanish) fluency",
    "accents? (?:suggests?|means?|tells|shows)",
    "english only",
    "spanish only",
    "only english",
    "(?:must|should|need to|have to|able to|required to|who) (?:\\w+ )?(?:speak|know|" +
      "understand) (?:\\w+ )?(?:english|spanish|the language)",
    "(?:english|spanish) (?:speaking|speakers?) (?:only|preferred|please|required|tenants?|" +
      "renters?|households?|neighborhood|neighbors|families|people|community)",
    "(?:no|non) (?:english|spanish) speak\\w+",
    "(?:fluent|good) english (?:required|only|a must|preferred)",
    "(?:debe|tiene que|que|solo|deben|si no)(?: \\w+)? (?:hablar?|hablen|hablan|sepan?) " +
      "(?:ingles|espanol)",
    "solo (?:ingles|espanol)",
    "(?:where|que) (?:everyone|everybody|todos) (?:speaks|hablan?) (?:\\w+)",
  ),
  of(
    "citizenship",
    "(?:us|american|u s|legal|natural born|natural) (?:born )?(?:citizens?|residents?) (?:only|" +
      "preferred|required|please)",
    "must (?:be|have) (?:a |an )?(?:\\w+ ){0,3}(?:citizens?|american|legal resident|green " +
      "card\\w*|documented)",
    "citizens? only",
    "only (?:\\w+ )?(?:citizens|americans|legal residents|green card\\w*)",
    "no (?:\\w+ )?(?:immigrants|foreigners|illegals|undocumented|visa holders|non ?citizens|" +
      "aliens)",
    "must (?:have been |be )born (?:here|in)",
    "(?:debe\\w*|tienen? que) (?:haber nacido|ser nacid[oa]s?)",
    "proof of citizenship",
    "ser ciudadan[oa]s?",
    "citizenship (?:required|papers)",
    "(?:have|with|show|need) (?:\\w+ )?papers",
    "immigration (?:papers|documents|status)",
    "green cards? (?:required|only)",
    "(?:solo|solamente|unicamente|que sean?|debe ser)(?: \\w+){0,3} (?:ciudadan\\w+|" +
      "residentes? legal\\w*|con papeles|documentad\\w+|american\\w+)",
    "(?:personas|gente|inquilinos) con documentos",
    "(?:papeles|documentos) (?:en regla|migratorios)",
    "con papeles",
    "nada de inmigrantes",
    "sin documentos no",
  ),
  of(
    "work",
    "must (?:have (?:a |an )?(?:full time |steady |verifiable |real )?(?:job|employment)|be " +
      "(?:\\w+ )?(?:employed|working))(?! income)",
    "(?:employed|working|professional)s? (?:people |persons? |adults? |tenants? |" +
      "professionals? )?(?:only|preferred)",
    "only (?:\\w+ )?(?:employed|working|professional) (?:people|tenants|applicants|persons|adults)",
    "(?:only|solely) (?:employment|earned) income",
    "income from (?:employment|a job|work) only",
    "(?:take|accept|allow|want) (?:hud|section|programs)",
    "no (?:hud|benefits|unemployed|programs?|dss|government (?:programs?|assistance|aid)|" +
      "assistance|section|subsid\\w+|welfare|housing (?:assistance|programs?))",
    "(?:do not|dont|not|wont|never|cannot|cant)(?: \\w+){0,3} (?:section (?:8|eight)|sec 8|" +
      "vouchers?|housing assistance|subsid\\w+|welfare|ssi)",
    "(?:not|dont|doesnt|wont|never|cannot|cant|nobody|no one) (?:\\w+ )?(?:rent|lease|work|" +
      `deal|accept|take|consider|want|show)(?: (?!but|and|y|pero)\\w+){0,9} ${PROGRAM}`,
    "(?:no|nunca|jamas|tampoco) (?:se )?(?:les? )?(?:rent|alquil|arriend|acept|admit|trabaj|" +
      `trat|tom|recib|quier|quer)\\w*(?: (?!pero|y)\\w+){0,8} ${PROGRAM_IN_SPANISH}`,
    "(?:ideal|perfect|great|suited|suitable|designed|made|best) (?:\\w+ )?for (?:\\w+ " +
      "){0,3}(?:executives?|professionals?|working people|ceos?|white collar|corporate types)",
    "(?:ideal|perfect[oa]|excelente|pensad[oa]) para (?:\\w+ ){0,2}(?:ejecutiv[oa]s?|" +
      "profesion(?:ales|istas?))",
    "(?:executives?|professionals?) (?:only|preferred|wanted)",
    "(?:seeking|looking for|prefer|want|wanted|quiet|busco|buscamos|preferimos|solo) (?:a |an |" +
      "un |una )?(?:\\w+ ){0,2}(?:executives?|professionals?|profesion(?:ales?|istas?)|" +
      "ejecutiv[oa]s?)",
    "(?:solo|solamente|que) (?:gente |personas )?(?:que )?(?:trabaj\\w+|empleo|con trabajo)",
    "(?:no|sin)(?: \\w+){0,3} (?:seccion (?:8|ocho)|ayuda(?:s)? (?:del gobierno|publica)|" +
      "subsidios?|vales|programas? (?:de gobierno|del gobierno))",
  ),
  of(
    "ability",
    ...TURNED_AWAY_FOR_AN_AID,
    "able bodied",
    "must be (?:able to (?:climb|walk|live|care|manage|handle|use)|healthy|mobile|independent|" +
      "ambulatory|physically|in good health|sober|mentally)",
    "(?:not|isnt|un)(?: \\w+){0,2} ?(?:suited|suitable|appropriate|safe|recommended|fit)(?: " +
      "\\w+){0,2} (?:for|to) (?:\\w+ ){0,3}(?:handicapped|disabled|wheelchairs?|elderly|children|" +
      "kids|families|people with)",
    "no (?:wheelchairs?|handicapped|disabled|walkers|mentally \\w+|group homes?|crazies|addicts)",
    "(?:handicapped|disabled)(?: \\w+){0,3} (?:need not|not)",
    "(?:physically|mentally) (?:fit|stable|healthy)",
    "healthy (?:only|adults?|tenants?|people|person)",
    "sin (?:discapacidad\\w*|sillas? de ruedas|enfermedades)",
    "no (?:\\w+ ){0,3}(?:discapacitad\\w+|sillas? de ruedas|minusvalid\\w+|enferm\\w+)",
    "(?:buena salud|que pueda subir escaleras)",
    "persona(?:s)? sana",
  ),
  of(
    "animals",
    "(?:no|not|nor|absolutely no|including|even|dont (?:accept|allow)|do not (?:accept|allow)|" +
      "neither|includes?)(?:,? \\w+){0,6} (?:service|support|assistance|guide|emotional)(?: " +
      "\\w+){0,3} ?(?:animals?|dogs?|pets)",
    "(?:support|service|assistance|esa)(?: and service| or service)? (?:animals?|dogs?)(?: " +
      "\\w+){0,2} (?:not|too|prohibited|included|extra|fee|pay)",
    "no esas?",
    "(?:no|ni|tampoco|sin)(?: \\w+){0,4} (?:animales de (?:apoyo|servicio|asistencia)|perros? " +
      "(?:guia|de servicio))",
  ),
] as const;
