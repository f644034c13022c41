// What kinds of news are called, wherever one chooses among them.
import type { NewsKindTexts } from "../en/notification-types.ts";

export const newsKindTexts: NewsKindTexts = {
  names: {
    lead_bought: "Usted compró un contacto",
    search_matched: "Una búsqueda guardada tiene contactos nuevos",
    cap_reached: "Una campaña agotó su tope o presupuesto",
    low_balance: "Queda poco en la billetera",
    campaign_stopped: "Se detuvo una campaña",
    delivery_failing: "Los contactos no llegan adonde se entregan",
    lead_sold: "Se vendió un contacto publicado",
    form_sent: "Alguien envió un formulario",
    draft_ended: "Se confirmó un contacto a mano, o nadie lo hizo",
    import_ended: "Terminó una importación",
    demand_followed: "La demanda que usted sigue es nueva o cambió",
    return_filed: "Un comprador pide que le devuelvan su dinero",
    return_to_decide: "Una devolución pasa al operador",
    return_decided: "Se decidió una devolución",
    payout_moved: "Un pago avanza",
    bank_changed: "Se cambió la cuenta bancaria",
    source_suspended: "El operador pausó una fuente",
    account_waiting: "Un afiliado espera aprobación",
    postback_off: "Se desactivó un postback",
    webhook_off: "Se desactivó un webhook",
    email_off: "Los correos a uno de ustedes se devuelven",
  },
};
