// Sources and their keys: the module's only entry point for other modules.
export { callerOf, createSourceKeys, findSourceCaller } from "./source-keys.ts";
export { type CompleteSource, completeSource } from "./source-document.ts";
export {
  type KeyedSourceRow,
  findSource,
  findSourceByPostingToken,
  insertSource,
} from "./source.store.ts";
export { PAUSABLE_SOURCES } from "./pausable-sources.ts";
export { registerSources } from "./sources.routes.ts";
export { type SourceDeps, writeSource } from "./write-source.ts";
export { SOURCE_FINDER } from "./find-sources.store.ts";
