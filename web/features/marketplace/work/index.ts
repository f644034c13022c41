// Exports how buyers work their purchased leads: outcomes, calling hours and progress.
export { CallLink } from "./call-link.tsx";
export { LeadWork } from "./lead-work.tsx";
export { OutcomeButtons } from "./outcome-buttons.tsx";
export { ProgressStatus } from "./progress-status.tsx";
export { WorkHistory } from "./work-history.tsx";
export { type Called, type Calling, useCalling } from "./use-calling.ts";
export { useOutcome } from "./use-outcome.ts";
