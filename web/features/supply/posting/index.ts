// The guide to posting, its samples and the log of calls, for a source's page.
export { PostingGuide } from "./posting-guide.tsx";
export { CallTable } from "./request-table.tsx";
export { SampleTabs } from "./sample-tabs.tsx";
export { useRequestLogLive } from "./use-request-log-live.ts";
