// Exports what other features show of accounts: names, facts, status, and the operator's decision.
export { AccountDecision } from "./account-decision.tsx";
export { accountFacts } from "./account-facts.ts";
export { AccountStatus } from "./account-status.tsx";
export { earningWords } from "./earning-words.ts";
