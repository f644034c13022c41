// The shapes of the contract, as its OpenAPI document has them.
import type { components } from "../../../contract/api.d.ts";

export type Schemas = components["schemas"];
