// A new password: its field, and whether a call was refused for it.
export { NewPasswordField } from "./on-demand.ts";
export { isShort } from "./is-short.ts";
export { passwordProblem } from "./password-problem.ts";
