// Postbacks: the module's only entry point for other modules.
export { adviceOn } from "./advice.ts";
export { createPostbackJobs } from "./postbacks.jobs.ts";
export { registerPostbacks } from "./postbacks.routes.ts";
export { type Happening, listListeners, queueCalls } from "./queue.store.ts";
