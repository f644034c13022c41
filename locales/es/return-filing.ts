// Texts of requesting a return: the evidence for each reason, its consequences, and the next steps.
import { RATE_WINDOW_DAYS, LEAST_TOUCHES, LEAST_TOUCH_DAYS } from "../../domain/returns/terms.ts";
import { plural } from "../plural.ts";
import type { FilingTexts } from "../en/return-filing.ts";
import { textsPerReason } from "../return-reasons.ts";
import { returnReasons } from "./parts/return-reasons.ts";

export const filingTexts: FilingTexts = {
  about: textsPerReason(returnReasons, "evidence"),
  byHand: "Compró este contacto a mano, sin criterios: decide una persona.",
  proof: "Cómo se puede mostrar",
  proofs: { calls: "Llamadas que anoté", bounce: "Un correo devuelto" },
  logged: (count) => plural(count, "1 llamada anotada.", `${count} llamadas anotadas.`),
  touched: (touches, days) =>
    `${plural(touches, "1 intento anotado", `${touches} intentos anotados`)} en ${plural(days, "1 día", `${days} días`)}.`,
  day: {
    said: "Día en que se dijo",
    bounce: "Día en que volvió",
    listing: "Día del anuncio",
    contract: "Día del contrato",
  },
  earlier: "Compra anterior",
  earlierHint: "Primero las de la misma persona.",
  samePerson: (name) => `${name} · misma persona`,
  choose: "Elija",
  words: "Qué pasó",
  wordsOptional: "Qué pasó (si quiere)",
  wordsHint:
    "Lo leen el afiliado y el operador, sin nombres, números ni direcciones: se quitan. Se envía una vez.",
  mistake: {
    missing: "El motivo lo requiere.",
    not_needed: "No corresponde al motivo: quítelo.",
    not_enabled: "Esta red no acepta devoluciones porque nadie responde.",
    no_date: "Indique un día del calendario.",
    future: "Ese día aún no ha llegado.",
    before_sale: "Es anterior a su compra del contacto.",
    after_sale: "Es posterior a su compra: solo cuenta lo que ya era así antes.",
    too_few_calls: "Anote antes al menos dos llamadas en el contacto, o elija un correo devuelto.",
    too_few_touches: `Anote antes al menos ${LEAST_TOUCHES} intentos en ${LEAST_TOUCH_DAYS} días en el contacto.`,
    was_reached: "Usted anotó que habló con la persona: elija otro motivo.",
    not_yours: "Elija una compra suya.",
    same_sale: "Este es el contacto que devuelve: elija el anterior.",
    not_earlier: "Esto se compró después: elija el anterior.",
  },
  rate: "Sus devoluciones",
  rateOf: (share, counted, received) =>
    `${share}: ${counted} de ${received} contactos en ${RATE_WINDOW_DAYS} días`,
  rateNone: (counted, received) =>
    `${counted} de ${received} contactos en ${RATE_WINDOW_DAYS} días`,
  allowance: "Aún sin una persona",
  left: (count) =>
    plural(
      count,
      "1 más; después cada devolución espera a una persona",
      `${count} más; después cada devolución espera a una persona`,
    ),
  noneLeft: "Ninguna: por encima del 15 % de sus contactos solo aprueba una persona",
  tooFew: "Cuenta a partir de 20 contactos",
  rank: "El rango de sus ofertas",
  rankOf: (now, then) => `${now}; ${then} si se deniega`,
  rankSame: (now) => `${now}, también si se deniega`,
  declined: `Denegadas en ${RATE_WINDOW_DAYS} días`,
  next: "Qué pasa después",
  steps: {
    checks: "Nuestras comprobaciones la miran enseguida",
    checksAbout: "Lo que prueban se aprueba enseguida y no cuenta como devolución suya.",
    answer: "El afiliado responde hasta",
    decide: "El operador decide hasta",
    decideAbout: "Si nadie decide hasta entonces, queda aprobada.",
    people: "Nada se aprueba sin una persona: devuelve más del 15 % de sus contactos.",
    money: (amount) => `Aprobada: ${amount} vuelven a su billetera y el contacto deja de ser suyo`,
  },
  refused: {
    window_closed: "El plazo para pedir el dinero terminó.",
    already_filed: "El dinero ya se pidió de vuelta.",
    already_payable: "La ganancia del afiliado ya se liberó. Escriba al operador de la red.",
  },
  provedNow: (amount) =>
    `Aprobada enseguida: nuestras comprobaciones lo probaron y ${amount} volvieron a su billetera.`,
};
