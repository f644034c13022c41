// Analyses of leads: the one entrance of this module for the others.
export type { AnalysisDeps } from "./analysis-deps.ts";
export { registerAnalyses } from "./analyses.routes.ts";
