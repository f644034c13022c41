// Asking for a return of a sale, and the queue of those that were asked for.
export { AskBack } from "./ask-back.tsx";
export { ReturnsQueue } from "./returns-queue.tsx";
