// Exports the clicks of a source for its page.
export { SourceClicks } from "./link-report.tsx";
