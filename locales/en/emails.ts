// Texts of the operator's list of e-mails.
import { CALLS_KEPT_DAYS } from "../../domain/attempts/attempt.ts";
import type { Translated } from "../texts.ts";

export const mailsTexts = {
  about: `Every e-mail about news: whom it is for, how it stands, and how it looks. Kept for ${CALLS_KEPT_DAYS} days, without the address.`,
  list: "E-mails",
  empty: "No e-mail was written yet.",
  off: "No mail server is set, so no e-mail is sent: all are kept here. Set SMTP_URL and MAIL_FROM and start again; what was kept until then is not sent later.",
  from: (address: string) => `E-mails are sent, from ${address}.`,
  stopped: (count: string) => `People whose address came back, and who get none: ${count}.`,
  columns: { subject: "Subject", status: "State", who: "For", when: "May go out" },
  digest: "Daily e-mail",
  kind: "About",
  statuses: {
    waiting: "Waiting",
    sent: "Sent",
    bounced: "Came back",
    given_up: "Given up",
    kept: "Kept",
    dropped: "Not wanted any more",
  },
  details: {
    id: "Id",
    language: "Language",
    count: "Pieces of news",
    tries: "Tries",
    next: "Next try",
    ended: "Ended",
    answer: "What the mail server said",
    happened: "Happened",
  },
  looks: "How it looks",
  asText: "As plain text",
  person: (id: string) => `Person ${id}`,
};

export type MailsTexts = Translated<typeof mailsTexts>;
