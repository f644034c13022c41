// Licenses of buyers: the one entrance of this module for the others.
export { claimOfApplication, claimStates } from "./claim-license.ts";
export { addConfirmedLicenses } from "./confirmed-licenses.ts";
export { createLicenseJobs } from "./licenses.jobs.ts";
export { type LicenseRules, openStates, reopenStates } from "./open-states.ts";
export { registerLicenses } from "./licenses.routes.ts";
