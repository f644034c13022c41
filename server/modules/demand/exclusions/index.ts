// Whom a buyer has already: the one entrance of this module for the others.
export { registerExclusions } from "./exclusions.routes.ts";
