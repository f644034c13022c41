// "I do not know yet", in many words: an answer to the question that stands open, or to the one that is named.
import { anyOf } from "./phrases.ts";
import type { Topic } from "./slots.ts";

const UNSURE = new RegExp(`\\b${anyOf(
  "not (?:really |quite |too |100% |totally )?sure", "unsure", "unspecified", "idc", "not picky", "hard to tell", "sin fecha(?: fija)?", "waiting on (?:work|my job|the bank)", "not in (?:a|any) (?:rush|hurry)", "someday",
  "eventually", "one of these days", "algun dia", "still (?:working on|figuring|thinking|deciding|looking into)",
  "no (?:set|fixed|real|particular|exact|specific|firm) \\w+",
  "(?:dont|do not|didnt) (?:really |yet )?have (?:a|any) (?:set |fixed |real |specific )?(?:price|budget|date|timeline|number|place|area|city|preference|plan|time)",
  "no (?:tengo|tenemos|hay)(?: ni)?(?: aun| todavia)?(?: un| una| ninguna| ningun)? (?:fecha|presupuesto|precio|zona|lugar|preferencia|plan|tipo|area|ciudad)",
  "somewhere (?:warm|nice|sunny|quiet|safe|cheap|affordable)(?=\\W*$)", "ask my (?:wife|husband)", "anyplace", "what ever", "havent a notion",
  "no notion", "no (?:idea|clue|preference|opinion)", "idk", "i ?dunno", "dunno", "dont (?:really )?(?:know|care|mind)", "do not know",
  "hav(?:e not|ent) (?:really |yet )?(?:decided|figured|picked|thought|chosen|settled|narrowed|talked (?:numbers|price|money)|set|gotten that far|looked into|got(?:ten)? (?:a |an )?(?:budget|number|idea|clue))",
  "undecided", "have not decided", "(?:could|can|cannot|couldnt|cant)(?: not)?(?: honestly| really)? say", "depends",
  "(?:wide )?open(?: to (?:whatever|anything|all|ideas|suggestions))?", "flexible", "up in the air",
  "any(?:thing|where|time)?s? ?(?:is |really )?(?:fine|works|goes|ok|okay|good)?", "whatever", "whenever", "wherever", "doesnt matter", "no matter",
  "not important", "either way", "surprise me", "you tell me", "no (?:timeline|rush|hurry|date|deadline|budget|plan)s?(?: yet| in mind)?", "tbd",
  "hard to say", "to be determined", "no se", "no sabe(?:mos)?", "es indiferente", "indiferente", "ni idea",
  "no tengo (?:idea|fecha|preferencia|prisa|presupuesto)", "me da (?:igual|lo mismo)", "da igual", "lo que (?:sea|salga|haya|caiga|me ofrezcan)",
  "donde sea", "cuando (?:sea|dios quiera|se pueda|salga|aparezca)", "cualquier(?:a| cosa| lugar| lado| parte)?", "no estoy segur[oa]",
  "no he (?:decidido|pensado|visto|sacado)", "(?:aun|todavia) no (?:se|decid\\w+|sab\\w+|saco|hacemos|hago|vemos|hemos|lo|he|pienso|me|tengo)",
  "no (?:lo )?(?:hemos|he) (?:decidido|pensado|platicado)", "depende", "segun", "no importa", "quien sabe", "sepa", "sabe dios", "ya veremos",
  "when (?:the )?(?:interest )?rates (?:drop|go down|fall|come down)",
  "(?:when|once|as soon as|after) (?:my|our|mine|ours)(?: \\w+)? (?:sells|closes|is sold)", "cuando (?:bajen|venda)(?: \\w+)*",
  "lo que me (?:apruebe|preste|de) el banco", "whatever the bank (?:says|gives|approves)", "usted(?:es)? (?:digame|dira|diga)", "digame usted",
  "lo que digan", "no tengo claro", "sin prisa",
)}\\b|🤷`, "u");
/** Where "not sure" names what it is about. */
const ABOUT: Readonly<Record<Topic, RegExp>> = {
  property_type: new RegExp(`\\b${anyOf(
    "(?:what|which) (?:kind|type|sort)", "type of (?:home|house|property)", "kind of (?:home|house|place|property)", "que tipo",
    "tipo de (?:casa|propiedad)", "anything really", "anything as long", "lo que sea pero",
  )}\\b`),
  location: new RegExp(`\\b${anyOf(
    "where", "location", "which (?:city|area|town|neighborhood|part)", "what (?:city|area|town|part)", "donde", "zona", "que (?:ciudad|area|parte)",
    "lugar", "city", "a city", "the area", "neighborhood",
  )}\\b`),
  price: /\b(?:price|budget|how much|cost|costs|afford|money|spend|worth|precio|presupuesto|cuanto|cuesta|vale|dinero|cuentas|gastar)\b/,
  timing: /\b(?:when|timing|timeline|date|how soon|cuando|fecha|tiempo|plazo|time ?frame|no rush|no hurry|sin prisa)\b/,
};
/** What sounds unsure and is a wish, a question or about something else. */
const NOT_UNSURE = new RegExp(`\\b${anyOf(
  "anywhere (?:in|near|around|within|close|from)", "any (?:part|area|place|zip) (?:of|in)", "cualquier parte de",
  "anything (?:below|under|over|above|near|around|between|from|in)", "how (?:does|do|much (?:is|are|do you))", "no estoy segur[oa] (?:que|si) me",
)}\\b`);

/** The questions that are answered with not knowing, if any. */
export function readUnsure(text: string, asked: Topic | null): Topic[] {
  const plain = text.replaceAll(new RegExp(NOT_UNSURE.source, "g"), " ");
  if (!UNSURE.test(plain)) return [];
  const named = (["property_type", "location", "price", "timing"] as const).filter((topic) => clauses(plain).some((clause) => UNSURE.test(clause) && ABOUT[topic].test(clause)));
  return named.length > 0 ? named : asked === null ? [] : [asked];
}

function clauses(text: string): string[] {
  return text.split(/[,.;!]| but | pero | and | y /);
}
