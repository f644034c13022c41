// Alerts of the network: the module's only entry point for other modules.
export { createAlertJobs, createWorkerWatch } from "./alerts.jobs.ts";
export { registerAlerts } from "./alerts.routes.ts";
