// Calls operations of the contract with what each needs to get as far as the access check.
import type { Operation } from "../../contract/operation.ts";
import type { Answer, Caller, TestApi } from "./api.ts";

/** An id that nothing has. */
const UNKNOWN = "0199f0c4-5a7e-7c3b-9d21-6b6f3a1c0001";

/** Calls the operation with `id` in each parameter of its address, and an empty body. */
export function callOperation(
  api: TestApi,
  caller: Caller,
  { method, path }: Operation,
  { id = UNKNOWN, query = "" }: { readonly id?: string; readonly query?: string } = {},
): Promise<Answer> {
  const address = `${path.replaceAll(/\{\w+\}/g, id)}${query}`;
  return api.call(caller, method, address, method === "GET" ? undefined : {});
}
