// Tracking links and their clicks: the module's only entry point for other modules.
export { ClickLog } from "./click-log.ts";
export { createLinkJobs } from "./links.jobs.ts";
export { registerLinks } from "./links.routes.ts";
export { registerOpenLinks } from "./open-link.routes.ts";
export { writeLink } from "./write-link.ts";
export { LINK_FINDER } from "./find-links.store.ts";
