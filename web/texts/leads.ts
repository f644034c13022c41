// Texts of the list of leads and of a lead's page.
import { defineTexts } from "../lib/text/define-texts.ts";

export const LEADS_TEXTS = defineTexts({
  about: { advertiser: "Leads you bought. Call the newest first: the clock starts at delivery.", affiliate: "Leads you brought in, and what became of each.", admin: "Every lead of the network, with its source and its sales.", other: "Leads are shown to buyers, sellers and the operator." },
  parts: { label: "Leads, imports and leads by hand", leads: "Leads", imports: "Imports", drafts: "By hand", aboutDrafts: "Leads you take down for somebody. The person gets a link, checks what you wrote and gives their own consent; then it is posted.", aboutImports: "Bring leads in from a CSV file. It is read and checked in this browser: what cannot be imported never leaves it." },
  list: { advertiser: "Bought leads", affiliate: "Your leads", admin: "All leads" },
  columns: { lead: "Lead", place: "Place", range: "Price range", score: "Score", paid: "Paid", earned: "Earned", since: "Since", status: "Status", received: "Received", sales: "Sales", mode: "Sold as", progress: "What came of it", timing: "Timing", source: "Source" },
  filters: { side: "Side", state: "State", stateHint: "Two letters, such as CA", status: "Status", tier: "Tier", timing: "Timing", type: "Type", reason: "Reason", zip: "ZIP", score: "Score", progress: "What came of it" },
  views: { all: "All", toCall: "To call", hot: "Hot", soon: "Within 30 days", available: "Available", sold: "Sold", rejected: "Rejected", quarantined: "Being looked at" },
  empty: {
    advertiser: "You have not bought a lead yet. Set up a campaign that buys for you, or pick one from the marketplace.", affiliate: "You have not sent a lead yet. Import a file, or post one with a source's key; then it stands here with its price.", admin: "No lead has come in yet. Approve an affiliate, and its sources can post.",
    toCampaign: "Create a campaign", toMarketplace: "Go to the marketplace", toSources: "Go to your sources", toImports: "Import a CSV file", toUsers: "Go to users",
  },
  open: "open", upTo: (price: string) => `up to ${price}`, from: (price: string) => `from ${price}`, priceUnknown: "Price not given", unsold: "Unsold", times: (count: number) => (count === 1 ? "1 sale" : `${count} sales`),
  page: {
    back: "All leads", contact: "Contact", facts: "Facts", way: "The way it took", decision: "Who could have bought it", consent: "Consent", custom: "Also sent by the source", sales: "Sales", loadingContact: "The contact is being loaded.",
    call: "Call", mail: "E-mail", name: "Name", phone: "Phone", email: "E-mail", street: "Street", motivation: "Motivation", comments: "Comments", erased: "The contact has been erased.", soldOn: "Sold exclusively: the contact is the buyer's now.", notKept: "The contact is not kept for a refused lead.",
    show: "Show the contact", showText: "This look is written to the activity log, with your name.", shown: "Written to the activity log.",
    property: "Property", timing: "Timing", finance: "Financing", agent: "Agent", size: "Size", price: "Price range", received: "Received", id: "Id", sub: "Sub ids", click: "Click id", duplicateOf: "Duplicate of", consentText: "What the person agreed to", given: "Given", channels: "By", sellers: "For", network: "The network's buyer list", nobody: "Nobody named",
    page: "Page", ip: "IP address", certificate: "Certificate", agentString: "Browser",
    steps: { received: "Received", accepted: "Checked and accepted", refused: "Refused", scored: (total: string, tier: string) => `Scored ${total} of 100 · ${tier}`, sold: (mode: string, price: string) => `Sold · ${mode} · ${price}`, listed: "Listed on the marketplace", returned: "Returned", delivered: "Delivered in the app", arrived: (where: string) => `Handed to ${where}`, expired: "Left the marketplace unsold" },
    active: (count: string) => `${count} campaigns were active.`, complete: "Every campaign that it fitted has a line.", incomplete: "The lines are those that could have brought most.", noLines: "None of your campaigns was in question for it.", fewer: "fewer than 5", noDecision: "It was refused before any campaign was asked.",
    campaign: "Campaign", owner: "Account", outcome: "Outcome", bid: "Bid", reason: "Reason", count: "Campaigns", band: "It went for", bought: "you bought it", floor: (mode: string, price: string) => `${mode}: at least ${price}.`, priceRule: { first_price: "Winners pay what they bid.", second_price: "Winners pay the least that would still have won." }, result: { unsold: "No campaign bought it.", shared: "It was sold shared.", exclusive: "It was sold exclusively." },
    answer: "Answer to the post", buyer: "Buyer", slot: "Slot", price_: "Price", when: "When", soldStatus: "Status",
  },
}, {
  about: { advertiser: "Contactos que compró. Llame primero a los más nuevos: el reloj empieza con la entrega.", affiliate: "Contactos que usted trajo y qué fue de cada uno.", admin: "Todos los contactos de la red, con su fuente y sus ventas.", other: "Los contactos se muestran a compradores, vendedores y al operador." },
  parts: { label: "Contactos, importaciones y contactos a mano", leads: "Contactos", imports: "Importaciones", drafts: "A mano", aboutDrafts: "Contactos que usted anota por alguien. La persona recibe un enlace, revisa lo escrito y da su propio consentimiento; entonces se envía.", aboutImports: "Traiga contactos de un archivo CSV. Se lee y revisa en este navegador: lo que no se puede importar nunca sale de él." },
  list: { advertiser: "Contactos comprados", affiliate: "Sus contactos", admin: "Todos los contactos" },
  columns: { lead: "Contacto", place: "Lugar", range: "Rango de precio", score: "Puntos", paid: "Pagado", earned: "Ganado", since: "Desde", status: "Estado", received: "Recibido", sales: "Ventas", mode: "Vendido como", progress: "Qué fue de él", timing: "Plazo", source: "Fuente" },
  filters: { side: "Lado", state: "Estado (EE. UU.)", stateHint: "Dos letras, como CA", status: "Estado", tier: "Nivel", timing: "Plazo", type: "Tipo", reason: "Motivo", zip: "Código postal", score: "Puntos", progress: "Qué fue de él" },
  views: { all: "Todos", toCall: "Por llamar", hot: "Calientes", soon: "En 30 días", available: "Disponibles", sold: "Vendidos", rejected: "Rechazados", quarantined: "En revisión" },
  empty: {
    advertiser: "Aún no ha comprado contactos. Cree una campaña que compre por usted, o elija uno en el mercado.", affiliate: "Aún no ha enviado contactos. Importe un archivo, o envíe uno con la clave de una fuente; aparecerá aquí con su precio.", admin: "Aún no ha llegado ningún contacto. Apruebe a un afiliado y sus fuentes podrán enviar.",
    toCampaign: "Crear una campaña", toMarketplace: "Ir al mercado", toSources: "Ir a sus fuentes", toImports: "Importar un archivo CSV", toUsers: "Ir a usuarios",
  },
  open: "abierto", upTo: (price) => `hasta ${price}`, from: (price) => `desde ${price}`, priceUnknown: "Precio no indicado", unsold: "Sin vender", times: (count) => (count === 1 ? "1 venta" : `${count} ventas`),
  page: {
    back: "Todos los contactos", contact: "Datos de contacto", facts: "Datos", way: "Su recorrido", decision: "Quién pudo comprarlo", consent: "Consentimiento", custom: "También enviado por la fuente", sales: "Ventas", loadingContact: "Se están cargando los datos de contacto.",
    call: "Llamar", mail: "Correo", name: "Nombre", phone: "Teléfono", email: "Correo", street: "Calle", motivation: "Motivo", comments: "Comentarios", erased: "Los datos de contacto se borraron.", soldOn: "Vendido en exclusiva: los datos son ahora del comprador.", notKept: "Los datos de un contacto rechazado no se guardan.",
    show: "Mostrar los datos de contacto", showText: "Esta consulta queda en el registro de actividad, con su nombre.", shown: "Quedó en el registro de actividad.",
    property: "Propiedad", timing: "Plazo", finance: "Financiación", agent: "Agente", size: "Tamaño", price: "Rango de precio", received: "Recibido", id: "Id", sub: "Sub ids", click: "Id del clic", duplicateOf: "Duplicado de", consentText: "Lo que la persona aceptó", given: "Dado", channels: "Por", sellers: "Para", network: "La lista de compradores de la red", nobody: "Nadie nombrado",
    page: "Página", ip: "Dirección IP", certificate: "Certificado", agentString: "Navegador",
    steps: { received: "Recibido", accepted: "Revisado y aceptado", refused: "Rechazado", scored: (total, tier) => `Puntuado ${total} de 100 · ${tier}`, sold: (mode, price) => `Vendido · ${mode} · ${price}`, listed: "Puesto en el mercado", returned: "Devuelto", delivered: "Entregado en la aplicación", arrived: (where) => `Entregado a ${where}`, expired: "Salió del mercado sin venderse" },
    active: (count) => `${count} campañas estaban activas.`, complete: "Cada campaña en la que encajaba tiene una línea.", incomplete: "Las líneas son las que más podían aportar.", noLines: "Ninguna de sus campañas entraba en cuestión.", fewer: "menos de 5", noDecision: "Se rechazó antes de consultar a ninguna campaña.",
    campaign: "Campaña", owner: "Cuenta", outcome: "Resultado", bid: "Oferta", reason: "Motivo", count: "Campañas", band: "Se vendió por", bought: "usted lo compró", floor: (mode, price) => `${mode}: al menos ${price}.`, priceRule: { first_price: "Quien gana paga lo que ofreció.", second_price: "Quien gana paga lo mínimo con lo que habría ganado." }, result: { unsold: "Ninguna campaña lo compró.", shared: "Se vendió compartido.", exclusive: "Se vendió en exclusiva." },
    answer: "Respuesta al envío", buyer: "Comprador", slot: "Lugar", price_: "Precio", when: "Cuándo", soldStatus: "Estado",
  },
});
