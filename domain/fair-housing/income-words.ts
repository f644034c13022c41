// Lists words for people by source of income and military service.

/** Programs that pay a rent with public money. */
const PUBLIC_MONEY =
  "(?:government|govt|gov|state|county|city|programs?|taxpayers?|housing authority|hud|uncle " +
  "sam|welfare|public money|public funds)";
const PUBLIC_MONEY_IN_SPANISH =
  "(?:gobierno|estado|condado|ciudad|municipio|programas?|contribuyentes)";

/** Words for people by source of income. */
export const INCOME = [
  "section (?:8|eight)",
  "sec 8",
  "s8",
  "housing (?:choice )?vouchers?",
  "vouchers?",
  "hud (?:tenants|vouchers)",
  "voucher (?:holders?|tenants?|leads?)",
  "welfare",
  "food ?stamps",
  "ebt",
  "snap benefits",
  "(?:on|off|receive|receiving|collect|collecting|living on|get|gets) (?:government )?benefits",
  "ssi",
  "ssdi",
  "disability (?:checks?|income|benefits|payments?)",
  "social security (?:income|checks?)",
  "on (?:public |rental |government |housing )?assistance",
  "public (?:assistance|housing|aid)",
  "government (?:assistance|aid|help|checks?|programs?)",
  "(?:rental|housing) (?:assistance|programs?|subsid\\w+)",
  "other assistance",
  "subsidi[sz]ed (?:tenants|housing|renters)",
  "unemployed",
  "unemployment(?: checks?)?",
  "low income (?:people|tenants|families|residents|housing|renters|neighbors)",
  "poor (?:people|families|folks|neighborhoods?|areas?)",
  "housing projects",
  "the projects",
  "slums?",
  "child support income",
  "alimony",
  "(?:rents?|bills|housing)(?: (?:is|are|gets?|being|all|mostly|that|which)){0,3} (?:paid|" +
    `covered|subsidi[sz]ed|picked up)(?: \\w+)? by (?:the |a |an |some |their )?${PUBLIC_MONEY}`,
  `rents? (?:the |a )?${PUBLIC_MONEY}(?: \\w+)? (?:pays?|paid|covers?|helps)`,
  `rents? (?:\\w+ )?comes? from (?:the |a |an )?${PUBLIC_MONEY}`,
  `${PUBLIC_MONEY} (?:(?:just|also|all|isnt|isn t|doesnt|that|which|not|always) ){0,2}(?:pays?|` +
    "paying|covers?|covering|picks? up|helps?(?: with| pay)?) (?:for )?(?:(?:the|their|all|part " +
    "of|half|most of|all of|everybodys|everyones|some of|peoples|her|his) ){0,2}(?:rents?|" +
    "housing|renters?|tenants?)",
  "(?:renters?|tenants?|people|folks|famil(?:y|ies)|anyone|anybody|those|ones|leads?)(?: " +
    `(?:that|who|whom))? (?:the )?${PUBLIC_MONEY} (?:\\w+ )?(?:pays? for|supports?|houses|pays)`,
  `${PUBLIC_MONEY} (?:paid|funded|covered|subsidi[sz]ed|supported) (?:rents?|housing|tenants?|` +
    "renters?|people|famil\\w+|folks)",
  "liv(?:e|es|ing) off (?:of )?(?:the )?(?:government|state|county|system|taxpayers?|taxes|" +
    "programs?)",
  "(?:help|aid|support|money) (?:with (?:the |their )?rent )?from (?:the )?(?:government|govt|" +
    "state)(?! (?:site|page))",
  "(?:help|aid) with (?:the |their |her |his )?rent",
  "(?:county|state|city|federal) (?:rental |rent |housing )?(?:aid|assistance|subsid\\w+)",
  "pay(?:s|ing)? (?:their|his|her) own (?:rent|way|bills)",
  "(?:rent|rental|housing) (?:help|aid|support)(?! (?:line|desk|page))",
  "seccion (?:8|ocho)",
  "vales? de vivienda",
  "vouchers?",
  "cupones",
  "(?:con|de|por|acept\\w+) vales",
  "estampillas",
  "(?:ayudas?|apoyos?) (?:del (?:gobierno|condado|estado|municipio)|de la ciudad|publicas?|" +
    "gubernamental(?:es)?|social(?:es)?)(?! para (?:el enganche|comprar|compradores|los gastos))",
  `${PUBLIC_MONEY_IN_SPANISH}(?: \\w+)? (?:les? |nos )?(?:pag(?:a|ue|uen|an)|cubr[ae]n?|` +
    "ayud[ae]n? con)(?: \\w+){0,2} (?:la |su )?(?:renta|alquiler)",
  "(?:renta|alquiler)(?: \\w+){0,3} (?:la |lo |les? )?(?:paga|cubre|pagad[oa]|cubiert[oa])(?: " +
    `por)? (?:el |la |un )?${PUBLIC_MONEY_IN_SPANISH}`,
  "viv\\w+ (?:de|del|de la|de las|de los) (?:ayudas?|apoyos?|gobierno|estado|condado|" +
    "asistencia|subsidios?)",
  `mantenid[oa]s? (?:por|del|de) (?:el |la )?${PUBLIC_MONEY_IN_SPANISH}`,
  "(?:pag(?:a|ue|uen|an)|tra(?:e|en|iga|igan)|us(?:a|e|an|en)|recib(?:e|a|en|an)|tenga|tengan|" +
    "con) (?:con )?(?:un |los |su |sus )?vales?(?= de (?:vivienda|renta|la seccion|seccion)|$|" +
    "[,.;?! ]+(?:no|ni|o|que|y|en|por)\\b)",
  "asistencia (?:publica|del gobierno|social)",
  "(?:vive\\w*|muchos|gente|familias)(?: muchos)? del gobierno",
  "subsidi\\w+",
  "welfare",
  "desempleados?",
  "(?:gente|familias) (?:pobres?|de bajos recursos|de bajos ingresos)",
  "bajos recursos",
  "gente (?:con|sin) (?:dinero|plata|lana|recursos)",
] as const;

/** Words for people by military service. */
export const MILITARY = [
  "military(?: famil\\w+| people| tenants?| personnel)?",
  "veterans?",
  "active duty",
  "soldiers?",
  "marines",
  "sailors",
  "servicem[ae]n",
  "service ?members?",
  "national guard(?:smen)?",
  "reservists?",
  "army (?:guys|people|families|folks|wives)",
  "militar(?:es)?",
  "veteranos?",
  "soldados?",
  "marinos",
] as const;
