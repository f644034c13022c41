// Exports the request for a return of a sale, and the queue of open returns.
export { AskBack } from "./ask-back.tsx";
export { ReturnsQueue } from "./returns-queue.tsx";
