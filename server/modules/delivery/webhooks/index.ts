// Exports webhooks, signed calls that notify an account's own systems: the only entry point of this
// module.
export { queueWebhookMessages } from "./queue-webhook-messages.ts";
export { createWebhookJobs } from "./webhooks.jobs.ts";
export { registerWebhooks } from "./webhooks.routes.ts";
