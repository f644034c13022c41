// Finding records of every kind: the module's only entry point for other modules.
export { type FindDeps, registerFind } from "./find.routes.ts";
