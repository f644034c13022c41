// Analyses of leads: the one entrance of this module for the others.
export { type AnalysisRoutesDeps, registerAnalyses } from "./analyses.routes.ts";
