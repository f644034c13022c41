// Lists statements that are blocked because they steer or turn away people.
import { TURNED_AWAY_FOR_AN_AID } from "./mobility.ts";
import { ELSEWHERE, ELSEWHERE_IN_SPANISH } from "./place-topics.ts";
import {
  AREA,
  MARK_OF_ORIGIN,
  PROGRAM,
  PROGRAM_IN_SPANISH,
  type Statement,
  of,
} from "./statement-words.ts";

/** In the order in which they are matched. */
export const ABOUT_PEOPLE: readonly Statement[] = [
  of(
    "steering",
    "(?:since|because|given|as|based on|considering|with|judging by)(?: (?:that|of))? (?:she|" +
      "he|they|you|the (?:lead|buyer|client|family)|her|his|their|your)(?: \\w+){0,6} (?:name|" +
      "surname|accent|race|religion|faith|ethnicity|background|heritage|nationality|culture|kids|" +
      "children|disability|wheelchair|age|immigrant|muslim|jewish|christian|catholic|hispanic|" +
      "latin[oa]s?|black|white|asian|indian|mexican|gay|single|pregnant|married|spanish|english|" +
      "origin)",
    "(?:will|would|might|may|ill|well|youll|youd|theyll|theyd|shell|hell|shed|hed|could|to) " +
      "(?:\\w+ ){0,3}(?:fit in|fit right in|feel (?:\\w+ )?(?:at home|out of place|more " +
      "comfortable|comfortable (?:there|with|among|around)|welcome(?:d)? (?:there|here|by))|" +
      "belong|stick out|stand out (?:there|here)|be (?:happier|more comfortable) (?:with|among|" +
      "around|near|in|over|there))",
    `(?:with|given|because of|from|for) (?:an? |your |that |such an? )?${MARK_OF_ORIGIN} like ` +
      "(?:yours|his|hers|theirs|that)",
    "(?:someone|somebody|people|anyone|famil(?:y|ies)) with (?:your|his|her|their|that) " +
      `(?:\\w+ )?${MARK_OF_ORIGIN}`,
    `(?:with|given|by) that ${MARK_OF_ORIGIN}(?! (?:wall|light\\w*|tiles?|colou?rs?|on|in|like ` +
      "the))",
    "con (?:un |su |ese |tu |el )?(?:apellido|acento|color|origen)(?: \\w+)? como (?:el |la " +
      ")?(?:suy[oa]|tuy[oa]|de (?:ustedes|usted|ellos))",
    "con (?:su|tu|ese) (?:apellido|acento|color de piel)",
    "(?:right at|at) home (?:with|among|there) (?:\\w+ )?(?:people|neighbors|families|folks)",
    "more comfortable (?:in|with|among|near|around|over)",
    "(?:avoid|steer clear of|stay away from|stay out of|skip|keep away from|would not live in|" +
      "wouldnt live in|dont (?:buy|live|look|move|go) (?:in|to|near))(?: \\w+){0,4} (?:area|" +
      "neighbou?rhood|side|part|parts|town|zip|street|block|people|zips|areas|neighborhoods)",
    "avoid (?:\\w+ ){0,3}\\d{5}",
    "(?:stay out of|steer clear of|stay away from|keep clear of) (?!the (?:pool|garage|yard|" +
      "lease|roof|attic))\\w+",
    "(?:better|worse|nicer|safer|classier|right|wrong) (?:side|part) of (?:town|the tracks|the " +
      "city|the street)",
    "(?:wrong|right|other|good|bad) side of (?:the )?tracks",
    "(?:people|families|folks|buyers) (?:of|with|from) (?:your|her|his|their|the same) " +
      "(?:background|culture|faith|heritage|country|community|race|religion)",
    "(?:your|her|his|their) (?:own )?(?:community|culture|people) (?:lives?|is|are|there|" +
      "nearby|around)",
    "where (?:most|other|many|all) (?:\\w+ ){1,2}(?:live|buy|settle|are buying)",
    "(?:show|send|steer|point|direct) (?:\\w+ ){0,3}(?:to|towards?|the) (?:\\w+ " +
      "){0,2}(?:community|part of town|section) (?:where|with)",
    "the (?:kind|sort|type) of (?:neighbou?rs|people|place where)",
    "neighbou?rs (?:you|youd|are (?:all )?(?:like|professional|quiet professionals|educated))",
    "your (?:daughter|son|kids|children) to (?:marry|date|meet|play with)",
    "(?:people|neighbors|folks|residents) (?:here|there|around here) are (?:\\w+ )?(?:nice|" +
      "better|good|decent|educated|professional|wealthy|friendly|like)",
    "(?:people|famil(?:y|ies)|folks|neighbou?rs|residents) (?:who come |that come |originally " +
      `)?from ${ELSEWHERE}(?: (?:and|or) [a-z]+)? (?:\\w+ ){0,2}(?:live|lived|settled?|settling|` +
      "fill|own homes|cluster\\w*)",
    `(?:${AREA}|home to|full of|mostly|lots of|many|mainly)(?: (?:of|with|where|are|is|so|many|` +
      "mostly)){0,3} (?:people|famil(?:y|ies)|folks|neighbou?rs) (?:who come |originally )?from " +
      `${ELSEWHERE}`,
    `liv(?:e|es|ed) (?:\\w+ ){0,3}(?:people|famil(?:y|ies)|folks) from ${ELSEWHERE}`,
    `viv\\w+(?: \\w+){0,3} (?:gente|familias|vecin[oa]s|personas) de ${ELSEWHERE_IN_SPANISH}`,
    `(?:gente|familias|vecin[oa]s|personas) de ${ELSEWHERE_IN_SPANISH}(?: y (?:de )?[a-z]+)? ` +
      "(?:viven?|llenan?|habitan?|se (?:asienta|asento|asentaron|asientan))",
    "(?:se|te) (?:va a |van a |sentira\\w*|sentiran|sentiria\\w*)(?: ?\\w+){0,2} (?:como en " +
      "casa|a gusto|en casa|comod[oa]s?|en familia)",
    "(?:por|como|ya que|dado|debido a)(?: \\w+){0,3} (?:su|el|tu) (?:apellido|acento|origen|" +
      "religion|raza|nombre|edad|discapacidad)",
    "(?:encaj\\w+)",
    "(?:evite|eviten|evita|no compre|no viva|alejese|no se meta)(?: \\w+){0,4} (?:zona|barrio|" +
      "colonia|lado|parte|vecindario|area)",
    "gente de (?:su|tu|nuestro|nuestra) (?:nivel|clase|tipo|cultura|tierra|pais|raza|fe)",
    "(?:vecinos|gente) (?:como (?:usted|ustedes|tu|nosotros)|de bien|de (?:buen|alto) nivel)",
    "entre (?:(?:los )?suyos|paisanos|gente como|(?:tu|su|mi|nuestra) (?:propia )?gente)",
    "(?:sentir\\w*|estar\\w*)(?: \\w+)? mejor (?:entre|con|cerca de)",
  ),
  of(
    "language",
    "(?:english|spanish) fluency",
    "accents? (?:suggests?|means?|tells|shows)",
    "english only",
    "spanish only",
    "only english",
    "(?:must|should|need to|have to|able to|required to|who) (?:\\w+ )?(?:speak|know|" +
      "understand) (?:\\w+ )?(?:english|spanish|the language)",
    "(?:english|spanish) (?:speaking|speakers?) (?:only|preferred|please|required|tenants?|" +
      "renters?|households?|neighborhood|neighbors|families|people|community)",
    "(?:no|non) (?:english|spanish) speak\\w+",
    "(?:fluent|good) english (?:required|only|a must|preferred)",
    "(?:debe|tiene que|que|solo|deben|si no)(?: \\w+)? (?:hablar?|hablen|hablan|sepan?) " +
      "(?:ingles|espanol)",
    "solo (?:ingles|espanol)",
    "(?:where|que) (?:everyone|everybody|todos) (?:speaks|hablan?) (?:\\w+)",
  ),
  of(
    "citizenship",
    "(?:us|american|u s|legal|natural born|natural) (?:born )?(?:citizens?|residents?) (?:only|" +
      "preferred|required|please)",
    "must (?:be|have) (?:a |an )?(?:\\w+ ){0,3}(?:citizens?|american|legal resident|green " +
      "card\\w*|documented)",
    "citizens? only",
    "only (?:\\w+ )?(?:citizens|americans|legal residents|green card\\w*)",
    "no (?:\\w+ )?(?:immigrants|foreigners|illegals|undocumented|visa holders|non ?citizens|" +
      "aliens)",
    "must (?:have been |be )born (?:here|in)",
    "(?:debe\\w*|tienen? que) (?:haber nacido|ser nacid[oa]s?)",
    "proof of citizenship",
    "ser ciudadan[oa]s?",
    "citizenship (?:required|papers)",
    "(?:have|with|show|need) (?:\\w+ )?papers",
    "immigration (?:papers|documents|status)",
    "green cards? (?:required|only)",
    "(?:solo|solamente|unicamente|que sean?|debe ser)(?: \\w+){0,3} (?:ciudadan\\w+|" +
      "residentes? legal\\w*|con papeles|documentad\\w+|american\\w+)",
    "(?:personas|gente|inquilinos) con documentos",
    "(?:papeles|documentos) (?:en regla|migratorios)",
    "con papeles",
    "nada de inmigrantes",
    "sin documentos no",
  ),
  of(
    "work",
    "must (?:have (?:a |an )?(?:full time |steady |verifiable |real )?(?:job|employment)|be " +
      "(?:\\w+ )?(?:employed|working))(?! income)",
    "(?:employed|working|professional)s? (?:people |persons? |adults? |tenants? |" +
      "professionals? )?(?:only|preferred)",
    "only (?:\\w+ )?(?:employed|working|professional) (?:people|tenants|applicants|persons|adults)",
    "(?:only|solely) (?:employment|earned) income",
    "income from (?:employment|a job|work) only",
    "(?:take|accept|allow|want) (?:hud|section|programs)",
    "no (?:hud|benefits|unemployed|programs?|dss|government (?:programs?|assistance|aid)|" +
      "assistance|section|subsid\\w+|welfare|housing (?:assistance|programs?))",
    "(?:do not|dont|not|wont|never|cannot|cant)(?: \\w+){0,3} (?:section (?:8|eight)|sec 8|" +
      "vouchers?|housing assistance|subsid\\w+|welfare|ssi)",
    "(?:not|dont|doesnt|wont|never|cannot|cant|nobody|no one) (?:\\w+ )?(?:rent|lease|work|" +
      `deal|accept|take|consider|want|show)(?: (?!but|and|y|pero)\\w+){0,9} ${PROGRAM}`,
    "(?:no|nunca|jamas|tampoco) (?:se )?(?:les? )?(?:rent|alquil|arriend|acept|admit|trabaj|" +
      `trat|tom|recib|quier|quer)\\w*(?: (?!pero|y)\\w+){0,8} ${PROGRAM_IN_SPANISH}`,
    "(?:ideal|perfect|great|suited|suitable|designed|made|best) (?:\\w+ )?for (?:\\w+ " +
      "){0,3}(?:executives?|professionals?|working people|ceos?|white collar|corporate types)",
    "(?:ideal|perfect[oa]|excelente|pensad[oa]) para (?:\\w+ ){0,2}(?:ejecutiv[oa]s?|" +
      "profesion(?:ales|istas?))",
    "(?:executives?|professionals?) (?:only|preferred|wanted)",
    "(?:seeking|looking for|prefer|want|wanted|quiet|busco|buscamos|preferimos|solo) (?:a |an |" +
      "un |una )?(?:\\w+ ){0,2}(?:executives?|professionals?|profesion(?:ales?|istas?)|" +
      "ejecutiv[oa]s?)",
    "(?:solo|solamente|que) (?:gente |personas )?(?:que )?(?:trabaj\\w+|empleo|con trabajo)",
    "(?:no|sin)(?: \\w+){0,3} (?:seccion (?:8|ocho)|ayuda(?:s)? (?:del gobierno|publica)|" +
      "subsidios?|vales|programas? (?:de gobierno|del gobierno))",
  ),
  of(
    "ability",
    ...TURNED_AWAY_FOR_AN_AID,
    "able bodied",
    "must be (?:able to (?:climb|walk|live|care|manage|handle|use)|healthy|mobile|independent|" +
      "ambulatory|physically|in good health|sober|mentally)",
    "(?:not|isnt|un)(?: \\w+){0,2} ?(?:suited|suitable|appropriate|safe|recommended|fit)(?: " +
      "\\w+){0,2} (?:for|to) (?:\\w+ ){0,3}(?:handicapped|disabled|wheelchairs?|elderly|children|" +
      "kids|families|people with)",
    "no (?:wheelchairs?|handicapped|disabled|walkers|mentally \\w+|group homes?|crazies|addicts)",
    "(?:handicapped|disabled)(?: \\w+){0,3} (?:need not|not)",
    "(?:physically|mentally) (?:fit|stable|healthy)",
    "healthy (?:only|adults?|tenants?|people|person)",
    "sin (?:discapacidad\\w*|sillas? de ruedas|enfermedades)",
    "no (?:\\w+ ){0,3}(?:discapacitad\\w+|sillas? de ruedas|minusvalid\\w+|enferm\\w+)",
    "(?:buena salud|que pueda subir escaleras)",
    "persona(?:s)? sana",
  ),
  of(
    "animals",
    "(?:no|not|nor|absolutely no|including|even|dont (?:accept|allow)|do not (?:accept|allow)|" +
      "neither|includes?)(?:,? \\w+){0,6} (?:service|support|assistance|guide|emotional)(?: " +
      "\\w+){0,3} ?(?:animals?|dogs?|pets)",
    "(?:support|service|assistance|esa)(?: and service| or service)? (?:animals?|dogs?)(?: " +
      "\\w+){0,2} (?:not|too|prohibited|included|extra|fee|pay)",
    "no esas?",
    "(?:no|ni|tampoco|sin)(?: \\w+){0,4} (?:animales de (?:apoyo|servicio|asistencia)|perros? " +
      "(?:guia|de servicio))",
  ),
] as const;
