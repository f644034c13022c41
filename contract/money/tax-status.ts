// Defines what the network reads of an affiliate's tax form: whether it is there, not what it says.
import { Type } from "typebox";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, nullable } from "../schema.ts";

export const getTaxStatus = defineOperation({
  method: "GET",
  path: "/v1/accounts/{id}/tax-status",
  operationId: "getTaxStatus",
  tags: ["Money"],
  summary: "Retrieve whether an affiliate has certified its tax form",
  description:
    "For people of the network. Who the payee is, and every number, stays with the affiliate's " +
    "owners.",
  access: ["session"],
  request: { params: closed({ id: Uuid }) },
  responses: {
    200: {
      description: "The status.",
      schema: Type.Object(
        {
          certified_at: nullable(Timestamp, {
            description: "When Form W-9 was last certified; null if it was not.",
          }),
        },
        { title: "TaxStatus" },
      ),
    },
  },
  problems: ["unauthenticated", "suspended", "forbidden", "not_found"],
});
