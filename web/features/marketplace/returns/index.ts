// Exports the request for a return of a sale, and the queue of open returns with its parts.
export { AskBack } from "./ask-back.tsx";
export { Deadline } from "./deadline.tsx";
export { LeadReturns } from "./on-demand.ts";
export { OpenReturn, useOpenReturn } from "./open-return.tsx";
export { AskedReturns, ReturnsQueue } from "./returns-queue.tsx";
