// Texts of the settings.
import { defineTexts } from "../lib/text/text.ts";

export const SETTINGS_TEXTS = defineTexts({
  about: { advertiser: "You, your company and how you buy.", affiliate: "You, your company and where your leads come from.", admin: "You, and the rules of the network.", other: "Your profile." },
  parts: { profile: "Profile", team: "Team", owned: "Already ours", deliveries: "Deliveries", display: "Display", notifications: "Notifications", security: "Security", keys: "API keys", sources: "Sources", forms: "Forms", tracking: "Tracking", payouts: "Payouts", webhooks: "Webhooks", network: "Network", mails: "E-mails", assistant: "Assistant" },
  save: "Save", saved: "Saved.",
  profile: {
    name: "Your name", company: "Company", zone: "Time zone of the account", zoneHint: "Caps and statements of the account count by this clock.", kind: "Kind of buyer", states: "Licensed states", statesHint: "Two letters each, with commas: CA, NV, OR. Leads of other states are not sold to you.",
    stateWrong: (state: string) => `${state} is not a state: use two letters, such as CA.`, kinds: { agent: "Agent", broker: "Broker", lender: "Lender", investor: "Investor", wholesaler: "Wholesaler" }, email: "E-mail", role: "Role", low: "Tell us when the wallet has less than ($)", lowHint: "Left empty: less than five leads cost at your highest bid.", lowWrong: "Give an amount such as 250, or none.",
    roles: { advertiser: "Advertiser", affiliate: "Affiliate", admin: "Admin" }, modifier: "Bid modifier", part: "Your part", partHint: "The operator sets it; it is kept with every sale.", modifierHint: "Follows your declined returns over 90 days. It changes the rank of a bid, never the price.",
  },
  display: {
    theme: "Theme", language: "Language", density: "Rows", densities: { default: "Roomy", compact: "Compact" }, zone: "Time zone of times on the screen", own: (zone: string) => `This browser's (${zone})`, shortcuts: "Keys that are single letters",
    shortcutsHint: "Such as G then D for the dashboard. Ctrl K and Esc always work.", themes: { system: "System", light: "Light", dark: "Dark" }, kept: "Kept in this browser and with your account.",
  },
  security: {
    password: "Password", current: "Current password", fresh: "New password", hint: "At least 8 characters. All other sessions end.", change: "Change password", changed: "The new password holds. Other sessions have ended.", wrong: "The current password is not right.",
    short: "Use at least 8 characters.", missing: "Type your current password.", sessions: "Where you are signed in", current_: "This browser", end: "End", endOthers: "End all others", ended: "The session has ended.", lastUsed: "Last used", since: "Since", device: "Browser", address: "Address",
    unknownDevice: "Unknown browser",
  },
  keys: {
    about: "A key lets a program act for your account with your rights. It is shown once.", reference: "What it can do, in the API reference", name: "Name", make: "Make a key", none: "No key yet. Make one for a program that works for you.", made: "Copy the key now: it is not shown again.", hint: "Ends with", created: "Made", revoke: "Revoke",
    revoked: "Revoked", revokedToast: "The key works no longer.", active: "Active", ask: "Revoke this key?", askText: "Programs that use it stop working at once.", status: "Status",
  },
  network: {
    about: "Every later decision uses these; what was decided stays.", name: "Network name", zone: "Time zone of statements", priceRule: "Winners pay", rules: { first_price: "Their bid", second_price: "The least that would still have won" },
    prices: "Asking prices, exclusive", sides: { seller: "Seller", buyer: "Buyer", renter: "Renter" }, share: "A shared slot, % of exclusive", reserve: "Reserve, % of asking price", weights: "Score weights, %", weightNames: { engagement: "Engagement", intent: "Intent", financial: "Financial" },
    thresholds: "Tiers from a score of", hot: "Hot", nurture: "Nurture", slots: "Shared slots of a new source", cap: "Leads a day from a new source", zip: "ZIP before purchase", zips: { zip: "Five digits", zip3: "First three digits" }, posts: "Posts a second per source", burst: "Posts in a burst", noResponse: "Take back leads that never answer", noResponseHint: "Buyers may then return a lead after 12 logged touches on 4 days; a person decides.",
    readOnly: "Only the operator changes these.", weightSum: "The three weights must sum to 100.", order: "Hot must start above nurture.",
  },
}, {
  about: { advertiser: "Usted, su empresa y cómo compra.", affiliate: "Usted, su empresa y de dónde vienen sus contactos.", admin: "Usted y las reglas de la red.", other: "Su perfil." },
  parts: { profile: "Perfil", team: "Equipo", owned: "Ya nuestros", deliveries: "Entregas", display: "Pantalla", notifications: "Avisos", security: "Seguridad", keys: "Claves de API", sources: "Fuentes", forms: "Formularios", tracking: "Seguimiento", payouts: "Pagos", webhooks: "Webhooks", network: "Red", mails: "Correos", assistant: "Asistente" },
  save: "Guardar", saved: "Guardado.",
  profile: {
    name: "Su nombre", company: "Empresa", zone: "Zona horaria de la cuenta", zoneHint: "Los topes y estados de cuenta se cuentan con este reloj.", kind: "Tipo de comprador", states: "Estados con licencia", statesHint: "Dos letras cada uno, con comas: CA, NV, OR. No se le venden contactos de otros estados.",
    stateWrong: (state) => `${state} no es un estado: use dos letras, como CA.`, kinds: { agent: "Agente", broker: "Corredor", lender: "Prestamista", investor: "Inversor", wholesaler: "Mayorista" }, email: "Correo", role: "Función", low: "Avisar cuando la billetera tenga menos de ($)", lowHint: "Vacío: menos de lo que cuestan cinco contactos a su oferta más alta.", lowWrong: "Indique un importe como 250, o ninguno.",
    roles: { advertiser: "Anunciante", affiliate: "Afiliado", admin: "Administrador" }, modifier: "Modificador de oferta", part: "Su parte", partHint: "La fija el operador; queda registrada con cada venta.", modifierHint: "Sigue sus devoluciones denegadas en 90 días. Cambia el rango de la oferta, nunca el precio.",
  },
  display: {
    theme: "Tema", language: "Idioma", density: "Filas", densities: { default: "Amplias", compact: "Compactas" }, zone: "Zona horaria en pantalla", own: (zone) => `La de este navegador (${zone})`, shortcuts: "Teclas de una sola letra",
    shortcutsHint: "Como G y luego D para el panel. Ctrl K y Esc funcionan siempre.", themes: { system: "Sistema", light: "Claro", dark: "Oscuro" }, kept: "Se guarda en este navegador y con su cuenta.",
  },
  security: {
    password: "Contraseña", current: "Contraseña actual", fresh: "Contraseña nueva", hint: "Al menos 8 caracteres. Las demás sesiones terminan.", change: "Cambiar contraseña", changed: "La contraseña nueva ya vale. Las demás sesiones terminaron.", wrong: "La contraseña actual no es correcta.",
    short: "Use al menos 8 caracteres.", missing: "Escriba su contraseña actual.", sessions: "Dónde tiene la sesión abierta", current_: "Este navegador", end: "Terminar", endOthers: "Terminar las demás", ended: "La sesión terminó.", lastUsed: "Último uso", since: "Desde", device: "Navegador", address: "Dirección",
    unknownDevice: "Navegador desconocido",
  },
  keys: {
    about: "Una clave permite que un programa actúe por su cuenta con sus derechos. Se muestra una vez.", reference: "Lo que puede hacer, en la referencia de la API", name: "Nombre", make: "Crear una clave", none: "Aún no hay claves. Cree una para un programa que trabaje por usted.", made: "Copie la clave ahora: no se muestra otra vez.", hint: "Termina en", created: "Creada", revoke: "Revocar",
    revoked: "Revocada", revokedToast: "La clave ya no funciona.", active: "Activa", ask: "¿Revocar esta clave?", askText: "Los programas que la usan dejan de funcionar enseguida.", status: "Estado",
  },
  network: {
    about: "Cada decisión posterior las usa; lo decidido queda.", name: "Nombre de la red", zone: "Zona horaria de los estados de cuenta", priceRule: "Los ganadores pagan", rules: { first_price: "Su oferta", second_price: "Lo mínimo que aún habría ganado" },
    prices: "Precios pedidos, exclusivo", sides: { seller: "Vendedor", buyer: "Comprador", renter: "Inquilino" }, share: "Un lugar compartido, % del exclusivo", reserve: "Reserva, % del precio pedido", weights: "Pesos de la puntuación, %", weightNames: { engagement: "Interés mostrado", intent: "Intención", financial: "Finanzas" },
    thresholds: "Niveles desde una puntuación de", hot: "Caliente", nurture: "Por cultivar", slots: "Lugares compartidos de una fuente nueva", cap: "Contactos al día de una fuente nueva", zip: "Código postal antes de comprar", zips: { zip: "Cinco dígitos", zip3: "Primeros tres dígitos" }, posts: "Envíos por segundo y fuente", burst: "Envíos en ráfaga", noResponse: "Aceptar la devolución de contactos que nunca responden", noResponseHint: "Los compradores podrán devolver un contacto tras 12 intentos anotados en 4 días; decide una persona.",
    readOnly: "Solo el operador las cambia.", weightSum: "Los tres pesos deben sumar 100.", order: "Caliente debe empezar por encima de por cultivar.",
  },
});
