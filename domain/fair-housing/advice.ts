// Questions for advice that nobody here may give: on law, taxes, loans, and what the market will
// do.
import { anyOf } from "../qualification/phrases.ts";
import { allWords, without, words } from "./reading.ts";

const WITH_US =
  "(?: (?:with|to|for|from|by|con|de) (?:plat|you(?: guys| all| folks)?|ustedes|usted)| when " +
  "(?:i|we) joined(?: plat)?)";
const OUR_CONTRACT =
  "(?:my |the |our |that |a |el |mi |nuestro )?(?:pdf of (?:the |my )?)?(?:signed |accepted " +
  ")?(?:contract|agreement|terms|insertion order|contrato|acuerdo|convenio)(?: firmado)?(?: " +
  "(?:that |que )?(?:i|we)? ?(?:already |just |ya )?(?:signed|accepted|agreed to|firme|" +
  "firmamos|acepte|aceptamos))?";
const OF_PARTNERS =
  "(?:(?:my|the|our|a) )?(?:signed )?(?:affiliate|partner|publisher|advertiser|platform) " +
  "(?:contract|agreement|terms)(?: (?:that )?(?:i|we) (?:already |just )?(?:signed|accepted|" +
  "agreed to))?";
/** What was signed with the marketplace itself, where somebody only wants to see it. */
const COPY_OF_OURS = anyOf(
  "(?:resend|re send|send|email|e mail|mail|download|see|view|find|open|show|copy|pdf|copies|" +
    "need|where is|wheres|mand\\w+|envi\\w+|reenvi\\w+|descarg\\w+|veo|ver|copia|baj[ao]\\w*|" +
    "esta)(?: (?:me|us|a|the|el|la|una|un|de|of|copy|copia|pdf|del|again|download)){0,6} " +
    `(?:${OUR_CONTRACT}${WITH_US}|${OF_PARTNERS})`,
  "(?:mand\\w+|envi\\w+|reenvi\\w+|descarg\\w+|veo|ver|copia|pdf)(?: (?:el|la|una|un|de|copia|" +
    "pdf|del)){0,5} (?:contrato|acuerdo) (?:firmado|de (?:afiliado|socio|anunciante))(?: con " +
    "(?:plat|ustedes))?",
);

/**
 * What goes up and down in a house and is never sold by itself, but for "condos with elevators" and
 * what they are worth.
 */
const MOVES =
  "(?:go(?:es|ing)?|come?s?|drops?|falls?|rises?|rise|climbs?|sinks?)(?: (?:up|down|off|back))?";
const NOT_VALUE =
  "(?![^.!?;]{0,30}\\b(?:in (?:price|value)|worth|cost|prices?|values?|precios?|valor)\\b)";
const MOVES_BY_ITSELF = [
  "(?<!\\b(?:with|have|has|without|having|near|of|by) (?:\\w+ )?)(?:elevators?|lifts?|stairs?|" +
    "staircases?|steps|ramps?|driveways?|garage doors?|doors?|blinds|shades|shutters|ladders?|" +
    "flags?|roads?|gates?|windows?|awnings?|drawbridge|escalators?|bed|fan|screen)(?: (?!in |" +
    `price|value)\\w+){0,2} ${MOVES}${NOT_VALUE}`,
  "(?:yards?|backyards?|lots?|land|ground|lawn|slope|hill|cliff|bank|patio|terrain|property) " +
    "(?:\\w+ )?(?:drops?|falls?|rises?|climbs?|goes|go)(?: (?:off|away|up|down))? (?:to|toward|" +
    `towards|into|from|at|under|over|behind|past|off|through|away)\\b${NOT_VALUE}`,
  "(?<!\\b(?:con|tiene|tienen|sin|del?) (?:\\w+ )?)(?:elevador(?:es)?|ascensor(?:es)?|rampas?|" +
    "escaleras?|porton(?:es)?|puertas?|persianas?|cortinas?|escalones|camino|toldos?)(?: \\w+)? " +
    `(?:va|van|vaya) a (?:bajar|subir|caer)${NOT_VALUE}`,
] as const;

/**
 * The marketplace's own rates, credits, prices, contracts and forms: figures of an account, about
 * which no advice is asked.
 */
const OWN_MATTERS = [
  allWords(
    "(?:acceptance|return|conversion|refund|win|rejection|reject|sell through|contact|close|" +
      "closing|fill|response|click(?: ?through)?|bounce|answer|approval|duplicate|error|success|" +
      "delivery|sold|show|match|open|dispute|no show|commission|referral fee) rates?",
    "rate (?:limit\\w*|of return of my leads|per lead)",
    "tasa de (?:aceptacion|devolucion|conversion|rechazo|respuesta|cierre|contacto|clics)",
    "credits? (?:to|on|in|for) (?:my|the|our) (?:account|wallet|balance)",
    "account credits?",
    "add credits?",
    "credit (?:cards?|bands?|ranges?|fields?|tiers?|balance|notes?|buckets?)",
    "(?:stated|self reported) credit(?: scores?)?",
    "tarjeta de credito",
    "rango de credito",
    "credito (?:a|en) (?:mi|la) cuenta",
    "saldo a favor",
    "(?:lead|leads|bid|bids|floor|reserve|ping|click|call|average lead)s?(?: \\w+)? prices?",
    "price (?:per|of (?:a|my|each|the|one)) leads?",
    "prices? (?:for|on|of) (?:my |the |our )?(?:\\w+ )?leads?",
    "cost per (?:lead|accepted|sale|click|acquisition)",
    "precios? (?:por|de(?: los| mis)?) leads?",
    "asking prices?",
    "price ranges?",
    "under contract",
    "contract with (?:you|plat|us)",
    "contract (?:rate|stage|status|date)s?",
    "legal (?:descriptions?|names?|address\\w*|entit\\w+|footer|documents?|texts?|pages?|" +
      "fields?|text|disclaimers?|notice|terms)",
    COPY_OF_OURS,
    ...MOVES_BY_ITSELF,
    "(?:deed|plat|survey|title|escritura)s? (?:says|shows|describes|lists|reads|dice|describe|" +
      "muestra)(?=[^.!?;]{0,40}\\b(?:section|seccion|lots?|block|quarter|acres?|parcel|feet|" +
      "mitad|legal description)\\b)",
    "(?:nombre|razon|domicilio|texto|aviso|descripcion) (?:legal|social)",
    "court (?:street|st|ave|road|house)",
    "[a-z]+ court(?= (?:campaign|listing|in|at|road|st))",
    "tax (?:ids?|forms?|numbers?|details|info\\w*|documents?|fields?|records?|profiles?|screen|" +
      "page|tab|settings|year|certificates?|rolls?|maps?|parcel|bill field|interview)",
    "(?:formulario|numero|datos|identificacion|informacion) (?:fiscal\\w*|de impuestos)",
    "formularios? (?:w ?9|1099)",
    "(?:sales )?tax(?:es)? (?:on|added to|in) (?:my|the|this) (?:invoice|receipt|statement)",
    "license (?:number|field|key|plate)s?",
    "licen[sc]ed? (?:leads|agents? leads|agent)",
    "license (?:on file|upload)",
    "loan (?:officers?|type|field|leads?|amount field|product|products|stage|purpose)s?",
    "(?:va|fha|usda|purchase|mortgage|refi|refinance|heloc|conventional|jumbo|loan|reverse|" +
      "home equity|dscr|hard money) (?:loan |mortgage )?(?:leads?|campaigns?|buyers? leads|" +
      "vertical|traffic|forms?|requests?|inquiries)",
    "leads? (?:for|about|wanting|looking for|asking for|seeking|who want|who wanted|that want|" +
      "needing) (?:a |an |fha |va )?(?:mortgages?|loans?|refi\\w*|refinance)",
    "leads? de (?:hipotecas?|refinanciamiento|prestamos?|credito)",
    "tenant (?:occupied|in place|pays)",
    "inquilino(?: \\w+)? (?:dentro|actual)",
    "market ?place",
    "market rate per lead",
    "(?:in|by|per|each|every|which|que|por) markets?",
    "black market",
    "interest(?:ed)? (?:in|leads?|level|form)",
    "points (?:in|of) (?:my|the|a) score",
    "(?:lead )?scores?(?: of my leads)?",
    "power of attorney field",
  ),
] as const;
const PRODUCT = words(
  "leads?",
  "campaigns?",
  "bids?",
  "sub ?sources?",
  "prospectos?",
  "campanas?",
  "payouts?",
  "postbacks?",
  "webhooks?",
  "api",
  "fields?",
  "csv",
  "columns?",
  "dashboard",
  "invoices?",
  "wallet",
  "widgets?",
  "auctions?",
  "sources?",
  "accounts?",
  "(?:my|the|a|this|hosted|lead|your) forms?",
  "filters?",
  "reports?",
  "budgets?",
  "caps?",
  "notifications?",
  "campos?",
  "formularios?",
  "cuentas?",
  "saldo",
  "fuentes?",
  "reportes?",
  "pujas?",
  "click",
  "save",
  "billing",
  "password",
  "button",
  "page",
  "password",
  "invite",
  "users?",
  "settings?",
  "key",
  "tab",
  "log ?in",
  "integration",
  "boton",
  "pagina",
);

/** A request for what is on record, which no advice is needed to answer. */
const LOOKS_UP =
  /^ ?(?:please |pls |can you |could you |now |ok |and )?(?:show|find(?! (?:me |us )?(?:an? |any |some )?(?:way|loophole|out|reason)\b)|list|pull|export|search|look up|count|open|any (?:homes?|listings?|houses?|condos?)|(?:are there|is there|do you have) (?:any |some |a )?(?:homes?|listings?|houses?|condos?)|homes|houses|listings|how many (?:leads|homes|listings|houses|condos|sellers|buyers|properties)|muestra\w*|busca|busco|encuentra|ensena\w*|casas|hay casas|cuant[oa]s (?:leads|casas|prospectos|propiedades))\b/;
const LOAN_MATTER = words(
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
const LAW_MATTER = words(
  "tax(?:es)?",
  "impuestos?",
  "(?:after|before|since|without|by) signing",
  "(?:i|we) (?:already |just )?signed",
  "firm[eo]",
  "firmamos",
  "back out",
  "disclosures?",
  "title (?:company|search|issue\\w*)",
  "appraisal",
  "appraised",
  "hoa (?:sue|fine|rules|rule|force|make|stop)",
  "eminent domain",
  "survey",
  "zoned for",
  "(?:can|could|may) (?:i|we) (?:build|convert|subdivide|rent out|tear down|demolish|put up|" +
    "split)(?: \\w+){0,4} (?:adu|units?|house|home|duplex|garage|deck|fence|flat|pool|addition|" +
    "lot|basement|room|apartments?|sheds?)",
  "leases?",
  "landlords?",
  "tenants?",
  "(?:an?|my|the|under an) llc",
  "trust",
  "deeds?",
  "(?:on|off|from|clear|cloudy) (?:the )?title",
  "en el titulo",
  "contingenc\\w+",
  "(?:purchase|sales?|my|the|a|this) contract(?! (?:with you|with plat))",
  "counter ?offers?",
  "earnest money",
  "security deposit",
  "deposito",
  "arrendamiento",
  "inquilin[oa]s?",
  "casero",
  "escrituras?",
  "titulo de propiedad",
  "permits?",
  "variance",
  "prenup",
  "custody",
  "divorce",
  "divorcio",
  "verbal (?:offer|agreement)",
  "title insurance",
  "closing date",
  "do (?:i|we) have to (?:pay|tell|give|let|return|sell|sign|fix|repair|allow|move|report|" +
    "register|honor|accept)",
  "waiv\\w+",
  "inspection contingency",
  "what happens (?:if|when)",
  "que pasa si",
  "grounds (?:to|for)",
  "on the hook",
  "responsible for",
  "owe (?:my|him|her|them|the|a|an|anybody|anyone)",
  "debts?",
  "deudas?",
  "hold up in",
);

const LAW = words(
  "legal(?:ly|ity|es|mente)?",
  "illegal(?:ly)?",
  "lawful(?:ly)?",
  "unlawful",
  "(?:against|break\\w*|broke|within|the|by|state|federal|local|florida|texas|california|fair " +
    "housing|privacy|consumer|contract|estate|dnc|calling|under|what|any|per) laws?",
  "lawsuits?",
  "(?:seller|buyer|tenant|landlord|lead|agent|someone|somebody|anybody|people|one|bank|owner|" +
    "neighbor)s? (?:\\w+ )?sue",
  "need (?:\\w+ )?(?:consent|permission) to",
  "airbnb",
  "short term rental",
  "sublet",
  "(?:necesito|sin) (?:permiso|consentimiento)",
  "(?:can|could|to|will|would|might|get|gets|got|getting|they|he|she|i|we|may|be|should|me|us) " +
    "(?:\\w+ )?(?:sue|sued|suing)",
  "(?:in|to|go to|a|the|small claims|by|bankruptcy|probate|family) court",
  "(?:a|the|my) judge",
  "attorneys?",
  "lawyers?",
  "evict\\w*",
  "liable",
  "liabilit(?:y|ies)",
  "(?:legally )?binding",
  "enforce(?:able|ment)?",
  "breach(?:ed|ing)?",
  "tcpa",
  "respa",
  "hipaa",
  "fcra",
  "gdpr",
  "ccpa",
  "can spam",
  "dodd frank",
  "rescind",
  "statutes?",
  "entitled to",
  "my rights?",
  "(?:what|which) rights",
  "rights (?:do|as|of|if|when)",
  "have the right",
  "have a right",
  "sign away",
  "lien (?:on|against)",
  "liens?",
  "easements?",
  "adverse possession",
  "squatters?",
  "probate",
  "inherit\\w*",
  "heirs?",
  "quitclaim",
  "power of attorney",
  "null and void",
  "valid contract",
  "void the contract",
  "loophole",
  "(?:out of|break|breaking|cancel|cancell?ing|end|terminate|terminating|void|get out of|back " +
    "out of|backing out of|walk away from|withdraw from|pull out of)(?: \\w+){0,3} (?:contract|" +
    "lease|deal|agreement|offer|listing agreement|purchase|escrow|sale)",
  "(?:back|backs|backed|pull|pulls|walk|walks|walked) (?:out|away)",
  "(?:earnest money|deposit|security deposit)(?: \\w+){0,4} back",
  "(?:keep|lose|get back|forfeit|refund)(?: \\w+){0,3} (?:earnest money|security deposit|deposit)",
  "is (?:this|my|the|a|that|our)(?: \\w+){0,2} contract",
  "(?:on|off|from) the (?:deed|title)",
  "(?:deed|title)(?: \\w+){0,4} (?:sell|signature|sign|transfer|name)",
  "(?:signature|sign)(?: \\w+){0,3} to sell",
  "(?:need|require|have to have|without|get|required) (?:\\w+ ){0,3}licen[sc]e\\w*",
  "(?:be|am i|get) licen[sc]ed",
  "(?:have to|must|need to|required to|obligated to|supposed to|do i|should i|dont) (?:\\w+ " +
    "){0,2}(?:disclose|disclosure)",
  "(?:have to|must|need to|required to|obligated to) (?:tell|inform|reveal|let) (?:the|my|a|" +
    "any|buyers?|tenants?|them|someone)",
  "(?:allowed|permitted) to",
  "(?:get|be|am i|in|into) (?:\\w+ )?(?:trouble|fined)",
  "(?:landlord|tenant|hoa|seller|buyer|neighbor|agent|realtor|bank|inspector)(?: \\w+)? " +
    "(?:cant|wont|can|refuses|refusing|refused|owes|stopped paying|broke|lied)",
  "do not call (?:list|registry|rules?)(?= (?:if|when|apply|rules|cover|legal))",
  "(?:raise|increase) (?:the|my) rent",
  "put (?:him|her|them) out",
  "kick (?:him|her|them|my tenant|out|someone) ?(?:out)?",
  "notice (?:do i|must i|should i|to vacate)",
  "non ?compete",
  "statute of",
  "comply",
  "compliant",
  "regulations?",
  "zoning (?:law|allow\\w*)",
  "violat\\w+",
  "(?<!violent )a crime",
  "record(?:ing)? (?:\\w+ )?(?:calls?|leads?)",
  "penalt(?:y|ies) for",
  "fines? for",
  "ley",
  "leyes",
  "ilegal(?:es)?",
  "demandar(?:me|nos|lo|la|los)?",
  "demandan",
  "(?:una|la|poner|meter) demanda",
  "abogad[oa]s?",
  "juez",
  "jueces",
  "(?:ir a|en|la) corte\\b",
  "tribunal(?:es)?",
  "juicio",
  "desaloj\\w+",
  "(?:echar|sacar|correr) (?:a|al|a mi|a los) inquilin\\w+",
  "contratos?(?: \\w+){0,3} (?:valid\\w*|oblig\\w*|nul\\w*|cancel\\w*|romp\\w*|legal)",
  "(?:es|sea|tiene) (?:valid[oa]|validez|obligatori[oa])",
  "(?:romper|cancelar|salir\\w*|anular|rescindir)(?: \\w+){0,3} (?:contrato|arrendamiento|" +
    "lease|trato|compra|acuerdo)",
  "me puedo (?:salir|echar para atras|retractar|arrepentir)",
  "echar(?:me|nos)? (?:para|pa) atras",
  "herenci\\w+",
  "hered\\w+",
  "testamento",
  "intestad\\w*",
  "sucesion",
  "escrituras?(?: \\w+){0,4} (?:vender|firm\\w+|nombre)",
  "(?:nombre|firma)(?: \\w+){0,4} (?:escrituras?|titulo|para vender)",
  "(?:necesito|ocupo|hace falta|requiere|necesita|tener|sin)(?: \\w+){0,2} licencia",
  "(?:dueno|casero|arrendador|landlord|propietario)(?: \\w+){0,4} (?:sacar|echar|correr|subir|" +
    "quitar|entrar)\\w*",
  "(?:pueden|puede|van a) (?:multar|demandar|quitar|desalojar|correr|echar)\\w*",
  "multas?",
  "(?:tengo|tenemos|obligad[oa]|hay) (?:derecho|a devolver|que (?:avisar|decir|informar|revelar))",
  "derechos? (?:a|como|tengo|tiene|del)",
  "mis derechos",
  "(?:deposito|enganche|arras)(?: \\w+){0,5} (?:devuel\\w+|regres\\w+|recuper\\w+)",
  "(?:devuel\\w+|regres\\w+|recuper\\w+)(?: \\w+){0,4} (?:deposito|enganche|arras)",
  "inquilin[oa](?: \\w+){0,3} (?:no (?:me )?paga|dejo de pagar|se vaya|no se va)",
  "poder notarial",
  "notario",
  "permitid[oa]",
  "esta prohibido",
);
const TAX = words(
  "irs",
  "capital gains?",
  "1031\\w*",
  "depreciat\\w+",
  "schedule [a-e]",
  "homestead (?:exemption|tax\\w*)",
  "stepped up basis",
  "step up in basis",
  "gift tax",
  "estate tax",
  "write (?:off|it off|that off|this off|them off)",
  "write ?offs?",
  "deduct(?:ible|ibles|ion|ions)?(?! from my (?:balance|account|wallet))",
  "tax (?:deduct\\w*|credits?|breaks?|write ?offs?|benefits?|advantages?|implications?|" +
    "consequences?|bracket|free|deferred|exempt\\w*|liabilit\\w+|advice|hit|return|refund|" +
    "purposes|time)",
  "(?:owe|pay|paying|file|filing|avoid|reduce|lower|save|saving|dodge|less|claim|report|" +
    "withhold\\w*|how much|taxed)(?: \\w+){0,5} (?:tax(?:es|ed)?)",
  "taxed",
  "taxable",
  "tax(?:es)?(?: \\w+){0,4} (?:owe|will i|do i|if i|when i|when we|if we|on the sale|on my|for me)",
  "(?:appeal|fight|contest|protest|challenge|lower)(?: \\w+){0,3} (?:assessment|tax\\w*|" +
    "appraisal district)",
  "quarterly (?:taxes|payments|estimates)",
  "self employment",
  "report(?: \\w+){0,3} (?:income|1099|earnings to)",
  "file(?: \\w+){0,3} (?:1099|jointly|separately)",
  "s corp",
  "llc (?:or|for|instead)",
  "cost basis",
  "accountant",
  "cpa",
  "(?:pag\\w+|deb\\w+|deduc\\w+|declar\\w+|cuanto|ahorr\\w+|evit\\w+|tengo que|quita\\w*|" +
    "cobran?|retien\\w+|cobr\\w+|menos|exent\\w+)(?: \\w+){0,4} (?:impuestos?|taxes|predial|isr|" +
    "contribuciones)",
  "impuestos?(?: \\w+){0,4} (?:pag\\w+|deb\\w+|si vendo|me toca|por vender|al vender)",
  "deduc(?:ir|ible|ibles|cion|ciones|zco|imos)",
  "descontar(?: \\w+){0,5} (?:taxes|impuestos)",
  "deducir(?:lo|los|la|las)?",
  "ganancias? de capital",
  "plusvalia fiscal",
  "hacienda",
  "declarar\\w*",
  "declaracion de impuestos",
  "exencion(?:es)? (?:de|fiscal|por)",
  "al irs",
  "impuesto (?:a|de|sobre|por)",
);
/** Kinds of loans, told apart from fixed bids and reports of thirty days. */
const LOAN_KIND =
  "(?:(?:a |an |the )?(?:fixed(?! (?:bid|price|cap|budget|fee|width))(?: rate)?|adjustable(?: " +
  "rate)?|arms?|variable(?: rate)?|(?:10|15|20|25|30|40) (?:years?|yrs?|yr)(?: (?:fixed|loan|" +
  "mortgage|note))?|30(?= (?:for|if|with|right|now|in)\\b|$|[?!.,])|fha|usda|va loan|" +
  "conventional|jumbo|heloc|home equity(?: loan)?|interest only|balloon)\\b)";
const LOAN_KIND_IN_SPANISH =
  "(?:(?:hipoteca |tasa |la |una )?(?:fij[oa]|variable|ajustable|fha|convencional)|(?:hipoteca " +
  "|prestamo |una )?a (?:10|15|20|25|30)(?: anos)?)\\b";
const LOAN_STRONG = words(
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
const FUTURE = words(
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
const FIRST_PERSON = words(
  "(?:will|would|do|can|could|am|should|did|have|may|must) (?:i|we)",
  "my",
  "me",
  "i",
  "we",
  "our",
  "mi",
  "me",
  "nos",
  "yo",
  "debo",
  "puedo",
  "tengo",
  "califico",
);
/** Beside leads these still ask what the law says: whoever buys or sells leads asks it too. */
const LAW_OF_LEADS = words(
  "legal(?:ly|es|mente)?",
  "illegal",
  "ilegal",
  "laws?",
  "ley",
  "leyes",
  "su(?:e|ed|ing)",
  "lawsuits?",
  "(?:seller|buyer|tenant|landlord|lead|agent|someone|somebody|anybody|people|one|bank|owner|" +
    "neighbor)s? (?:\\w+ )?sue",
  "need (?:\\w+ )?(?:consent|permission) to",
  "airbnb",
  "short term rental",
  "sublet",
  "(?:necesito|sin) (?:permiso|consentimiento)",
  "demandar\\w*",
  "demandan",
  "multar\\w*",
  "multas?",
  "licen[sc]e\\w*",
  "licencia",
  "tcpa",
  "respa",
  "lawyers?",
  "attorneys?",
  "abogad[oa]s?",
  "trouble",
  "fined",
  "liable",
  "liability",
  "allowed to (?:call|text|email|contact|sms|record|pay|share)",
  "permitid[oa]",
  "compliant",
  "comply",
  "regulations?",
  "violat\\w+",
  "court",
  "judge",
  "a crime",
  "can spam",
  "need (?:\\w+ )?(?:consent|permission) to",
  "sin (?:permiso|consentimiento)",
  "record(?:ing)? (?:\\w+ )?calls?(?: \\w+){0,4} consent",
);

const LISTING = words(
  "listings?",
  "mls",
  "(?:the|this|that|an?) ad",
  "ficha",
  "anuncio",
  "publicacion",
  "county record",
);
const TELLS = words(
  "shows?",
  "shown",
  "says?",
  "said",
  "lists?",
  "listed",
  "gives?",
  "states?",
  "mentions?",
  "according",
  "per (?:the|this|that) (?:listing|ad)",
  "on(?: \\w+){0,5} listing",
  "appears?",
  "what",
  "dice",
  "pone",
  "aparece\\w*",
  "muestra",
  "indica",
  "marca",
  "trae",
  "segun",
  "menciona",
);
const FIGURE = words(
  "tax(?:es)?",
  "assess\\w+",
  "hoa",
  "leases?",
  "tenants?",
  "zon\\w+",
  "easements?",
  "liens?",
  "loan",
  "assumable",
  "impuestos?",
  "predial",
  "contribuciones",
  "inquilin\\w+",
  "contrato",
  "escritura",
);
const ASKS_TO_TELL =
  /\b(?:(?:can|could|would|will) (?:you|u) (?:please )?(?:tell|show|give|send|say|find)(?: me| us)?|(?:tell|show|give|find) (?:me|us)|(?:can|could) (?:i|we) see|(?:puedes|puede) (?:decirme|mostrarme|ver)|dime|digame)\b/g;
/**
 * Beside these a figure is not read but weighed: what it will be, what to do about it, whether it
 * is right.
 */
const WEIGHS = words(
  "i",
  "we",
  "my",
  "our",
  "me",
  "us",
  "deduct\\w*",
  "appeal\\w*",
  "protest\\w*",
  "fight",
  "lower",
  "reduce",
  "owe",
  "legal\\w*",
  "laws?",
  "should",
  "can",
  "could",
  "afford",
  "worth",
  "will",
  "would",
  "may",
  "going to",
  "allowed",
  "fair",
  "good",
  "bad",
  "right",
  "too \\w+",
  "overpriced",
  "deal",
  "better",
  "evict\\w*",
  "break",
  "transfer\\w*",
  "voy",
  "vamos",
  "puedo",
  "podemos",
  "debo",
  "debemos",
  "tengo que",
  "conviene",
  "bien",
  "correct\\w+",
  "deduc\\w+",
  "sub(?:ir|an?)\\w*",
  "baj(?:ar|an?)\\w*",
  "van? a",
  "mi",
  "mis",
  "nos",
  "apelar",
  "reclamar",
  "justo",
  "buen[oa]?",
  "legal",
  "valid[oa]",
  "sacar",
  "por que",
  "why",
  "how do",
);

/** What stands in a listing is read out, taxes and leases too. */
function readsAListing(asked: string): boolean {
  return (
    LISTING.test(asked) &&
    TELLS.test(asked) &&
    FIGURE.test(asked) &&
    !WEIGHS.test(without(asked, [ASKS_TO_TELL]))
  );
}

/**
 * Whether advice on law, taxes, loans or the market is asked, in a readable question. What an
 * account shows of itself is none.
 */
export function seeksAdvice(asked: string): boolean {
  const left = without(asked, OWN_MATTERS);
  const product = PRODUCT.test(left);
  if (LOOKS_UP.test(left) || readsAListing(left)) return false;
  if (TAX.test(left)) return true;
  if (product)
    return (
      (LAW_OF_LEADS.test(left) && LAW.test(left)) ||
      (LOAN_STRONG.test(left) && FIRST_PERSON.test(left) && LOAN_OF_MINE.test(left))
    );
  return [LAW, LAW_MATTER, LOAN_STRONG, LOAN_MATTER, FUTURE].some((matter) => matter.test(left));
}
const LOAN_OF_MINE = words(
  "(?:will|would|can|could|do|should) i (?:\\w+ )?(?:get|qualify|be|refi\\w*|lock)(?: " +
    "\\w+){0,4} (?:loan|mortgage|rate|approved)",
  "my (?:credit|dti|mortgage|loan|fico)",
  "mi (?:credito|hipoteca|prestamo)",
  "me (?:aprueb\\w+|prestan)",
);
