// People by the traits that fair-housing law protects, as they are called in English and Spanish, and where a text mentions them.
import { anyOf } from "../qualification/phrases.ts";

/**
 * The traits of 42 USC 3604(c) (race and colour with national origin: words for them are the same; religion, sex, disability, familial
 * status) and those that many states add: age, marital status, orientation, source of income, military status. `class` is how people
 * are sorted in coded words that stand for any of these (24 CFR 100.70).
 */
export const TRAITS = ["origin", "religion", "family", "age", "disability", "income", "sex", "orientation", "marriage", "military", "class"] as const;
export type Trait = (typeof TRAITS)[number];

/** Nouns for people and what they live in: a word such as "white" or "Christian" speaks of people beside one of them. */
const FOLK = anyOf(
  "people", "persons?", "folks?", "famil(?:y|ies)", "kids", "children", "guys", "men", "man", "wom[ae]n", "girls?", "boys?", "couples?", "residents?", "neighbou?rs?", "neighbou?rhoods?",
  "communit(?:y|ies)", "areas?", "towns?", "suburbs?", "part", "homes?", "households?", "residence", "tenants?", "renters?", "room ?mates?", "house ?mates?", "landlords?", "buyers?",
  "sellers?", "owners?", "homeowners?", "leads?", "prospects?", "clients?", "customers?", "callers?", "applicants?", "borrowers?", "lastnames?", "last names?", "surnames?", "sounding",
  "names?", "folk", "population", "crowd", "engineers", "immigrants", "workers", "professionals", "enclaves?", "section", "side", "values", "faith", "believers", "brothers", "sisters",
  "fellowship", "only", "preferred", "or (?:black|white|asian|hispanic|latino)",
);
const MANY = "(?:mostly|mainly|predominantly|majority|largely|overwhelmingly|all|too|more|most|very|how|probably|likely|percent|%|half|lots of|many|less|fewer)";

const ORIGIN = [
  "hispanics?", "latin[oax]s?", "latinx", "chican[oa]s?", "mexicans?", "cubans?", "puerto ricans?", "boricuas?", "dominicans?", "salvadorans?", "guatemalans?", "hondurans?", "colombians?",
  "venezuelans?", "brazilians?",
  "asians?", "chinese", "koreans?", "japanese", "vietnamese", "filipin[oa]s?", "indians?", "pakistanis?", "bangladeshis?", "arabs?", "arabic", "persians?", "iranians?", "iraqis?",
  "afghans?", "turks", "middle easterners?", "middle eastern",
  "african(?: american)?s?", "afro ?american\\w*", "haitians?", "jamaicans?", "somalis?", "nigerians?", "ethiopians?", "native americans?", "caucasians?", "anglos?", "europeans?",
  "russians?", "ukrainians?", "polish people", "irish people", "italians",
  `(?:white|black|brown|anglo|greek|armenian|portuguese|lebanese|thai|hmong|samoan|syrian|israeli|egyptian|dutch|nordic|scandinavian|caribbean|tribal|roma|italian|irish|polish|spanish|french|german|english|american) ${FOLK}`,
  `${MANY} (?:whites?|blacks?|browns?|americans?)`, "(?:is|are) (?:white|black|brown)(?= people|$|[,?.!]| (?:or|and|then))", "(?:rest|others|remainder) (?:is|are) (?:white|black|brown)",
  "(?:everybody|everyone|nobody|no one|anybody)(?: (?:is|are|there|here|else|thats|mostly|even)){0,3} (?:white|black|brown)",
  `${MANY} (?:polish|irish|italian|greek|german|spanish|french|portuguese|armenian|dutch|american|black|white)`, "whites?(?= (?:to|and|or|vs|versus) black)", "(?:whit|black|brown)er",
  "(?<!colou?rs? |paint |carpet )whites", "blacks",
  "(?:people|famil(?:y|ies)|folks|leads?|buyers?|those|anyone|anybody|neighbors|tenants|sellers?|clients|prospects)(?: who| that)?(?: are| is| come| came)? from (?:other countries|another country|abroad|overseas|mexico|china|india|korea|cuba|haiti|africa|asia|vietnam|russia|ukraine|the middle east|latin america|central america|south america|venezuela|the philippines|iran|syria)",
  "(?:gente|familias|personas|leads|clientes|vecinos) de (?:otros paises|mexico|china|india|cuba|haiti|africa|asia|venezuela|centroamerica|colombia|medio oriente|fuera)",
  "(?:first|native|primary|home) language", "mother tongue", "lengua materna", "citizens", "(?:inquilin[oa]s|vecin[oa]s|familias|gente) american[oa]s?",
  "(?:sounds?|sounding|looks?|seems?|being) (?:black|white|brown|foreign|ethnic|arab|asian|indian)",
  "(?:greek|armenian|lebanese|syrian|israeli|egyptian|canadian|german|hawaiian|samoan|tongan|bosnian|albanian|cambodian|laotian|hmong|peruvian|ecuadorian|nicaraguan|argentine|argentinian|ghanaian|kenyan|sudanese|congolese|palestinian|jordanian|nepali|bhutanese|burmese)s",
  "gyps(?:y|ies)", "interracial", "biracial", "mixed race", "castes?", "colou?r (?:are|is|of) (?:the |their |most )?(?:people|skin|neighbors|residents|folks|buyers|leads|everyone)",
  "foreigners?", "foreign born", "foreign (?:people|families|buyers|tenants|leads|names?|sounding)", "(?:im|e)?migrants?", "refugees?", "illegals?(?= (?:immigrants|aliens|people)|s)",
  "illegal (?:immigrants?|aliens?)", "undocumented", "newcomers from \\w+", "minorit(?:y|ies)", "people of color", "bipoc", "ethnic\\w*", "races?(?! to)", "racial\\w*", "raza", "raciales",
  "etnias?", "etnic[oa]s?", "skin colou?r", "nationalit(?:y|ies)", "national origin", "nacionalidad\\w*", "immigration status", "estatus migratorio", "citizenship", "non ?citizens?",
  "accents?", "acentos?", "(?<!\\b(?:ceiling|in|sound|surround|outdoor|bluetooth|wireless|smart|wall|stereo|built in|public|guest|public) )[a-z]+ speakers", "[a-z]+ speaking",
  "(?:english|spanish) speaker", "(?:speak|speaks|speaking|habla|hablan|hablen|hablan puro)(?: only| good| solo| puro)? (?:english|spanish|ingles|espanol|chinese|arabic)", "us born",
  "american born", "born (?:and raised )?(?:in|on) (?:the |this |american |u s )?(?:us|usa|u s|united states|states|america|country|soil)",
  "(?:not|who|were|are|werent|wasnt|isnt|arent|people|tenants?|leads?|anyone|everyone|everybody|sellers?|buyers?|applicants?|renters?|residents?|persons?|folks|those|famil(?:y|ies)|men|women) (?:\\w+ )?born (?:here|abroad|overseas|outside|elsewhere|in (?!19|20|an? ))",
  "native born", "(?:us|american|u s) natives?", "natives? of (?:this|the) (?:country|us|united states|states)", "(?:country|place) of birth", "birth in (?:this|the) (?:country|us|usa|united states|states)",
  "nacid[oa]s? (?:y criad[oa]s? )?(?:aqui|aca|afuera|en (?:los )?(?:estados unidos|este pais|el pais|otro pais|el extranjero|mexico|usa|eeuu|america))", "(?:lugar|pais) de nacimiento",
  "(?:white|anglo|european|aryan|caucasian|nordic) (?:heritage|roots|culture|character|stock|majority|bloodlines?|ancestry|identity|traditions?)(?! (?:of the|museum|trail|grade|style|inspired|colou?rs?|paint|tiles?|bricks?|cabinet\\w*|oak|trees?|in|vegetables?))",
  "(?:black|brown|african|asian|latin|hispanic) (?:roots|culture|character|stock|majority|bloodlines?|ancestry|identity)(?! (?:of the|museum|trail|center|festival))",
  "(?:herencia|rai(?:z|ces)|cultura|sangre|mayoria|estirpe) (?:blanca|europea|aria|anglosajona)s?(?! (?:y|de(?:l| la| los)? (?:arbol(?:es)?|roble|encino|pino|planta)))",
  "(?:pur|much|tant|hart|demasiad)[oa] (?:negr|moren|priet|blanc|guer|indi|chin|gring)[oa](?! (?:y|mate|brillante|en (?:(?:la|el|los|las|mi|tu|toda?) )?(?:cocina|bano|sala|pared|techo|piso|interior)))", "(?:real|true) americans?", "americans? (?:only|preferred|first)", "all american",
  "hispan[oa]s?", "mexican[oa]s?", "cuban[oa]s?", "puertorriquen[oa]s?", "dominican[oa]s?", "salvadoren[oa]s?", "guatemaltec[oa]s?", "hondurenos?", "colombian[oa]s?", "venezolan[oa]s?",
  "centroamerican[oa]s?", "asiatic[oa]s?", "chin[oa]s", "(?:gente|familias?) (?:china|negra|blanca|morena|arabe|india|americana)", "orientales", "corean[oa]s?", "arabes?", "hindues",
  "afroamerican[oa]s?", "african[oa]s?", "haitian[oa]s?", "gring[oa]s?", "(?:puros?|muchos|mas|solo|los|de|hay|viven) (?:american[oa]s|blanc[oa]s|negr[oa]s|moren[oa]s|indios|gueros)",
  "(?:prospectos|leads|clientes|compradores|vecinos|inquilinos|familias|personas|vendedores) (?:blanc|negr|moren|prieto|guer)[oa]s",
  "(?:peruan|ecuatorian|argentin|brasilen|rus|ucranian|turc|nicaraguens|nicaraguense|vietnamit|gitan|indigen|libanes|sirio)[oae]s", "vietnamitas", "japoneses", "mojados", "prietos",
  "negros", "morenos", "extranjer[oa]s?", "inmigrantes?", "migrantes", "indocumentad[oa]s?", "ilegales", "refugiados", "minorias?", "con papeles", "sin papeles", "ciudadan[oa]s?",
] as const;

const RELIGION = [
  `${MANY} (?:christian|jewish)`, "(?:block|area|town|neighborhood|people|they|neighbors|everyone|residents|sellers?|buyers?|leads?)(?: \\w+){0,2} christian", "jew", "jews", "jewish",
  "orthodox", "hasidic", "muslims?", "islamic", "islam", "catholics?", "mormons?", "lds", "evangelicals?", "hindus?", "sikhs?", "buddhists?", "protestants?", "baptists", "methodists",
  "amish", "christians", `christian (?:${FOLK}|lifestyle|environment|owned)`, "atheists?",
  "jehovahs? witness\\w*", "(?:go|goes|going|went|attend\\w*) (?:to )?(?:church|temple|mosque|mass|synagogue|shul|bible study)",
  "(?:van|ir|vaya|asiste\\w*) a (?:misa|la iglesia|la mezquita|la sinagoga)", "born again", "beliefs", "creencias", "believers", "nonbelievers", "religions?", "religious",
  "church ?go(?:ers|ing)", "same faith", "our faith", "of faith", "god fearing", "observant", "kosher (?:home|household|community|neighborhood)", "faith based", "bible believing", "pious",
  "hijabs?", "turbans?", "burqas?", "scientologists?", "quakers", "pagans", "nuns", "caste", "torah",
  "judi[oa]s?", "musulman\\w*", "islamic[oa]s?", "catolic[oa]s?", "cristian[oa]s?", "evangelic[oa]s?", "mormon(?:es|a|as)", "testigos de jehova", "(?:los|muchos|hay|son|puros) testigos", "protestantes?", "ateos?",
  "creyentes?", "religion(?:es)?", "religios[oa]s?", "hermanos en la fe", "misma fe", "nuestra fe", "ortodox[oa]s?", "budistas?",
] as const;

const FAMILY = [
  "kids?", "kiddos?", "child", "children", "childless", "youngsters", "little ones", "babies", "baby", "infants?", "toddlers?", "newborns?", "teens?", "teenagers?", "teenage\\w*", "minors",
  "pregnan\\w+", "expecting (?:a (?:baby|child|kid)|parents?|mothers?|moms?|famil(?:y|ies)|couples?|twins)", "expectant", "famil(?:y|ies)", "parents",
  "(?:single|solo|young|stay at home|soccer) (?:moms?|mothers?|dads?|fathers?|parents?)", "moms", "grandkids", "grandchildren", "foster (?:kids|children|parents)", "teen moms",
  "child ?free", "dinks", "maternity", "breastfeeding",
  "nin[oa]s?", "ninit[oa]s?", "hij[oa]s?", "hijit[oa]s?", "bebes?", "menores(?: de edad)?", "adolescentes?", "chamac[oa]s?", "chiquillos", "criaturas", "embarazad[oa]s?", "familias?",
  "ambiente familiar", "familiar(?:es)?", "(?:madres?|mamas?|padres?|papas?) solter[oa]s?", "padres de familia",
] as const;

const AGE = [
  "young(?:er)? (?:professional|couple|famil|adult|people|folk|person|crowd|executive|buyer|tenant|single|working|and hip|neighbo)\\w*",
  "young,? (?:(?:and )?\\w+,? )?(?:crowd|people|famil\\w+|couples|professionals|folks)", "young at heart", "edad(?! de(?:l| los| mis| cada| un)? (?:leads?|prospectos?|casa|cuenta))",
  "youthful", "youth", "adults", "ages? of (?!(?:the |my |this )?(?:home|house|roof|lead))(?:\\w+ ){0,2}(?:people|residents|neighbors|everyone|buyers|sellers|tenants|owners)",
  "average age (?:of|in|for|around|there|on)", "how old (?:is everyone|are (?:the |most )?(?:people|residents|neighbors))", "grandmas?", "grandpas?", "grandparents", "edad promedio",
  "millennials?", "gen ?z(?:ers)?", "boomers?", "seniors",
  "senior (?:citizens?|living|people|adults?|tenants?|residents?|couples?|buyers?|leads?|community|communities|building|complex|neighbors?)", "elderly", "elders",
  "old(?:er)? (?:people|folks?|adults?|persons?|couples?|ladies|men|buyers|tenants|residents|neighbors|crowd|generation)", "(?:all|too|so|very|just|mostly) old people",
  "retire(?:es?|d(?: people| couples?| folks)?|ment age)", "empty nest\\w*",
  "mature (?:persons?|people|adults?|individuals?|couples?|tenants?|lad(?:y|ies)|gentlem[ae]n|professionals?|wom[ae]n|m[ae]n|buyers?|residents?|renters?|crowd|folks?)",
  "adults? (?:only|building|complex|community|living|household)", "active adults?", "grown ?ups", "students",
  "student (?:housing|renters?|tenants?|areas?|neighborhoods?|buildings?|neighbors?|types|crowd|leads?|buyers?|population)", "college (?:kids|students|crowd)", "undergrads?",
  "frat (?:boys|house)", "middle aged?", "(?:my|our|your|his|her|their) own age", "(?:my|our|your|his|her|same) age(?: group| range)?", "age group",
  "(?:ages?|aged) (?:of )?\\d\\d(?: ?(?:to|and|or|\\+) ?(?:\\d\\d|over|up|older|under|younger|above))?", "(?:over|under|above|below) (?:the age of )\\d\\d",
  "(?:over|under) \\d\\ds?(?= only)", "over \\d\\ds", "\\d\\d (?:and|or) (?:older|younger)",
  "in (?:their|your) (?:twenties|thirties|forties|fifties|sixties|seventies|20s|30s|40s|50s|60s|70s)", "(?:20|30|40|50|60|70|80) ?somethings?", "\\d0 year olds?(?! (?:house|home|build\\w*|roof|hvac|furnace|condo|boiler|construction|townhome|duplex|pipes|system|listing|lead|mortgage|loan))",
  "jovenes", "joven(?:es)? (?:profesion\\w+|parejas?|famili\\w+)", "profesionistas? jovenes", "parejas? jov\\w+", "gente joven", "juventud", "ancian[oa]s?", "viejit[oa]s?",
  "(?:gente|personas?|senor[ae]s?) (?:mayor(?:es)?|viej[oa]s?|grandes?|de edad|de la tercera edad|madur[ao]s?)", "tercera edad", "adultos mayores", "adultos mayor\\w*", "solo adultos",
  "jubilad[oa]s?", "retirad[oa]s?", "pensionad[oa]s?", "estudiantes?", "universitari[oa]s", "de (?:su|mi|nuestra|tu) edad", "mayores de \\d\\d(?: anos)?", "menores de \\d\\d anos",
] as const;

const DISABILITY = [
  "disab(?:led|ilit\\w+)", "handicap(?:ped|s)?", "impaired", "cripples?", "special needs", "wheelchair (?:users?|bound)", "handicapped",
  "(?:people|tenants?|anyone|someone|leads?|buyers?|sellers?|prospects?|neighbors?|residents?)(?: \\w+){0,2} (?:in|with|on|using|use) (?:a )?(?:wheelchairs?|walkers?)", "wheelchairs",
  "(?:blind|deaf) (?:people|persons?|tenants?|leads?|buyers?|residents?|applicants?|man|woman|folks)", "autis\\w+", "mobility (?:problems?|issues?|impair\\w+|limitations?)", "dementia",
  "alzheimers?", "ptsd", "chronically ill", "sick people", "personas? (?:\\w+ )?sanas?", "down syndrome",
  "mental(?:ly)? (?:ill\\w*|problems?|health|issues|patients?|disab\\w*|handicap\\w*|unstable|challenged)", "psychiatric(?: patients?)?", "schizo\\w+", "bipolar", "hiv", "aids patients",
  "addicts?", "recovering", "alcoholics?", "group homes?", "halfway houses?", "sober (?:living|houses?|homes?)", "rehab (?:house|center|facility|homes?)\\w*", "able bodied",
  "healthy (?:people|persons?|adults?|tenants?|individuals?)", "(?:emotional )?support (?:animals?|dogs?|cats?)", "(?:emotional )?support (?:and|or) service (?:animals?|dogs?)",
  "service (?:animals?|dogs?)", "assistance animals?", "esas?(?= (?:not|or|dogs|animals))", "live independently", "independent living",
  "discapaci\\w+", "minusvalid[oa]s?", "incapacitad[oa]s?", "invalid[oa]s?", "autistas?", "enferm[oa]s?(?: mental(?:es)?)?", "enfermedad(?:es)? mental(?:es)?", "problemas mentales",
  "loc[oa]s", "(?:gente|personas|inquilinos?|usuarios?|vecinos?) (?:en|de|con) silla de ruedas", "sord[oa]s", "cieg[oa]s", "adictos", "drogadictos", "alcoholicos", "casas? hogar",
  "centros? de rehabilitacion", "animal(?:es)? de (?:apoyo|servicio|asistencia)", "perros? (?:de servicio|guia)",
] as const;

/** Whoever pays instead of a tenant, where a rent is paid with public money. */
const PUBLIC_MONEY = "(?:government|govt|gov|state|county|city|programs?|taxpayers?|housing authority|hud|uncle sam|welfare|public money|public funds)";
const PUBLIC_MONEY_IN_SPANISH = "(?:gobierno|estado|condado|ciudad|municipio|programas?|contribuyentes)";

const INCOME = [
  "section (?:8|eight)", "sec 8", "s8", "housing (?:choice )?vouchers?", "vouchers?", "hud (?:tenants|vouchers)", "voucher (?:holders?|tenants?|leads?)", "welfare", "food ?stamps", "ebt",
  "snap benefits", "(?:on|off|receive|receiving|collect|collecting|living on|get|gets) (?:government )?benefits", "ssi", "ssdi", "disability (?:checks?|income|benefits|payments?)",
  "social security (?:income|checks?)", "on (?:public |rental |government |housing )?assistance", "public (?:assistance|housing|aid)", "government (?:assistance|aid|help|checks?|programs?)",
  "(?:rental|housing) (?:assistance|programs?|subsid\\w+)", "other assistance", "subsidi[sz]ed (?:tenants|housing|renters)", "unemployed", "unemployment(?: checks?)?",
  "low income (?:people|tenants|families|residents|housing|renters|neighbors)", "poor (?:people|families|folks|neighborhoods?|areas?)", "housing projects", "the projects", "slums?",
  "child support income", "alimony",
  `(?:rents?|bills|housing)(?: (?:is|are|gets?|being|all|mostly|that|which)){0,3} (?:paid|covered|subsidi[sz]ed|picked up)(?: \\w+)? by (?:the |a |an |some |their )?${PUBLIC_MONEY}`,
  `rents? (?:the |a )?${PUBLIC_MONEY}(?: \\w+)? (?:pays?|paid|covers?|helps)`, `rents? (?:\\w+ )?comes? from (?:the |a |an )?${PUBLIC_MONEY}`,
  `${PUBLIC_MONEY} (?:(?:just|also|all|isnt|isn t|doesnt|that|which|not|always) ){0,2}(?:pays?|paying|covers?|covering|picks? up|helps?(?: with| pay)?) (?:for )?(?:(?:the|their|all|part of|half|most of|all of|everybodys|everyones|some of|peoples|her|his) ){0,2}(?:rents?|housing|renters?|tenants?)`,
  `(?:renters?|tenants?|people|folks|famil(?:y|ies)|anyone|anybody|those|ones|leads?)(?: (?:that|who|whom))? (?:the )?${PUBLIC_MONEY} (?:\\w+ )?(?:pays? for|supports?|houses|pays)`,
  `${PUBLIC_MONEY} (?:paid|funded|covered|subsidi[sz]ed|supported) (?:rents?|housing|tenants?|renters?|people|famil\\w+|folks)`,
  "liv(?:e|es|ing) off (?:of )?(?:the )?(?:government|state|county|system|taxpayers?|taxes|programs?)", "(?:help|aid|support|money) (?:with (?:the |their )?rent )?from (?:the )?(?:government|govt|state)(?! (?:site|page))",
  "(?:help|aid) with (?:the |their |her |his )?rent", "(?:county|state|city|federal) (?:rental |rent |housing )?(?:aid|assistance|subsid\\w+)", "pay(?:s|ing)? (?:their|his|her) own (?:rent|way|bills)", "(?:rent|rental|housing) (?:help|aid|support)(?! (?:line|desk|page))",
  "seccion (?:8|ocho)", "vales? de vivienda", "vouchers?", "cupones", "(?:con|de|por|acept\\w+) vales", "estampillas", "(?:ayudas?|apoyos?) (?:del (?:gobierno|condado|estado|municipio)|de la ciudad|publicas?|gubernamental(?:es)?|social(?:es)?)(?! para (?:el enganche|comprar|compradores|los gastos))",
  `${PUBLIC_MONEY_IN_SPANISH}(?: \\w+)? (?:les? |nos )?(?:pag(?:a|ue|uen|an)|cubr[ae]n?|ayud[ae]n? con)(?: \\w+){0,2} (?:la |su )?(?:renta|alquiler)`, `(?:renta|alquiler)(?: \\w+){0,3} (?:la |lo |les? )?(?:paga|cubre|pagad[oa]|cubiert[oa])(?: por)? (?:el |la |un )?${PUBLIC_MONEY_IN_SPANISH}`,
  "viv\\w+ (?:de|del|de la|de las|de los) (?:ayudas?|apoyos?|gobierno|estado|condado|asistencia|subsidios?)", `mantenid[oa]s? (?:por|del|de) (?:el |la )?${PUBLIC_MONEY_IN_SPANISH}`,
  "(?:pag(?:a|ue|uen|an)|tra(?:e|en|iga|igan)|us(?:a|e|an|en)|recib(?:e|a|en|an)|tenga|tengan|con) (?:con )?(?:un |los |su |sus )?vales?(?= de (?:vivienda|renta|la seccion|seccion)|$|[,.;?! ]+(?:no|ni|o|que|y|en|por)\\b)",
  "asistencia (?:publica|del gobierno|social)", "(?:vive\\w*|muchos|gente|familias)(?: muchos)? del gobierno", "subsidi\\w+", "welfare", "desempleados?",
  "(?:gente|familias) (?:pobres?|de bajos recursos|de bajos ingresos)", "bajos recursos", "gente (?:con|sin) (?:dinero|plata|lana|recursos)",
] as const;

const SEX = [
  "females?", "males?", "girls", "gals", "guys", "wom[ae]n", "lad(?:y|ies)", "gentlem[ae]n", "(?:single|only|for|no|quiet|young|nice|all) (?:men|man|guys?|girls?|gals?|boys)",
  "(?:men|girls|guys|boys) (?:only|preferred|wanted)", "bachelor(?:ette)?s?(?: pad)?", "gender", "sexes", "working girls?",
  "mujer(?:es)?", "hombres?", "senoritas?", "damas?", "caballeros?", "muchach[oa]s?", "chic[oa]s (?:solas|solos|solteras)", "varon(?:es)?", "femeninas?", "masculinos?", "sexo",
  "(?:por|su|de|que) genero",
] as const;

const ORIENTATION = [
  "gays?", "lesbians?", "lgbt\\w*", "queers?", "trans(?:gender|sexual)\\w*", "(?:im|being|is|are|someone|am) trans", "trans (?:people|women|men|folks)", "homosexuals?", "bisexuals?",
  "same sex", "gayborhood", "straight (?:couples?|people|famil\\w+|only|folks)", "heterosexual\\w*", "sexual orientation", "pride (?:area|neighborhood|community)",
  "homosexual(?:es)?", "lesbianas?", "mismo sexo", "transexual\\w*", "orientacion sexual", "diversidad sexual",
] as const;

const MARRIAGE = [
  "married", "unmarried", "divorced?", "divorcees?", "newly ?weds?", "newly ?married", "honeymooners", "widow(?:s|ed|ers?)?", "singles",
  "single (?:wom[ae]n|m[ae]n|lad(?:y|ies)|guys?|females?|males?|people|persons?|adults?|professionals?|tenants?|buyers?|leads?|gentlem[ae]n|occupants?|occupancy)", "couples?",
  "husband and wife", "spouses", "marital status", "cohabiting", "living in sin", "traditional (?:couples?|famil(?:y|ies)|households?|marriages?)",
  "casad[oa]s?", "solter[oa]s?", "divorciad[oa]s?", "viud[oa]s?", "recien casad[oa]s", "matrimonios?", "parejas?", "estado civil",
  "(?:persona|senora|senor|mujer|hombre)(?: \\w+){0,2} sol[ao]", "union libre",
] as const;

const MILITARY = [
  "military(?: famil\\w+| people| tenants?| personnel)?", "veterans?", "active duty", "soldiers?", "marines", "sailors", "servicem[ae]n", "service ?members?", "national guard(?:smen)?",
  "reservists?", "army (?:guys|people|families|folks|wives)",
  "militar(?:es)?", "veteranos?", "soldados?", "marinos",
] as const;

const CLASS = [
  "(?:people|folks|families|neighbou?rs|someone|buyers|others) like (?:us|me|you|them|ourselves|yourself|that|those)",
  "(?:liberals?|conservatives?|republicans?|democrats?|maga|progressive)(?= (?:areas?|neighbou?rhoods?|towns?|people|neighbors|or|and|count|leads|folks|voters))",
  "(?:around|near|among|with) (?!(?:the|those|these|any|some|other|enough|of|and|real) )[a-z]+ (?:people|neighbou?rs|folks)", "like minded (?:people|neighbors|folks|families)",
  "(?:my|our|your|their|his|her) (?:own )?kind\\b(?: of (?:people|folks|neighbors|crowd))?(?! regards)",
  "(?:kind|type|sort|class|caliber|quality|level)s? of (?:the )?(?:people|folks?|neighbou?rs?|famil(?:y|ies)|residents?|crowds?|buyers(?! leads)|tenants?|clientele|element)",
  "(?:right|wrong|better|best|finest|worse|nice|nicer|good|bad|decent|successful|professional|smart|elite|quality|normal|regular|respectable|upstanding|classy|trashy|rough|undesirable|certain|those|them|shady|sketchy|scary|weird|clean|civilized|hard ?working|rich|wealthy|educated|working class|blue collar|low class|high class|lower class|upper class) (?:kinds? of |types? of |sorts? of |class of )?(?:people|folks?|neighbou?rs|element|crowds?|famil(?:y|ies)|tenants|residents|types|sort|clientele)",
  "(?:high|low|upper|lower|working|middle|first) class(?! mail)", "with class", "classy", "(?:blue|white) collar", "hipsters?", "crowd",
  "people (?:with|who have) (?:money|jobs|class|manners|degrees)", "like minded", "share (?:your|our|my|the same) (?:values|views|beliefs|background|culture)", "privileged",
  "snobb?(?:y|ish)", "stuck up", "racists?", "racism", "racistas?", "bigot\\w*", "prejudiced?", "xenophob\\w*", "homophob\\w*", "ex ?con(?:vict)?s", "parolees", "expresidiarios",
  "clase (?:alta|baja|media|trabajadora|obrera)", "famous people", "celebrities", "yuppies", "snobs",
  "(?:rich|wealthy|poor|nice|good|decent|friendly|professional|successful|quality|educated|broke) (?:people|neighbors|folks)", "the (?:rich|poor|wealthy)", "(?:wealth|rich|poor)ier",
  "poorer", "richer", "(?:los |gente )ric[oa]s?", "los pobres", "(?:de|puros) (?:ricos|pobres)", "riff ?raff", "rough element", "bad element", "criminal element", "that element", "thugs?",
  "hoodlums?", "ghetto", "(?:the|a) hood", "white trash", "trailer trash", "rednecks?", "trashy", "low ?lifes?", "bums", "vagrants?", "homeless(?: people)?", "better class",
  "class of people", "work(?:s|ing)? for a living", "inner city", "urban (?:people|folks?|types?|element|crowd|youth|feel)", "nothing (?:too )?urban", "(?:too|not|so|very) urban",
  "demographics?", "make ?up of", "make ?up(?= (?:there|here|around)\\b)", "diverse", "diversity", "well integrated", "gentrif\\w+", "white flight", "side of (?:the )?tracks",
  "(?:conservative|liberal|traditional|family|wholesome|old fashioned) values", "bougie", "country club (?:people|crowd|set)", "blue bloods?", "the other half",
  "gente (?:como|asi|bien|decente|buena|mala|de bien|de (?:su|nuestro|mi|tu) (?:nivel|clase|tipo)|de dinero|de clase|educada|trabajadora|problematica|rara|fea|corriente|naca|humilde|tranquila|honesta|respetable|limpia|conflictiva|de color|de otro nivel)",
  "(?:clase|tipo|calidad) de (?:gente|personas|vecinos|familias)",
  "(?:vecinos|familias|personas) (?:decentes|como nosotros|tranquil[oa]s|buen[oa]s|problematic[oa]s|educad[oa]s|de bien|respetables)", "(?:buenos|malos|mejores) vecinos",
  "como (?:nosotros|uno)", "los nuestros", "los (?:mios|de mi tierra)", "nuestra gente", "mi gente", "paisanos?", "nac[oa]s?", "cholos?", "malandros?", "maleantes?", "vagos", "gentuza",
  "chusma", "mala gente", "gente mala", "composicion (?:racial|demografica)", "demografi\\w+", "(?:tan|muy|mas|menos|poco) divers[oa]s?", "diversidad", "indigentes", "vagabundos",
  "valores tradicionales", "valores familiares", "la gente de \\w+", "alcurnia",
] as const;

const CALLED: Readonly<Record<Trait, readonly string[]>> = { origin: ORIGIN, religion: RELIGION, family: FAMILY, age: AGE, disability: DISABILITY, income: INCOME, sex: SEX, orientation: ORIENTATION, marriage: MARRIAGE, military: MILITARY, class: CLASS };
/** The more telling ones first: "disability check" is an income and "disabled families" a disability before it is a family. */
const BY_RANK: readonly Trait[] = ["class", "income", "age", "origin", "religion", "orientation", "disability", "military", "marriage", "sex", "family"];
const ANYBODY = new RegExp(`\\b(?:${BY_RANK.map((trait) => `(?<${trait}>${anyOf(...CALLED[trait])})`).join("|")})\\b`, "g");

const AGED = anyOf(
  "leads?", "buyers?", "sellers?", "people", "anyone", "anybody", "someone", "prospects?", "prospectos", "clientes", "compradores", "personas", "gente", "homeowners?", "callers?",
);
/** Leads and listings wait so many days, and cost so many dollars. */
const NO_YEARS = anyOf(
  "days?", "hours?", "minutes?", "mins?", "seconds?", "weeks?", "months?", "k", "mil", "thousand", "%", "percent", "dollars?", "bucks", "cents", "miles?", "credit", "dias?", "horas?",
  "minutos?", "semanas?", "meses", "pesos", "dolares", "por ciento", "points", "leads", "a (?:lead|day)", "each", "per",
);
const YEARS = "(?:\\d\\d|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty)(?: \\w{3,5})?|treinta|cuarenta|cincuenta|sesenta|setenta)";

/** People by how old they are. */
export const OVER_AN_AGE = new RegExp(`\\b${anyOf(
  `${AGED}(?: \\w+){0,3} (?:over|under|above|below|older than|younger than|past|mayores (?:de|a)|menores (?:de|a)|de mas de|de menos de) (?:age |the age of |los )?${YEARS}\\b(?! ?${NO_YEARS})`,
  "(?:how old|cuantos anos)\\b[^.!?]{0,24}\\b(?:buyers?|people|homeowners?|sellers?|person|callers?|clients?|residents|neighbors|owners|compradores|clientes|tienen (?:los|mis|las))\\b",
  "by (?:their |customer |buyer |personal )?(?:sex|gender|age group|race)\\b",
)}`);

export interface Mention {
  readonly trait: Trait;
  readonly start: number;
  readonly end: number;
}

/** Where a readable text speaks of people by what they are. */
export function mentionsOf(text: string): Mention[] {
  return [...text.matchAll(ANYBODY)].map((match) => ({
    trait: TRAITS.find((trait) => match.groups?.[trait] !== undefined) ?? "class",
    start: match.index,
    end: match.index + match[0].length,
  }));
}
