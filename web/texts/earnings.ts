// Texts of the earnings' screen: what leads brought an affiliate, what they cost an advertiser, and what the network kept.
import { defineTexts } from "../lib/text/text.ts";

export const EARNING_TEXTS = defineTexts({
  about: { affiliate: "What your leads earned, and when it reaches you.", advertiser: "What your leads cost, and where the money went.", admin: "What the network kept of each sale, and who brought it.", other: "Your account has no figures of its own." },
  way: {
    title: "From pending to paid", pending: "Pending", payable: "Payable", paid: "Paid out", disputed: (amount: string) => `of it ${amount} waits for returns to be decided`, undisputed: "no return is open", nextPayout: "ready for a payout", underWay: (amount: string) => `of it ${amount} in a payout under way`, belowLeast: (amount: string) => `paid out from ${amount} on`, soFar: "so far",
    rule: (days: string, more: string, first: string) => `An earning becomes payable ${days} days after delivery, when no return is open; ${more} days later for leads delivered in your first ${first} days.`,
  },
  hold: {
    advice: "Advice", title: "What is held, and why", reason: "Waits for", count: "Earnings", amount: "Amount", until: "Free at the latest", sum: "Pending", unknown: "When it is decided", soon: "Within minutes",
    reasons: { open_return: "An open return", return_window: "The 7 days for returns", new_affiliate: "30 days more for a new affiliate", card: "30 days after a card charge", due: "Nothing: it becomes payable" },
    short: { open_return: "open return", return_window: "return window", new_affiliate: "new affiliate", card: "paid by card", due: "due" }, line: (reason: string, until: string) => `${reason}, until ${until}`,
  },
  calendar: { title: "When pending becomes payable", none: "Nothing is on its way. What your leads earn stands here with the day on which it becomes payable.", noneDisputed: "All that is pending waits for returns to be decided.", today: "Today", toReturns: "Answer returns" },
  sources: {
    title: "By source and sub id", by: "Group by", without: "none given", all: "Together", none: "No source earned anything in this period. Post a lead with a source's key to see it here.", make: "Look at the sources", total: "All sources",
    perClick: "Earned per click", clicks: (count: number, written: string) => (count === 1 ? `of ${written} click` : `of ${written} clicks`), clicksCounted: "Earned per click counts the clicks of this period on your tracking links, and what the leads that came of them earned until now.",
  },
  pings: {
    title: "Pings", about: "What was offered for leads before you sent their contact, by source and its first sub id.", none: "You sent no ping in this period. A ping asks what a lead would earn before its contact is sent, and the offer is binding.", docs: "How to ping", source: "Source", noSub: "no sub1",
    pings: "Pings", bidRate: "Bid rate", averageBid: "Average bid", winRate: "Win rate", acceptRate: "Post-accept rate",
  },
  list: {
    title: "Every earning", label: "Earnings", lead: "Lead", source: "Source", mode: "Sold as", amount: "Amount", amountFilter: "Amount, $", status: "Status", at: "Sold", unknown: "Lead", views: { all: "All" }, none: "No lead of yours was sold yet. Look at what buyers want now, and bring it.", demand: "See open demand",
    sum: (amount: string) => `${amount} in these rows, without reversed ones`, about: "Whatever the period. Reversed means that the buyer got its money back.",
  },
  outcomes: {
    title: "Return on leads", groupBy: "Group by", about: "How far you came with the leads you kept, by what you noted about them. A lead counts for every step that it ever reached, and as won while it is.", breakEven: "Break-even bid",
    deal: "What a won deal brings you, $", dealHint: "Kept with your sign-in; nobody else sees it. The break-even bid is what a lead may cost so that the deals won still pay for all of them.", dealSave: "Keep", dealSame: "This is kept already.", dealWrong: "Type an amount from $1 to $100,000.",
  },
  spend: { byCampaign: "By campaign", bySource: "By source", sourceAbout: "Sources are named for you alone. Where much is given back, compare those leads with the others before you narrow a campaign.", total: "Together", none: "You bought nothing in this period. What a campaign buys stands here.", campaigns: "Look at the campaigns", map: "Spend by state" },
  board: {
    title: "Leaderboard", about: "The margin is the network's part of the volume.", by: "Who is compared", affiliate: "Affiliates", buyer: "Buyers", rank: "Ranked by", ranks: { volume: "Volume", revenue: "Network's part", margin: "Margin", returned: "Fewest returns" },
    place: "Place before", up: (places: number, before: string) => `▲ up ${places}, was ${before}`, down: (places: number, before: string) => `▼ down ${places}, was ${before}`, same: "same place", fresh: "was not there", total: "The network",
    none: "No sale in this period or the one before. Approve affiliates and advertisers, and leads will be sold.", users: "Look at the accounts",
  },
}, {
  about: { affiliate: "Lo que ganaron sus contactos y cuándo le llega.", advertiser: "Lo que cuestan sus contactos y adónde fue el dinero.", admin: "Lo que la red conservó de cada venta y quién la trajo.", other: "Su cuenta no tiene cifras propias." },
  way: {
    title: "De pendiente a pagado", pending: "Pendiente", payable: "Por pagar", paid: "Pagado", disputed: (amount) => `de ello, ${amount} espera a que se decidan devoluciones`, undisputed: "no hay devoluciones abiertas", nextPayout: "listo para un pago", underWay: (amount) => `de ello, ${amount} en un pago en curso`, belowLeast: (amount) => `se paga a partir de ${amount}`, soFar: "hasta ahora",
    rule: (days, more, first) => `Una ganancia pasa a «Por pagar» ${days} días después de la entrega, si no hay una devolución abierta; ${more} días más tarde para los contactos entregados en sus primeros ${first} días.`,
  },
  hold: {
    advice: "Aviso", title: "Qué está retenido y por qué", reason: "Espera", count: "Ganancias", amount: "Importe", until: "Libre a más tardar", sum: "Pendiente", unknown: "Cuando se decida", soon: "En minutos",
    reasons: { open_return: "Una devolución abierta", return_window: "Los 7 días para devoluciones", new_affiliate: "30 días más por ser afiliado nuevo", card: "30 días tras un cargo a tarjeta", due: "Nada: pasa a estar por pagar" },
    short: { open_return: "devolución abierta", return_window: "plazo de devolución", new_affiliate: "afiliado nuevo", card: "pagado con tarjeta", due: "listo" }, line: (reason, until) => `${reason}, hasta ${until}`,
  },
  calendar: { title: "Cuándo lo pendiente pasa a «Por pagar»", none: "No hay nada en camino. Lo que ganen sus contactos aparece aquí con el día en que pasa a «Por pagar».", noneDisputed: "Todo lo pendiente espera a que se decidan devoluciones.", today: "Hoy", toReturns: "Responder devoluciones" },
  sources: {
    title: "Por fuente y subidentificador", by: "Agrupar por", without: "sin indicar", all: "En total", none: "Ninguna fuente ganó nada en este período. Envíe un contacto con la clave de una fuente para verlo aquí.", make: "Ver las fuentes", total: "Todas las fuentes",
    perClick: "Ganado por clic", clicks: (count, written) => (count === 1 ? `de ${written} clic` : `de ${written} clics`), clicksCounted: "Lo ganado por clic cuenta los clics de este período en sus enlaces de seguimiento, y lo que han ganado hasta ahora los contactos que vinieron de ellos.",
  },
  pings: {
    title: "Consultas previas", about: "Lo que se ofreció por contactos antes de enviar sus datos, por fuente y su primer subidentificador.", none: "No envió ninguna consulta previa en este período. Pregunta cuánto ganaría un contacto antes de enviar sus datos, y la oferta es vinculante.", docs: "Cómo consultar", source: "Fuente", noSub: "sin sub1",
    pings: "Consultas", bidRate: "Tasa de ofertas", averageBid: "Oferta media", winRate: "Tasa de ventas", acceptRate: "Tasa de aceptación",
  },
  list: {
    title: "Todas las ganancias", label: "Ganancias", lead: "Contacto", source: "Fuente", mode: "Vendido como", amount: "Importe", amountFilter: "Importe, $", status: "Situación", at: "Vendido", unknown: "Contacto", views: { all: "Todas" }, none: "Aún no se vendió ningún contacto suyo. Mire lo que los compradores quieren ahora y tráigalo.", demand: "Ver la demanda abierta",
    sum: (amount) => `${amount} en estas filas, sin las revertidas`, about: "De cualquier período. Revertida significa que el comprador recuperó su dinero.",
  },
  outcomes: {
    title: "Rendimiento de los contactos", groupBy: "Agrupar por", about: "Hasta dónde llegó con los contactos que conservó, según lo que anotó. Un contacto cuenta en cada paso al que llegó alguna vez, y como ganado mientras lo esté.", breakEven: "Oferta de equilibrio",
    deal: "Lo que le aporta un trato ganado, $", dealHint: "Queda guardado con su acceso; nadie más lo ve. La oferta de equilibrio es lo que puede costar un contacto para que los tratos ganados paguen todos.", dealSave: "Guardar", dealSame: "Ya está guardado.", dealWrong: "Escriba un importe de $1 a $100,000.",
  },
  spend: { byCampaign: "Por campaña", bySource: "Por fuente", sourceAbout: "Los nombres de las fuentes existen solo para usted. Donde se devuelve mucho, compare esos contactos con los demás antes de ajustar una campaña.", total: "En total", none: "No compró nada en este período. Lo que compre una campaña aparece aquí.", campaigns: "Ver las campañas", map: "Gasto por estado" },
  board: {
    title: "Clasificación", about: "El margen es la parte de la red en el volumen.", by: "A quién se compara", affiliate: "Afiliados", buyer: "Compradores", rank: "Ordenado por", ranks: { volume: "Volumen", revenue: "Parte de la red", margin: "Margen", returned: "Menos devoluciones" },
    place: "Puesto anterior", up: (places, before) => `▲ sube ${places}, era ${before}`, down: (places, before) => `▼ baja ${places}, era ${before}`, same: "mismo puesto", fresh: "no estaba", total: "La red",
    none: "Ninguna venta en este período ni en el anterior. Apruebe afiliados y anunciantes, y se venderán contactos.", users: "Ver las cuentas",
  },
});
