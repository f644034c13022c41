// The assistant: the one entrance of this module for the others.
export { createAssistantJobs } from "./assistant.jobs.ts";
export { type AssistantRoutesDeps, registerAssistant } from "./assistant.routes.ts";
export { createProvider } from "./provider.ts";
export { type Reader, createReader } from "./reader.ts";
export { deleteThreadsOf } from "./thread.store.ts";
