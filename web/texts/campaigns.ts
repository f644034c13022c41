// Texts of the campaigns: an advertiser's standing orders, the open demand that affiliates see, and the operator's list.
import { defineTexts, plural } from "../lib/text/text.ts";

export const CAMPAIGN_TEXTS = defineTexts({
  about: { advertiser: "Your standing orders: they buy leads as they come in.", affiliate: "What buyers want now, and what it pays you.", admin: "Every campaign of the network.", other: "Your role has no campaigns." },
  openDemand: "Open demand", label: "Campaigns", create: "Create campaign",
  status: { active: "Active", paused: "Paused", archived: "Archived" },
  columns: { name: "Campaign", owner: "Advertiser", status: "Status", bids: "Bids", today: "Today", bought: "Bought", spend: "Spend", average: "Average price", pace: "Against its cap", action: "Action", total: "In 399 days" },
  filters: { status: "Status", owner: "Advertiser" },
  exclusive: (bid: string) => `${bid} exclusive`, shared: (bid: string) => `${bid} a slot`,
  window: { day: "today", week: "this week", month: "this month", total: "in all", hour: "an hour" }, of: (used: string, cap: string, window: string) => `${used} of ${cap} ${window}`, noCap: "No cap",
  starving: "Starving: nothing bought in this period", starvingOnly: (count: number) => plural(count, "1 active campaign bought nothing in this period.", `${count} active campaigns bought nothing in this period.`),
  empty: "No campaign buys for you yet. Say which leads you want and what you pay; it starts at once.", emptyAdmin: "No advertiser has made a campaign yet.",
  pause: "Pause", resume: "Resume", archive: "Archive", duplicate: "Duplicate", edit: "Edit", pauseNamed: (name: string) => `Pause ${name}`, resumeNamed: (name: string) => `Resume ${name}`,
  paused: (name: string) => `${name} is paused.`, resumed: (name: string) => `${name} buys again.`, archived: (name: string) => `${name} is archived.`, notYours: "Only its owner may change it.", isArchived: "Archived for good.",
  askPause: { title: "Pause this campaign?", text: (owner: string) => `${owner} buys nothing with it from now on. They can resume it.`, },
  askArchive: { title: "Archive this campaign?", text: "It buys nothing any more and cannot be resumed. Its leads and figures stay." },
  terms: {
    title: "Terms", buys: "Which leads it buys", everything: "Every lead", bids: "Bids", adjustments: "Adjustments", none: "None", caps: "Caps and budget", perSource: "For each source", pacing: "Pacing", pacings: { asap: "As leads come", even: "Evenly over the day" },
    hours: "Buys", always: "Always", zone: "Clock", channels: "Contact by", blocked: "Blocked sources", since: "Since", changed: "Last change", leads: (count: string, window: string) => `${count} leads ${window}`, money: (amount: string, window: string) => `${amount} ${window}`,
    adjust: (what: string, by: string) => `${what}: ${by}`, hoursOf: (days: string, hours: string) => `${days} ${hours}`,
  },
  weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].join(","),
  rules: {
    all: "All of", any: "At least one of", not: "Not", is: (field: string, values: string) => `${field}: ${values}`, least: (field: string, bound: string) => `${field}: at least ${bound}`, most: (field: string, bound: string) => `${field}: at most ${bound}`,
    between: (field: string, low: string, high: string) => `${field}: ${low} to ${high}`, radius: (miles: string, zip: string) => `Within ${miles} miles of ${zip}`, county: (name: string, state: string) => `${name}, ${state}`, or: "or",
    fields: {
      side: "The person is", property_type: "Property", state: "State", county_fips: "County", city: "City", zip_code: "ZIP", timing: "Timing", finance_status: "Financing", agent_status: "Agent", tier: "Tier", consent_channel: "Consent covers",
      price_cents: "Price", beds: "Bedrooms", baths_quarters: "Bathrooms", living_area_sqft: "Square feet", score: "Score", engagement: "Engagement", intent: "Intent", financial: "Financial",
    },
  },
  figures: { title: "Figures", bought: "Leads bought", spend: "Spend", average: "Average price", returned: "Returned", none: "none yet", day: "Day", perDay: "Leads by day", latest: "Latest leads", lead: "Lead", price: "Price", when: "Bought", mode: "Mode", noLeads: "It bought nothing in this period.", part: (count: string) => `The newest ${count} sales of the period`, state: "State" },
  form: {
    newTitle: "New campaign", edit: (name: string) => `Edit ${name}`, copyOf: (name: string) => `${name} (copy)`, save: "Save campaign", saved: "Saved. It holds from the next lead on.", made: "The campaign buys from now on.", cancel: "Cancel",
    basics: "What you pay", name: "Name", exclusive: "Exclusive bid, $", exclusiveHint: "For a lead nobody else gets.", shared: "Shared bid, $", sharedHint: "For one shared slot. One of the two bids is needed.",
    criteria: "Which leads", any: "Nothing ticked means any.", side: "Side", property_type: "Property", tier: "Tier", timing: "Timing", states: "States", statesHint: "Two letters each, with commas: CA, NV.", zips: "ZIP codes", zipsHint: "Five digits each, with commas or lines between. Empty is everywhere.",
    minScore: "Least score, of 100", priceMin: "Price from, $", priceMax: "Price to, $", kept: "These rules stay as they are:",
    limits: "Caps and budget", limitsHint: "Empty is no cap. Windows begin by the campaign's clock.", leads: "Leads", money: "Money, $", windows: { day: "A day", week: "A week", month: "A month", total: "In all" }, hourKept: "Caps by the hour stay as they are.",
    schedule: "When it buys", pacing: "Pacing", zone: "Clock", always: "Always", from: "From", until: "Until", hoursKept: "It has several spans on a day. They stay as they are.", midnight: "00:00 as the end is midnight.",
    problems: { name: "Give it a name.", bid: "Give at least one bid.", number: "Type an amount above 0.", whole: "Type a whole number above 0.", state: (word: string) => `${word} is not a state: use two letters, such as CA.`, zip: (word: string) => `${word} is no ZIP: use five digits.`, score: "Type a score from 0 to 100.", price: "The upper end is below the lower one.", hours: "The end must be after the beginning.", see: "Some fields need another look. They say what to change." },
  },
  demand: {
    label: "Open orders", place: "Place", side: "Side", type: "Property", floor: "Score floor", pays: "Pays you", room: "Room today", matches: "Your leads that match", anywhere: "Anywhere", any: "Any", counties: (count: number) => plural(count, "1 county", `${count} counties`), zips: (count: number) => plural(count, "1 ZIP", `${count} ZIPs`), radius: (miles: string) => `within ${miles} miles`,
    rooms: { none: "Full today", under_5: "Fewer than 5", "5_to_19": "5 to 19", "20_to_99": "20 to 99", "100_or_more": "100 and more" }, noLimit: "No limit", floorNone: "None", empty: "No campaign wants leads from your sources now. Look again later.", matching: "Only with matching leads", withRoom: "Only with room today", sort: "Sort by", all: "All",
    sorts: { pays: "Pays most", matches: "Most matches", floor: "Lowest score floor" }, terms: { share: (percent: string) => `Worked out with your ${percent} of a sale, before adjustments.`, flat: (amount: string) => `Worked out with your flat ${amount} a sale, before adjustments.` }, shown: (count: number, all: number) => `${count} of ${all} orders`,
    gone: "This order is not open any more.", toShelf: "See your leads on offer", tiers: "Tier", exclusivePays: "For an exclusive lead", sharedPays: "For a shared slot", notBid: "does not bid", order: "Order",
  },
}, {
  about: { advertiser: "Sus órdenes permanentes: compran contactos a medida que llegan.", affiliate: "Lo que los compradores quieren ahora y lo que le paga.", admin: "Todas las campañas de la red.", other: "Su función no tiene campañas." },
  openDemand: "Demanda abierta", label: "Campañas", create: "Crear campaña",
  status: { active: "Activa", paused: "En pausa", archived: "Archivada" },
  columns: { name: "Campaña", owner: "Anunciante", status: "Estado", bids: "Ofertas", today: "Hoy", bought: "Comprados", spend: "Gasto", average: "Precio medio", pace: "Frente a su tope", action: "Acción", total: "En 399 días" },
  filters: { status: "Estado", owner: "Anunciante" },
  exclusive: (bid) => `${bid} exclusivo`, shared: (bid) => `${bid} por lugar`,
  window: { day: "hoy", week: "esta semana", month: "este mes", total: "en total", hour: "por hora" }, of: (used, cap, window) => `${used} de ${cap} ${window}`, noCap: "Sin tope",
  starving: "Sin resultados: no compró nada en este período", starvingOnly: (count) => plural(count, "1 campaña activa no compró nada en este período.", `${count} campañas activas no compraron nada en este período.`),
  empty: "Ninguna campaña compra para usted todavía. Diga qué contactos quiere y cuánto paga; empieza enseguida.", emptyAdmin: "Ningún anunciante ha creado una campaña todavía.",
  pause: "Pausar", resume: "Reanudar", archive: "Archivar", duplicate: "Duplicar", edit: "Editar", pauseNamed: (name) => `Pausar ${name}`, resumeNamed: (name) => `Reanudar ${name}`,
  paused: (name) => `${name} está en pausa.`, resumed: (name) => `${name} vuelve a comprar.`, archived: (name) => `${name} está archivada.`, notYours: "Solo su dueño puede cambiarla.", isArchived: "Archivada para siempre.",
  askPause: { title: "¿Pausar esta campaña?", text: (owner) => `${owner} ya no comprará nada con ella. Puede reanudarla.` },
  askArchive: { title: "¿Archivar esta campaña?", text: "Ya no compra nada y no se puede reanudar. Sus contactos y cifras permanecen." },
  terms: {
    title: "Condiciones", buys: "Qué contactos compra", everything: "Todos los contactos", bids: "Ofertas", adjustments: "Ajustes", none: "Ninguno", caps: "Topes y presupuesto", perSource: "Por cada fuente", pacing: "Ritmo", pacings: { asap: "Según llegan los contactos", even: "Repartido durante el día" },
    hours: "Compra", always: "Siempre", zone: "Reloj", channels: "Contacto por", blocked: "Fuentes bloqueadas", since: "Desde", changed: "Último cambio", leads: (count, window) => `${count} contactos ${window}`, money: (amount, window) => `${amount} ${window}`,
    adjust: (what, by) => `${what}: ${by}`, hoursOf: (days, hours) => `${days} ${hours}`,
  },
  weekdays: ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"].join(","),
  rules: {
    all: "Todo lo siguiente", any: "Al menos uno de", not: "No", is: (field, values) => `${field}: ${values}`, least: (field, bound) => `${field}: al menos ${bound}`, most: (field, bound) => `${field}: como máximo ${bound}`,
    between: (field, low, high) => `${field}: de ${low} a ${high}`, radius: (miles, zip) => `A ${miles} millas o menos de ${zip}`, county: (name, state) => `${name}, ${state}`, or: "o",
    fields: {
      side: "La persona es", property_type: "Propiedad", state: "Estado", county_fips: "Condado", city: "Ciudad", zip_code: "Código postal", timing: "Plazo", finance_status: "Financiación", agent_status: "Agente", tier: "Nivel", consent_channel: "El consentimiento cubre",
      price_cents: "Precio", beds: "Habitaciones", baths_quarters: "Baños", living_area_sqft: "Pies cuadrados", score: "Puntuación", engagement: "Interés mostrado", intent: "Intención", financial: "Finanzas",
    },
  },
  figures: { title: "Cifras", bought: "Contactos comprados", spend: "Gasto", average: "Precio medio", returned: "Devueltos", none: "ninguno aún", day: "Día", perDay: "Contactos por día", latest: "Últimos contactos", lead: "Contacto", price: "Precio", when: "Comprado", mode: "Modo", noLeads: "No compró nada en este período.", part: (count) => `Las ${count} ventas más recientes del período`, state: "Estado" },
  form: {
    newTitle: "Campaña nueva", edit: (name) => `Editar ${name}`, copyOf: (name) => `${name} (copia)`, save: "Guardar campaña", saved: "Guardado. Vale desde el próximo contacto.", made: "La campaña compra desde ahora.", cancel: "Cancelar",
    basics: "Lo que paga", name: "Nombre", exclusive: "Oferta exclusiva, $", exclusiveHint: "Por un contacto que nadie más recibe.", shared: "Oferta compartida, $", sharedHint: "Por un lugar compartido. Hace falta una de las dos ofertas.",
    criteria: "Qué contactos", any: "Si no marca nada, vale cualquiera.", side: "Lado", property_type: "Propiedad", tier: "Nivel", timing: "Plazo", states: "Estados", statesHint: "Dos letras cada uno, con comas: CA, NV.", zips: "Códigos postales", zipsHint: "Cinco dígitos cada uno, separados por comas o líneas. Vacío es en todas partes.",
    minScore: "Puntuación mínima, de 100", priceMin: "Precio desde, $", priceMax: "Precio hasta, $", kept: "Estas reglas quedan como están:",
    limits: "Topes y presupuesto", limitsHint: "Vacío es sin tope. Los plazos empiezan según el reloj de la campaña.", leads: "Contactos", money: "Dinero, $", windows: { day: "Por día", week: "Por semana", month: "Por mes", total: "En total" }, hourKept: "Los topes por hora quedan como están.",
    schedule: "Cuándo compra", pacing: "Ritmo", zone: "Reloj", always: "Siempre", from: "Desde", until: "Hasta", hoursKept: "Tiene varios tramos en un día. Quedan como están.", midnight: "00:00 como fin es medianoche.",
    problems: { name: "Póngale un nombre.", bid: "Indique al menos una oferta.", number: "Escriba un importe mayor que 0.", whole: "Escriba un número entero mayor que 0.", state: (word) => `${word} no es un estado: use dos letras, como CA.`, zip: (word) => `${word} no es un código postal: use cinco dígitos.`, score: "Escriba una puntuación de 0 a 100.", price: "El extremo superior está por debajo del inferior.", hours: "El fin debe ser posterior al comienzo.", see: "Algunos campos necesitan otra revisión. Dicen qué cambiar." },
  },
  demand: {
    label: "Órdenes abiertas", place: "Lugar", side: "Lado", type: "Propiedad", floor: "Puntuación mínima", pays: "Le paga", room: "Cupo hoy", matches: "Contactos suyos que encajan", anywhere: "En todas partes", any: "Cualquiera", counties: (count) => plural(count, "1 condado", `${count} condados`), zips: (count) => plural(count, "1 código postal", `${count} códigos postales`), radius: (miles) => `a ${miles} millas o menos`,
    rooms: { none: "Completa por hoy", under_5: "Menos de 5", "5_to_19": "De 5 a 19", "20_to_99": "De 20 a 99", "100_or_more": "100 o más" }, noLimit: "Sin límite", floorNone: "Ninguna", empty: "Ninguna campaña quiere ahora contactos de sus fuentes. Vuelva a mirar más tarde.", matching: "Solo con contactos que encajan", withRoom: "Solo con cupo hoy", sort: "Ordenar por", all: "Todos",
    sorts: { pays: "La que más paga", matches: "Más coincidencias", floor: "Menor puntuación mínima" }, terms: { share: (percent) => `Calculado con su ${percent} de cada venta, antes de ajustes.`, flat: (amount) => `Calculado con sus ${amount} fijos por venta, antes de ajustes.` }, shown: (count, all) => `${count} de ${all} órdenes`,
    gone: "Esta orden ya no está abierta.", toShelf: "Ver sus contactos en oferta", tiers: "Nivel", exclusivePays: "Por un contacto exclusivo", sharedPays: "Por un lugar compartido", notBid: "no oferta", order: "Orden",
  },
});

export type CampaignTexts = (typeof CAMPAIGN_TEXTS)["en"] | (typeof CAMPAIGN_TEXTS)["es"];
