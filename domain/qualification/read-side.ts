// Reads a person's side: whether they buy, sell or rent.
import { anyOf } from "./phrases.ts";
import type { LeadSide } from "../lead/vocabulary.ts";

const SELLS = new RegExp(
  `\\b${anyOf(
    "(?:want|wanna|like|need|have|hoping|looking|trying|going|ready|plan(?:ning)?|time|decided|" +
      "gotta|thinking (?:about|of)) (?:to )?sell(?:ing)?",
    "to (?:be )?s(?:ell|old)",
    "(?:must|has to|have to|needs? to|gotta) (?:be )?s(?:ell|old)",
    "sold by",
    "must be liquidated",
    "liquidat(?:e|ed|ing)",
    "let it go",
    "(?:want|need|looking|trying|like) to (?:unload|get rid of)",
    "deshacerme de",
    "need(?:s)? to go\\b",
    "sell (?:my|our|ours|it|mine|a|the|this|his|her|their|grandma)",
    "selling",
    "(?<=^\\W{0,3})sell (?:house|home|condo|townhouse|land|lot|duplex|property)",
    "im (?:the )?seller",
    "se vende",
    "vend(?:o|emos|iera|er[ea]|amos)",
    "en venta",
    "poner en venta",
    "vender(?:la|lo|los|las)?",
    "vendiendo",
    "quiero vender",
    "(?:put|putting|get|getting|go|going|goes)(?: \\w+){0,4} (?:on the market|up for sale)",
    "(?:to|ill|gonna|will|should|can|could|lets|thinking of|before we|before i|can i|could i|" +
      "how do i|do i) list(?:ing)? (?:my|our|the|this|it|his|her|their|a|mine|ours)",
    "listing (?:my|our|the|this|it)",
    "(?:want|wanna|need|looking|trying|like|gotta|got|ready|time|have) (?:to )?(?:offload|" +
      "unload|get rid of|part with|dump|cash out)",
    "to sell(?=\\W*$)",
    "(?:want|wanna|need|get|getting) out of (?:all of |both of )?(?:it|them|these|this|" +
      "the house|my " +
      "house|our house)\\b",
    "(?:soy|somos) (?:yo )?(?:el|la|los|las|quien|quienes)(?: que)? vend\\w+",
    "yo (?:soy )?(?:vendo|vende)",
    "salir de (?:todas?|todos|ella|el|las? casas?|mis? \\w+)(?=\\W|$)",
    "poner(?:la|lo|le)?(?: \\w+){0,4} (?:a la|en|en el) (?:venta|mercado)",
    "deshacer(?:me|nos) de",
  )}\\b`,
);
const BUYS = new RegExp(
  `\\b${anyOf(
    "(?:want|wanna|like|need|hoping|looking|trying|going|ready|plan(?:ning)?|able|love|we will|" +
      "ill|and then|then|to) (?:to )?(?:buy|purchase)",
    "buy (?:a|an|another|my|our|something|one|some|in|near|here)",
    "(?:can|could|i|we) buy",
    "cash buyers?",
    "buying",
    "purchasing",
    "want buy",
    "buy (?:bigger|smaller|new|next|later|again)",
    "(?:and|then|to) (?:buy|find|get) (?:a|an|another|something)",
    "purchase (?:a|my|another)",
    "first[- ]?time (?:home ?)?buyers?",
    "my first (?:home|house|place|condo)",
    "our first (?:home|house|place|condo)",
    "im (?:a |the )?buyer",
    "(?:soy|somos) (?:el|la|los|las|quien|quienes)(?: que)? compr\\w+",
    "adquirir",
    "compro",
    "(?<!la |lo )compramos",
    "comprar(?:me|nos|la|lo)?",
    "comprando",
    "primera (?:compra|casa|casita|propiedad|vivienda)",
  )}\\b`,
);
const RENTS = new RegExp(
  `\\b${anyOf(
    "(?:want|wanna|like|need|looking|trying|hoping|going|plan(?:ning)?|have) to rent",
    "(?:want|need|looking|looking for) rent(?= (?:a |an )?(?:\\d|house|home|apartment|apt|room|" +
      "place|condo|studio))",
    "(?<!\\b(?:i|we|already|currently|still|im|been) )rent (?:a|an|something|in|near|for|not)",
    "for rent",
    "renting",
    "to rent",
    "\\d rent\\b",
    "rent (?:is|of|under|below|around|about|between|from|up|max|no)",
    "max rent",
    "in rent",
    "(?:thats|its|that is|it is|this is|was) (?:for |a |the |my )?rent(?:al)?\\b(?! payment| " +
      "is| was| now| check)",
    "(?:can|could|may) (?:i|we|you|u|people|one)(?: guys)? rent",
    "do (?:you|u|yall)(?: guys)? (?:do|have|handle|list) rentals?",
    "rent (?:has|should|cant|can|cannot|needs|must|would|could|wont|limit|budget)",
    "\\d+ (?:a month |monthly )?rent",
    "(?<!\\b(?:\\d+|my|our|two|three|four|few|several|own|have|mis|have " +
      "some) )rentals?(?= (?:under|in|" +
      "near|for|around|with))",
    "alquiler",
    "renta de",
    "lease an?",
    "leasing an?",
    "looking to lease",
    "a rental(?: home| house| apartment)?",
    "(?:mi|la|de|en|una) renta",
    "rentar(?:me)?",
    "alquilar",
    "alquilad[oa]",
    "alquilao",
    "alquilo",
    "en alquiler",
    "de alquiler",
    "arrendar",
  )}\\b`,
);
const OWNS_RENTALS = new RegExp(
  `\\b${anyOf(
    "rentals?",
    "rented(?: out)?",
    "landlord",
    "tenants?",
    "investment propert(?:y|ies)",
    "rentad[oa]s?",
    "alquilad[oa]s?",
    "que (?:rento|alquilo)",
    "renteros?",
    "(?:casas?|propiedad(?:es)?|depas?|departamentos?|apartamentos?|duplex|edificios?) (?:de|" +
      "en|para) (?:renta|alquiler)(?= en [a-z]+ (?:y|pero|que)| (?:y|que|pero)\\b)",
    "rent(?:er)? houses?",
    "rentas(?= en)",
    "propiedad(?:es)? de inversion",
    "inquilinos?",
    "arrendad[oa]s?",
    "rent(?:ing)? (?:it |them )?out",
    "my rental",
    "our rental",
    "investor selling",
    "flip(?:ped|s)?",
    "investors?",
    "inversionistas?",
    "invierto",
    "i invest",
    "portfolio",
  )}\\b`,
);
/** "not looking to", "dont really want to", "no longer interested in". */
const NOT_TO =
  "(?:not|no|instead of|rather than|dont want to|never|yo no|no quiero|no queremos|(?:not|" +
  "dont|do " +
  "not|no longer|never|isnt|arent|doesnt|didnt|wont) (?:really |actually |even |currently |" +
  "necessarily |here )*(?:want(?:ing|s)?|wanna|try(?:ing)?|look(?:ing)?|plan(?:ning)?|interested|" +
  "going|gonna|intend\\w*|about|here|thinking)(?: to| on| in| of| about)?)";
const NOT_BUY = new RegExp(
  `\\b${NOT_TO} (?:to )?(?:buy(?:ing)?|purchas\\w+|comprar|compro|para comprar)\\b`,
  "g",
);
/** Renting now, or renting out a part, does not make a person a renter. */
const RENTS_NOW =
  /\b(?:currently|still|already|presently|been|now) rent(?:ing)?\b(?! out)|\brenting (?:right )?(?:now|currently|at the moment)\b|\bpara (?:rentar|alquilar)(?:la|lo|las|los)? (?:lo demas|la otra|el otro|las otras|los otros|una|uno|los cuartos|parte)\b|\brent(?:ing)? (?:out|the (?:other|rest|upstairs|downstairs|basement)|half)\b/g;
const NOT_RENT = new RegExp(
  `\\b(?:${NOT_TO}|tired of|done|sick of|stop) (?:to |para )?(?:rent(?:ing)?|rentar|alquilar)\\b`,
  "g",
);
/** Also what only others want: "he wants to sell and I dont". */
const NOT_SELL = new RegExp(
  `\\b${NOT_TO} (?:to |para )?(?:sell(?:ing)?|vender)\\b|\\b(?:wants?|` +
    `wanted) to sell (?:it )?(?:and|but) ` +
    "i (?:dont|do not|would rather not|want to keep)\\b|\\b(?:sell(?:ing)?|vend\\w+|" +
    "vender) (?:out )?(?:my|our|" +
    "mis?|nuestr[oa]s?) (?:number|phone|info|information|data|name|details|email|datos|numero|" +
    "telefono)\\b",
  "g",
);
/** A person's sales job, or a question to the assistant, is not a side. */
const NO_SIDE =
  /\b(?:vendo|vendemos|i sell|we sell) (?:tamales|comida|ropa|cars|insurance|carros|seguros|food|pupusas|tacos|flores)\b|\b(?:who|quien|does (?:anyone|anybody)|do you(?: guys)?|you|ustedes) (?:buys?|purchases?|compran?)\b|\b(?:can|could|will|would|to|you|u|they|someone|somebody|anyone|company|investors?|who|yall|guys) (?:please |actually |even )?(?:buy|purchase|take) (?:my|our|moms?|dads?|her|his|this|these|that|the) (?!first|own|next|dream|forever|new|starter)\w+|\b(?:compr[ae]n?|comprar) (?:mi|nuestra) (?!primera?|propia)\w+/g;

/** The person's side, if the sentence says so. */
export function readSide(text: string): LeadSide | null {
  const plain = [NOT_BUY, RENTS_NOW, NOT_RENT, NOT_SELL, NO_SIDE].reduce(
    (rest, pattern) => rest.replaceAll(pattern, " "),
    text,
  );
  const [sells, buys, rents] = [SELLS, BUYS, RENTS].map((pattern) => pattern.test(plain));
  if (sells === true && buys === true)
    return /\b(?:buy|buying|compro|compramos|comprar)\b.*\b(?:para|to) (?:re)?(?:vender|sell|flip)\b/.test(
      plain,
    ) && !/\b(?:then|luego|despues|first|primero)\b/.test(plain)
      ? "buyer"
      : "buyer_and_seller";
  if (sells === true) return OWNS_RENTALS.test(text) ? "investor_seller" : "seller";
  if (buys === true || /\binvestor here\b/.test(plain)) return "buyer";
  return rents === true &&
    !/\b(?:rental property|rents for|rent(?:ing)? (?:it|them) out)\b/.test(text)
    ? "renter"
    : null;
}
