// Exports exclusions, contacts that buyers already have: the only entry point of this module.
export { registerExclusions } from "./exclusions.routes.ts";
