// Returns: the money back, at most once.
export type { ReturnDecided, ReturnFiled } from "./announcement.ts";
export { approveReturn } from "./approve-return.ts";
export { fileWithin } from "./file-return.ts";
export { refreshModifiers } from "./refresh-modifiers.ts";
export { registerReturns } from "./returns.routes.ts";
