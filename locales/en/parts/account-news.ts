// What notifications about accounts say in English: applications, terms, licenses, seller names and
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
  terms_changed: ({ reason }) => ({ title: "The network changed your terms", body: reason }),
  license_waiting: ({ buyerId, usState }) => ({
    title: `License in ${usState} awaits your check`,
    body: `Buyer ${recordRef(buyerId)} can't buy there until you confirm it`,
  }),
  license_moved: ({ usState, move, expiresOn, reason }) =>
    ({
      confirmed: {
        title: `Your license in ${usState} is confirmed`,
        body: "You can buy leads there",
      },
      refused: { title: `Your license in ${usState} was declined`, body: reason ?? "" },
      expires: {
        title: `Your license in ${usState} expires on ${expiresOn ?? ""}`,
        body: "Add the renewed license, so that you can go on buying there",
      },
      expired: {
        title: `Your license in ${usState} has expired`,
        body: "You can't buy leads there until a renewed license is confirmed",
      },
    })[move],
  seller_name_waiting: ({ name }) => ({
    title: `Seller name awaits your decision: ${name}`,
    body: "Consents that contain it don't cover the buyer until then",
  }),
  seller_name_decided: ({ name, isApproved, reason }) =>
    isApproved
      ? {
          title: `Seller name approved: ${name}`,
          body: "Consents given from now on may contain it",
        }
      : { title: `Seller name declined: ${name}`, body: reason ?? "" },
  inbox_assigned: ({ kind, accountName, byName }) => ({
    title: `${byName} assigned you: ${inboxKinds.one[kind]}`,
    body: accountName,
  }),
  account_waiting: ({ applicantId, isAnswer }) => ({
    title: isAnswer
      ? `Applicant ${recordRef(applicantId)} answered your question`
      : `Application ${recordRef(applicantId)} awaits your decision`,
    body: "The company takes no part until then",
  }),
  application_moved: ({ decision, text }) =>
    ({
      approved: {
        title: "Your account is approved",
        body: "You can take part in the network now",
      },
      refused: {
        title: "Your application was declined",
        body: `${text ?? ""} · You can change it and send it again`,
      },
      asked: { title: "The network has a question about your application", body: text ?? "" },
    })[decision],
};
