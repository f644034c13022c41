// Emails to people: the module's only entry point for other modules.
export { createEmailJobs } from "./email.jobs.ts";
export { type EmailRoutesDeps, registerEmails } from "./emails.routes.ts";
export { queueAccountMails } from "./queue-account-mails.ts";
export { queueEmails } from "./queue-emails.ts";
export { registerUnsubscribe } from "./unsubscribe.routes.ts";
