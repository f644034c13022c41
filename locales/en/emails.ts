// Texts of the operator's list of emails.
import type { Translated } from "../texts.ts";

export const mailsTexts = {
  about: (days: string) =>
    `Every email to members with its recipient, status and content. Kept for ${days} days, without the address.`,
  list: "Emails",
  empty: "No emails yet. Emails to members appear here.",
  off: "No mail server is set up, so emails are only kept here. Set SMTP_URL and MAIL_FROM, then restart. Kept emails aren't sent later; open one to hand over its link.",
  from: (address: string) => `Emails are sent from ${address}.`,
  stopped: (count: string) => `Members with emails turned off after a bounce: ${count}.`,
  columns: { subject: "Subject", status: "Status", who: "Recipient", when: "Send after" },
  digest: "Daily email",
  kind: "Notification",
  statuses: {
    waiting: "Waiting",
    sent: "Sent",
    bounced: "Bounced",
    given_up: "Failed",
    kept: "Kept",
    dropped: "No longer wanted",
  },
  details: {
    id: "ID",
    language: "Language",
    count: "Notifications",
    tries: "Attempts",
    next: "Next attempt",
    ended: "Ended",
    answer: "Mail server response",
    happened: "Happened",
  },
  link: {
    title: "Link",
    to: (email: string) => `For ${email}`,
    about: "Hand it to the recipient only. The activity log records who looked.",
    show: "Show link",
    copy: "Copy the link",
    code: "Code in its place:",
    until: (time: string) => `Works once, until ${time}.`,
  },
  looks: "Preview",
  asText: "Plain text",
  person: (id: string) => `Member ${id}`,
};

export type MailsTexts = Translated<typeof mailsTexts>;
