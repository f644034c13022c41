// Exports how API keys are shown, for the page of an account.
export { type ApiKey, KeyFacts, KeyHead, isOver } from "./key-list.tsx";
