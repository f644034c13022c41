// Reports that people build: the module's only entry point for other modules.
export { createDayFactJobs } from "./day-facts.jobs.ts";
export { findBounds, findFirstDay, listSummedDays } from "./day-facts.store.ts";
export { dayAt, keepDayFacts } from "./keep-day-facts.ts";
export { fileWords, pivotCsv, writtenCell } from "./pivot-file.ts";
export { pivotReport } from "./pivot-report.ts";
export { registerPivot } from "./pivot.routes.ts";
