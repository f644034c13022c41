// Imports: files of leads. The one entrance of this module for the others.
export { createImportJobs } from "./imports.jobs.ts";
export { registerImports } from "./imports.routes.ts";
