// The intake: posts in, answers out.
export { registerIntake } from "./intake.routes.ts";
export { type IntakeDeps, submitLead } from "./submit-lead.ts";
