// Texts of the marketplace: the shelf as its buyers, sellers and the operator see it, and buying by hand.
import { defineTexts, plural } from "../lib/text/text.ts";

export const MARKETPLACE_TEXTS = defineTexts({
  about: { advertiser: "Leads on offer now. The contact is yours the moment you buy.", affiliate: "Your leads on offer, and what they cost a buyer now.", admin: "Every lead on offer in the network.", other: "Your role has no part in the marketplace." },
  label: "Leads on offer",
  columns: { lead: "Lead", place: "Place", range: "Range", score: "Score", marks: "Checks", listed: "Listed", slots: "Slots left", price: "Price now", next: "Next price", ends: "Ends", owner: "Affiliate", action: "Buy" },
  filters: { side: "Side", state: "State", tier: "Tier", type: "Property", timing: "Timing", price: "Exclusive price", zip: "ZIP", zipHint: "Five digits" },
  licensed: (states: string) => `Your licensed states: ${states}`, everywhere: "Show every state", onlyLicensed: "Only my licensed states",
  empty: {
    advertiser: "Nothing is on offer in your licensed states. A campaign buys such leads the moment they come in.", makeCampaign: "Create campaign", affiliate: "None of your leads is on offer. Leads that no campaign buys come here when their source lists them.", sources: "To your sources",
    admin: "Nothing is on offer. Leads that no campaign buys come here when their source lists them.",
  },
  bandNone: "Price not given", from: (price: string) => `from ${price}`, upTo: (price: string) => `up to ${price}`,
  exclusive: "Exclusive", slot: "Shared slot", slotOf: (left: string, total: string) => `${left} of ${total}`, notOffered: "not offered",
  exclusivePrice: (price: string) => `${price} exclusive`, slotPrice: (price: string) => `${price} a slot`, lastPrice: "Last price", nextAt: (price: string, when: string) => `${price} at ${when}`,
  scoreParts: (engagement: string, intent: string, financial: string) => `Engagement ${engagement}, intent ${intent}, financial ${financial}`,
  certificate: "Certificate", noCertificate: "No certificate",
  marks: { phone: "Phone", email: "E-mail", certificate: "Consent certificate", not_given: "Not given", format_only: "Format only", yes: "Came along", no: "None" },
  consent: "May be contacted by", scope: { named: "companies that the consent names", network: "every buyer on the network's list", none: "nobody by name" }, scopeLabel: "Consent covers",
  detail: { gone: "This lead is not on offer any more.", score: "Score", facts: "What is known", checks: "Checks and consent", price: "Price", received: "Received", listed: "Listed", ends: "Leaves the shelf", next: "Next price", county: "County", openLead: "Open the lead" },
  buy: (price: string) => `Buy for ${price}`, buyShort: "Buy", buyNamed: (name: string) => `Buy: ${name}`, bought: "You have the lead. Call now: the first call counts most.", openLead: "Open the lead", noPhone: "No phone was given", more: "Keep looking",
  confirm: {
    title: "Buy this lead?", get: "You get the name, phone, e-mail and street where they were given, and the proof of consent, at once.", how: "How", exclusiveHint: "Sold to nobody else.", slotHint: (left: string) => plural(Number(left), "The last shared slot.", `One of ${left} shared slots still open.`),
    price: "Price", balance: "You can spend now", after: "Left afterwards", returns: "Return it within 7 days if the contact is invalid, a duplicate or fake, the place or type is wrong, the person has an agent, is listed or under contract, or did not ask. A change of mind is no reason.",
    changed: (price: string) => `The price is now ${price}. Nothing was bought yet: confirm the new price, or leave it.`, poor: (amount: string) => `Your wallet lacks ${amount}. Top it up first.`, topUp: "Top up", wait: "Your wallet is being read.",
    unlicensed: (state: string) => `Your account is not licensed in ${state}. Add the state under Settings if you are.`, agent: "Owners and managers of your account buy leads.", notNow: "Your account cannot buy now.", stateUnknown: "this lead's state",
  },
  lost: { sold: "Somebody else has just bought this lead. It has left the shelf.", gone: "This lead is not on offer any more.", mode: "It is not offered that way any more." },
  where: { title: "Where leads are on offer", about: (count: string) => `All ${count} on offer now`, part: (count: string) => `The newest ${count}` },
}, {
  about: { advertiser: "Contactos en oferta ahora. Los datos son suyos en cuanto compra.", affiliate: "Sus contactos en oferta y lo que cuestan ahora a un comprador.", admin: "Todos los contactos en oferta de la red.", other: "Su función no participa en el mercado." },
  label: "Contactos en oferta",
  columns: { lead: "Contacto", place: "Lugar", range: "Rango", score: "Puntuación", marks: "Controles", listed: "En oferta desde", slots: "Lugares libres", price: "Precio ahora", next: "Próximo precio", ends: "Termina", owner: "Afiliado", action: "Comprar" },
  filters: { side: "Lado", state: "Estado", tier: "Nivel", type: "Propiedad", timing: "Plazo", price: "Precio exclusivo", zip: "Código postal", zipHint: "Cinco dígitos" },
  licensed: (states) => `Sus estados con licencia: ${states}`, everywhere: "Mostrar todos los estados", onlyLicensed: "Solo mis estados con licencia",
  empty: {
    advertiser: "No hay nada en oferta en sus estados con licencia. Una campaña compra esos contactos en cuanto llegan.", makeCampaign: "Crear campaña", affiliate: "Ninguno de sus contactos está en oferta. Los que ninguna campaña compra llegan aquí si su fuente los publica.", sources: "Ir a sus fuentes",
    admin: "No hay nada en oferta. Los contactos que ninguna campaña compra llegan aquí si su fuente los publica.",
  },
  bandNone: "Precio no indicado", from: (price) => `desde ${price}`, upTo: (price) => `hasta ${price}`,
  exclusive: "Exclusivo", slot: "Lugar compartido", slotOf: (left, total) => `${left} de ${total}`, notOffered: "no se ofrece",
  exclusivePrice: (price) => `${price} exclusivo`, slotPrice: (price) => `${price} por lugar`, lastPrice: "Último precio", nextAt: (price, when) => `${price} el ${when}`,
  scoreParts: (engagement, intent, financial) => `Interés mostrado ${engagement}, intención ${intent}, finanzas ${financial}`,
  certificate: "Certificado", noCertificate: "Sin certificado",
  marks: { phone: "Teléfono", email: "Correo", certificate: "Certificado de consentimiento", not_given: "No indicado", format_only: "Solo el formato", yes: "Incluido", no: "Ninguno" },
  consent: "Se puede contactar por", scope: { named: "las empresas que nombra el consentimiento", network: "todos los compradores de la lista de la red", none: "nadie por su nombre" }, scopeLabel: "El consentimiento cubre a",
  detail: { gone: "Este contacto ya no está en oferta.", score: "Puntuación", facts: "Lo que se sabe", checks: "Controles y consentimiento", price: "Precio", received: "Recibido", listed: "En oferta desde", ends: "Sale de la oferta", next: "Próximo precio", county: "Condado", openLead: "Abrir el contacto" },
  buy: (price) => `Comprar por ${price}`, buyShort: "Comprar", buyNamed: (name) => `Comprar: ${name}`, bought: "El contacto es suyo. Llame ya: la primera llamada es la que más cuenta.", openLead: "Abrir el contacto", noPhone: "No se indicó teléfono", more: "Seguir mirando",
  confirm: {
    title: "¿Comprar este contacto?", get: "Recibe al instante el nombre, el teléfono, el correo y la calle si se indicaron, y la prueba del consentimiento.", how: "Modo", exclusiveHint: "No se vende a nadie más.", slotHint: (left) => plural(Number(left), "El último lugar compartido.", `Uno de ${left} lugares compartidos aún libres.`),
    price: "Precio", balance: "Puede gastar ahora", after: "Quedará después", returns: "Puede devolverlo en 7 días si los datos no son válidos, están repetidos o son falsos, si el lugar o el tipo no corresponden, o si la persona tiene agente, ya está en venta o bajo contrato, o no lo pidió. Cambiar de idea no es un motivo.",
    changed: (price) => `El precio es ahora ${price}. Aún no se compró nada: confirme el nuevo precio o déjelo.`, poor: (amount) => `A su billetera le faltan ${amount}. Recárguela primero.`, topUp: "Recargar", wait: "Se está leyendo su billetera.",
    unlicensed: (state) => `Su cuenta no tiene licencia en ${state}. Añada el estado en Configuración si la tiene.`, agent: "Propietarios y gerentes de su cuenta compran contactos.", notNow: "Su cuenta no puede comprar ahora.", stateUnknown: "el estado de este contacto",
  },
  lost: { sold: "Otra persona acaba de comprar este contacto. Ya salió de la oferta.", gone: "Este contacto ya no está en oferta.", mode: "Ya no se ofrece de esa manera." },
  where: { title: "Dónde hay contactos en oferta", about: (count) => `Los ${count} en oferta ahora`, part: (count) => `Los ${count} más recientes` },
});

export type MarketplaceTexts = (typeof MARKETPLACE_TEXTS)["en"] | (typeof MARKETPLACE_TEXTS)["es"];
