// Textos de un prospecto rechazado: por qué, qué hacer y sus campos rechazados.
import type { LeadRefusalTexts } from "../en/lead-refusal.ts";

export const leadRefusalTexts: LeadRefusalTexts = {
  title: "Por qué se rechazó",
  advice: {
    missing_field: "Envíe los campos de abajo y vuelva a enviar el prospecto.",
    invalid_field: "Corrija los campos de abajo y vuelva a enviar el prospecto.",
    auth_failed: "Revise la clave de la fuente que envía su programa.",
    source_paused: "Reanude la fuente y vuelva a enviar el prospecto.",
    paused_by_network: "Solo la red la reanuda. La fuente dice hasta cuándo y por qué.",
    duplicate: "Esta persona ya se conoce. Revise que su sistema envíe cada prospecto una vez.",
    suppressed: "Esta persona pidió que no la contacten. Quítela de sus listas.",
    consent_missing: "Pida el consentimiento a la persona y envíelo con los campos de abajo.",
    consent_invalid:
      "Corrija los campos de abajo. Si el consentimiento es muy antiguo, pídalo de nuevo.",
    fraud_suspected: "La red revisa este prospecto. Si es auténtico, comuníquese con la red.",
    no_buyer:
      "Ninguna campaña lo quería en ese momento. Puede venderlo en otro lugar o permitir que la fuente publique los no vendidos.",
    below_reserve:
      "Hubo ofertas, pero usted habría ganado menos que su mínimo. Baje el mínimo o venda el prospecto en otro lugar.",
    cap_reached:
      "La fuente ya había recibido sus prospectos del día. Envíelo mañana o suba el límite.",
    ping_expired: "La oferta había terminado. Haga otro ping y envíe antes de que venza.",
    ping_mismatch: "Envíe los mismos valores del ping, o haga otro ping.",
    rate_limited: "Envíe más despacio y vuelva a enviar este prospecto.",
    internal_error: "Algo falló de nuestro lado. Vuelva a enviar el prospecto.",
  },
  kept: (hours) =>
    `Lo que llegó en estos campos se guarda sellado durante ${hours} horas y luego se elimina. El resto del envío no se guarda.`,
  deleted: (hours) => `Lo que llegó se eliminó ${hours} horas después del envío.`,
  notShown: "Solo el afiliado ve lo que llegó.",
  least: {
    exclusive: (amount) => `Al menos ${amount} en exclusiva`,
    shared: (amount) => `Al menos ${amount} por un lugar compartido`,
  },
  leastTitle: "Su mínimo para este prospecto",
  source: "Abrir los términos de la fuente",
  changeReserve: "Cambiar la ganancia mínima",
};
