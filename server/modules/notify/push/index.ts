// Push messages: the module's only entry point for other modules.
export { type PushSigner, createPushSigner } from "./push-signer.ts";
export { type PushResult, createPushJobs } from "./push.jobs.ts";
export { type PushRoutesDeps, registerPush } from "./push.routes.ts";
export { queueMessages } from "./queue-messages.ts";
export { listRecipients } from "./queue.store.ts";
