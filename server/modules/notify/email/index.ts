// Notification emails: the module's only entry point for other modules.
export { createEmailJobs } from "./email.jobs.ts";
export { type EmailRoutesDeps, registerEmails } from "./emails.routes.ts";
export { queueEmails } from "./queue-emails.ts";
export { registerUnsubscribe } from "./unsubscribe.routes.ts";
