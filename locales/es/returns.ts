// Texts of returns: the reasons, the queue, requests, answers and decisions.
import { plural } from "../plural.ts";
import type { ReturnTexts } from "../en/returns.ts";
import { textsPerReason } from "../return-reasons.ts";
import { returnReasons } from "./parts/return-reasons.ts";

export const returnTexts: ReturnTexts = {
  reason: textsPerReason(returnReasons, "name"),
  toAnswer: "Devoluciones por responder",
  noneToAnswer: (hours) =>
    `No hay devoluciones por responder. Cuando un comprador solicite una, tendrá ${hours} horas para responderla aquí.`,
  toWrite: "La red pregunta por sus devoluciones",
  write: "Escribir",
  answer: "Responder",
  read: "Ver",
  decide: "Decidir",
  left: (time) => `quedan ${time} para responder`,
  overdue: "El plazo para responder terminó",
  answered: "Respondida; decide la red",
  affiliateAnswered: "El afiliado respondió",
  waitsForYou: "La red le pregunta: escríbale",
  waitsForBuyer: "Espera el mensaje del comprador",
  waitsForAffiliate: "Espera el mensaje del afiliado",
  waitsForAnswer: (time) => `El afiliado tiene aún ${time}`,
  notAnswered: "No respondida a tiempo",
  count: (count) => plural(count, "1 en espera", `${count} en espera`),
  lead: "Prospecto",
  reasonLabel: "Motivo",
  leftToDecide: (time) => `quedan ${time} para decidir`,
  decideNow: "Decida ahora: el plazo terminó",
  days: (count) => plural(count, "1 día", `${count} días`),
  hours: (count) => `${count} h`,
  minutes: (count) => `${count} min`,
  status: {
    filed: "En espera",
    approved: "Aprobada",
    declined: "Rechazada",
    withdrawn: "Retirada",
  },
  all: "Todas las que esperan",
  allReturns: "Todas las devoluciones",
  ask: "Solicitar devolución",
  askUntil: (until) => `Puede solicitar una devolución hasta el ${until}.`,
  askOver: (until) => `Se podía solicitar una devolución hasta el ${until}.`,
  askedFor: (reason) =>
    `Solicitó una devolución: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`,
  chooseReason: "Elija un motivo",
  reasonMissing: "Elija un motivo.",
  askSend: "Solicitar devolución",
  asked: "Devolución solicitada. Recibirá una notificación con la decisión.",
};
