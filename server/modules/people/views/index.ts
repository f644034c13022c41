// Views of accounts by people of the network: the one entrance of this module for the others.
export { createViewLooks } from "./view-looks.ts";
export { endViewOf, endViewsThatAreOver } from "./views.ts";
export { createViewJobs } from "./views.jobs.ts";
export { registerViews } from "./views.routes.ts";
