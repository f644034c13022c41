// Reports that people build: the module's only entry point for other modules.
export { createDayFactJobs } from "./day-facts.jobs.ts";
export { keepDayFacts } from "./keep-day-facts.ts";
export { registerPivot } from "./pivot.routes.ts";
