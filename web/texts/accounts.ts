// Texts of accounts: what they are, and approving, suspending and reinstating them.
import { defineTexts } from "../lib/text/text.ts";

export const ACCOUNT_TEXTS = defineTexts({
  kind: { network: "Network", advertiser: "Advertiser", affiliate: "Affiliate" }, status: { pending: "Waiting for approval", active: "Active", suspended: "Suspended" },
  name: "Company", kindLabel: "Kind", statusLabel: "Status", created: "Since", zone: "Time zone", buyerKind: "Kind of buyer", states: "Licensed states", noStates: "None: no lead can be bought", seller: "Named in consent texts as", listed: "On the published buyer list", modifier: "Bids rank as", modifierOf: (share: string) => `${share} of their amount`, terms: "Earns",
  share: (share: string) => `${share} of each sale`, flat: (amount: string) => `${amount} for each sale`, yes: "Yes", no: "No", open: "Open",
  approve: "Approve", suspend: "Suspend", reinstate: "Reinstate",
  approveAsk: (name: string) => `Approve ${name}?`, suspendAsk: (name: string) => `Suspend ${name}?`, reinstateAsk: (name: string) => `Reinstate ${name}?`,
  approveText: { affiliate: "Its sources take leads at once, and it earns from each sale.", advertiser: "It can buy leads at once.", network: "It takes part at once." }, suspendText: "Its people, keys and campaigns stop at once. What it bought and earned stays in the book.", reinstateText: "Its people can sign in again, and what was active goes on.",
  approved: (name: string) => `${name} is approved.`, suspended: (name: string) => `${name} is suspended.`, reinstated: (name: string) => `${name} is reinstated.`,
}, {
  kind: { network: "Red", advertiser: "Anunciante", affiliate: "Afiliado" }, status: { pending: "Espera aprobación", active: "Activa", suspended: "Suspendida" },
  name: "Empresa", kindLabel: "Tipo", statusLabel: "Situación", created: "Desde", zone: "Zona horaria", buyerKind: "Tipo de comprador", states: "Estados con licencia", noStates: "Ninguno: no puede comprar contactos", seller: "Nombre en los consentimientos", listed: "En la lista publicada de compradores", modifier: "Sus ofertas cuentan como", modifierOf: (share) => `el ${share} de su importe`, terms: "Gana",
  share: (share) => `${share} de cada venta`, flat: (amount) => `${amount} por cada venta`, yes: "Sí", no: "No", open: "Abrir",
  approve: "Aprobar", suspend: "Suspender", reinstate: "Restablecer",
  approveAsk: (name) => `¿Aprobar a ${name}?`, suspendAsk: (name) => `¿Suspender a ${name}?`, reinstateAsk: (name) => `¿Restablecer a ${name}?`,
  approveText: { affiliate: "Sus fuentes aceptan contactos enseguida, y gana con cada venta.", advertiser: "Puede comprar contactos enseguida.", network: "Participa enseguida." }, suspendText: "Sus personas, claves y campañas se detienen enseguida. Lo que compró y ganó queda en el libro.", reinstateText: "Sus personas pueden entrar de nuevo, y lo que estaba activo continúa.",
  approved: (name) => `${name} está aprobada.`, suspended: (name) => `${name} está suspendida.`, reinstated: (name) => `${name} está restablecida.`,
});
