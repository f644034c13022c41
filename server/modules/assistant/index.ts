// The assistant: the one entrance of this module for the others.
export { createAssistantJobs } from "./assistant.jobs.ts";
export { registerAssistant } from "./assistant.routes.ts";
export { type ModelAddress, createProvider } from "./provider.ts";
export { deleteThreadsOf } from "./thread.store.ts";
