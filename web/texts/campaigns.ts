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
  starving: "Bought nothing", starvingOnly: (count: number) => plural(count, "1 active campaign bought nothing in this period.", `${count} active campaigns bought nothing in this period.`),
  empty: "No campaign buys for you yet. Say which leads you want and what you pay; it starts at once.", emptyAdmin: "No advertiser has made a campaign yet.",
  pause: "Pause", resume: "Resume", pauseNamed: (name: string) => `Pause ${name}`, resumeNamed: (name: string) => `Resume ${name}`,
  paused: (name: string) => `${name} is paused.`, resumed: (name: string) => `${name} buys again.`, notYours: "Only its owner may change it.",
  askPause: { title: "Pause this campaign?", text: (owner: string) => `${owner} buys nothing with it from now on. They can resume it.` },
  demand: {
    label: "Open orders", place: "Place", side: "Side", type: "Property", floor: "Score floor", pays: "Pays you", room: "Room today", matches: "Your leads that match", noMatch: "None yet", anywhere: "Everywhere", any: "Any", wanted: "Wanted", counties: (count: number) => plural(count, "1 county", `${count} counties`), zips: (count: number) => plural(count, "1 ZIP", `${count} ZIPs`), radius: (miles: string) => `within ${miles} miles`,
    rooms: { none: "Full today", under_5: "Fewer than 5", "5_to_19": "5 to 19", "20_to_99": "20 to 99", "100_or_more": "100 or more" }, noLimit: "No limit", floorNone: "None", empty: "No campaign wants leads from your sources now. Look again later.", matching: "Only with matching leads", withRoom: "Only with room today", sort: "Sort by", all: "All",
    sorts: { best: "Best for you now", pays: "Pays most", matches: "Most matches", floor: "Lowest score floor" }, terms: { share: (percent: string) => `Worked out with your ${percent} of a sale, before adjustments.`, flat: (amount: string) => `Worked out with your flat ${amount} a sale, before adjustments.` }, shown: (count: number, all: number) => `${count} of ${all} orders`,
    gone: "This order is not open any more.", toShelf: "See your leads on offer", tiers: "Tier", exclusivePays: "For an exclusive lead", sharedPays: "For a shared slot", notBid: "does not bid", order: "Order",
    leads: "Leads", leadsOf: (tiers: string) => `${tiers} leads`, scoreFrom: (score: string) => `score from ${score}`, sides: { buyer: "buyers", seller: "sellers", buyer_and_seller: "buyers who also sell", renter: "renters", investor_seller: "investors who sell", unknown: "side not known" },
  },
}, {
  about: { advertiser: "Sus órdenes permanentes: compran contactos a medida que llegan.", affiliate: "Lo que los compradores quieren ahora y lo que le paga.", admin: "Todas las campañas de la red.", other: "Su función no tiene campañas." },
  openDemand: "Demanda abierta", label: "Campañas", create: "Crear campaña",
  status: { active: "Activa", paused: "En pausa", archived: "Archivada" },
  columns: { name: "Campaña", owner: "Anunciante", status: "Estado", bids: "Ofertas", today: "Hoy", bought: "Comprados", spend: "Gasto", average: "Precio medio", pace: "Frente a su tope", action: "Acción", total: "En 399 días" },
  filters: { status: "Estado", owner: "Anunciante" },
  exclusive: (bid) => `${bid} exclusivo`, shared: (bid) => `${bid} por lugar`,
  window: { day: "hoy", week: "esta semana", month: "este mes", total: "en total", hour: "por hora" }, of: (used, cap, window) => `${used} de ${cap} ${window}`, noCap: "Sin tope",
  starving: "No compró nada", starvingOnly: (count) => plural(count, "1 campaña activa no compró nada en este período.", `${count} campañas activas no compraron nada en este período.`),
  empty: "Ninguna campaña compra para usted todavía. Diga qué contactos quiere y cuánto paga; empieza enseguida.", emptyAdmin: "Ningún anunciante ha creado una campaña todavía.",
  pause: "Pausar", resume: "Reanudar", pauseNamed: (name) => `Pausar ${name}`, resumeNamed: (name) => `Reanudar ${name}`,
  paused: (name) => `${name} está en pausa.`, resumed: (name) => `${name} vuelve a comprar.`, notYours: "Solo su dueño puede cambiarla.",
  askPause: { title: "¿Pausar esta campaña?", text: (owner) => `${owner} ya no comprará nada con ella. Puede reanudarla.` },
  demand: {
    label: "Órdenes abiertas", place: "Lugar", side: "Lado", type: "Propiedad", floor: "Puntuación mínima", pays: "Le paga", room: "Cupo hoy", matches: "Contactos suyos que encajan", noMatch: "Aún ninguno", anywhere: "En todas partes", any: "Cualquiera", wanted: "Se busca", counties: (count) => plural(count, "1 condado", `${count} condados`), zips: (count) => plural(count, "1 código postal", `${count} códigos postales`), radius: (miles) => `a ${miles} millas o menos`,
    rooms: { none: "Completa por hoy", under_5: "Menos de 5", "5_to_19": "De 5 a 19", "20_to_99": "De 20 a 99", "100_or_more": "100 o más" }, noLimit: "Sin límite", floorNone: "Ninguna", empty: "Ninguna campaña quiere ahora contactos de sus fuentes. Vuelva a mirar más tarde.", matching: "Solo con contactos que encajan", withRoom: "Solo con cupo hoy", sort: "Ordenar por", all: "Todos",
    sorts: { best: "Lo mejor para usted ahora", pays: "La que más paga", matches: "Más coincidencias", floor: "Menor puntuación mínima" }, terms: { share: (percent) => `Calculado con su ${percent} de cada venta, antes de ajustes.`, flat: (amount) => `Calculado con sus ${amount} fijos por venta, antes de ajustes.` }, shown: (count, all) => `${count} de ${all} órdenes`,
    gone: "Esta orden ya no está abierta.", toShelf: "Ver sus contactos en oferta", tiers: "Nivel", exclusivePays: "Por un contacto exclusivo", sharedPays: "Por un lugar compartido", notBid: "no oferta", order: "Orden",
    leads: "Contactos", leadsOf: (tiers) => `Contactos de nivel ${tiers}`, scoreFrom: (score) => `puntuación desde ${score}`, sides: { buyer: "compradores", seller: "vendedores", buyer_and_seller: "compradores que también venden", renter: "inquilinos", investor_seller: "inversores que venden", unknown: "lado desconocido" },
  },
});

export type CampaignTexts = (typeof CAMPAIGN_TEXTS)["en"] | (typeof CAMPAIGN_TEXTS)["es"];
