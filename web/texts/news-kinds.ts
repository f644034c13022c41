// What kinds of news are called, wherever one chooses among them.
import { defineTexts } from "../lib/text/define-texts.ts";

export const NEWS_KIND_TEXTS = defineTexts({
  names: {
    lead_bought: "A lead was bought", search_matched: "A saved search has new leads", lead_sold: "A listed lead was sold", form_sent: "Somebody sent a form", draft_ended: "A lead by hand was confirmed or ran out",
    import_ended: "An import has ended", demand_followed: "Followed demand is new or changed", return_filed: "A buyer asks for its money back", return_to_decide: "A return waits for its decision",
    return_decided: "A return was decided", payout_moved: "A payout went on", bank_changed: "The bank account was changed", postback_off: "A postback was switched off", webhook_off: "A webhook was switched off",
    cap_reached: "A cap or budget is used up", low_balance: "The wallet runs low", campaign_stopped: "Campaigns stand still", source_suspended: "The operator paused a source", account_waiting: "An affiliate waits for approval", email_off: "E-mails come back",
  },
}, {
  names: {
    lead_bought: "Se compró un contacto", search_matched: "Una búsqueda guardada tiene contactos nuevos", lead_sold: "Se vendió un contacto publicado", form_sent: "Alguien envió un formulario", draft_ended: "Un contacto a mano se confirmó o caducó",
    import_ended: "Terminó una importación", demand_followed: "La demanda que sigue es nueva o cambió", return_filed: "Un comprador pide que se le devuelva el dinero", return_to_decide: "Una devolución espera su decisión",
    return_decided: "Se decidió una devolución", payout_moved: "Un pago avanzó", bank_changed: "Se cambió la cuenta bancaria", postback_off: "Se desactivó un postback", webhook_off: "Se desactivó un webhook",
    cap_reached: "Se agotó un tope o un presupuesto", low_balance: "Queda poco en la cuenta", campaign_stopped: "Las campañas están detenidas", source_suspended: "El operador pausó una fuente", account_waiting: "Un afiliado espera su aprobación", email_off: "Los correos se devuelven",
  },
});
