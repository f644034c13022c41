// E-mails about news: the one entrance of this module for the others.
export type { EmailOff } from "./events.ts";
export { createMailJobs } from "./mail.jobs.ts";
export { type MailRoutesDeps, registerMails } from "./mails.routes.ts";
export { queueEmails } from "./queue-emails.ts";
export { registerUnsubscribe } from "./unsubscribe.routes.ts";
