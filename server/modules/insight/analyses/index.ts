// Analyses of leads: the module's only entry point for other modules.
export { registerAnalyses } from "./analyses.routes.ts";
