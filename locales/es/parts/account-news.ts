// What notifications about accounts say in Spanish: applications, terms, licenses, seller names and
// the inbox.
import { recordRef } from "../../../domain/notifications/record-ref.ts";
import type { NotificationWords } from "../../../domain/notifications/words.ts";
import { inboxKinds } from "./inbox-kinds.ts";

export const accountNewsTexts: Pick<
  NotificationWords["texts"],
  | "account_waiting"
  | "inbox_assigned"
  | "application_moved"
  | "terms_changed"
  | "license_waiting"
  | "license_moved"
  | "seller_name_waiting"
  | "seller_name_decided"
> = {
  terms_changed: ({ reason }) => ({ title: "La red cambió sus condiciones", body: reason }),
  license_waiting: ({ buyerId, usState }) => ({
    title: `Una licencia en ${usState} espera su revisión`,
    body: `El comprador ${recordRef(buyerId)} no puede comprar allí hasta que la confirme`,
  }),
  license_moved: ({ usState, move, expiresOn, reason }) =>
    ({
      confirmed: {
        title: `Su licencia en ${usState} está confirmada`,
        body: "Puede comprar prospectos allí",
      },
      refused: { title: `Su licencia en ${usState} se rechazó`, body: reason ?? "" },
      expires: {
        title: `Su licencia en ${usState} vence el ${expiresOn ?? ""}`,
        body: "Agregue la licencia renovada para seguir comprando allí",
      },
      expired: {
        title: `Su licencia en ${usState} venció`,
        body: "No puede comprar prospectos allí hasta que se confirme una licencia renovada",
      },
    })[move],
  seller_name_waiting: ({ name }) => ({
    title: `Un nombre de vendedor espera su decisión: ${name}`,
    body: "Hasta entonces, los consentimientos que lo contienen no cubren al comprador",
  }),
  seller_name_decided: ({ name, isApproved, reason }) =>
    isApproved
      ? {
          title: `Nombre de vendedor aprobado: ${name}`,
          body: "Los consentimientos otorgados desde ahora pueden contenerlo",
        }
      : { title: `Nombre de vendedor rechazado: ${name}`, body: reason ?? "" },
  inbox_assigned: ({ kind, accountName, byName }) => ({
    title: `${byName} le asignó: ${inboxKinds.one[kind]}`,
    body: accountName,
  }),
  account_waiting: ({ applicantId, isAnswer }) => ({
    title: isAnswer
      ? `El solicitante ${recordRef(applicantId)} respondió su pregunta`
      : `La solicitud ${recordRef(applicantId)} espera su decisión`,
    body: "La empresa no participa hasta entonces",
  }),
  application_moved: ({ decision, text }) =>
    ({
      approved: { title: "Su cuenta está aprobada", body: "Ya puede participar en la red" },
      refused: {
        title: "Su solicitud se rechazó",
        body: `${text ?? ""} · Puede cambiarla y enviarla de nuevo`,
      },
      asked: { title: "La red tiene una pregunta sobre su solicitud", body: text ?? "" },
    })[decision],
};
