// Reports: the module's only entry point for other modules.
export { registerReports } from "./reports.routes.ts";
export { findNames, findZone } from "./names.store.ts";
