// Reads greetings, thanks and goodbyes, and removes them from the beginning of a sentence.
import type { Talk } from "./turns.ts";
import { anyOf } from "../qualification/phrases.ts";

const GREETING = anyOf(
  "hi+",
  "hello+",
  "hey+",
  "hiya",
  "howdy",
  "yo",
  "sup",
  "what is up",
  "good (?:morning|afternoon|evening|day)",
  "morning",
  "evening",
  "greetings",
  "nice to meet you",
  "how are you(?: doing)?(?: today)?",
  "how is it going",
  "how do you do",
  "h?ol(?:a|i)+s?",
  "buen(?:os|as)? (?:dias?|tardes|noches)",
  "buenas",
  "saludos",
  "que onda",
  "que hubo",
  "quiubo",
  "que tal(?: todo)?(?: estas?)?",
  "como (?:estas?|andas|te va|va todo|le va)(?: hoy)?",
  "mucho gusto",
  "que mas pues",
);
const THANKS = anyOf(
  "(?:many |big )?thanks?(?: you| u)?(?: so| very)?(?: much)?(?: a (?:lot|bunch|ton|" +
    "million))?(?: for (?:the help|your help|everything|that))?",
  "(?:i )?appreciate (?:it|that|you)",
  "cheers",
  "much appreciated",
  "you rock",
  "(?:muchas |muchisimas |mil |1000 |uno mil )?gracias(?: por (?:todo|la ayuda|tu ayuda))?",
  "te (?:lo )?agradezco(?: mucho)?",
  "muy amable",
);
const GOODBYE = anyOf(
  "(?:good ?)?bye+(?: bye)?",
  "see (?:you|ya)(?: later| soon| around| tomorrow)?",
  "later",
  "cya",
  "ttyl",
  "good night",
  "have a (?:good|great|nice) (?:1|one|day|night|evening|weekend)",
  "take care",
  "talk (?:to you )?(?:later|soon)",
  "(?:that is|that will be) (?:all|it)(?: for (?:now|today))?",
  "peace out",
  "gotta go",
  "(?:i )?have to (?:go|run)",
  "adios",
  "chao",
  "chau",
  "bye",
  "hasta (?:luego|pronto|manana|la vista|la proxima)",
  "nos vemos(?: luego| pronto| manana)?",
  "eso es todo(?: por (?:ahora|hoy))?",
  "que (?:tengas|estes|tenga) (?:un )?(?:buen(?:a|as)?|bonito|lindo|bien) ?(?:dia|tarde|noches?)?",
  "cuidate",
  "me (?:tengo que ir|voy)",
  "luego hablamos",
);
const FILLER = anyOf(
  "ok(?:ay)?",
  "k",
  "great",
  "cool",
  "perfect",
  "awesome",
  "nice",
  "wonderful",
  "excellent",
  "good",
  "got it",
  "alright",
  "all right",
  "right",
  "well",
  "so",
  "and",
  "there",
  "again",
  "to you(?: too| all)?",
  "sir",
  "a (?:ti|usted|todos)",
  "everyone",
  "everybody",
  "all",
  "team",
  "friend",
  "buddy",
  "man",
  "dude",
  "bro",
  "assistant",
  "bot",
  "for now",
  "please",
  "lol",
  "haha\\w*",
  "oh",
  "sure",
  "yes",
  "yeah",
  "yep",
  "then",
  "now",
  "today",
  "guys?",
  "folks",
  "perfecto",
  "genial",
  "excelente",
  "bueno",
  "bien",
  "vale",
  "listo",
  "entendido",
  "muy",
  "pues",
  "y",
  "por ahora",
  "amigo",
  "amiga",
  "asistente",
  "porfa",
  "por favor",
  "jaja\\w*",
  "si",
  "a todos",
  "todos",
  "ya",
  "oye",
  "entonces",
  "de nuevo",
  "que bueno",
  "super",
  "sale",
);
const everywhere = (phrases: string): RegExp => new RegExp(`\\b${phrases}(?![a-z0-9])`, "g");
const SMALL: readonly (readonly [Talk, RegExp])[] = [
  ["goodbye", everywhere(GOODBYE)],
  ["thanks", everywhere(THANKS)],
  ["greeting", everywhere(GREETING)],
];
const FILLERS = everywhere(FILLER);
const OPENING = anyOf(
  "ok(?:ay)?",
  "great",
  "cool",
  "perfect",
  "awesome",
  "nice",
  "got it",
  "alright",
  "all right",
  "well",
  "so",
  "and",
  "there",
  "everyone",
  "team",
  "buddy",
  "man",
  "dude",
  "bro",
  "please",
  "lol",
  "oh",
  "sure",
  "yes",
  "yeah",
  "yep",
  "quick (?:q|question)",
  "(?:1|a) (?:quick )?question",
  "hey",
  "perfecto",
  "genial",
  "excelente",
  "bueno",
  "vale",
  "listo",
  "entendido",
  "pues",
  "y",
  "amigo",
  "amiga",
  "porfa",
  "por favor",
  "jaja\\w*",
  "oye",
  "oiga",
  "entonces",
  "una (?:pregunta|duda)(?: rapida)?",
  "uno? (?:pregunta|duda)(?: rapida)?",
  "mira",
  "disculp[ae]",
);
/** "que tal" greets, "que tal va" asks. */
const AT_BEGINNING = new RegExp(
  "^(?!que tal (?:voy|vamos|va|van|vas|me|nos|estuvo|el|la|los|las|mis?|si|un)\\b|como (?:esta|" +
    "estan|va|van) (?:la|el|las|los|mis?|todo en)\\b|so far\\b|how is it going (?:this|last|" +
    "today|so far|with|in)|how are you doing (?:with|" +
    `on)\\b)(?:${anyOf(GREETING, THANKS, OPENING)}(?![a-z0-9])[ ,.;:!-]*)`,
);
/** "no thanks" is a refusal. */
const REFUSES = /\b(?:no|nope|nah)\b,? ?(?:thank|gracias|mil gracias|muchas gracias)/;

/** The greeting, thanks or goodbye if it is the whole sentence. */
export function readSmallTalk(text: string): Talk | null {
  if (REFUSES.test(text)) return null;
  let rest = text;
  let found: Talk | null = null;
  for (const [about, pattern] of SMALL) {
    const without = rest.replaceAll(pattern, " ");
    if (without !== rest) found ??= about;
    rest = without;
  }
  const left = rest.replaceAll(FILLERS, " ").replaceAll(/[^a-z0-9]/g, "");
  return left === "" ? found : null;
}

/** The sentence without leading greetings, thanks and filler words. */
export function withoutOpening(text: string): string {
  let rest = text;
  for (
    let shorter = rest.replace(AT_BEGINNING, "");
    shorter !== rest;
    shorter = rest.replace(AT_BEGINNING, "")
  )
    rest = shorter;
  return rest;
}
