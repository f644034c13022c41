// Says the reasons in words: why a post was rejected, and how a campaign decided about a lead.
import type { ReasonWords } from "../../en/parts/reason-words.ts";

export const reasonWords: ReasonWords = {
  post: {
    missing_field: "Faltaba un campo obligatorio",
    invalid_field: "Un campo no era válido",
    auth_failed: "La clave era desconocida",
    source_paused: "La fuente está en pausa",
    duplicate: "Duplicado",
    suppressed: "Esta persona pidió no ser contactada",
    consent_missing: "No se envió el consentimiento",
    consent_invalid: "El consentimiento no era válido",
    fraud_suspected: "Sospecha de fraude",
    no_buyer: "Ninguna campaña lo compró",
    below_reserve: "Las ofertas no llegaron a la reserva",
    cap_reached: "Se alcanzó el límite diario de la fuente",
    ping_expired: "La oferta había vencido",
    ping_mismatch: "Difería de lo ofrecido",
    rate_limited: "Demasiados envíos a la vez",
    internal_error: "Un error de nuestro lado",
  },
  buy: {
    criteria_not_met: "No cumple los criterios",
    outside_hours: "Fuera de su horario",
    cap_reached: "Límite alcanzado",
    budget_exhausted: "Presupuesto agotado",
    insufficient_funds: "Saldo insuficiente",
    not_licensed: "Sin licencia en el estado",
    source_blocked: "Fuente bloqueada",
    already_owned: "El comprador ya tiene este prospecto",
    consent_scope: "El consentimiento no lo cubre",
    outbid: "Oferta superada",
    buyer_rejected: "El comprador lo rechazó",
    buyer_timeout: "El comprador no respondió",
    below_reserve: "Bajo la reserva",
    won: "Ganó",
  },
};
