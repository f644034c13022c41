// Returns: the money back, at most once.
export { type ReturnRefusal, type ReturnRequest, approveReturn } from "./approve-return.ts";
