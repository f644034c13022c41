// The assistant: the module's only entry point for other modules.
export { createAssistantJobs } from "./assistant.jobs.ts";
export { registerAssistant } from "./assistant.routes.ts";
export { type ConsumerTalk, beginTalk, openTalk } from "./consumer-talk.ts";
export { remarkOn } from "./say-visit.ts";
export { askMetered } from "./metered-chat.ts";
export { type Provider, createProvider } from "./provider.ts";
export { readAnswers } from "./read-answers.ts";
export { type Reader, createReader, whileReading } from "./reader.ts";
export { type DraftResult, notifyThread } from "./notify-thread.ts";
export { deleteThreadsOf } from "./thread.store.ts";
