// Exports returns, which refund a sale at most once.
export { approveReturn } from "./approve-return.ts";
export { deleteReturnFiles } from "./return-file.store.ts";
export { fileWithin } from "./file-return.ts";
export { countRecentReturns } from "./modifier.store.ts";
export { refreshModifiers } from "./refresh-modifiers.ts";
export type { ReturnRules } from "./return-deps.ts";
export { createReturnJobs } from "./returns.jobs.ts";
export { registerReturns } from "./returns.routes.ts";
export { RETURN_FINDER } from "./find-returns.store.ts";
