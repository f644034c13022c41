// What questions are about besides people: places to live, safety there, schools, and the marketplace itself.
import { anyOf } from "../qualification/phrases.ts";
import { words } from "./reading.ts";

const AREA = [
  "areas?", "neighbou?rhoods?", "hoods?", "zip(?: ?codes?)?s?", "towns?", "cit(?:y|ies)", "suburbs?", "streets?", "blocks?", "parts? of", "part", "side", "sides",
  "(?:north|south|east|west)side", "count(?:y|ies)", "complex(?:es)?", "buildings?", "subdivisions?", "communit(?:y|ies)", "districts?", "developments?", "villages?", "enclaves?",
  "cul de sacs?", "corners? of", "quarters?", "hoa", "pockets?",
  "zonas?", "barrios?", "colonias?", "vecindarios?", "vecindad(?:es)?", "ciudad(?:es)?", "pueblos?", "calles?", "cuadras?", "manzanas?", "fraccionamientos?", "edificios?", "complejos?",
  "condominios?", "suburbios?", "condados?", "codigos? postal(?:es)?", "lados?", "rumbos?", "sector(?:es)?", "urbanizacion(?:es)?", "residencial(?:es)?", "conjuntos?", "privadas?",
] as const;

/** A place that people live in. */
export const PLACE = words(
  ...AREA, "places?", "somewhere", "anywhere", "nowhere", "residents?", "locals", "where", "there", "nearby", "next door", "next to", "neighbou?rs?", "around here", "apartments?", "apts?", "condos?", "rentals?", "houses?", "homes?", "live[sd]?", "living", "move", "moving", "\\d{5}", "in (?!my|our|the|this|that|a|an|one|which|what|total|march|may|april|june|july)[a-z]{3,}",
  "lugar(?:es)?", "partes?", "sitios?", "ahi", "alli", "alla", "donde", "vecin[oa]s?", "vive[ns]?", "vivir", "viviendo", "casas?", "departamentos?", "deptos?", "depas?", "rentas?",
  "mudar(?:me|nos)?", "cerca",
);
export const AREAS = words(...AREA);

/** People whom somebody markets to here, and what is done with them. */
export const LEADS = words(
  "leads?", "prospects?", "buyers?", "sellers?", "clients?", "customers?", "callers?", "borrowers?", "applicants?", "tenants?", "renters?", "homeowners?", "contacts?", "campaigns?", "queue",
  "audience", "calls", "send(?:ing)? me", "(?:the|our) form",
  "(?:skip|exclude|block|avoid|drop|remove|no|without|only|reject|refuse) (?:any(?:body|one)|people|those|whoever|everyone|folks)", "target(?:ing|s|ed)?", "bids?", "my form", "shoppers?",
  "my (?:listing|ad|house|rental|home|place|apartment|unit)s? (?:\\w+ )?(?:from|to)", "inquiries", "listings? to",
  "prospect[oa]s?", "compradores", "compradora?", "vendedor(?:es)?", "clientes?", "inquilinos?", "solicitantes?", "campanas?", "contactos?", "audiencia", "interesad[oa]s?", "manden?",
  "me mandes?", "mandes", "dueno?s",
);

/** The marketplace's own matters: beside them "safe" and "best" speak of a program and its figures. */
export const BUSINESS = words(
  "leads?", "campaigns?", "sources?", "sub ?sources?", "bids?", "bidding", "budget", "spen[dt](?:ing)?", "cpl", "conver\\w+", "return rate", "returns?", "returned", "acceptance", "accepted",
  "rejected", "payouts?", "earnings?", "balance", "passwords?", "accounts?", "api", "webhooks?", "postbacks?", "keys?", "exports?", "exported", "csv", "upload\\w*", "files?", "delete",
  "deleting", "edit", "settings?", "https?", "data", "cards?", "payments?", "payment", "invoices?", "forms?", "widgets?", "integrations?", "logins?", "volume", "traffic", "clicks?", "roi",
  "contact details", "information", "info", "encrypt\\w*", "server", "browser", "wallet", "phone numbers?", "emails?", "link", "links", "pings?", "posts?", "posting", "the price",
  "performing", "performs?", "performed", "sold", "sell the most", "filter", "two factor", "sms", "token", "backup", "publish", "tab",
  "campanas?", "prospectos?", "fuentes?", "pujas?", "presupuesto", "gast[eo]\\w*", "gastado", "devoluci\\w+", "rechaz\\w+", "cuentas?", "contrasenas?", "datos", "tarjetas?", "pagos?",
  "pagar", "saldo", "formularios?", "archivos?", "correos?", "informacion", "borrar", "exportar", "subir", "ofertas?", "conversion\\w*", "compr[eo]", "compramos", "vendi\\w*",
);

/** Said of an area or a street, these ask about safety whatever stands beside them. */
export const CRIME = words(
  "crimes?", "criminals?", "criminality", "gangs?", "gang ?bangers?", "shootings?", "gunshots?", "gunfire", "robber(?:y|ies)", "robbed", "burglar\\w*", "break ?ins?", "broken into",
  "broke into", "muggings?", "mugged", "murders?", "homicides?", "assaults?", "assaulted", "carjack\\w*", "thefts?", "thieves", "stolen cars?", "vandal\\w*", "looting", "violence",
  "violent", "stabb\\w+", "drugs?(?: dealers?| dealing| activity)?", "drug dealers?", "meth(?: heads?)?", "crack ?(?:house|head)s?", "prostitut\\w+", "sex offenders?",
  "registered offenders?", "predators?", "sketch(?:y|ier|iest)", "sketchiness", "shad(?:y|ier|iest)", "seed(?:y|ier|iest)", "dodgy", "unsafe", "safest", "dangerous", "danger", "no go",
  "war ?zones?", "crack town", "lock (?:my|our|your|the) (?:doors?|car)",
  "(?:feel|be|am|im|are|is|she is|shes|get) (?:\\w+ )?(?:scared|afraid|uneasy|nervous about (?:the|that) (?:area|street|neighborhood|block))",
  "leav(?:e|ing) (?:my|your|our|the|a) (?:car|bike|doors?|stuff|windows?)(?: \\w+)? (?:on|out|open|unlocked|in|overnight)", "(?:tengo|tiene|da|dar) miedo", "ex ?cons",
  "get (?:jumped|shot|robbed|mugged|killed)", "police (?:calls|activity|reports)", "cops", "homeless camps?", "encampments?", "graffiti", "riots?",
  "(?:is|are|was|its|thats|it|this|that|looks?|feels?|seems?|sounds?|gets?|getting|kinda|kind of|sorta|pretty|real|really|super|so|too|very|how|bit|lil|little|straight|full|all|still|mad|hella|over there|there) (?:hood(?:ish)?|ratchet)(?! (?:included|vents?|in the kitchen|fan|wrench))",
  "crimen(?:es)?", "criminal(?:es|idad)?", "delincuen\\w+", "peligros\\w+", "peligro", "pandill\\w+", "maras?", "asalt\\w+", "asesinat\\w+", "homicidios?", "robos?", "roban",
  "ladron(?:es)?", "rateros?", "balaceras?", "balazos", "tiroteos?", "narco\\w*", "drogas?", "drogadictos?", "violencia", "violent[oa]s?", "insegur\\w+", "secuestr\\w+", "vandalismo",
  "abusadores", "ofensores sexuales", "mala fama", "gachos?", "gacha",
  "(?:muy|bien|medio|tan|mas|puro) barrio(?! (?:de|del|en|que|con)\\b)", "(?:zona|barrio|colonia|calle|rumbo|lado) (?:muy |bien |medio )?brav[oa]",
);
export const SAFE = words("safe", "safer", "safely", "safety", "secure", "seguras?", "seguros?", "seguridad");
/** Certainty, insurance and the like: nobody is afraid of a street. */
export const SURE = [
  /\bsafe to (?!walk|live|raise|be|go out|go for|move|buy|rent|stay|let|jog|bike|bring|have|own|invest|play|drive|travel|settle|wander|out|hang|come|commute|ride|take (?:a|the|my) (?:walk|train|bus)|sleep|park|visit|send (?:my|our|the) kids|leave (?:my|the|your) (?:car|door|window)|run (?:at|in|outside|alone)|raise)\w+/g,
  /\b(?:better|to be|play it|playing it|just to be) safe\b|\bsafe (?:to )?assum\w+|\bsafe (?:bet|deposit|harbor)\b|\bsecure (?:a|my|the|an|funding|financing|page|connection|link|post\w*|enough)\b|\bsafely (?:delete|pause|edit|remove|stop|change)\b/g,
  /\bsegur[oa] social\b|\bseguros? (?:de |del )?(?:vida|casa|hogar|auto|carro|vivienda|titulo|inundacion|medico|propietario|hipotecario)\b|\b(?:estoy|estas|esta|estan) segur[oa]s?\b(?! (?:es[ae]|est[ae]|aquella|la|el|por) (?:\w+ )?(?:calle|zona|colonia|barrio|privada|cuadra|vecindario|rumbo|area|ahi|edificio))|\b(?:de|pero|a lo|por|califico|casi) seguro\b|\bseguro (?:que|si)\b|\bseguridad (?:de (?:mi|la) cuenta|social|de (?:mis|los) datos)\b/g,
  /\bes seguro (?!vivir|caminar|andar|salir|criar|mudar|comprar|rentar|estar|pasear|estacionar|manejar|dejar (?:el|mi) carro|que (?:vivan|jueguen))\w+[aei]r(?:me|nos|lo|la|los|las)?\b/g,
  /\ba crime to\b|\b(?:a|the|with|fireproof) safe for (?:jewel\w*|valuables|guns?|documents|papers)\b|\bsafe (?:investment|choice|asset|return)\b|\b(?:homeowners?|title|flood|property) insurance\b|\bel seguro\b|\bpagar (?:el )?seguro\b/g,
] as const;

/** The name of a country, a state or a town, in small letters: any word that is no page, no team and no little word. */
export const ELSEWHERE = "(?!(?:facebook|google|fb|bing|yahoo|tiktok|youtube|instagram|zillow|craigslist|plat|support|sales|search|email|ads?|pages?|work|home|house|here|there|this|that|these|those|all|both|different|other|every|each|out|outside|my|our|your|his|her|their|the|an?|it|one|inside|across|around|down|over|next|today|yesterday|last|now|then|when|school|church|mobile|phones?|desktop|csv|api|sub)\\b)[a-z]{3,}";
export const ELSEWHERE_IN_SPANISH = "(?!(?:facebook|google|tiktok|youtube|instagram|zillow|plat|soporte|ventas|equipo|mi|mis|tu|tus|su|sus|mas|menos|la|el|los|las|un|una|este|esta|ese|esa|aqui|ahi|alli|hoy|ayer|antes|ahora|verdad|todo|todas?|todos|cada|otra|otro|casa|oficina|campo|confianza|paso|visita|trabajo|fin|por|que|mucho|varios|campana|formulario|anuncios?)\\b)[a-z]{3,}";

export const SCHOOL = anyOf(
  "schools?", "schooling", "school districts?", "isds?", "elementar(?:y|ies)", "kindergartens?", "preschools?", "high schools?", "middle schools?", "education system", "escuelas?",
  "colegios?", "distritos? escolar(?:es)?", "primarias?", "secundarias?", "preparatorias?", "prepas?", "secus", "kinder", "guarderias?",
);
export const PRAISE = anyOf(
  "good", "best", "better", "great", "greatest", "top", "excellent", "amazing", "outstanding", "exceptional", "fantastic", "decent", "nicest", "strong", "stronger", "bad", "worst", "worse",
  "terrible", "awful", "failing", "weak", "higher", "highest", "highly", "rated", "ratings?", "rank\\w*", "scores?", "scored", "scoring", "graded", "quality", "reputation", "reputable",
  "hows", "(?:are|is) (?:\\w+ )?like", "test(?:ing)? scores?", "perform\\w*", "award\\w*", "blue ribbon", "sought after", "desirable", "prestigious", "a rated", "a plus", "\\d+ out of",
  "underperform\\w*", "crowded", "buen[oa]s?", "buen", "mejor(?:es)?", "mal[oa]s?", "peor(?:es)?", "excelentes?", "calificad\\w+", "calificacion\\w*", "puntaj\\w+", "puntuacion\\w*",
  "nivel", "calidad", "reputacion", "que tal", "como son", "como estan", "premiad\\w+", "recomiend\\w*", "destacad\\w+", "prestigio\\w*", "clasificaci\\w+", "ranking",
);
