// What the log's actions are called.
export { actionWords } from "./activity-words.ts";
