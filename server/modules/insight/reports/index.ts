// Reports: the one entrance of this module for the others.
export { registerReports } from "./reports.routes.ts";
