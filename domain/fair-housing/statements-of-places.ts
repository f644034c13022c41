// Lists statements that are blocked because of what they say about a place: safety, schools,
// worship nearby, exclusivity and change.
import { PRAISE, SCHOOL } from "./school-topics.ts";
import {
  AREA,
  BAD_SCHOOL,
  GOOD,
  NEAR,
  type Statement,
  WORSHIP,
  ZONE,
  of,
} from "./statement-words.ts";

/** In the order in which they are matched. */
export const ABOUT_PLACES: readonly Statement[] = [
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
] as const;
