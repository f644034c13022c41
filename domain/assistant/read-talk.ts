// Small talk: greetings, thanks, goodbyes, and what people say to an assistant about itself or
// about the conversation.
import { anyOf } from "../qualification/phrases.ts";
import { namesNetwork } from "./property-words.ts";
import type { Talk } from "./turns.ts";

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
/** "no thanks" refuses something. */
const REFUSES = /\b(?:no|nope|nah)\b,? ?(?:thank|gracias|mil gracias|muchas gracias)/;

/** Greetings, thanks and goodbyes that are the whole of what was said. */
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

/** The sentence without the greetings, thanks and small words it begins with. */
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

const YOU_ARE =
  "(?:are you|you are|is this|is it|am i (?:talking|speaking|chatting|texting|typing)(?: to| " +
  "with)?|do i (?:talk|speak|chat) (?:to|with)|you|eres|es usted|sos|esto es|estoy (?:hablando|" +
  "platicando|chateando)(?: con)?|hablo con|(?:me )?(?:esta )?(?:contesta|responde)(?:ndo)?)";
const MACHINE =
  "(?:bot|chat ?bot|robot|human|humano|humana|person|persona(?! (?:natural|fisica))|people|ai|" +
  "ia|machine|maquina|computer|computadora|computador|program|programa|gpt|chat ?gpt|claude|" +
  "gemini|llama|llm|siri|alexa|real|alguien real|automated|automatico|inteligencia artificial|" +
  "artificial intelligence)";
const IDENTITY = new RegExp(
  anyOf(
    `\\b(?:is|are) there (?:an? )?(?:real |actual |live )?${MACHINE}\\b`,
    `\\bhay (?:una? |alg\\w+ )?(?:verdader[oa] )?${MACHINE}\\b`,
    `\\b${YOU_ARE}(?: even| really| actually| just| like| still)?(?: an?| the| una?| el| la| ` +
      `de| con)?(?: real| actual| live| verdadera?)? ${MACHINE}\\b`,
    "\\b(?:what|which|que|cual)\\b[^.;?!]{0,20}\\b(?:ai|ia|llm|gpt|language model|modelo de " +
      "(?:ia|lenguaje)|modelo (?:eres|usas|es)|model (?:is this|are you|do you (?:use|run)|" +
      "powers|runs))\\b",
    "\\bwhat (?:are you|model)(?: exactly| even)?\\W*$",
    "\\b(?:que|que cosa) (?:eres|sos)\\W*$",
    "\\bwho (?:are you|is this|am i (?:talking|speaking|chatting)|(?:made|built|created|runs) " +
      "you)\\b",
    "\\b(?:what is )?your name\\b",
    "\\bdo you have a name\\b",
    "\\b(?:quien eres|quien es usted|con quien (?:hablo|estoy|tengo)|como te llamas|cual es tu " +
      "nombre|quien te (?:hizo|creo|programo))\\b",
    "\\bhow (?:were|are) you (?:made|trained|built)\\b",
  ),
);
const START_OVER = new RegExp(
  anyOf(
    "\\bstart (?:all )?(?:over|again|fresh|anew)\\b",
    "(?:^|\\b(?:please|and|just|lets|us|can we|want to|to|then) )(?:restart|reset|redo)(?: " +
      "please| now)?\\W*$",
    "\\b(?:restart|reset|redo|clear|erase|wipe|delete) (?:the |this |my |our |all |everything|" +
      "it )*(?:chat|conversation|everything|answers|session|all|over|questions)?\\W*$",
    "\\b(?:begin|do (?:it|this)(?: all)?) (?:again|over)\\b",
    "\\bfrom (?:the )?(?:scratch|beginning|start|top)\\b",
    "\\bforget (?:everything|all|what i said)\\b",
    "\\bnew (?:chat|conversation)\\b",
    "\\bdo ?over\\b",
    "\\b(?:empe\\w+|comen\\w+|inici\\w+|arranc\\w+) (?:todo )?(?:de nuevo|otra vez|de cero|" +
      "desde (?:cero|el (?:principio|inicio)))",
    "\\bv(?:olver|uelve|olvamos|olve|uelvo|amos) (?:a )?(?:empezar|comenzar|iniciar)\\b",
    "\\b(?:de(?:sde)? cero|desde el (?:principio|inicio|comienzo))\\b",
    "\\b(?:reinici\\w*|resete\\w*|reset|borr\\w*|olvid\\w*) (?:el |la |este |esta |todo|lo |" +
      "mis )*(?:chat|conversacion|platica|todo|que dije|respuestas|anterior)?\\W*$",
    "\\bnuev[oa] (?:chat|conversacion)\\b",
    "\\bnuevo comienzo\\b",
  ),
);
const STOP = new RegExp(
  anyOf(
    "^(?:please |just |ok |ugh |por favor |ya )*(?:stop|quit|enough|silence|shut up|" +
      "unsubscribe|para|basta|callate|alto|detente|silencio|parale|ya parale)(?: it| this| now| " +
      "please| already| ya| por favor| that)*\\W*$",
    "\\bleave me (?:alone|be)\\b",
    "\\b(?:stop|quit) (?:with )?(?:asking|bothering|bugging|messaging|texting|writing|talking|" +
      "annoying|pestering|the questions|questions|all (?:the|these) questions|chatting|" +
      "contacting)\\b",
    "\\b(?:no|enough(?: of)?(?: with)?) (?:more |the |these )?questions\\b",
    "\\b(?:do not|never|no longer) (?:ask|bother|message|contact|text|write|bug|talk to) me\\b",
    "\\b(?:do not|no longer) (?:want|feel like|care) (?:to )?(?:answer|answering|talk|talking|" +
      "chat|chatting|continue|do(?:ing)? this|any more questions|be (?:asked|bothered))\\b",
    "\\b(?:go away|get lost|shut up|i am done (?:answering|with (?:this|these|your|the)))\\b",
    "\\bdej(?:a|e|ame|eme|en)(?:me|n)? (?:en paz|tranquil[oa]|sol[oa])\\b",
    "\\bdej(?:a|e|en) (?:ya )?de (?:hacer|pregunt|molest|escrib|mandar|insist|fastidi|habl)\\w*",
    "\\bpar(?:a|e|ale|en) (?:ya|con (?:las|tus)|de (?:pregunt|molest|escrib|hacer|habl))",
    "\\bya (?:basta|parale|estuvo|para|callate)\\b",
    "\\bno (?:me )?(?:molest|pregunt|escrib|fastidi|insist)(?:es|e|as|a|en)\\b(?! en\\b)",
    "\\b(?:ya )?no quiero (?:mas preguntas|hablar|contestar|responder|seguir|continuar|" +
      "platicar|que me (?:pregunt|molest|escrib)\\w+)\\b",
    "\\b(?:no|basta de|ya no) (?:mas )?preguntas\\b",
    "\\bno mas preguntas\\b",
    "^vete\\b",
  ),
);
const HELP = new RegExp(
  anyOf(
    "\\bwhat (?:all |exactly |actually |else |even )*(?:can|could|do|else can) (?:you|i|u) " +
      "(?:do|ask|say|type|help|know|offer|handle|answer)\\b",
    "\\bwhat are you (?:for|able to|good (?:at|for)|capable)\\b",
    "\\bhow (?:can|could|do) you help\\b",
    "\\bwhat (?:is (?:this|that)(?: thing| chat)?(?: for)?|does this(?: thing)? do)\\W*$",
    "\\bhow (?:does|do) (?:this|it|you|all this|these?|that|things)(?: \\w+)? work\\b",
    "\\bhow (?:do|can|should) i use (?:this|it|you|the (?:chat|assistant))\\b",
    "\\bwhat (?:kinds? of |sorts? of |types? of )?(?:questions|commands|things|stuff) (?:can|" +
      "do|should)\\b",
    "\\b(?:show me )?(?:your )?(?:options|commands|menu)\\W*$",
    "^(?:i am )?(?:so |really )?(?:lost|confused)\\W*$",
    "^i do not (?:understand|get it)\\W*$",
    "\\b(?:talk|speak|chat|connect|transfer)\\b[^.;?!]{0,16}\\b(?:human|real person|someone " +
      "real|representative|support|customer service)\\b",
    "\\bhablar con (?:una persona|un humano|alguien|soporte|atencion|servicio)\\b",
    "\\b(?:que|cosas) (?:cosas )?te (?:puedo|podria) (?:preguntar|pedir|decir)",
    "\\b(?:que|en que|con que|de que)(?: cosas| mas| todo)? (?:me |te |le |se )?(?:puedes?|" +
      "sabes|podrias|puede|podes)(?: yo)? (?:hacer|ayudar|ayudarme|preguntar|decir|pedir|" +
      "contestar|responder|ofrecer|preguntarte|pedirte)",
    "^(?:y )?que (?:cosa )?es esto\\W*$",
    "\\bque (?:haces|ofreces|sabes hacer)\\W*$",
    "\\bpara que (?:sirves|es esto|sirve esto|eres)\\b",
    "\\bcomo (?:funciona|funcionas|se usa|te uso|uso|trabajas)(?: esto| est[ea]| el (?:chat|" +
      "asistente)| tu)?\\W*$",
    "\\b(?:como|en que|con que) (?:me |nos )?(?:puedes? )?ayud(?:as|a|an|es)\\b",
    "^(?:no entiendo|estoy perdid[oa]|no se que hacer|opciones|comandos)(?: nada| esto)?\\W*$",
  ),
);
const WANTS_HELP = /\b(?:help|ayud(?:a|as|en|e)(?:me)?|auxilio|sos|ayudar(?:me)?)\b/;
const HELP_WORDS =
  /\b(?:i|am|stuck|lost|confused|need|want|some|me|please|can|could|you|your|a|get|little|out|give|with|this|que|me|puedes|necesito|quiero|un|poco|de|tu|por|favor|podrias|dame|una|mano|alguien|somebody|someone|here|aqui|with|con|esto|urgent|urgente)\b/g;

/**
 * What is said to the assistant about itself or about the conversation, in a sentence that may say
 * more.
 */
export function readRequest(text: string): Talk | null {
  if (STOP.test(text)) return "stop";
  if (START_OVER.test(text) && !namesNetwork(text)) return "start_over";
  if (IDENTITY.test(text)) return "identity";
  return HELP.test(text) || isCallForHelp(text) ? "help" : null;
}

/** "help", "I need some help please": of "help me sell my car" too much is left. */
function isCallForHelp(text: string): boolean {
  if (!WANTS_HELP.test(text)) return false;
  const opened = withoutOpening(text);
  return (
    opened
      .replace(WANTS_HELP, " ")
      .replaceAll(HELP_WORDS, " ")
      .replaceAll(/[^a-z0-9]/g, "") === "" ||
    (namesNetwork(opened) &&
      /^(?:i (?:need|want) )?(?:some )?help\b|^(?:necesito )?ayuda\b/.test(opened))
  );
}
