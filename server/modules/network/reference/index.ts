// The API's reference: the one entrance of this module for the others.
export { registerReference } from "./reference.routes.ts";
