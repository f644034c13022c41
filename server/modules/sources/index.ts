// Sources and their keys: the one entrance of this module for the others.
export { type SourceCaller, type SourceKeys, createSourceKeys } from "./source-keys.ts";
export { registerSources } from "./sources.routes.ts";
export type { SourceDefaults } from "./source-document.ts";
export { type SourceDeps, type SourceWrite, type WrittenSource, writeSource } from "./write-source.ts";
