// The intake: posts in, answers out.
export { type IntakeRoutesDeps, registerIntake } from "./intake.routes.ts";
export { type IntakeDeps, type SubmitResult, type Submission, submitLead } from "./submit-lead.ts";
