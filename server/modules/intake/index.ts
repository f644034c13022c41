// The intake: posts in, answers out.
export { registerIntake } from "./intake.routes.ts";
export { presentAnswer } from "./present-answer.ts";
export { type ArrivalDeps, type IntakeDeps, forcedAnswer, makeArrival, submitLead, tryLead } from "./submit-lead.ts";
