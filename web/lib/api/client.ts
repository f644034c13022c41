// The typed client of the contract: every path, parameter and answer as the OpenAPI document has it.
import createClient from "openapi-fetch";
import type { components, paths } from "../../../contract/api.d.ts";
import { send } from "./call.ts";

export type Schemas = components["schemas"];

/** Calls throw a CallProblem where they fail, so an answer that returns is a good one. */
export const api = createClient<paths>({ baseUrl: typeof location === "undefined" ? "" : location.origin, fetch: send });
