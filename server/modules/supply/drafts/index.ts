// Lead drafts: the module's only entry point for other modules.
export { createDraftLinks } from "./confirm-draft.ts";
export type { DraftWorkDeps } from "./draft-deps.ts";
export { createDraftJobs } from "./drafts.jobs.ts";
export { registerLeadDrafts } from "./lead-drafts.routes.ts";
export { prepareDraftSource } from "./draft-source.ts";
export { insertImportedDrafts, roomForDrafts } from "./imported-drafts.ts";
