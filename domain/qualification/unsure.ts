// "I do not know yet", in many words: an answer to the question that stands open, or to the one
// that is named.
import { anyOf } from "./phrases.ts";
import type { Topic } from "./slots.ts";

const UNSURE = new RegExp(
  `\\b${anyOf(
    "not (?:really |quite |too |100% |totally )?sure",
    "unsure",
    "unspecified",
    "idc",
    "not picky",
    "hard to tell",
    "sin fecha(?: fija)?",
    "waiting on (?:work|my job|the bank)",
    "not in (?:a|any) (?:rush|hurry)",
    "someday",
    "eventually",
    "one of these days",
    "algun dia",
    "still (?:working on|figuring|thinking|deciding|looking into)",
    "no (?:set|fixed|real|particular|exact|specific|firm) \\w+",
    "(?:dont|do not|didnt) (?:really |yet )?have (?:a|any) (?:set |fixed |real |specific " +
      ")?(?:price|budget|date|timeline|number|place|area|city|preference|plan|time)",
    "no (?:tengo|tenemos|hay)(?: ni)?(?: aun| todavia)?(?: un| una| ninguna| ningun)? (?:fecha|" +
      "presupuesto|precio|zona|lugar|preferencia|plan|tipo|area|ciudad)",
    "somewhere (?:warm|nice|sunny|quiet|safe|cheap|affordable)(?=\\W*$)",
    "ask my (?:wife|husband)",
    "anyplace",
    "what ever",
    "havent a notion",
    "no notion",
    "no (?:idea|clue|pref(?:erence|s)?|opinion)",
    "idk",
    "i ?dunno",
    "dunno",
    "dont (?:really )?(?:know|care|mind)",
    "do not know",
    "hav(?:e not|ent) (?:really |yet )?(?:decided|figured|picked|thought|chosen|settled|" +
      "narrowed|talked (?:numbers|price|money)|set|gotten that far|looked into|got(?:ten)? (?:a |" +
      "an )?(?:budget|number|idea|clue))",
    "undecided",
    "have not decided",
    "(?:could|can|cannot|couldnt|cant)(?: not)?(?: honestly| really)? say",
    "depends",
    "(?:wide )?open(?: to (?:whatever|anything|all|ideas|suggestions)| ended)?(?! to| house| " +
      "concept| floor| plan| kitchen)",
    "flexible",
    "up in the air",
    "(?<!(?:is|are|was|were) (?:that|this|it|those|they) )any(?:thing|where|time)?s? ?(?:is |" +
      "really )?(?:fine|works|goes|ok|okay|good)?",
    "whatever",
    "whenever",
    "wherever",
    "doesnt matter",
    "no matter",
    "not important",
    "either way",
    "surprise me",
    "you tell me",
    "no (?:timeline|rush|hurry|date|deadline|budget|plan)s?(?: yet| in mind)?",
    "tbd",
    "hard to say",
    "to be determined",
    "no se(?! (?:ha|han|puede\\w*|vend\\w*|mueve|movio|trata|preocupe))",
    "no sabe(?:mos)?",
    "es indiferente",
    "indiferente",
    "ni idea",
    "no tengo (?:idea|fecha|preferencia|prisa|presupuesto)",
    "me da (?:igual|lo mismo)",
    "da igual",
    "lo que (?:sea|salga|haya|caiga|me ofrezcan|(?:me |nos )?(?:alcance|den|convenga|guste|" +
      "quede|toque|salga)|valga|cueste|pidan|aparezca|encuentre|se pueda|mande dios)",
    "donde sea",
    "cuando (?:sea|dios quiera|se pueda|salga|aparezca)",
    "cualquier(?:a| cosa| lugar| lado| parte)?",
    "no estoy segur[oa]",
    "no he (?:decidido|pensado|visto|sacado)",
    "(?:aun|todavia) no (?:se|decid\\w+|sab\\w+|saco|hacemos|hago|vemos|hemos|lo|he|pienso|me|" +
      "tengo)",
    "no (?:lo )?(?:hemos|he) (?:decidido|pensado|platicado)",
    "depende",
    "segun",
    "no importa",
    "quien sabe",
    "sepa",
    "sabe dios",
    "ya veremos",
    "when (?:the )?(?:interest )?rates (?:drop|go down|fall|come down)",
    "(?:when|once|as soon as|after) (?:my|our|mine|ours)(?: \\w+)? (?:sells|closes|is sold)",
    "cuando (?:bajen|venda)(?: \\w+)*",
    "lo que me (?:apruebe|preste|de) el banco",
    "whatever the bank (?:says|gives|approves)",
    "usted(?:es)? (?:digame|dira|diga)",
    "digame usted",
    "lo que digan",
    "no tengo claro",
    "sin (?:prisas?|apuros?|afan)",
    "no hay (?:prisa|apuro|afan)",
    "no (?:nos |me )?corre prisa",
    "en cuanto (?:venda|se venda|vendamos)(?: \\w+){0,2}",
    "(?:throwing )?darts at",
    "no object",
    "not for (?:a )?(?:long |good )?while",
    "(?:need|have|got|gotta|want|got to|ought)(?: to)? (?:talk|speak|check|run it by|ask|" +
      "consult|discuss|clear it)(?: (?:it|this|that))?(?: over)?(?: to| with| by)? (?:my|the|" +
      "our) (?:wife|husband|hubby|partner|spouse|boss|lender|family|kids|accountant|girlfriend|" +
      "boyfriend|mom|dad|parents)",
    // Not to know.
    "beats me",
    "search me",
    "(?:has|have|did|do|does|will|is|are)(?:nt| not)(?: \\w+){0,3} (?:told|tell|sa(?:y|id)|let|" +
      "assign\\w*|announced?|informed?|know yet|given?)(?: (?:me|us|him|her|where|which|when))",
    "(?:not|never|nobody|no one|havent|hasnt)(?: been| yet| even)* (?:told|assigned|tells?)(?: " +
      "me| us)?",
    "(?:waiting|wait) (?:to (?:hear|find out|see|know)|for (?:them|him|her|my \\w+|the \\w+|" +
      "orders) to (?:tell|say|decide|assign|pick))",
    "tba",
    "either(?: one| 1)?(?=\\W*$|,? (?:is fine|works|would|will do))",
    "ask (?:me|us)(?= ?\u00A6)",
    "(?:rather|prefer) not(?: to)? (?:say|share|tell|disclose)",
    "prefiero no decir\\w*",
    "(?:havent|have not|hasnt|never) (?:really |even |actually |yet )?sat down",
    "(?:youd|youll|you would|you will) have to ask",
    "(?:didnt|did not|havent|have not) (?:really |even |yet )?(?:set|pick(?:ed)?|decided?|" +
      "choosen?|chosen?|think|thought|name[d]?|choose)",
    "not (?:too |that |very |really |super )?(?:fussed|fussy|bothered|particular|concerned)",
    "(?:your|anyones|anybodys) guess",
    "(?:million|billion) dollar question",
    "(?:could|can)(?:nt|not)? (?:really |honestly )?tell (?:you|ya|u)",
    "clueless",
    "not (?:a|the) (?:\\w+ )?(?:clue|idea|notion)",
    "no (?:earthly|freaking|real|friggin|good|bloody|damn) (?:idea|clue|notion)",
    "havent (?:got )?(?:a|the) (?:clue|foggiest|faintest|slightest|first|idea)",
    "(?:lord|god|heaven|goodness|who|nobody|hell)(?: only| really)? knows?",
    "wish i knew",
    "if (?:only )?i knew",
    "no (?:way of knowing|telling)",
    "(?:i )?(?:honestly )?dont got a clue",
    // Not to have decided.
    "back and forth",
    "(?:fight|argu|debat|bicker|squabbl|wrestl|haggl)(?:e|es|ing|ed)?(?: \\w+){0,4} (?:about|" +
      "over|on)",
    "still (?:fighting|arguing|debating|torn|split|undecided|researching|talking|hashing)",
    "(?:im|were|we are|kinda|kind of) (?:torn|split|stuck)",
    "torn(?: on| between| about)?",
    "on the fence",
    "toss ?up",
    "up for (?:debate|grabs)",
    "jurys? (?:is )?(?:still )?out",
    "(?:cant|cannot|havent|couldnt|not|never) (?:really |yet )?(?:ma[kd]e up|decide|agree|" +
      "choose|pick|pin|settle|commit)",
    "(?:havent|have not|never|not) (?:really |even |actually )?(?:crunched|run|ran|done|worked|" +
      "talked|discussed|considered|given|priced|had it apprais)\\w*",
    "(?:need|have|got|gotta|want)(?: \\w+)? (?:to )?think(?: about| on| it)?",
    "get back to (?:you|u)",
    "ask me (?:again|later|tomorrow|next)",
    "not there yet",
    "play(?:ing)? it by ear",
    "happens(?: when)?,? (?:it )?happens",
    "we(?:ll| will) see(?! (?:you|it|the|a)\\b)",
    "ill know (?:it )?when",
    "your call",
    "im easy",
    "either or(?=\\W*$)",
    "(?:any|either) of (?:them|those|the two)",
    "all the same",
    "equally happy",
    "wherever the wind",
    "next question",
    "(?:pass|skip)(?: on)?(?: (?:this|that)(?: one)?)?(?=\\W*$)",
    "when the (?:time|moment|right \\w+) (?:comes|is right)",
    "right (?:place|one|house|price|deal|time) comes",
    "hard to (?:know|put|pin|guess)",
    "(?:its |thats )?up to (?:my|the|our|her|him|them) ?(?:wife|husband|partner|spouse|hubby|" +
      "kids|boss|lender|agent|mom|dad|girlfriend|boyfriend)?(?=\\W| really|$)",
    "(?:havent|have not|not) (?:landed|zeroed|honed|locked)",
    "ur guess",
    "when (?:i|we) find (?:the |a |something|it|one)",
    "whenever (?:i|we) find",
    "hasta que (?:venda|se venda|encuentre)\\w*",
    "cuando (?:encuentre|aparezca|hallemos|encontremos)\\w*",
    "depende de mi",
    "pregunt\\w+ a mi (?:espos[oa]|marido|mujer|senora|pareja)",
    "no (?:le |te |les |me )?(?:sabria|sabriamos|sabre)(?: decir\\w*)?",
    "no (?:le |te |les )se decir",
    "en veremos",
    "no (?:la|lo|las|los) (?:tengo|tenemos|traigo) (?:muy |bien |tan |todavia |aun )?clar[oa]s?",
    "(?:estoy|sigo|ando) (?:apenas |todavia |aun )?(?:pensando|decidiendo|platicando|" +
      "discutiendo)(?:lo|la)?",
    "(?:estamos|seguimos|andamos|vamos|(?:lo|la|eso) (?:estoy|ando|sigo)) (?:apenas |todavia |" +
      "aun )?(?:pensando|viendo|platicando|decidiendo|discutiendo|hablando|checando|analizando|" +
      "peleando)(?:lo|la)?",
    "no (?:me|nos|le|les) (?:han |ha |an |a |avisa|dice|dicen|dijeron|dijo|confirm)(?:\\w+)?",
    "(?:espero|esperando|espera\\w*|estamos a) (?:a )?que (?:me|nos|le|les) (?:dig\\w+|" +
      "avis\\w+|confirm\\w+|asign\\w+)",
    "(?:no|ni|nada)\\b[^,.;]{0,40}\\b(?:tengo|tenemos|traigo|traemos|esta|estan|hay) (?:muy |" +
      "bien |tan |todavia |aun |nada )?(?:clar|defin|decid|segur|fij|list)(?:id)?[oa]s?",
    "(?:no|neither|nor|nothing)\\b[^,.;]{0,40}\\b(?:is|are) (?:really |quite |yet |all that " +
      ")?(?:clear|set|decided|settled|certain|fixed|nailed down|figured out|firm)",
    "(?:eso )?(?:lo|la) (?:ve|sabe|decide|maneja|lleva|trae) (?:mi|el|la|nuestr[oa])",
    "ni (?:yo|nosotros) (?:lo |la )?(?:se|sabemos)",
    "donde (?:haya|salga|encuentre|se pueda|convenga|este (?:mas )?barato)",
    "(?:lo )?(?:platico|consulto|checo|hablo|comento|platicamos|hablamos|consultamos) con " +
      "(?:mi|el|la)",
    "no (?:tengo|tenemos|traigo)(?: un| una| ningun| ninguna)? (?:numero|cifra|cantidad|limite|" +
      "apuro|afan|apuros|rumbo|destino)",
    "donde (?:dios|la vida|el destino) \\w+",
    "cuando (?:me|nos) (?:den|lleguen?|salga|salgan|aprueben|paguen|llamen|digan)",
    "(?:when|once|after|as soon as) (?:i|we) get (?:my|our|the) (?:papers|green card|visa|" +
      "residency|inheritance|settlement)",
    "no nos (?:ponemos|hemos puesto) de acuerdo",
    "la mas (?:minima|remota|leve|palida) idea",
    "la menor idea",
    "a ver (?:que|como|cuando|donde) \\w+",
    "(?:ahi|luego|al rato|despues) (?:lo )?(?:vamos|vemos|veo|veremos|le digo|les digo)(?: " +
      "viendo)?",
    "no (?:me|nos) (?:decid\\w+|animo|animamos)",
    "indecis[oa]s?",
    "lo que (?:usted|tu|ustedes)(?: me| nos)? \\w+",
    "vaya (?:usted|uno) a saber",
    "cuando (?:se|me|nos|se me|se nos) de",
    "como se (?:vaya dando|den las cosas)",
    "(?:solo )?dios (?:sabra|sabe|dira)",
    "sabra dios",
    "no traigo (?:idea|prisa|fecha)",
    "(?:pues )?ni se",
    "ni yo se",
    "(?:que se yo|yo que se)",
    "(?:tengo|tenemos|hay) que (?:pensar|platicar|consultar|checar|ver)(?:lo|la)?",
    "lo (?:voy|vamos) a (?:pensar|platicar|ver)",
    "me (?:falta|agarr\\w+) (?:pensar|ver|decidir|en curva)",
    "no (?:lo |la )?(?:he|hemos) (?:ni )?(?:platicado|consultado|checado|definido|hablado)",
    "todavia en eso",
    "estamos en eso",
    "cualquiera de l[oa]s dos",
  )}\\b|🤷`,
  "u",
);
/** Where "not sure" names what it is about. */
const ABOUT: Readonly<Record<Topic, RegExp>> = {
  property_type: new RegExp(
    `\\b${anyOf(
      "(?:what|which) (?:kind|type|sort)",
      "type of (?:home|house|property)",
      "kind of (?:home|house|place|property)",
      "que tipo",
      "tipo de (?:casa|propiedad)",
      "anything really",
      "anything as long",
      "lo que sea pero",
    )}\\b`,
  ),
  location: new RegExp(
    `\\b${anyOf(
      "where",
      "location",
      "which (?:city|area|town|neighborhood|part)",
      "what (?:city|area|town|part)",
      "donde",
      "zona",
      "que (?:ciudad|area|parte)",
      "lugar",
      "city",
      "a city",
      "the area",
      "neighborhood",
    )}\\b`,
  ),
  price:
    /\b(?:price|budget|how much|cost|costs|afford|money|spend|worth|precio|presupuesto|(?<!en )cuanto|cuesta|vale|dinero|cuentas|gastar)\b/,
  timing:
    /\b(?:when|timing|timeline|date|how soon|cuando|fecha|tiempo|plazo|time ?frame|no rush|no hurry|sin prisa)\b/,
};
/** What sounds unsure and is a wish, a question or about something else. */
const NOT_UNSURE = new RegExp(
  `\\b${anyOf(
    "anywhere (?:in|near|around|within|close|from)",
    "any (?:part|area|place|zip) (?:of|in)",
    "cualquier parte de",
    "anything (?:below|under|over|above|near|around|between|from|in)",
    "how (?:does|do|much (?:is|are|do you))",
    "no estoy segur[oa] (?:que|si) me",
    "(?:lemme|let me|dej[ae]\\w*) (?:lo |le |la )?(?:ask|check|platic\\w+|consult\\w+|" +
      "pregunt\\w+|habl\\w+|chec\\w+)[^.;]*",
    "(?:hang on|hold on|hold up|one sec\\w*|one moment|wait|brb|un (?:momento|segundo|" +
      "momentito)|esper\\w+|permit\\w+),? (?:lemme|let me|deja\\w*|i need to|voy a|ill|le|les) " +
      "[^.;]*",
  )}\\b`,
);

/** What somebody asks us names no wish: "do you guys charge anything". */
const ASKS =
  /^\W*(?:so |and |hey |hi |ok )?(?:do|does|is|are|can|will|did) (?:you|u|yall|this|they|there)\b.*/;

/** The questions that are answered with not knowing, if any. */
export function readUnsure(text: string, asked: Topic | null): Topic[] {
  const plain = text.replace(ASKS, " ").replaceAll(new RegExp(NOT_UNSURE.source, "g"), " ");
  if (!UNSURE.test(plain)) return [];
  const named = (["property_type", "location", "price", "timing"] as const).filter((topic) =>
    clauses(plain).some((clause) => UNSURE.test(clause) && ABOUT[topic].test(clause)),
  );
  return named.length > 0 ? named : asked === null ? [] : [asked];
}

function clauses(text: string): string[] {
  return text.split(/[,.;!]| but | pero | and | y /);
}
