// Finds the words of a question about figures that no reader understood, so that its answer can say
// so: "how many leads did plumbers buy" is not answered for all buyers.
import { US_STATES } from "../lead/us-states.ts";
import type { Language } from "../qualification/slots.ts";
import { readNamedPeriod } from "./read-narrowing.ts";
import { readable } from "./typed.ts";

/** Words that only hold a question together. */
const GLUE = new Set(
  `
    a about above actually all already also am amount an and any anybody anyone anything
    anywhere are as at back be been below but by can come came coming could did display do does
    doing dollar dollars down each else ever every figure figures far find for from full general
    get gets getting give given go goes going good got had happened has have having he hello
    help her here hey hi his hold how i idea if in is it just kind know left less let like list
    little look looking made make makes making many may me mean might mine moment money more
    most much my myself name near need net no not now number numbers of off oh ok okay on one
    only or other our out over overall part per please pull put quick q question really right
    run running s see sell send sent she should show side since so some somebody someone
    something stand stats still sum summary t tell than thank thanks that the their them then
    there these they thing things this those through till time times to too top total totals
    traded true u until up update us use value very want wanted was we were what when where
    whether which who whole whom whose why will with within without wondering worth would yeah
    yes yet you your yours check compare compared looks versus vs break breakdown people guys
    everyone month al algo alguien alguna algunas alguno algunos ahi ahora ahorita alla alli ano
    aqui asi aun bien buena buenas bueno buenos cada como con cosa cual cuales cuando cuanta
    cuantas cuanto cuantos da dame de decir decirme del desde di dia dias dice dijo dime donde
    dos e el ella ellas ellos en entonces era es esa esas ese eso esos esta estado estamos estan
    estas este esto estos estoy ha hago hasta hay hemos hice hola hoy ir igual la las le les lo
    los mas menos mi mia mio mis mismo mostrar mucho muchos muestra nada ni nos nosotros nuestra
    nuestras nuestro nuestros o oye oiga para pero poco por porfa porfavor favor pues puedes
    puedo que quien quienes quiero quisiera saber se sea ser si sido sin sobre solo son soy su
    sus tal tambien tan te tengo tenemos tiene tienen toda todas todavia todo todos tu tuve un
    una unas uno unos usted ustedes va vamos van veces ver vez voy y ya yo anda andan gracias
    lista llevo llevamos cifra cifras numero numeros resumen pregunta revisa siguen queda quedan
    hecho hubo fue fueron suma tuvo norte sur oeste nueva nuevo
  `
    .trim()
    .split(/\s+/),
);
/** What the readers of topics, periods, groups and leads take their figures by. */
const TOPIC =
  /^(?:leads?|sold|sales?|sell(?:ing|ers?)?|unsold|b[uo](?:y|ys|yers?|ying|ught)|purchas\w*|spen[dt]\w*|cost\w*|paid|pay\w*|owed?|owes|earn\w*|revenue|income|profits?|volume|balance|wallet|funds?|credit|payouts?|withdraw\w*|commissions?|cut|return\w*|refund\w*|rate|rates|campaigns?|sources?|listings?|listed|live|market(?:place)?|demand\w*|wanted?|reject\w*|refus\w*|declin\w*|reasons?|common|network|affiliates?|advertisers?|publishers?|buyers?|posted|posts?|submit\w*|received?|receiv\w*|arriv\w*|came|brings?|brought|active|paused|available|open|pending|hot|warm|nurture|cold|tier|renters?|sides?|types?|states?|best|worst|highest|lowest|fewest|least|most|biggest|largest|smallest|first|last|latest|cheap\w*|expensive|price[sd]?|average|business|performance|performing|results?|today|yesterday|days?|weeks?|months?|year|ytd|current|currently|past|next|previous|recent|recently|this|weekly|daily|monthly|so far|prospectos?|vend\w+|ventas?|compr\w+|gast\w+|cost\w+|pag\w+|deb\w+|gan\w+|ingresos?|volumen|saldo|cartera|billetera|dinero|fondos|retir\w+|comision\w*|devol\w+|devuel\w+|tasa|campanas?|fuentes?|mercado|demanda\w*|rechaz\w+|motivos?|razon(?:es)?|comun|red|afiliad\w*|anunciantes?|publicad\w*|envi\w+|mand\w+|recib\w+|entr\w+|llegar?on|llega\w*|activ\w+|pausad\w+|disponibles?|pendientes?|calientes?|tibi\w+|fri\w+|nivel|estados?|mejor(?:es)?|peor(?:es)?|mayor|menor|alt\w+|baj\w+|primer\w*|ultim\w+|barat\w+|car[oa]s?|precios?|promedio|negocio|resultados?|hoy|ayer|semanas?|mes(?:es)?|anos?|pasad\w+|proxim\w+|actual\w*|vale|valor|movio|deja|busc\w+|piden|quieren|inquilin\w*)$/;
const NAMED_DAYS = /\b(?:7|30|90|seven|thirty|ninety|siete|treinta|noventa)\b/g;
const STATE_WORDS: ReadonlySet<string> = new Set(
  US_STATES.flatMap(({ code, name }) => [code.toLowerCase(), ...name.toLowerCase().split(" ")]),
);

export interface LeftOver {
  /** In order, each word once, as written out by `readable`. */
  readonly words: readonly string[];
  readonly understood: readonly string[];
  /** Whether less of the question was understood than not: a figure would be a guess. */
  readonly isMost: boolean;
}

/**
 * The words of a question that its figure does not take into account. `places` are words that are
 * answered otherwise.
 */
export function leftOverOf(
  said: string,
  language: Language,
  places: ReadonlySet<string> = new Set(),
): LeftOver {
  const text = readable(said, language);
  const counted = readNamedPeriod(text) === null ? text : text.replaceAll(NAMED_DAYS, " ");
  const content = [...new Set(counted.match(/[a-z]+|\d+/g) ?? [])].filter(
    (word) => !GLUE.has(word) && !places.has(word),
  );
  const understood = content.filter((word) => TOPIC.test(word) || STATE_WORDS.has(word));
  const words = content.filter((word) => !understood.includes(word));
  return { words, understood, isMost: words.length > understood.length };
}
