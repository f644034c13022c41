// Returns: the money back, at most once.
export { approveReturn } from "./approve-return.ts";
export { refreshModifiers } from "./refresh-modifiers.ts";
