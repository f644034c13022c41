// Sources and their keys: the one entrance of this module for the others.
export { type SourceCaller, type SourceKeys, createSourceKeys } from "./source-keys.ts";
export { registerSources } from "./sources.routes.ts";
