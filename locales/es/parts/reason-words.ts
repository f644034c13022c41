// Says the reasons in words: why a post was rejected, and how a campaign decided about a lead.
import type { ReasonWords } from "../../en/parts/reason-words.ts";

export const reasonWords: ReasonWords = {
  post: {
    missing_field: "Faltaba un campo obligatorio",
    invalid_field: "Un campo no era válido",
    auth_failed: "La clave no se conoce",
    source_paused: "La fuente está en pausa",
    duplicate: "Esta persona ya se conocía",
    suppressed: "Esta persona pidió no ser contactada",
    consent_missing: "No vino el consentimiento",
    consent_invalid: "El consentimiento no era válido",
    fraud_suspected: "Parecía un fraude",
    no_buyer: "Ninguna campaña lo quiso",
    below_reserve: "Las ofertas no llegaron a la reserva",
    cap_reached: "Se alcanzó el tope diario de la fuente",
    ping_expired: "La oferta había vencido",
    ping_mismatch: "Difería de lo ofrecido",
    rate_limited: "Demasiados envíos a la vez",
    internal_error: "Algo falló de nuestro lado",
  },
  buy: {
    criteria_not_met: "No cumple los criterios",
    outside_hours: "Fuera de horario",
    cap_reached: "Tope alcanzado",
    budget_exhausted: "Presupuesto agotado",
    insufficient_funds: "Billetera insuficiente",
    not_licensed: "Sin licencia allí",
    source_blocked: "Bloquea la fuente",
    already_owned: "Ya tenía a esta persona",
    consent_scope: "El consentimiento no lo cubre",
    outbid: "Superada por otra oferta",
    buyer_rejected: "El comprador lo rechazó",
    buyer_timeout: "El comprador no respondió",
    below_reserve: "Bajo la reserva",
    won: "Ganó",
  },
};
