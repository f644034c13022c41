// Texts of a return as it is read: its way, what it rests on, and what the checks found.
import { defineTexts, plural } from "../lib/text/text.ts";

export const EVIDENCE_TEXTS = defineTexts({
  way: "The way of the return", steps: {
    filed: "Filed", answered: "The affiliate answered", youAnswered: "You answered", answerUntil: "The affiliate can answer until", youAnswerUntil: "You can answer until", unanswered: "Not answered in time", decideUntil: "The operator decides until", decideAbout: "If nobody decides by then, it is approved.",
    peopleAbout: "Above 15 % of the buyer's leads only a person approves, however long it takes.",
    approved: { checks: "Approved: our checks proved the reason", admin: "Approved by the operator", deadline: "Approved: nobody decided in time" }, declined: "Declined by the operator: the sale stands",
  },
  holds: "What our own record says", why: {
    same_person: "Proved: the same person was bought before, within 60 days", other_person: "The earlier purchase is of another person", earlier_returned: "The earlier purchase was given back: people decide", too_long_ago: "The same person, but more than 60 days before: people decide", contact_gone: "The contact is not kept any more: people decide",
    criteria_failed: "Proved: the lead did not meet the campaign's criteria", criteria_hold: "The lead met the campaign's criteria", by_hand: "Bought by hand, without criteria: people decide", criteria_unknown: "The criteria of then are not kept: people decide", unreachable: "Proved: the verification says that the contact does not work",
    reachable: "The verification says that the contact works", no_provider: "No verification is connected: people decide", not_checked: "Only people can tell",
  },
  proof: "Shown by", proofs: { calls: "Logged calls", bounce: "An e-mail that came back" }, on: "Day of it", touches: "Logged by the buyer", touchesOf: (touches: number, attempts: number, days: number) => `${plural(touches, "1 touch", `${touches} touches`)}, ${plural(attempts, "1 call", `${attempts} calls`)}, on ${plural(days, "1 day", `${days} days`)}`,
  noTouches: "Nothing", reached: "the person was reached", times: "When", lead: "Lead then", sold: "Sold", consent: "Consent", consentOf: (day: string, channels: string) => `${day} · ${channels}`, consentGone: "The record is not kept any more", certificate: "with a certificate",
  bought: "Bought", byHand: "By hand", byCampaign: (name: string) => `By ${name}`, criteria: "Criteria then", earlier: "Earlier purchase", earlierOf: (day: string) => `Bought ${day}`, openLead: "open the lead",
}, {
  way: "El camino de la devolución", steps: {
    filed: "Presentada", answered: "El afiliado respondió", youAnswered: "Usted respondió", answerUntil: "El afiliado puede responder hasta", youAnswerUntil: "Usted puede responder hasta", unanswered: "Sin respuesta a tiempo", decideUntil: "El operador decide hasta", decideAbout: "Si nadie decide hasta entonces, queda aprobada.",
    peopleAbout: "Por encima del 15 % de los contactos del comprador solo aprueba una persona, por mucho que tarde.",
    approved: { checks: "Aprobada: nuestras comprobaciones probaron el motivo", admin: "Aprobada por el operador", deadline: "Aprobada: nadie decidió a tiempo" }, declined: "Denegada por el operador: la venta se mantiene",
  },
  holds: "Lo que dice nuestro registro", why: {
    same_person: "Probado: la misma persona se compró antes, en 60 días", other_person: "La compra anterior es de otra persona", earlier_returned: "La compra anterior se devolvió: deciden personas", too_long_ago: "La misma persona, pero más de 60 días antes: deciden personas", contact_gone: "El contacto ya no se guarda: deciden personas",
    criteria_failed: "Probado: el contacto no cumplía los criterios de la campaña", criteria_hold: "El contacto cumplía los criterios de la campaña", by_hand: "Comprado a mano, sin criterios: deciden personas", criteria_unknown: "Los criterios de entonces no se guardan: deciden personas", unreachable: "Probado: la verificación dice que el contacto no funciona",
    reachable: "La verificación dice que el contacto funciona", no_provider: "No hay verificación conectada: deciden personas", not_checked: "Solo las personas pueden saberlo",
  },
  proof: "Mostrado por", proofs: { calls: "Llamadas anotadas", bounce: "Un correo devuelto" }, on: "Día", touches: "Anotado por el comprador", touchesOf: (touches, attempts, days) => `${plural(touches, "1 intento", `${touches} intentos`)}, ${plural(attempts, "1 llamada", `${attempts} llamadas`)}, en ${plural(days, "1 día", `${days} días`)}`,
  noTouches: "Nada", reached: "se habló con la persona", times: "Cuándo", lead: "El contacto entonces", sold: "Vendido", consent: "Consentimiento", consentOf: (day, channels) => `${day} · ${channels}`, consentGone: "El registro ya no se guarda", certificate: "con certificado",
  bought: "Comprado", byHand: "A mano", byCampaign: (name) => `Por ${name}`, criteria: "Criterios de entonces", earlier: "Compra anterior", earlierOf: (day) => `Comprado el ${day}`, openLead: "abrir el contacto",
});
