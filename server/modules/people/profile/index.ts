// The profile of a signed-in person: the one entrance of this module for the others.
export { registerProfile } from "./profile.routes.ts";
