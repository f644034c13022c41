// Analyses of leads: the one entrance of this module for the others.
export { registerAnalyses } from "./analyses.routes.ts";
