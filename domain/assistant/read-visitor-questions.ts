// Reads what visitors of a form ask about the form itself: who gets their data, what it costs, what
// happens next, what their home is worth, and that their data be deleted.
import { anyOf } from "../qualification/phrases.ts";

/** `data`: delete, or do not pass on. `worth`: the value of a home, which no program states. */
export const VISITOR_QUESTIONS = ["data", "who", "free", "next", "worth"] as const;
export type VisitorQuestion = (typeof VISITOR_QUESTIONS)[number];

const MY_DATA =
  "(?:(?:all |all of |any |any of |everything |of |the )*(?:my|our|me|these?|this|that|personal) " +
  "?(?:personal |private |contact |own )?(?:data|info|information|details|number|numbers|phone|" +
  "email|e ?mail|answers|record|records|file|stuff|chat|conversation|name|account)?)";
const MIS_DATOS =
  "(?:(?:todos? |toda )?(?:mis?|los|la|el|nuestr[oa]s?) (?:datos|informacion|info|numero|" +
  "telefono|" +
  "correo|respuestas|conversacion|nombre|cuenta)|lo que (?:les? )?(?:dije|puse|escribi|di))";
const HOME =
  "(?:home|house|place|condo|townhouse|townhome|property|land|lot|duplex|triplex|fourplex|4plex|" +
  "mobile home|trailer|acreage|acres|farm|building|unit|one|apartment|cabin|ranch)s?";
const MY_HOME =
  `(?:(?:my|our|the|this|that|moms?|dads?|her|his|their|a|grandmas?|` +
  `parents)(?: \\w+){0,3} ${HOME}|it|mine|ours|this|that)`;

const QUESTIONS: Readonly<Record<VisitorQuestion, RegExp>> = {
  data: new RegExp(
    `\\b${anyOf(
      `(?:delete|remove|erase|wipe|destroy|purge|scrub|get rid of|take down|forget|` +
        `clear) ${MY_DATA}(?! \\w*(?:house|home|condo))\\b`,
      "(?:delete|remove|erase|wipe|forget) (?:all |everything|anything)(?: " +
        "(?:that )?(?:you (?:have|" +
        "got|know|saved|collected)|about|on) \\w+(?: \\w+){0,3})?",
      "(?:delete|remove|erase|take|get) (?:me|us|my (?:\\w+ )?(?:number|name|info|email|" +
        "information|data)) " +
        "(?:from|off|out)\\b",
      `(?:do not|never|stop) (?:sell(?:ing)?|shar(?:e|ing)|giv(?:e|ing)(?: out| away)?|` +
        `pass(?:ing)?(?: on)?|keep(?:ing)?|stor(?:e|ing)|sav(?:e|ing)) (?:out )?${MY_DATA}` +
        `(?! (?:house|home|condo|place|property))\\b`,
      "(?:ccpa|gdpr) request",
      "right to be forgotten",
      "opt(?:ing)? (?:me )?out",
      "(?:what|which|how much) (?:data|info|information)(?: \\w+){0,3} (?:keep|store|save|" +
        "have|collect)",
      "(?:do|will) you (?:store|save|keep|record) (?:my|this|any|all)\\b",
      `(?:borr|elimin|quit|olvid|suprim)(?:a|e|en|ar|an|ame|eme|enme|arme)? ${MIS_DATOS}`,
      "(?:borr|elimin|quit|sac)(?:ame|eme|enme|arme|ar me|enos|en me) (?:de|del)\\b",
      `(?:no (?:quiero que )?(?:vend|compart|guard|pas|den|de)\\w*) ${MIS_DATOS}`,
      "(?:borr|elimin)(?:a|e|en|ar|an) todo(?: lo que| mis| de mi)?",
    )}`,
  ),
  who: new RegExp(
    `\\b${anyOf(
      "who(?: \\w+){0,3} (?:gets?|sees?|receives?|has access to|reads?|buys?|looks? at|have|" +
        "has)(?: to see)? (?:this|that|it|my|all|the (?:info|data|form|information)|our)\\b",
      "who(?: \\w+){0,6} (?:my|this|our) (?:info|information|data|number|phone|email|details|" +
        "answers|name|stuff)\\b",
      "who (?:is (?:this|it) (?:for|from|going to)|am i giving|are you (?:giving|sending|" +
        "selling|sharing|with)|do you (?:work (?:for|with)|share|sell|send|give))\\b",
      "who (?:will|would|is going to|is gonna|are going to) (?:be )?(?:call|contact|text|" +
        "email|reach|get back to|calling|contacting|texting)\\w*",
      "where (?:does|do|is|will|are)(?: \\w+){0,3} (?:info|information|data|answers|this|it|" +
        "number) (?:go|going|end up|sent|being sent)\\b",
      "(?:do|will|are|would) (?:you|they)(?: guys)? (?:\\w+ ){0,3}(?:sell|share|give(?: out|" +
        " away)?|pass(?: on)?|selling|sharing|giving(?: out)?|send|sending) (?:out )?(?:my|our|" +
        "this|the|it|people)\\b(?! (?:house|home|condo|place|property))",
      "how many (?:people|agents|companies|calls|realtors|buyers|folks)(?: \\w+){0,4} (?:call|" +
        "contact|text|get|" +
        "see|reach|email)\\w*",
      "(?:is|are) (?:this|it) (?:really |even )?safe\\b(?= ?(?:\\?|$|\\.|to (?:fill|give|use|" +
        "do|put)))",
      "(?:spam(?:med)?|robo ?calls?|bunch of (?:calls|people|agents|emails)|tons? of (?:calls|" +
        "emails)|lots of calls|blow(?:ing)? up my phone|telemarket\\w+|junk mail)\\b",
      "(?:is|are) (?:this|it|you|yall)(?: \\w+){0,2} (?:a )?(?:scam|legit|legitimate|" +
        "safe to use|trust\\w*|secure|confidential|private|fake|real company)\\b",
      "(?:is|will|are|does|do)? ?my (?:info|information|data|number|details|name|" +
        "phone)(?: \\w+){0,2} (?:be|get|getting|being|" +
        "going)?(?: \\w+)? ?(?:sold|shared|passed on|given (?:out|away)|sent|leaked)\\b",
      "(?:is )?my (?:info|information|data|number) (?:safe|private|secure|confidential|shared|" +
        "sold)\\b",
      "privacy(?: policy)?\\b",
      "quien(?:es)?(?: \\w+){0,5} (?:mis? (?:datos|informacion|info|numero|telefono)|esto|" +
        "esta informacion|lo que escrib\\w+)\\b",
      "quien(?:es)? (?:me )?(?:va|van) a (?:llamar|contactar|marcar|hablar|escribir)\\w*",
      "(?:a quien|con quien|a quienes)(?: \\w+){0,4} (?:dan|mandan|venden|comparten|pasan|" +
        "envian|datos|informacion)\\b",
      "(?:van a |me van a )?(?:vender|compartir|venden|comparten|pasan|pasar|dan|" +
        "dar)(?:an)? (?:a alguien )?(?:mis datos|mi (?:informacion|info|numero|" +
        "telefono|correo))\\b",
      "(?:es|esto es) segur[oa]\\b(?= ?(?:\\?|$))",
      "(?:es|esto es|son)(?: una?)? (?:estafa|fraude|segur[oa] (?:esto|dar|poner)|confiable|" +
        "confidencial|de confianza)\\b",
      "(?:muchas|un monton de|puras) llamadas\\b",
    )}`,
  ),
  free: new RegExp(
    `\\b${anyOf(
      "(?:is|are) (?:this|it|that|you|the|your|there)(?: \\w+){0,4} (?:free|cost|charge|fees?|" +
        "catch|paid)\\b",
      "(?:is|its) (?:really |all |actually |totally |completely )?free\\b(?= ?(?:\\?|$|\\.|" +
        "right|or|to use|for me))",
      "for free\\b",
      "(?:free|cost) (?:of charge|or not|right|anything|money|to (?:use|me|do this))\\b",
      "(?:how much|what)(?: \\w+){0,2} (?:do|does|will|would|are|is) (?:you|this|it|your|the|" +
        "that|yall|the service)(?: \\w+){0,2} (?:charge|cost|take|fees?|commission|price|" +
        "cut)\\b(?! (?:to (?:buy|rent|fix|build)))",
      "(?:do|does|will|would) (?:you|this|it|i|we|yall)(?: guys)?(?: \\w+){0,2} (?:charge|" +
        "cost|pay (?:you|anything|for this|a fee|fees|something)|owe you)\\b",
      "you (?:will not|do not|are not (?:going to )?|would not) charg\\w*",
      "(?:what|how much) (?:is|will|does|would) (?:it|this|that)(?: \\w+){0,3} cost (?:me|us)\\b",
      "what (?:is|are) (?:the|your) (?:catch|cost|fees?|charge|price for this|commission|" +
        "rates)\\b(?! (?:of|on|for) (?:a|the) (?:loan|mortgage))",
      "any (?:fees?|charges?|costs?|obligation|catch)\\b",
      "(?:hidden|upfront) (?:fees?|costs?|charges?)\\b",
      "how do you(?: guys)? make (?:your )?money\\b",
      "(?:es|esto es|sera|seria) (?:gratis|gratuit[oa]|sin costo|de gratis)\\b",
      "(?:gratis|gratuit[oa])\\b(?= ?(?:\\?|$))",
      "cuanto (?:me |nos )?(?:cobran?|cuesta (?:esto|el servicio|usar)|sale esto|" +
        "hay que pagar|tengo que pagar|van a cobrar)\\b",
      "(?:tiene|hay|cual es el) (?:algun )?(?:costo|cargo|truco|comision)\\b",
      "(?:cobran|me cobran|me van a cobrar|tengo que pagar|hay que pagar|se paga)(?= ?(?:algo|" +
        "por (?:esto|el servicio)|\\?|$|comision))",
    )}`,
  ),
  next: new RegExp(
    `\\b${anyOf(
      "what(?: \\w+){0,2} (?:happens|happen|comes|goes on|is|are|do|will " +
        "happen)(?: \\w+){0,3} (?:next|now|after|then|afterwards?|from here|when i (?:send|" +
        "submit|finish|am done)|once i|if i (?:send|submit|fill|finish|do)|" +
        "the next steps?|steps)\\b",
      "(?:what|whats) (?:is )?(?:the |your )?(?:next steps?|process|procedure|next)\\b",
      "next steps?\\b(?= ?(?:\\?|$))",
      "how (?:does|do|will|would) (?:this|it|the|all this|that|things|everything|" +
        "your)(?: \\w+){0,2} (?:work|go|proceed)\\b",
      "(?:then|now|ok|so) what\\b(?= ?(?:\\?|$|happens|do))",
      "and then\\b ?\\?",
      "(?:when|how (?:soon|fast|quick\\w*|long))(?: \\w+){0,4} (?:someone|somebody|anyone|you|" +
        "they|an agent|a person|people|i|agent)(?: \\w+){0,4} (?:call|contact|text|email|reach|" +
        "hear|respond|get back|answer|be in touch|call\\w*)\\b",
      "(?:will|is|are) (?:someone|somebody|anyone|an agent|you|a person|they|people|" +
        "yall)(?: \\w+){0,2} (?:going to |gonna )?(?:call|contact|text|email|reach out|get back|" +
        "come out|visit)\\b",
      "(?:am i|are we|do i|does this|is this|is there|are there)(?: \\w+){0,3} (?:commit\\w*|" +
        "obligat\\w*|sign (?:anything|something|up for)|signing (?:anything|something)|" +
        "locked in|bound)\\b",
      "no obligation\\b ?\\?",
      "what (?:am i|are we) (?:signing|agreeing|committing)\\w*",
      "what (?:do|are) you (?:do|doing|going to do) with (?:this|that|it|my|the)\\b",
      "(?:y )?(?:luego|despues|ahora|entonces|y|que)(?: \\w+){0,2} (?:que (?:pasa|sigue|hago|" +
        "viene)|sigue|pasa)\\b(?! si)",
      "que (?:pasa|sigue|sucede|va a pasar|hago|viene)(?: \\w+){0,3} (?:despues|luego|ahora|" +
        "entonces|cuando (?:lo )?(?:envi|mand|termin)\\w+|al (?:enviar|mandar|terminar))",
      "que sigue\\b",
      "como (?:funciona|es el proceso|trabajan|le hacen)\\b",
      "cuando (?:me |nos )?(?:llaman|van a llamar|contactan|marcan|hablan|responden|llamarian|" +
        "llamaran|me hablan)\\b",
      "cuanto (?:tardan|tiempo tardan|se tardan) en (?:llamar|contactar|responder|marcar)\\w*",
      "(?:me|nos) (?:van a |va a )?(?:llamar|llaman|marcar|contactar)(?:an)?\\b(?= ?(?:\\?|$|" +
        "ustedes|alguien|hoy|pronto))",
      "(?:me comprometo|compromiso|obligacion|tengo que firmar)\\b",
    )}`,
  ),
  worth: new RegExp(
    `\\b${anyOf(
      `(?:what|how much)(?: \\w+){0,4} (?:is|are|would|could|do you think|you think|might|` +
        `should|can) (?:\\w+ )?${MY_HOME}(?: \\w+){0,3} (?:worth|go for|going for|selling for|` +
        `sell for|bring|fetch|be worth|get|appraise|valued?(?: at)?|list for)\\b`,
      "(?:what|how much)(?: \\w+){0,4} (?:it|its|is it|they|theyre) (?:\\w+ ){0,2}(?:worth|" +
        "go for|going for|sell for|value)\\b",
      `(?:what|how much)(?: \\w+){0,2} ${MY_HOME} (?:\\w+ ){0,2}(?:is worth|worth|goes for|` +
        `go for|sells for|sell for|could (?:go|sell|bring|get)(?: for)?|would (?:go|sell|bring|` +
        `get|be)(?: for| worth)?|might (?:go|sell|bring)(?: for)?|is valued)\\b`,
      "(?:what|how much) (?:can|could|would|will|should|do|might) (?:i|we|you|they|u|" +
        "yall)(?: \\w+){0,3} (?:get|sell|ask|list|offer|pay|give|make|net|expect|" +
        "want)(?: \\w+)? (?:for|on|me|us)\\b",
      "(?:value|worth|valuation|estimate|appraisal|cma|comps)(?: \\w+)? (?:of|on|for) (?:my|" +
        "our|the|this|moms?|her|his)\\b",
      "(?:ball ?park|rough (?:idea|number|figure)|estimate|quote)(?: \\w+){0,2} (?:on|of|" +
        "for) (?:my|our|the|this)\\b",
      "(?:home|house|property|free|an?) (?:value|valuation|estimate|appraisal)\\b(?! (?:came|" +
        "was|is|of \\d))",
      "(?:make|give|get|send) (?:me|us)?(?: \\w+){0,2} (?:an? )?(?:cash )?offer\\b",
      "how much (?:is|are) (?:homes?|houses?|condos?|places?|land|properties)(?: " +
        "\\w+){0,4} (?:worth|going for|selling for|go for|sell for)\\b",
      "(?:cuanto|en cuanto)(?: \\w+){0,2} (?:vale|valdra|valdria|costaria|cuesta|se vende\\w*|" +
        "venderia|dan|darian|pagan|pagarian|ofrecen|sacaria|puedo (?:sacar|pedir))(?: (?:por |" +
        "de )?(?:mi|la|el|nuestra|esta|una|mi propiedad))?\\b",
      "(?:que|cual es el) (?:valor|precio) (?:tiene|de) (?:mi|la|nuestra)\\b",
      "avaluo\\b",
    )}`,
  ),
};

/**
 * What a visitor asks about the form, in a fixed order, and the text without it. Takes a readable
 * text (`domain/assistant/typed.ts`).
 */
export function readVisitorQuestions(text: string): {
  readonly asked: readonly VisitorQuestion[];
  readonly rest: string;
} {
  const asked = VISITOR_QUESTIONS.filter((name) => QUESTIONS[name].test(text));
  const rest = asked.reduce((left, name) => left.replace(QUESTIONS[name], " "), text);
  return { asked, rest };
}
