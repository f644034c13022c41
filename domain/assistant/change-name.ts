// Extracts the name of a campaign or a source from a requested change, as typed: what is left after
// all known words.
import { plainText } from "../qualification/scan.ts";

const QUOTED =
  /["\u201C\u201D\u00AB\u00BB]([^"\u201C\u201D\u00AB\u00BB]{1,80})["\u201C\u201D\u00AB\u00BB]|(?<![\p{L}\p{N}])['\u2018]([^'\u2018\u2019]{1,80})['\u2019](?![\p{L}\p{N}])/u;

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** A name usually follows one of these verbs. */
const VERBS = set(`
  pause pausing suspend halt freeze disable deactivate turn switch shut stop put take resume unpause
  reactivate activate enable restart start relaunch bring set change raise lower increase decrease
  drop bump cut reduce update adjust limit cap bid pausa pausar pausame pausen suspende suspender
  deten detener apaga apagar desactiva desactivar para parar frena frenar congela reanuda reanudar
  reactiva reactivar activa activar pauses pausen reanudes reactives actives apagues prende prender
  enciende encender despausa despausar reinicia reiniciar pon ponle poner cambia cambiar sube subir
  baja bajar aumenta aumentar reduce reducir ajusta ajustar fija fijar limita limitar puja pujar
`);
/** Words that separate a name from the rest. */
const STOPS = set(`
  pause pausing suspend halt freeze disable deactivate turn switch shut stop put take resume
  unpause reactivate activate enable restart start relaunch bring set change raise lower increase
  decrease drop bump make up cut reduce update adjust limit cap bid bids max maximum daily day per
  each campaign campaigns source sources please can could u you would i id we want wanna need like
  to just only and-then all every everything exclusive shared dollars bucks usd back off down hold
  on hi hello hey ok okay thanks now lets let dont go ahead currently immediately called named
  bidding at pausa pausar pausame pausen suspende suspender deten detener apaga apagar desactiva
  desactivar para parar frena frenar congela reanuda reanudar reactiva reactivar activa activar
  prende prender enciende encender sean despausa despausar vuelve volver reinicia reiniciar
  continua continuar quita pon ponle poner ponme cambia cambiar cambiale sube subir subele baja
  bajar bajale aumenta aumentar reduce reducir ajusta ajustar fija fijar deja dejar limita limitar
  limite tope maximo puja pujar pujas oferta diario diaria diarios diarias dia por al campana
  campanas fuente fuentes favor puedes podrias quiero quisiera necesito me solo nomas todas todos
  todo toda exclusiva exclusivo exclusivas exclusivos compartidas compartidos paused active
  inactive pausada pausadas compartida compartido dolares llamada llamado hola porfa ya ahora
  exclusively again otra vez nuevo nuevamente
`);
/** Words that can be before, after or inside a name. */
const SOFT = set(
  "the my our a an of in for on and with from to it this that one is are de del la el los las " +
    "mi mis nuestra nuestras un una en y con se lo esa esta ese este is's s",
);
/** Words after which the time or the reason follows. */
const TAILS = set(
  "until till because cause since hasta porque pues while mientras today tomorrow tonight hoy " +
    "manana which who que so then luego temporarily right",
);
const FOR_NOW =
  /\b(?:for (?:now|today|(?:the|a|this|1|\d+) (?:day|days|week|weeks|weekend|while|bit|month|months|moment|time|night|next|rest))|por (?:ahora|hoy|(?:el|la|un|una|este|esta) (?:dia|semana|mes|momento|rato|tiempo|fin|noche))|this (?:week|month)|esta semana|este mes|right now|at the moment|a bit|un rato)\b/;

/** Introduces a name explicitly. */
const CALLED = /\b(?:called|named|titled|llamad[oa]|que se llama|de nombre)\s+(\S.*)$/iu;
/** Spanish verbs with an object pronoun as ending. */
const VERB_WITH_IT =
  /^(?:pausa|para|reanuda|activa|reactiva|desactiva|apaga|prende|deten|sube|baja|cambia|pon|limita|ajusta)r?(?:la|lo|las|los|le|les|me|mela|melo)$/;
const NOUN = /^(?:campaigns?|campanas?|sources?|fuentes?)$/;
const LEADS = /^(?:leads?|prospectos?)$/;

interface Word {
  readonly typed: string;
  readonly plain: string;
}

interface Run {
  readonly words: readonly Word[];
  readonly isAfterVerb: boolean;
  /** "the Denver campaign", "campaña Denver". */
  readonly isBesideNoun: boolean;
}

/**
 * The name in `clause`; words in `amounts` are not part of it. `leadsIsWord`: "leads" is a unit
 * here, not part of a name.
 */
export function readName(
  clause: string,
  amounts: ReadonlySet<string>,
  leadsIsWord: boolean,
): string | null {
  const quoted = QUOTED.exec(clause);
  if (quoted !== null) return (quoted[1] ?? quoted[2] ?? "").trim() || null;
  const words = ((CALLED.exec(clause)?.[1] ?? clause).match(/\S+/gu) ?? []).map((typed): Word => ({
    typed,
    plain: plainText(typed).replaceAll(/^[^a-z0-9$]+|[^a-z0-9]+$/g, ""),
  }));
  const runs: Run[] = [];
  let run: Word[] = [];
  let isAfterVerb = false;
  let isAfterNoun = false;
  const close = (end: string | null): void => {
    const trimmed = withoutSoftEnds(run);
    if (trimmed.length > 0)
      runs.push({
        words: trimmed,
        isAfterVerb,
        isBesideNoun: isAfterNoun || (end !== null && NOUN.test(end)),
      });
    run = [];
  };
  for (const [index, { typed, plain }] of words.entries()) {
    const next = words
      .slice(index, index + 3)
      .map((word) => word.plain)
      .join(" ");
    if ((TAILS.has(plain) && isAfterVerb) || FOR_NOW.exec(next)?.index === 0) break;
    if (
      VERBS.has(plain) ||
      STOPS.has(plain) ||
      VERB_WITH_IT.test(plain) ||
      TAILS.has(plain) ||
      amounts.has(plain) ||
      (leadsIsWord && LEADS.test(plain))
    ) {
      close(plain);
      isAfterNoun = NOUN.test(plain) || (isAfterNoun && plain === "called");
    } else run.push({ typed, plain });
    if (VERBS.has(plain)) isAfterVerb = true;
  }
  close(null);
  const beside = runs.filter((one) => one.isBesideNoun).slice(0, 1);
  const late = runs.filter((one) => one.isAfterVerb);
  const name = ([beside, late].find((some) => some.length > 0) ?? runs).reduce<readonly Word[]>(
    (best, one) => (one.words.length > best.length ? one.words : best),
    [],
  );
  return (
    name
      .map(({ typed }) => typed)
      .join(" ")
      .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, "") || null
  );
}

function withoutSoftEnds(run: readonly Word[]): readonly Word[] {
  let [from, until] = [0, run.length];
  while (from < until && isSoft(run[from], until - from > 1)) from += 1;
  while (until > from && isSoft(run[until - 1], false)) until -= 1;
  return run.slice(from, until);
}

/** Punctuation alone is soft too; "La Familia" begins with a capital letter and is a whole name. */
function isSoft(word: Word | undefined, mayBegin: boolean): boolean {
  return (
    word === undefined ||
    word.plain === "" ||
    (SOFT.has(word.plain) && !(mayBegin && /^(?:La|El|Los|Las)$/.test(word.typed)))
  );
}
