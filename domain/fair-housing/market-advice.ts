// Lists phrases that ask about the future of the market.
import { words } from "./reading.ts";

/** Questions about the future of the market. */
export const FUTURE = words(
  "(?:will|would|wont|going to|gonna|expect\\w*|predict\\w*|forecast\\w*|are|is|think|when|how " +
    "much|could|do you think|do(?= (?:the )?(?:homes?|houses?|condos?|lots|land|prices?|values?|" +
    "rents?|properties)\\b)|does|did you think|before|after|until)(?: [\\w$%]+){0,7} " +
    "(?:go(?:ing)? (?:up|down)|rise|rising|fall|falling|drop|dropping|crash\\w*|appreciat\\w*|" +
    "depreciat\\w*|double|increas\\w+|decreas\\w+|climb\\w*|collapse|tank|tanking|cool\\w*|pop|" +
    "burst|recover\\w*|bottom(?:ed)?|peak\\w*|soar|keep (?:rising|falling|going)|worth (?:more|" +
    "less|in)|hold (?:its|their) value|be worth|rebound|bounce back)",
  "(?:prices?|values?|market|homes?|houses?|rents?)(?: \\w+){0,4} (?:next (?:year|month|spring|" +
    "summer|fall)|in (?:\\d+|five|ten|two|three|a few|the next) (?:\\w+ )?(?:years?|months?)|by " +
    "(?:20\\d\\d|next|the end))",
  "forecast\\w*",
  "predict\\w*",
  "(?:housing|real estate) (?:bubble|crash|market)(?: \\w+)?",
  "bubble",
  "another 2008",
  "recession",
  "guarantee[ds]?(?! leads?)",
  "guaranteed (?:return|price|sale|profit|offer|\\w+ percent)",
  "for sure",
  "promise",
  "swear",
  "rent vs buy",
  "(?:home|house|housing|property) (?:prices?|values?)(?: \\w+){0,3} (?:next|soon|future|later)",
  "in (?:20[3-9]\\d|2028|2029|the future)",
  "appreciation",
  "appreciate in",
  "(?:good|bad|smart|safe|great|solid|wise) investment",
  "(?:worth|is it worth|smart|wise) (?:buying|investing|it to (?:buy|sell|rent|wait)|waiting|" +
    "selling|renting)",
  "(?:good|bad|right|best|better|wrong|smart|terrible|great) (?:\\w+ )?(?:time|moment|year|" +
    "month|idea) (?:\\w+ )?(?:to|for) (?:\\w+ )?(?:buy\\w*|sell\\w*|invest\\w*|list|rent|" +
    "wait\\w*|flip\\w*|me to (?:buy|sell))",
  "(?:should|shall) (?:i|we|my \\w+) (?:just |even |really |still )?(?:buy|sell|wait|invest|" +
    "hold|rent|flip|offer|list (?:now|my|our|it|the|in)|put (?:my|our|the)|accept (?:the|this|an|" +
    "their) offer|take (?:the|this|their) offer|lock|refi\\w*)",
  "(?:rent|sell|buy) (?:now )?or (?:wait|buy|rent|hold|sell)",
  "(?:is|whats|what is|what would|how much is|how much would|how much could|how much can|" +
    "whats) (?:my|our) (?:\\w+ )?(?:home|house|place|condo|property|land|duplex)(?: \\w+){0,3} " +
    "(?:worth|go for|sell for|fetch|bring|get|value)",
  "how much (?:will|would|can|could)(?: \\w+){0,2} (?:my|our|the|this)(?: \\w+){0,2} (?:sell|" +
    "go|fetch|bring|get|rent)",
  "(?:how much|what) (?:will|would|can|could|should) (?:i|we|it) (?:\\w+ )?(?:get|sell|ask|" +
    "list|net|make|rent|fetch|offer)(?: \\w+){0,3} (?:for|my|on)",
  "how (?:fast|long|quick\\w*|soon) (?:will|would|until)(?: \\w+){0,4} (?:sell|sold)",
  "(?:return|roi|cash ?flow|profit|cap rate|yield) (?:on|from|of|will|can|would|if|in|" +
    "guaranteed)(?: \\w+){0,4}(?= (?:rental|house|property|duplex|flip|airbnb|investment|home|" +
    "invest|buy))",
  "(?:percent|%) (?:annual )?(?:return|roi|appreciation|yield)",
  "(?:be worth|worth) (?:more|less|in (?:\\d|five|ten|a))",
  "make money (?:on|flipping|renting|if)",
  "(?:good|fair|bad|right|great) (?:price|deal|offer|buy)(?: (?:for|on) (?:this|the|a|my|that|" +
    "our))?",
  "(?:smart|smarter|wise|wiser|better|best) to (?:sell|buy|wait|rent|hold|list)",
  "(?:accept|accepted|take|reject|refuse)(?: \\w+){0,3} offers?",
  "offers?(?: \\w+){0,4} (?:be )?(?:accepted|rejected|win)",
  "(?:lowball|below asking|over asking|above asking|bidding war)",
  "cheaper (?:next|if i wait|later|soon)",
  "(?<!\\b(?:who|where|how|what) )should (?:i|we|my|our)",
  "is (?:it|buying|selling|renting|waiting)(?: \\w+){0,6} (?:smart|wise|dumb|crazy|risky|too " +
    "late|too early|a good idea|a bad idea|a mistake|worth it)",
  "is it (?:worth|smart|wise|dumb|risky|too late|too early|better)",
  "overpriced",
  "over ?paying",
  "undervalued",
  "overvalued",
  "get rich",
  "where is the market",
  "market (?:headed|going|crash\\w*|turn\\w*|do\\b|heading)",
  "(?:market|prices|rates)(?: \\w+)? (?:gets?|turns?|goes|go) (?:\\w+ )?(?:ugly|bad|worse|" +
    "better|crazy|soft|cold|hot|south)",
  "(?:va|van|vaya|iran|ira)(?: \\w+)? a (?:subir|bajar|aumentar|caer|valer|desplom\\w+|crecer|" +
    "costar|tronar|colapsar|explotar|recuperar\\w*)",
  "(?:subiran?|bajaran?|caeran?|aumentaran?|valdran?|costaran?)",
  "(?:sub|baj|aument|ca)\\w{1,5} (?:los|las|el) (?:precios?|casas|mercado|rentas|valor\\w*)",
  "burbuja",
  "crisis (?:de vivienda|inmobiliaria|hipotecaria)",
  "vale la pena",
  "(?:rentar|comprar|vender|esperar|invertir|renta|rento|rentando|alquilo|compro|vendo|" +
    "refinanciar|refinancio)(?: \\w+){0,2} o (?:\\w+ ){0,2}(?:rentar|comprar|vender|esperar|" +
    "rento|rentando|alquilo|compro|vendo|espero|refinanciar|refinancio)",
  "(?:sale|saldria|resulta|queda|seria) (?:mas )?(?:mejor|barat[oa]|car[oa]|a cuenta) " +
    "(?:rentar|comprar|vender|esperar|construir|refinanciar|alquilar)",
  "(?:va|van) a (?:estar|quedar|haber|valer)",
  "prometes?",
  "promet\\w+",
  "es (?:buena|mala) idea",
  "(?:riesgoso|demasiado tarde|muy tarde) (?:para )?(?:comprar|vender)",
  "otra crisis",
  "otro 2008",
  "recesion",
  "plusvalia",
  "(?:buena?|mala|mejor) (?:inversion|momento|epoca|negocio|idea)(?: \\w+){0,2} (?:para|de|" +
    "comprar|vender|invertir|rentar)?",
  "(?:me|nos|te|le|les) convien\\w+ (?:mas )?(?:comprar|vender|rentar|refinanciar|esperar|" +
    "invertir|ofrecer|aceptar|un|una|el|la|fha|convencional|ahorita|ahora|hipoteca)",
  "conviene (?:comprar|vender|rentar|esperar|invertir|refinanciar)",
  "garantiz\\w+",
  "en cuanto (?:se )?(?:vende\\w*|venderia|saldria|vale|valdra|podria vender)(?: \\w+){0,2}",
  "(?:cuanto|que) (?:vale|valdra|costara|vale hoy|me dan por|me darian por|sacaria por|puedo " +
    "pedir por|debo pedir por) (?:mi|nuestra|la|una)",
  "(?:debo|deberia|deberiamos|debemos) (?:comprar|vender|esperar|invertir|rentar|ofrecer|" +
    "aceptar|refinanciar)",
  "(?:compro|vendo|rento|refinancio) (?:ahora|ahorita|ya|hoy)? ?o (?:me )?(?:espero|esperamos|" +
    "mejor|vendo|rento)",
  "(?:dar|dan|darian|ofrecer\\w*|pagar\\w*|sacar|sacaria)(?: \\w+)? por (?:mi|nuestra|la) " +
    "(?:casa|propiedad|terreno|depa\\w*)",
  "buen precio",
  "me espero",
  "(?:me|nos) asegur\\w+ que",
  "rendimiento",
  "retorno (?:de|garantizado|sobre)",
);
