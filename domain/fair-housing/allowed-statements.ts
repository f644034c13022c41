// Lists statements that name traits and are allowed: promises, refusals, housing for older persons.
import type { Trait } from "./people.ts";
import { allWords, words } from "./reading.ts";
import { anyOf } from "../qualification/phrases.ts";

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
 * The rest of a sentence after a promise of equal treatment or a refusal to discriminate, which
 * names the traits in question.
 */
export const ALLOWED = [
  new RegExp(`\\b${PROMISE}\\b(?:(?! but | pero | so no | except | however )[^.!?;]){0,300}`, "g"),
  new RegExp(`\\b${CANNOT}(?: \\w+){0,2} ${COMPARE}(?:(?! but | pero )[^.!?;]){0,300}`, "g"),
  /\b(?:dont|do not|no) (?:have|tengo) (?:any |ningun\w* )?(?:information|data|figures|details|access|opinion|informacion|datos)\b(?:(?! but | pero )[^.!?;]){0,300}/g,
  allWords(
    "(?<!\\b(?:no|not|without|neither|nor|sin|ni) (?:\\w+ )?)(?:section (?:8|eight)|sec 8|" +
      "seccion (?:8|ocho)|vouchers?|housing assistance|ssi|ssdi|rental assistance|vales?(?: de " +
      "vivienda)?|public assistance|hud vouchers?)(?: (?!not|no|never|arent|isnt|" +
      "nunca)\\w+){0,4} (?:ok|okay|accepted|welcome[d]?|considered|aceptad[oa]s?|bienvenid[oa]s?)",
    "(?<!\\b(?:not|dont|no|never|cannot|cant|wont|doesnt|refuse to|nor|neither|no se|tampoco) " +
      ")(?:accept|accepts|accepting|welcome|welcomes|take|takes|honors?|participat\\w+ in|" +
      "aceptamos|se aceptan?|recibimos)(?: \\w+){0,3} (?:section (?:8|eight)|sec 8|seccion (?:8|" +
      "ocho)|vouchers?|housing assistance|vales(?: de vivienda)?)",
  ),
  allWords(
    "(?:except|other than|excluding|besides|aside from|but|only|salvo|excepto|menos|apart " +
      "from)(?: for)?(?: \\w+){0,2} (?:service|support|assistance|guide)(?: (?:and|or) " +
      "(?:service|support|assistance))? (?:animals?|dogs?)",
    "(?:service|support|assistance|guide)(?: (?:and|or) (?:service|support|assistance))? " +
      "(?:animals?|dogs?)(?: (?!not|never|no)\\w+){0,2} (?:are |always )?(?:welcome|allowed|" +
      "accepted|permitted|ok|exempt|excepted|not pets)",
    "(?:animales|perros) (?:de (?:servicio|apoyo|asistencia)|guia)(?: \\w+){0,2} " +
      "(?:bienvenidos|permitidos|aceptados)",
    "(?:salvo|excepto) (?:animales|perros) (?:de (?:servicio|apoyo|asistencia)|guia)",
  ),
  allWords(
    "(?:all|everyone|everybody|anyone|any)(?: \\w+){0,4} (?:are |is )?welcome",
    "(?:families with children|children|kids|families|everyone) (?:are |is )?(?:always |also " +
      ")?(?:welcome|allowed|accepted)",
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
/** Communities that may be reserved for older persons, and say so. */
export const OLDER_PERSONS = words(
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
/** The traits that housing for older persons may name. */
export const OF_OLDER_PERSONS: ReadonlySet<Trait> = new Set(["age"]);
