// What kinds of news are called, wherever one chooses among them.
import { defineTexts } from "../lib/text/define-texts.ts";

export const NEWS_KIND_TEXTS = defineTexts({
  names: {
    lead_bought: "You bought a lead", search_matched: "A saved search has new leads", cap_reached: "A campaign has used up its cap or budget", low_balance: "The wallet is running low", campaign_stopped: "A campaign was stopped", delivery_failing: "Leads do not arrive where they are handed to",
    lead_sold: "A listed lead was sold", form_sent: "Somebody sent a form", draft_ended: "A lead by hand was confirmed, or nobody did", import_ended: "An import has finished", demand_followed: "Demand that you follow is new or changed",
    return_filed: "A buyer asks for its money back", return_to_decide: "A return goes to the operator", return_decided: "A return was decided", payout_moved: "A payout goes on", bank_changed: "The bank account was changed",
    source_suspended: "The operator paused a source", account_waiting: "An affiliate waits for approval", postback_off: "A postback was switched off", webhook_off: "A webhook was switched off", email_off: "E-mails to one of you come back",
  },
}, {
  names: {
    lead_bought: "Usted compró un contacto", search_matched: "Una búsqueda guardada tiene contactos nuevos", cap_reached: "Una campaña agotó su tope o presupuesto", low_balance: "Queda poco en la billetera", campaign_stopped: "Se detuvo una campaña", delivery_failing: "Los contactos no llegan adonde se entregan",
    lead_sold: "Se vendió un contacto publicado", form_sent: "Alguien envió un formulario", draft_ended: "Se confirmó un contacto a mano, o nadie lo hizo", import_ended: "Terminó una importación", demand_followed: "La demanda que usted sigue es nueva o cambió",
    return_filed: "Un comprador pide que le devuelvan su dinero", return_to_decide: "Una devolución pasa al operador", return_decided: "Se decidió una devolución", payout_moved: "Un pago avanza", bank_changed: "Se cambió la cuenta bancaria",
    source_suspended: "El operador pausó una fuente", account_waiting: "Un afiliado espera aprobación", postback_off: "Se desactivó un postback", webhook_off: "Se desactivó un webhook", email_off: "Los correos a uno de ustedes se devuelven",
  },
});
