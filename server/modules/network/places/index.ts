// Where ZIPs lie: the one entrance of this module for the others.
export { registerPlaces } from "./places.routes.ts";
