// Texts of the leads that a campaign missed: why, and what to do.
import type { MissedLeadTexts } from "../en/missed-leads.ts";

export const missedLeadTexts: MissedLeadTexts = {
  title: "Prospectos perdidos",
  period: "Días",
  days: { "7": "7 días", "28": "28 días" },
  summary: (bought, matching) => `Compró ${bought} de ${matching} prospectos que cumplían.`,
  summaryHidden: (bought) =>
    `Compró ${bought} prospectos. Se perdieron menos de 5 prospectos que cumplían.`,
  summaryAbout: (bought, matching) =>
    `Compró ${bought} de unos ${matching} prospectos que cumplían.`,
  none: "Ningún prospecto cumplió los criterios.",
  noneMissed: (bought) => `Compró los ${bought} prospectos que cumplían.`,
  since: (moment) => `Explicado desde ${moment}: antes, la campaña cambió demasiadas veces.`,
  newSince: (moment) => `La campaña empezó el ${moment}.`,
  about:
    "Los números son aproximados, para que no identifiquen ningún prospecto. No se muestran los menores de 5.",
  aboutCount: (leads) => `Unos ${leads}`,
  few: "menos de 5 perdidos",
  reasons: "Por qué se perdieron prospectos",
  reason: {
    outbid: "Perdidos por una oferta más alta",
    below_reserve: "Por debajo de la reserva del afiliado",
    insufficient_funds: "Saldo insuficiente",
    not_licensed: "Sin licencia en el estado",
    cap_reached: "Límite alcanzado",
    budget_exhausted: "Presupuesto agotado",
    outside_hours: "Fuera del horario de la campaña",
    source_blocked: "De fuentes que usted bloquea",
    already_owned: "Usted ya tiene el prospecto",
    consent_scope: "El consentimiento no lo incluye a usted",
    buyer_rejected: "Rechazados por su sistema",
    buyer_timeout: "Su sistema no respondió a tiempo",
    not_offered: "No se vendían como usted oferta",
    paused: "La campaña estaba en pausa",
    account_suspended: "La cuenta estaba suspendida",
    unknown: "Se registró muy poco",
  },
  advice: {
    bids: (half, most) =>
      `Una oferta de ${half} habría ganado la mitad; de ${most}, nueve de cada diez.`,
    bidsAlike: (band) => `Una oferta de ${band} habría ganado la mayoría.`,
    states: (states) => `La mayoría eran de ${states}.`,
    consent_scope:
      "Sus formularios nombran a otras empresas. Comprar solo por correo no requiere nombre.",
    not_offered: "Oferte por prospectos exclusivos y compartidos para recibir ambos.",
    account_suspended: "Pida a la red que active la cuenta.",
    paused: "Una campaña en pausa no oferta.",
  },
  band: (from, to) => `${from} a ${to}`,
  act: {
    money: "Agregar dinero",
    license: "Agregar licencias",
    raise: (bid) => `Subir la oferta a ${bid}`,
    caps: "Editar límites",
    hours: "Editar horario",
    sources: "Revisar fuentes",
    bids: "Agregar una oferta",
    deliveries: "Revisar la entrega",
  },
  byDay: "Por día",
  day: "Día",
  matching: "Cumplían",
  bought: "Comprados",
  mainReasons: "Por qué se perdieron los demás",
  nothing: "—",
  obstacle: {
    account_suspended: "Esta campaña no puede comprar: la cuenta no está activa.",
    not_licensed: "Esta campaña no puede comprar: usted no tiene licencia en los estados que pide.",
    insufficient_funds: "Esta campaña no puede comprar: el saldo no cubre su oferta más baja.",
    cap_reached: "Esta campaña no puede comprar: su límite está alcanzado.",
    budget_exhausted: "Esta campaña no puede comprar: su presupuesto está agotado.",
    account_limit:
      "Esta campaña no puede comprar: se alcanzó el límite que la red acordó con su cuenta.",
    outside_hours: "Esta campaña está fuera de su horario.",
  },
};
