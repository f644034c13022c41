// Limits of how many records an account has: the one entrance of this module for the others.
export { refuseIfFull } from "./limits.ts";
