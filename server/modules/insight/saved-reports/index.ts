// Saved reports: the module's only entry point for other modules.
export { createReportMailJobs } from "./mailings.jobs.ts";
export { deleteReportsOf } from "./saved-report.store.ts";
export { registerSavedReports } from "./saved-reports.routes.ts";
