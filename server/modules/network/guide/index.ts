// The guide at /docs/guide: the one entrance of this module for the others.
export { registerGuide } from "./guide.routes.ts";
