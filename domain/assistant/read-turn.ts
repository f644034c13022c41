// Classifies a sentence typed to the assistant: small talk, a question about data, a request to
// open a screen or to change something, or an answer.
import type { Role } from "../access/access.ts";
import type { Language, Topic } from "../qualification/slots.ts";
import { isAboutProperty, namesNetwork, namesPrice } from "./property-words.ts";
import { readChange } from "./read-change.ts";
import { readData } from "./read-data.ts";
import { type NamedScreen, readScreen } from "./read-screen.ts";
import { readStates } from "./read-states.ts";
import { readRequest } from "./read-talk.ts";
import { readSmallTalk, withoutOpening } from "./read-small-talk.ts";
import { readable } from "./typed.ts";
import type { Screen, Turn } from "./turns.ts";

/** Only the beginning of longer texts is read: it contains the question. */
const MOST_CHARACTERS = 600;
const ANSWER: Turn = { kind: "answer" };

/**
 * Classifies a sentence by rules, without a model, and never throws. In doubt it is an answer.
 * `asked` is the open question of the qualification conversation.
 */
export function readTurn(whole: string, language: Language, role: Role, asked: Topic | null): Turn {
  const said = whole.slice(0, MOST_CHARACTERS);
  const text = readable(said, language);
  const small = readSmallTalk(text);
  if (small !== null) return { kind: "talk", about: small };
  const core = withoutOpening(text);
  const change = readChange({ text: core, said, role, asked });
  if (change !== null) return { kind: "change", change };
  const request = readRequest(core);
  if (request === "stop" || request === "start_over" || request === "identity")
    return { kind: "talk", about: request };
  if (isAboutProperty(core)) return ANSWER;
  const screen = readScreen(core);
  if (screen?.how === "whole" && isWish(screen, asked, text))
    return { kind: "open", screen: screen.screen };
  const question = namesPrice(core) ? null : readData(core, role, asked, readStates(said));
  if (question !== null) return { kind: "data", question };
  if (screen !== null && isWish(screen, asked, text))
    return { kind: "open", screen: screen.screen };
  if (request !== null) return { kind: "talk", about: request };
  const shown = screenForHowTo(core);
  return shown === null ? ANSWER : { kind: "open", screen: shown };
}

/** Screens whose names are never an answer to a question about a home. */
const NEVER_ANSWERS: ReadonlySet<Screen> = new Set([
  "dashboard",
  "settings",
  "billing",
  "marketplace",
  "campaigns",
  "new_campaign",
  "earnings",
  "docs",
]);
/** "on the market", "activity": without a verb they are not a request while a question is open. */
function isWish({ screen, how, hasVerb }: NamedScreen, asked: Topic | null, text: string): boolean {
  if (hasVerb) return true;
  return (
    how === "whole" &&
    !text.endsWith("?") &&
    (asked === null || NEVER_ANSWERS.has(screen)) &&
    (/\b(?:page|pagina|screen|pantalla)\b/.test(text) ||
      !/\b(?:home|market|mercado|store|shop|tienda|account|accounts|cuenta|cuentas)\W*$/.test(text))
  );
}

const HOW_TO =
  /^(?:how (?:do|can|would|could|should) (?:i|we)|how to|como (?:puedo|hago|se|le hago|pauso|cambio|creo|agrego|recargo|subo|bajo)|where (?:do|can) i|donde (?:puedo|se|cambio))\b/;
const SHOWS: readonly (readonly [Screen, RegExp])[] = [
  [
    "new_campaign",
    /\b(?:create|make|start|launch|set ?up|new|crear|creo|hacer|lanzar|nueva)\b[^.;?!]{0,20}\b(?:campaign|campana)\b/,
  ],
  [
    "docs",
    /\b(?:api|integrat\w*|webhooks?|post leads|send leads|integra\w*|enviar leads|mandar leads|endpoint)\b/,
  ],
  [
    "billing",
    /\b(?:funds|top ?up|deposit|invoices?|card|fondos|recarg\w+|saldo|tarjeta|facturas?|add money|agregar dinero)\b/,
  ],
  ["earnings", /\b(?:payouts?|withdraw|cash out|paid|retir\w+|cobr\w+)\b/],
  ["campaigns", /\b(?:campaigns?|campanas?|bids?|pujas?|cap)\b/],
];

/** The screen for a how-to question. */
function screenForHowTo(text: string): Screen | null {
  return HOW_TO.test(text) &&
    (namesNetwork(text) ||
      /\b(?:api|funds|fondos|top ?up|paid|withdraw|retirar|saldo|cap)\b/.test(text))
    ? (SHOWS.find(([, pattern]) => pattern.test(text))?.[0] ?? null)
    : null;
}
