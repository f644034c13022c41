// Texts of requesting a return: the evidence for each reason, its consequences, and the next steps.
import { RATE_WINDOW_DAYS } from "../../domain/returns/terms.ts";
import { plural } from "../plural.ts";
import type { FilingTexts } from "../en/return-filing.ts";
import { textsPerReason } from "../return-reasons.ts";
import { returnReasons } from "./parts/return-reasons.ts";

export const filingTexts: FilingTexts = {
  about: textsPerReason(returnReasons, "evidence"),
  byHand: "Compró este prospecto manualmente, sin criterios: decide la red.",
  proof: "Prueba",
  proofs: { calls: "Llamadas que anoté", bounce: "Un correo devuelto" },
  logged: (count) => plural(count, "1 llamada anotada.", `${count} llamadas anotadas.`),
  touched: (touches, days) =>
    `${plural(touches, "1 intento anotado", `${touches} intentos anotados`)} en ${plural(days, "1 día", `${days} días`)}.`,
  touchesNeeded: (touches, days) =>
    `Se necesitan al menos ${touches}, en ${plural(days, "1 día", `${days} días`)}.`,
  day: {
    said: "Día en que se dijo",
    bounce: "Día en que se devolvió",
    listing: "Día del anuncio",
    contract: "Día del contrato",
  },
  earlier: "Compra anterior",
  earlierHint: "Primero las de la misma persona.",
  samePerson: (name) => `${name} · misma persona`,
  choose: "Elija",
  words: "Qué pasó",
  wordsOptional: "Qué pasó (opcional)",
  wordsHint:
    "Lo ven el afiliado y la red. Se quitan nombres, números y direcciones. Se puede enviar una vez.",
  mistake: {
    missing: "Esto es obligatorio para el motivo.",
    not_needed: "Esto no corresponde al motivo. Quítelo.",
    not_enabled: "Esta red no acepta devoluciones por falta de respuesta.",
    no_date: "Escriba una fecha válida.",
    future: "Escriba una fecha que no sea futura.",
    before_sale: "Escriba una fecha posterior a su compra.",
    after_sale: "Escriba una fecha anterior a su compra. Solo cuentan los hechos anteriores.",
    too_few_calls: "Anote antes al menos dos llamadas en el prospecto, o elija un correo devuelto.",
    too_few_touches: "Anote antes más intentos en el prospecto.",
    was_reached: "Su resultado dice que habló con el prospecto. Elija otro motivo.",
    not_yours: "Elija una compra suya.",
    same_sale: "Este es el prospecto que devuelve. Elija el anterior.",
    not_earlier: "Esto se compró después. Elija el anterior.",
  },
  rate: "Sus devoluciones",
  rateOf: (share, counted, received) =>
    `${share}: ${counted} de ${received} prospectos en ${RATE_WINDOW_DAYS} días`,
  rateNone: (counted, received) =>
    `${counted} de ${received} prospectos en ${RATE_WINDOW_DAYS} días`,
  allowance: "Aprobaciones automáticas restantes",
  left: (count) =>
    plural(
      count,
      "1; después la red decide cada devolución",
      `${count}; después la red decide cada devolución`,
    ),
  noneLeft: (share) => `Ninguna: devuelve más del ${share} de sus prospectos`,
  tooFew: (leads) => `Cuenta a partir de ${plural(leads, "1 prospecto", `${leads} prospectos`)}`,
  rank: "El rango de sus ofertas",
  rankOf: (now, then) => `${now}; ${then} si se rechaza`,
  rankSame: (now) => `${now}, también si se rechaza`,
  declined: `Rechazadas en ${RATE_WINDOW_DAYS} días`,
  next: "Qué pasa después",
  steps: {
    checks: "Nuestras verificaciones se ejecutan de inmediato",
    checksAbout:
      "Las devoluciones probadas se aprueban de inmediato y no cuentan en su tasa de devoluciones.",
    answer: "El afiliado puede responder hasta",
    decide: "La red decide antes del",
    decideAbout: "Después se aprueba automáticamente.",
    people: (share) => `Sin aprobación automática: devuelve más del ${share} de sus prospectos.`,
    money: (amount) => `Si se aprueba, ${amount} vuelven a su billetera y pierde el prospecto`,
  },
  refused: {
    window_closed: "El plazo para solicitar una devolución terminó.",
    already_filed: "Ya se solicitó una devolución.",
    already_payable: "La ganancia del afiliado ya se liberó. Escriba a la red.",
  },
  provedNow: (amount) =>
    `Devolución aprobada: nuestras verificaciones la probaron y ${amount} volvieron a su billetera.`,
};
