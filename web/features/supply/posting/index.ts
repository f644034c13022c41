// Exports the posting instructions, their samples and the request log for a source's page.
export { PostingGuide } from "./posting-guide.tsx";
export { CallTable } from "./request-table.tsx";
export { SampleTabs } from "./sample-tabs.tsx";
export { useRequestLogLive } from "./use-request-log-live.ts";
