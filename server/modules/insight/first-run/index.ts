// The steps of a first run: the module's only entry point for other modules.
export { registerFirstRun } from "./first-run.routes.ts";
