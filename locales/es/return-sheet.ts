// Texts of the sheet of one return, in Spanish.
import type { ReturnSheetTexts } from "../en/return-sheet.ts";

export const returnSheetTexts: ReturnSheetTexts = {
  openLead: "Abrir el prospecto",
  evidence: "Declaración del comprador",
  noEvidence: "Sin declaración.",
  loadingEvidence: "Cargando del servidor…",
  yourAnswer: "Su respuesta",
  affiliateAnswer: "Respuesta del afiliado",
  price: "El comprador pagó",
  youPaid: "Usted pagó",
  earning: "El afiliado ganó",
  yourEarning: "Usted ganó",
  buyer: "Comprador",
  affiliate: "Afiliado",
  answerHint:
    "Explique por qué esta devolución debe aprobarse o rechazarse. Puede responder una vez.",
  send: "Enviar respuesta",
  sent: "Respuesta enviada.",
  answerMissing: "Escriba una respuesta.",
  note: "Motivo",
  noteHint: "La ven el comprador y el afiliado.",
  noteMissing: "Escriba un motivo.",
  approve: "Aprobar y reembolsar",
  decline: "Rechazar devolución",
  approved: "Devolución aprobada. El dinero volvió a la billetera del comprador.",
  declined: "Devolución rechazada.",
  title: "Devolución",
  gone: "Esta devolución ya se decidió.",
  decision: "Decisión",
};
