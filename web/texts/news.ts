// Texts of the settings that say what one is told of, and how.
import { defineTexts } from "../lib/text/text.ts";

export const NEWS_TEXTS = defineTexts({
  about: "What you are told of, and how. These are yours alone: your colleagues have their own.",
  bellOnly: "News comes in the bell. Push and e-mail are not set up on this network yet.", noPush: "Push is not set up on this network yet.", noEmail: "E-mail is not set up on this network yet.",
  table: "What you are told of", kind: "News", channels: { bell: "Bell", push: "Push", email: "E-mail" },
  email: { at_once: "At once", daily: "Once a day", off: "Off" },
  always: "Always told: it guards your account",
  cell: (kind: string, channel: string) => `${kind}: ${channel}`,
  isOn: (kind: string, channel: string) => `${kind}, ${channel}: on`, isOff: (kind: string, channel: string) => `${kind}, ${channel}: off`, isNow: (kind: string, when: string) => `${kind}, e-mail: ${when}`,
  groups: { leads: "Leads", returns: "Returns", money: "Money", stops: "What stands still", accounts: "Accounts" },
  kinds: {
    lead_bought: "You bought a lead", search_matched: "A saved search has new leads", cap_reached: "A campaign has used up its cap or budget", low_balance: "The wallet is running low", campaign_stopped: "A campaign was stopped",
    lead_sold: "A listed lead was sold", form_sent: "Somebody sent a form", draft_ended: "A lead by hand was confirmed, or nobody did", import_ended: "An import has finished", demand_followed: "Demand that you follow is new or changed",
    return_filed: "A buyer asks for its money back", return_to_decide: "A return goes to the operator", return_decided: "A return was decided", payout_moved: "A payout goes on", bank_changed: "The bank account was changed",
    source_suspended: "The operator paused a source", account_waiting: "An affiliate waits for approval", postback_off: "A postback was switched off", webhook_off: "A webhook was switched off",
  },
  quiet: { title: "Quiet hours", about: "Push and e-mail wait until they are over. The bell does not.", on: "Keep quiet hours", from: "From", until: "Until", same: "Choose two different times." },
  clock: { title: "Clock", zone: "Time zone", own: (zone: string) => `The account's (${zone})`, digest: "Daily e-mail at" },
  saved: "Saved.",
}, {
  about: "De qué se le avisa y cómo. Es solo suyo: sus colegas tienen lo propio.",
  bellOnly: "Los avisos llegan a la campana. Las notificaciones push y el correo aún no están configurados en esta red.", noPush: "Las notificaciones push aún no están configuradas en esta red.", noEmail: "El correo aún no está configurado en esta red.",
  table: "De qué se le avisa", kind: "Aviso", channels: { bell: "Campana", push: "Push", email: "Correo" },
  email: { at_once: "Enseguida", daily: "Una vez al día", off: "No" },
  always: "Se avisa siempre: protege su cuenta",
  cell: (kind, channel) => `${kind}: ${channel}`,
  isOn: (kind, channel) => `${kind}, ${channel}: sí`, isOff: (kind, channel) => `${kind}, ${channel}: no`, isNow: (kind, when) => `${kind}, correo: ${when}`,
  groups: { leads: "Contactos", returns: "Devoluciones", money: "Dinero", stops: "Lo que se detiene", accounts: "Cuentas" },
  kinds: {
    lead_bought: "Usted compró un contacto", search_matched: "Una búsqueda guardada tiene contactos nuevos", cap_reached: "Una campaña agotó su tope o presupuesto", low_balance: "Queda poco en la billetera", campaign_stopped: "Se detuvo una campaña",
    lead_sold: "Se vendió un contacto publicado", form_sent: "Alguien envió un formulario", draft_ended: "Se confirmó un contacto a mano, o nadie lo hizo", import_ended: "Terminó una importación", demand_followed: "La demanda que usted sigue es nueva o cambió",
    return_filed: "Un comprador pide que le devuelvan su dinero", return_to_decide: "Una devolución pasa al operador", return_decided: "Se decidió una devolución", payout_moved: "Un pago avanza", bank_changed: "Se cambió la cuenta bancaria",
    source_suspended: "El operador pausó una fuente", account_waiting: "Un afiliado espera aprobación", postback_off: "Se desactivó un postback", webhook_off: "Se desactivó un webhook",
  },
  quiet: { title: "Horas de silencio", about: "Push y correo esperan hasta que terminen. La campana no.", on: "Guardar horas de silencio", from: "Desde", until: "Hasta", same: "Elija dos horas distintas." },
  clock: { title: "Reloj", zone: "Zona horaria", own: (zone) => `La de la cuenta (${zone})`, digest: "Correo diario a las" },
  saved: "Guardado.",
});

export type NewsTexts = (typeof NEWS_TEXTS)["en" | "es"];
