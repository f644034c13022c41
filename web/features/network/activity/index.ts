// Exports the words for the actions of the activity.
export { actionWords } from "./activity-words.ts";
