// Reads what people say to an assistant about itself or about the conversation.
import { namesNetwork } from "./property-words.ts";
import { withoutOpening } from "./read-small-talk.ts";
import type { Talk } from "./turns.ts";
import { anyOf } from "../qualification/phrases.ts";

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

/** What the person says about the assistant or the conversation; the sentence may say more. */
export function readRequest(text: string): Talk | null {
  if (STOP.test(text)) return "stop";
  if (START_OVER.test(text) && !namesNetwork(text)) return "start_over";
  if (IDENTITY.test(text)) return "identity";
  return HELP.test(text) || isCallForHelp(text) ? "help" : null;
}

/** "help", "I need some help please", but not "help me sell my car", which says more. */
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
