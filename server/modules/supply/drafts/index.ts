// Drafts of leads: the one entrance of this module for the others.
export { createDraftLinks } from "./confirm-draft.ts";
export type { DraftWorkDeps } from "./draft-deps.ts";
export { createDraftJobs } from "./drafts.jobs.ts";
export { registerLeadDrafts } from "./lead-drafts.routes.ts";
