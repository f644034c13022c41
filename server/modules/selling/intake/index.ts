// Exports the intake of posts.
export { registerIntake } from "./intake.routes.ts";
export { presentAnswer } from "./present-answer.ts";
export {
  type ArrivalDeps,
  type IntakeDeps,
  type MadeArrival,
  forcedAnswer,
  makeArrival,
  dryRunLead,
  submitLead,
  dryRunPost,
} from "./submit-lead.ts";
export type { SourceCaller, SourceKeys } from "./source-caller.ts";
