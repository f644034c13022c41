// The effect of a new name of the network: the one entrance of this module for the others.
export { registerRenameEffect } from "./rename-effect.routes.ts";
