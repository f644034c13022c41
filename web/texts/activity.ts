// Texts of the activity log.
import { defineTexts } from "../lib/text/text.ts";

export const ACTIVITY_TEXTS = defineTexts({
  about: { advertiser: "What you, your keys and the network did with your account.", affiliate: "What you, your keys and the network did with your account.", admin: "Who did what, in the whole network. Nothing here can be changed.", other: "What happened in your account." },
  list: "Activity", columns: { what: "What", who: "Who", object: "On", when: "When", account: "Account" },
  actors: { user: "Person", key: "API key", source: "Source", system: "Plat" }, you: "You",
  filters: { actor: "By", action: "What", object: "Kind of record", from: "From" },
  empty: "Nothing has happened yet. Sign-ins, changes, purchases and decisions will stand here.",
  detail: "What changed", noDetail: "Nothing else was recorded.", id: "Entry", record: "Record", utc: "UTC",
  subjects: { account: "Account", user: "Person", api_key: "API key", campaign: "Campaign", lead: "Lead", return: "Return", settings: "Settings", profile: "Profile", source: "Source", wallet: "Wallet", sale: "Sale", invitation: "Invitation", import: "Import", owned_contacts: "Own contacts" },
  actions: {
    "account.signed_up": "Signed up", "account.activated": "Account approved", "account.suspended": "Account suspended", "api_key.created": "API key made", "api_key.revoked": "API key revoked", "campaign.created": "Campaign created",
    "campaign.paused": "Campaign paused", "campaign.resumed": "Campaign resumed", "campaign.updated": "Campaign changed", "contact.viewed": "Contact looked at", "profile.updated": "Profile changed", "return.filed": "Return filed", "sale.outcome": "Outcome noted", "sale.noted": "Note added", "return.answered": "Return answered",
    "return.approved": "Return approved", "return.declined": "Return declined", "settings.updated": "Network settings changed", "source.created": "Source made", "source.updated": "Source changed", "source.key_replaced": "Source key replaced", "source.old_key_ended": "Replaced key ended", "source.posting_link_renewed": "Posting page moved", "listing.repriced": "Asking price changed", "lead.withdrawn": "Lead taken off the marketplace", "lead.relisted": "Lead put back on the marketplace",
    "user.created": "Person added", "user.signed_in": "Signed in", "wallet.topped_up": "Wallet topped up", "seat.invited": "Somebody invited", "seat.invitation_revoked": "Invitation withdrawn", "seat.joined": "Joined the team", "seat.changed": "Seat changed", "seat.removed": "Seat taken away", "sale.claimed": "Lead taken", "sale.assigned": "Lead given to somebody", "sale.released": "Lead set free", "sales.exported": "Leads exported", "import.started": "Import started", "import.cancelled": "Import cancelled", "import.finished": "Import finished", "import.failures_exported": "Refused rows taken along", "owned.added": "Own contacts added", "owned.cleared": "Own contacts cleared",
  },
}, {
  about: { advertiser: "Lo que usted, sus claves y la red hicieron con su cuenta.", affiliate: "Lo que usted, sus claves y la red hicieron con su cuenta.", admin: "Quién hizo qué, en toda la red. Nada aquí puede cambiarse.", other: "Lo que ocurrió en su cuenta." },
  list: "Actividad", columns: { what: "Qué", who: "Quién", object: "Sobre", when: "Cuándo", account: "Cuenta" },
  actors: { user: "Persona", key: "Clave de API", source: "Fuente", system: "Plat" }, you: "Usted",
  filters: { actor: "Por", action: "Qué", object: "Tipo de registro", from: "Desde" },
  empty: "Aún no ha ocurrido nada. Aquí aparecerán accesos, cambios, compras y decisiones.",
  detail: "Qué cambió", noDetail: "No se registró nada más.", id: "Entrada", record: "Registro", utc: "UTC",
  subjects: { account: "Cuenta", user: "Persona", api_key: "Clave de API", campaign: "Campaña", lead: "Contacto", return: "Devolución", settings: "Configuración", profile: "Perfil", source: "Fuente", wallet: "Billetera", sale: "Venta", invitation: "Invitación", import: "Importación", owned_contacts: "Contactos propios" },
  actions: {
    "account.signed_up": "Se registró", "account.activated": "Cuenta aprobada", "account.suspended": "Cuenta suspendida", "api_key.created": "Clave de API creada", "api_key.revoked": "Clave de API revocada", "campaign.created": "Campaña creada",
    "campaign.paused": "Campaña en pausa", "campaign.resumed": "Campaña reanudada", "campaign.updated": "Campaña cambiada", "contact.viewed": "Datos de contacto consultados", "profile.updated": "Perfil cambiado", "return.filed": "Devolución presentada", "sale.outcome": "Resultado anotado", "sale.noted": "Nota añadida", "return.answered": "Devolución respondida",
    "return.approved": "Devolución aprobada", "return.declined": "Devolución denegada", "settings.updated": "Configuración de la red cambiada", "source.created": "Fuente creada", "source.updated": "Fuente cambiada", "source.key_replaced": "Clave de fuente cambiada", "source.old_key_ended": "Clave vieja terminada", "source.posting_link_renewed": "Página de envío movida", "listing.repriced": "Precio pedido cambiado", "lead.withdrawn": "Contacto retirado del mercado", "lead.relisted": "Contacto devuelto al mercado",
    "user.created": "Persona añadida", "user.signed_in": "Entró", "wallet.topped_up": "Billetera recargada", "seat.invited": "Alguien invitado", "seat.invitation_revoked": "Invitación retirada", "seat.joined": "Se unió al equipo", "seat.changed": "Puesto cambiado", "seat.removed": "Puesto retirado", "sale.claimed": "Contacto tomado", "sale.assigned": "Contacto dado a alguien", "sale.released": "Contacto liberado", "sales.exported": "Contactos exportados", "import.started": "Importación iniciada", "import.cancelled": "Importación cancelada", "import.finished": "Importación terminada", "import.failures_exported": "Filas rechazadas descargadas", "owned.added": "Contactos propios añadidos", "owned.cleared": "Contactos propios borrados",
  },
});
