// E-mails about news: the one entrance of this module for the others.
export type { EmailOff } from "./events.ts";
export { createEmailJobs } from "./email.jobs.ts";
export { type EmailRoutesDeps, registerEmails } from "./emails.routes.ts";
export { queueEmails } from "./queue-emails.ts";
export { registerUnsubscribe } from "./unsubscribe.routes.ts";
