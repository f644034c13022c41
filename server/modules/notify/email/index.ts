// E-mails about news: the one entrance of this module for the others.
export { createEmailJobs } from "./email.jobs.ts";
export { type EmailRoutesDeps, registerEmails } from "./emails.routes.ts";
export { queueEmails } from "./queue-emails.ts";
export { registerUnsubscribe } from "./unsubscribe.routes.ts";
