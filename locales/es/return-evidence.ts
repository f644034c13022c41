// Texts of a return: its timeline, its evidence, and what the checks found.
import { DUPLICATE_WINDOW_DAYS } from "../../domain/lead/duplicate.ts";
import { plural } from "../plural.ts";
import type { EvidenceTexts } from "../en/return-evidence.ts";

export const evidenceTexts: EvidenceTexts = {
  way: "El camino de la devolución",
  steps: {
    filed: "Presentada",
    answered: "El afiliado respondió",
    youAnswered: "Usted respondió",
    answerUntil: "El afiliado puede responder hasta",
    youAnswerUntil: "Usted puede responder hasta",
    unanswered: "Sin respuesta a tiempo",
    decideUntil: "El operador decide hasta",
    decideAbout: "Si nadie decide hasta entonces, queda aprobada.",
    peopleAbout:
      "Por encima del 15 % de los contactos del comprador solo aprueba una persona, por mucho que tarde.",
    approved: {
      checks: "Aprobada: nuestras comprobaciones probaron el motivo",
      admin: "Aprobada por el operador",
      deadline: "Aprobada: nadie decidió a tiempo",
    },
    declined: "Denegada por el operador: la venta se mantiene",
  },
  holds: "Lo que dice nuestro registro",
  why: {
    same_person: `Probado: la misma persona se compró antes, en ${DUPLICATE_WINDOW_DAYS} días`,
    other_person: "La compra anterior es de otra persona",
    earlier_returned: "La compra anterior se devolvió: deciden personas",
    too_long_ago: `La misma persona, pero más de ${DUPLICATE_WINDOW_DAYS} días antes: deciden personas`,
    contact_gone: "El contacto ya no se guarda: deciden personas",
    criteria_failed: "Probado: el contacto no cumplía los criterios de la campaña",
    criteria_hold: "El contacto cumplía los criterios de la campaña",
    by_hand: "Comprado a mano, sin criterios: deciden personas",
    criteria_unknown: "Los criterios de entonces no se guardan: deciden personas",
    unreachable: "Probado: la verificación dice que el contacto no funciona",
    reachable: "La verificación dice que el contacto funciona",
    no_provider: "No hay verificación conectada: deciden personas",
    not_checked: "Solo las personas pueden saberlo",
  },
  proof: "Mostrado por",
  proofs: { calls: "Llamadas anotadas", bounce: "Un correo devuelto" },
  on: "Día",
  touches: "Anotado por el comprador",
  touchesOf: (touches, attempts, days) =>
    `${plural(touches, "1 intento", `${touches} intentos`)}, ${plural(attempts, "1 llamada", `${attempts} llamadas`)}, en ${plural(days, "1 día", `${days} días`)}`,
  noTouches: "Nada",
  reached: "se habló con la persona",
  times: "Cuándo",
  lead: "El contacto entonces",
  sold: "Vendido",
  consent: "Consentimiento",
  consentOf: (day, channels) => `${day} · ${channels}`,
  consentGone: "El registro ya no se guarda",
  certificate: "con certificado",
  bought: "Comprado",
  byHand: "A mano",
  byCampaign: (name) => `Por ${name}`,
  criteria: "Criterios de entonces",
  earlier: "Compra anterior",
  earlierOf: (day) => `Comprado el ${day}`,
  openLead: "abrir el contacto",
};
