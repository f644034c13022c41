// Lists phrases that ask for advice on loans.
import { words } from "./reading.ts";

/** Subjects of questions about loans. */
export const LOAN_MATTER = words(
  "mortgages?",
  "home loans?",
  "(?:car|personal|student|bridge|hard money|the|a|my|this|their) loans?",
  "refi(?:nanc\\w+)?",
  "helocs?",
  "home equity",
  "foreclos\\w+",
  "lenders?",
  "underwrit\\w+",
  "down payment",
  "closing costs",
  "escrow",
  "bank (?!account|details|transfer|info\\w*|file|statement)\\w+",
  "the fed",
  "borrow",
  "lose (?:my|the|our|their) (?:house|home)",
  "miss(?:ed|ing)?(?: \\w+){0,2} payments?",
  "down (?:enough|okay|ok)",
  "va (?:benefits?|entitlement)",
  "(?:pay|paying|all) cash",
  "(?:or|to|owner|seller) financ\\w+",
  "pagar de contado",
  "late payments?",
  "(?:sueldo|gano|ganamos)(?: \\w+){0,7} (?:hipoteca|casa|prestamo)",
  "credit score",
  "fico",
  "garnish\\w*",
  "collections",
  "amortiz\\w+",
  "hipotecas?",
  "prestamos?",
  "prestamistas?",
  "enganche",
  "gastos de cierre",
  "historial de credito",
  "puntaje",
  "puntuacion crediticia",
  "ejecucion hipotecaria",
  "el banco",
);

/** Kinds of loans, distinguished from fixed bids and 30-day reports. */
const LOAN_KIND =
  "(?:(?:a |an |the )?(?:fixed(?! (?:bid|price|cap|budget|fee|width))(?: rate)?|adjustable(?: " +
  "rate)?|arms?|variable(?: rate)?|(?:10|15|20|25|30|40) (?:years?|yrs?|yr)(?: (?:fixed|loan|" +
  "mortgage|note))?|30(?= (?:for|if|with|right|now|in)\\b|$|[?!.,])|fha|usda|va loan|" +
  "conventional|jumbo|heloc|home equity(?: loan)?|interest only|balloon)\\b)";
const LOAN_KIND_IN_SPANISH =
  "(?:(?:hipoteca |tasa |la |una )?(?:fij[oa]|variable|ajustable|fha|convencional)|(?:hipoteca " +
  "|prestamo |una )?a (?:10|15|20|25|30)(?: anos)?)\\b";
/** Phrases that always ask about loans. */
export const LOAN_STRONG = words(
  "qualif(?:y|ied|ies|ying)(?! leads?)",
  "prequal\\w*",
  "(?:get|got|be|getting|me|us|ever|gets) (?:\\w+ )?(?:pre ?)?approved (?:with|for|on|at|if|by)",
  "(?:will|would|can|could|do|am|are) (?:i|we|they|a bank|the bank|lenders?)(?: \\w+){0,3} " +
    "(?:pre ?)?approv\\w*",
  "approv\\w+(?: \\w+){0,2} (?:odds|chances?)",
  "(?:odds|chances?) of (?:\\w+ ){0,2}(?:approv\\w*|loan|mortgage|getting a)",
  "(?:interest|mortgage|loan|fed|fixed|home loan|refi|prime|30 year|15 year) rates?",
  "(?:what|which|best|lowest|good|better|lower|decent|todays?|current) (?:\\w+ )?rates?(?= " +
    "(?:would|will|can|could|do|should|is|are|for|right|now|today|on)|$|[?!.])",
  "rates? (?:would|will|can|could|should) (?:i|we|be|go|drop|fall|rise|come)",
  "rates? (?:drop\\w*|fall\\w*|go(?:ing)? (?:up|down)|come down|coming down|rise|rising|today|" +
    "right now|are|get|keep)",
  "(?:get|bring|buy|lock) (?:\\w+ ){0,3}rate(?: \\w+)? ?(?:down|in|now)?",
  "lock (?:now|in|it|my|today|or)",
  "(?:should|worth|sense|good idea|when|time|smart|better|can|able|how|wise|want me)(?: " +
    "\\w+){0,6} (?:refi\\w*|refinanc\\w+)",
  "(?:refi\\w*|refinanc\\w+)(?: \\w+){0,6} (?:worth|sense|good|now|wait|should|save|smart|out " +
    "of|idea)",
  "buy(?:ing)? (?:\\w+ )?points",
  "discount points",
  "apr",
  "adjustable",
  "fixed or",
  "arm (?:or|loan|vs)",
  "or (?:an? )?arm\\b",
  "(?:fha|va|usda|conventional|jumbo|heloc) (?:or|vs|versus|better than|over|instead)",
  `${LOAN_KIND}(?: \\w+){0,4} (?:better|smarter|wiser|cheaper|safer|riskier|less|more|beats?|` +
    `over|best|costs?|worth)(?: (?:me|us|\\w+)){0,4} ${LOAN_KIND}`,
  `(?:smarter|cheaper|wiser|better|safer)\\b[^.!?]{0,40}${LOAN_KIND},? or (?:an? |the ` +
    `)?${LOAN_KIND}`,
  `${LOAN_KIND} or (?:an? |the )?${LOAN_KIND}`,
  `${LOAN_KIND_IN_SPANISH} o (?:una |la )?${LOAN_KIND_IN_SPANISH}`,
  `${LOAN_KIND_IN_SPANISH}(?: \\w+){0,4} (?:mejor|convien\\w+|sale|gana\\w*|barat[oa]|` +
    `cuesta)(?: \\w+){0,3} ${LOAN_KIND_IN_SPANISH}`,
  `mejor (?:una |la |un )?${LOAN_KIND_IN_SPANISH} (?:que|o) (?:una |la |un ` +
    `)?${LOAN_KIND_IN_SPANISH}`,
  "(?:altas|bajas|altisimas|caras|tan altas)(?: \\w+)? (?:las tasas|los intereses)",
  "(?:tasas|intereses) (?:\\w+ )?(?:tan |muy )?(?:altas|altos|bajas|bajos|asi)",
  "(?:or|vs|versus|than) (?:an? )?(?:fha|va|usda|conventional|jumbo|heloc|home equity)",
  "pmi",
  "dti",
  "debt to income",
  "my (?:credit|fico|score|credit score)",
  "(?:credit|fico) (?:score )?(?:needed|required|requirement|do i|to (?:buy|get))",
  "(?:what|minimum|good enough|low|bad|poor|enough|with a|with no|no|improve|raise|fix|need) " +
    "(?:\\w+ )?credit(?: score)?",
  "chapter (?:7|13|11)",
  "bankrupt\\w*",
  "foreclos\\w+ (?:on my|\\w+ ago|affect|still)",
  "how much (?:\\w+ )?(?:house|home|mortgage|loan)(?: \\w+)? (?:can|could|will|would|do|am)",
  "(?:can|could|what) (?:\\w+ ){0,2}afford",
  "(?:bank|lender|lenders|banks) (?:\\w+ )?(?:give|lend|approve|let|loan|accept|look|deny|" +
    "deni\\w+|turn)",
  "(?:get|give|getting|take|taking|have|find) (?:\\w+ ){0,3}(?:loan|mortgage|heloc)(?! " +
    "(?:leads?|forms?))",
  "(?:down payment|closing costs)(?: \\w+){0,3} (?:need|enough|should|do i)",
  "(?:how much|enough|need|need for a|required|minimum)(?: \\w+){0,3} down(?: payment)?",
  "(?:affect|hurt|kill|help|ruin|deny|denied)(?: \\w+){0,3} (?:loan|mortgage|approval|credit|" +
    "application)",
  "cosign\\w*",
  "pay off (?:the|my) (?:mortgage|loan)",
  "(?:which|what|best|good) (?:\\w+ )?(?:lender|bank|loan|mortgage)(?: \\w+)?(?= (?:is|should|" +
    "would|for|has|gives|do|to)|$|\\?)",
  "(?:take|pick|choose|go with|go for|do)(?: \\w+){0,4} (?:mortgage|loan)(?! (?:leads?|type|" +
    "field))",
  "(?:15|30|10|20)(?: year)? or (?:a |the )?(?:15|30|10|20)",
  "assume (?:the|my|their|a) (?:loan|mortgage)",
  "reverse mortgage",
  "(?:me|nos|le|te) (?:aprueb\\w+|aprobar\\w*|prest\\w+|dan|daria|daran|dara|niegan|" +
    "negaran)(?: \\w+){0,4} (?:credito|prestamos?|hipotecas?|banco|con|casa)",
  "(?:aprueb\\w+|aprobar\\w*|aprobacion)(?: \\w+){0,3} (?:prestamos?|hipotecas?|credito)",
  "calific(?:o|a|amos|ar|aria|an)",
  "(?:que|cual|mejor|buena|baja|mas baja|a que) (?:\\w+ )?(?:tasa|interes)",
  "tasas?(?: de)? (?:interes|hipotec\\w+|fija|variable|hoy|de hoy|me toca\\w*|bajar\\w*|" +
    "subir\\w*|van|baje\\w*|suba\\w*)",
  "(?:baj|sub)\\w+ (?:\\w+ )?(?:las tasas|los intereses|la tasa)",
  "refinanci\\w+",
  "(?:cuanto|que tanto) (?:me|nos) (?:presta\\w*|da|dan|daria\\w*|aprueba\\w*)",
  "(?:sacar|conseguir|obtener|agarrar|pedir)(?: \\w+){0,2} (?:prestamo|hipoteca|credito)",
  "(?:que|cual) (?:\\w+ )?(?:banco|prestamo|prestamista|hipoteca)",
  "(?:mi|con|de|buen|mal|sin|poco|tengo) (?:\\w+ )?credito",
  "bancarrota",
  "cuanto(?: \\w+){0,2} (?:de )?(?:enganche|inicial|pie)",
  "(?:fha|convencional|hipoteca fija|tasa fija) o",
  "puedo (?:pagar|comprar) (?:una casa|casa)? ?(?:con|si gano)",
  "para cuanto (?:me alcanza|califico)",
  "itin",
  "pre ?aprob\\w+",
  "puntos de descuento",
);

/** A person's own loan. */
export const LOAN_OF_MINE = words(
  "(?:will|would|can|could|do|should) i (?:\\w+ )?(?:get|qualify|be|refi\\w*|lock)(?: " +
    "\\w+){0,4} (?:loan|mortgage|rate|approved)",
  "my (?:credit|dti|mortgage|loan|fico)",
  "mi (?:credito|hipoteca|prestamo)",
  "me (?:aprueb\\w+|prestan)",
);
