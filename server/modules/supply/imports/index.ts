// Imports of lead files: the module's only entry point for other modules.
export { type ImportJobsDeps, createImportJobs } from "./imports.jobs.ts";
export { registerImports } from "./imports.routes.ts";
export { IMPORT_FINDER } from "./find-imports.store.ts";
