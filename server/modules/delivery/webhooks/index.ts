// Signed calls that tell an account's own systems its news: the one entrance of this module for the
// others.
export { queueWebhookMessages } from "./queue-webhook-messages.ts";
export { createWebhookJobs } from "./webhooks.jobs.ts";
export { registerWebhooks } from "./webhooks.routes.ts";
