// Reports: the module's only entry point for other modules.
export { registerReports } from "./reports.routes.ts";
