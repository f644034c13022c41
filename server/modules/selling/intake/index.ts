// Exports the intake of posts.
export { forcedAnswer } from "./forced-answer.ts";
export { registerIntake } from "./intake.routes.ts";
export { callerKeyOf } from "./caller-key.ts";
export { NO_REMARKS, presentAnswer, presentNote } from "./present-answer.ts";
export { presentFieldError } from "./present-field-error.ts";
export {
  type ArrivalDeps,
  type IntakeDeps,
  type MadeArrival,
  type PostRemarks,
  makeArrival,
  dryRunLead,
  submitLead,
  dryRunPost,
} from "./submit-lead.ts";
export type { SourceCaller, SourceKeys } from "./source-caller.ts";
