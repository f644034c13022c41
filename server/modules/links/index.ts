// Tracking links and their clicks: the one entrance of this module for the others.
export { createLinkJobs } from "./links.jobs.ts";
export { registerLinks } from "./links.routes.ts";
export { type OpenLinkDeps, registerOpenLinks } from "./open-link.routes.ts";
export { type LinkDeps, writeLink } from "./write-link.ts";
