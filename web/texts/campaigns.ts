// Texts of the campaigns: an advertiser's standing orders, the open demand that affiliates see, and the operator's list.
import { defineTexts, plural } from "../lib/text/text.ts";

export const CAMPAIGN_TEXTS = defineTexts({
  about: { advertiser: "Your standing orders: they buy leads as they come in.", affiliate: "What buyers want now, and what it pays you.", admin: "Every campaign of the network.", other: "Your role has no campaigns." },
  openDemand: "Open demand", label: "Campaigns", create: "Create campaign",
  status: { active: "Active", paused: "Paused", archived: "Archived" },
  columns: { name: "Campaign", owner: "Advertiser", status: "Status", bids: "Bids", exclusive: "Exclusive", shared: "A slot", day: "Cap a day", today: "Today", bought: "Bought", spend: "Spend", average: "Cost per lead", pace: "Against its cap", action: "Action", total: "In 399 days" },
  filters: { status: "Status", owner: "Advertiser" },
  exclusive: (bid: string) => `${bid} exclusive`, shared: (bid: string) => `${bid} a slot`,
  window: { day: "today", week: "this week", month: "this month", total: "in all", hour: "an hour" }, of: (used: string, cap: string, window: string) => `${used} of ${cap} ${window}`, noCap: "No cap",
  starving: "Bought nothing", starvingOnly: (count: number) => plural(count, "1 active campaign bought nothing in this period.", `${count} active campaigns bought nothing in this period.`),
  empty: "No campaign buys for you yet. Say which leads you want and what you pay; it starts at once.", emptyAdmin: "No advertiser has made a campaign yet.",
  pause: "Pause", resume: "Resume", pauseNamed: (name: string) => `Pause ${name}`, resumeNamed: (name: string) => `Resume ${name}`,
  paused: (name: string) => `${name} is paused.`, resumed: (name: string) => `${name} buys again.`, notYours: "Only its owner may change it.",
  leads: (count: number, written: string) => plural(count, "1 lead", `${written} leads`), until: (day: string) => `until ${day}`, pausedUntil: (day: string) => `Paused until ${day}`, pausedNamedUntil: (name: string, day: string) => `${name} is paused until ${day}.`, pausedMany: (count: number) => `${count} campaigns are paused.`, pausedManyUntil: (count: number, day: string) => `${count} campaigns are paused until ${day}.`,
  resumedMany: (count: number) => `${count} campaigns buy again.`, takenBack: (count: number) => plural(count, "1 campaign is as it was.", `${count} campaigns are as they were.`), notTurned: (count: number) => plural(count, "1 campaign stays as it was, and is still selected:", `${count} campaigns stay as they were, and are still selected:`),
  noneActive: "None of these is active.", nonePaused: "None of these is paused.", noneOwn: "Archived campaigns stay as they are.",
  pauseUntil: {
    open: "Pause until…", named: (name: string) => `Pause until: ${name}`, title: (count: number) => plural(count, "Pause until", `Pause ${count} campaigns until`), day: "Day", hint: (zone: string) => `Buying begins again at the start of this day, by the clock of ${zone}.`,
    endless: "Without an end", missing: "Choose a day.", past: "Choose a day after today.", far: "Choose a day within a year.",
  },
  terms: { exclusive: "Exclusive bid", shared: "Shared bid", day: "Cap a day" }, termOf: (term: string, name: string) => `${term} of ${name}`, termSaved: (name: string, term: string, value: string) => `${name}: ${term.toLowerCase()} ${value}.`, termGone: (name: string, term: string) => `${name} has no ${term.toLowerCase()} now.`, noBid: "No bid",
  termHints: { exclusive: "Dollars, for a lead that nobody else gets. Empty is no bid.", shared: "Dollars, for one shared slot. Empty is no bid.", day: "Leads. Empty is no cap." },
  termProblems: {
    cents: "Type an amount above 0, such as 62.50.", leads: "Type a whole number above 0.", budget: "A budget of this campaign is less than one lead costs then: open it and raise that first.", caps: "A cap of a shorter time allows more than this: open the campaign and lower that first.",
    elsewhere: "Another part of this campaign must be mended first: open it and edit it.",
  },
  askPause: { title: "Pause this campaign?", text: (owner: string) => `${owner} buys nothing with it from now on. They can resume it.` },
  demand: {
    label: "Open orders", place: "Place", side: "Side", type: "Property", floor: "Score floor", pays: "Pays you", room: "Room today", matches: "Your leads that match", noMatch: "None yet", anywhere: "Everywhere", any: "Any", wanted: "Wanted", counties: (count: number) => plural(count, "1 county", `${count} counties`), zips: (count: number) => plural(count, "1 ZIP", `${count} ZIPs`), radius: (miles: string) => `within ${miles} miles`,
    rooms: { none: "Full today", under_5: "Fewer than 5", "5_to_19": "5 to 19", "20_to_99": "20 to 99", "100_or_more": "100 or more" }, noLimit: "No limit", floorNone: "None", empty: "No campaign wants leads from your sources now. Look again later.", matching: "Only with matching leads", withRoom: "Only with room today", sort: "Sort by", all: "All",
    sorts: { best: "Best for you now", pays: "Pays most", matches: "Most matches", floor: "Lowest score floor" }, terms: { share: (percent: string) => `Worked out with your ${percent} of a sale, before adjustments.`, flat: (amount: string) => `Worked out with your flat ${amount} a sale, before adjustments.` }, shown: (count: number, all: number) => `${count} of ${all} orders`,
    gone: "This order is not open any more.", toShelf: "See your leads on offer", tiers: "Tier", exclusivePays: "For an exclusive lead", sharedPays: "For a shared slot", notBid: "does not bid", order: "Order",
    least: "Pays at least, in dollars",
    leads: "Leads", leadsOf: (tiers: string) => `${tiers} leads`, scoreFrom: (score: string) => `score from ${score}`, sides: { buyer: "buyers", seller: "sellers", buyer_and_seller: "buyers who also sell", renter: "renters", investor_seller: "investors who sell", unknown: "side not known" },
  },
}, {
  about: { advertiser: "Sus órdenes permanentes: compran contactos a medida que llegan.", affiliate: "Lo que los compradores quieren ahora y lo que le paga.", admin: "Todas las campañas de la red.", other: "Su función no tiene campañas." },
  openDemand: "Demanda abierta", label: "Campañas", create: "Crear campaña",
  status: { active: "Activa", paused: "En pausa", archived: "Archivada" },
  columns: { name: "Campaña", owner: "Anunciante", status: "Estado", bids: "Ofertas", exclusive: "Exclusiva", shared: "Por lugar", day: "Tope diario", today: "Hoy", bought: "Comprados", spend: "Gasto", average: "Costo por contacto", pace: "Frente a su tope", action: "Acción", total: "En 399 días" },
  filters: { status: "Estado", owner: "Anunciante" },
  exclusive: (bid) => `${bid} exclusivo`, shared: (bid) => `${bid} por lugar`,
  window: { day: "hoy", week: "esta semana", month: "este mes", total: "en total", hour: "por hora" }, of: (used, cap, window) => `${used} de ${cap} ${window}`, noCap: "Sin tope",
  starving: "No compró nada", starvingOnly: (count) => plural(count, "1 campaña activa no compró nada en este período.", `${count} campañas activas no compraron nada en este período.`),
  empty: "Ninguna campaña compra para usted todavía. Diga qué contactos quiere y cuánto paga; empieza enseguida.", emptyAdmin: "Ningún anunciante ha creado una campaña todavía.",
  pause: "Pausar", resume: "Reanudar", pauseNamed: (name) => `Pausar ${name}`, resumeNamed: (name) => `Reanudar ${name}`,
  paused: (name) => `${name} está en pausa.`, resumed: (name) => `${name} vuelve a comprar.`, notYours: "Solo su dueño puede cambiarla.",
  leads: (count, written) => plural(count, "1 contacto", `${written} contactos`), until: (day) => `hasta el ${day}`, pausedUntil: (day) => `En pausa hasta el ${day}`, pausedNamedUntil: (name, day) => `${name} está en pausa hasta el ${day}.`, pausedMany: (count) => `${count} campañas están en pausa.`, pausedManyUntil: (count, day) => `${count} campañas están en pausa hasta el ${day}.`,
  resumedMany: (count) => `${count} campañas vuelven a comprar.`, takenBack: (count) => plural(count, "1 campaña está como estaba.", `${count} campañas están como estaban.`), notTurned: (count) => plural(count, "1 campaña queda como estaba y sigue seleccionada:", `${count} campañas quedan como estaban y siguen seleccionadas:`),
  noneActive: "Ninguna de estas está activa.", nonePaused: "Ninguna de estas está en pausa.", noneOwn: "Las campañas archivadas quedan como están.",
  pauseUntil: {
    open: "Pausar hasta…", named: (name) => `Pausar hasta: ${name}`, title: (count) => plural(count, "Pausar hasta", `Pausar ${count} campañas hasta`), day: "Día", hint: (zone) => `Se vuelve a comprar desde el comienzo de este día, según el reloj de ${zone}.`,
    endless: "Sin fecha de fin", missing: "Elija un día.", past: "Elija un día posterior a hoy.", far: "Elija un día dentro de un año.",
  },
  terms: { exclusive: "Oferta exclusiva", shared: "Oferta compartida", day: "Tope diario" }, termOf: (term, name) => `${term} de ${name}`, termSaved: (name, term, value) => `${name}: ${term.toLowerCase()} ${value}.`, termGone: (name, term) => `${name} ya no tiene ${term.toLowerCase()}.`, noBid: "Sin oferta",
  termHints: { exclusive: "Dólares, por un contacto que nadie más recibe. Vacío es sin oferta.", shared: "Dólares, por un lugar compartido. Vacío es sin oferta.", day: "Contactos. Vacío es sin tope." },
  termProblems: {
    cents: "Escriba un importe mayor que 0, como 62.50.", leads: "Escriba un número entero mayor que 0.", budget: "Un presupuesto de esta campaña es menos de lo que costaría un contacto: ábrala y súbalo primero.", caps: "Un tope de un plazo más corto permite más que esto: abra la campaña y bájelo primero.",
    elsewhere: "Antes hay que corregir otra parte de esta campaña: ábrala y edítela.",
  },
  askPause: { title: "¿Pausar esta campaña?", text: (owner) => `${owner} ya no comprará nada con ella. Puede reanudarla.` },
  demand: {
    label: "Órdenes abiertas", place: "Lugar", side: "Lado", type: "Propiedad", floor: "Puntuación mínima", pays: "Le paga", room: "Cupo hoy", matches: "Contactos suyos que encajan", noMatch: "Aún ninguno", anywhere: "En todas partes", any: "Cualquiera", wanted: "Se busca", counties: (count) => plural(count, "1 condado", `${count} condados`), zips: (count) => plural(count, "1 código postal", `${count} códigos postales`), radius: (miles) => `a ${miles} millas o menos`,
    rooms: { none: "Completa por hoy", under_5: "Menos de 5", "5_to_19": "De 5 a 19", "20_to_99": "De 20 a 99", "100_or_more": "100 o más" }, noLimit: "Sin límite", floorNone: "Ninguna", empty: "Ninguna campaña quiere ahora contactos de sus fuentes. Vuelva a mirar más tarde.", matching: "Solo con contactos que encajan", withRoom: "Solo con cupo hoy", sort: "Ordenar por", all: "Todos",
    sorts: { best: "Lo mejor para usted ahora", pays: "La que más paga", matches: "Más coincidencias", floor: "Menor puntuación mínima" }, terms: { share: (percent) => `Calculado con su ${percent} de cada venta, antes de ajustes.`, flat: (amount) => `Calculado con sus ${amount} fijos por venta, antes de ajustes.` }, shown: (count, all) => `${count} de ${all} órdenes`,
    gone: "Esta orden ya no está abierta.", toShelf: "Ver sus contactos en oferta", tiers: "Nivel", exclusivePays: "Por un contacto exclusivo", sharedPays: "Por un lugar compartido", notBid: "no oferta", order: "Orden",
    least: "Paga al menos, en dólares",
    leads: "Contactos", leadsOf: (tiers) => `Contactos de nivel ${tiers}`, scoreFrom: (score) => `puntuación desde ${score}`, sides: { buyer: "compradores", seller: "vendedores", buyer_and_seller: "compradores que también venden", renter: "inquilinos", investor_seller: "inversores que venden", unknown: "lado desconocido" },
  },
});

export type CampaignTexts = (typeof CAMPAIGN_TEXTS)["en"] | (typeof CAMPAIGN_TEXTS)["es"];
