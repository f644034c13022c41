// Defines the operation that lists what a new account has yet to set up.
import { type Static, Type } from "typebox";
import { FIRST_RUN_KEYS } from "../../domain/first-run/steps.ts";
import { defineOperation } from "../operation.ts";
import { enumOf } from "../schema.ts";

export const FirstRun = Type.Object(
  {
    steps: Type.Array(
      Type.Object(
        {
          key: enumOf(FIRST_RUN_KEYS),
          done: Type.Boolean({ description: "Read from the account's data." }),
          optional: Type.Boolean(),
          path: Type.String({ description: "The app's address at which it is done." }),
        },
        { title: "FirstRunStep" },
      ),
      { description: "In order; empty for agents of an account." },
    ),
    finished: Type.Boolean({ description: "Whether all steps are done that are not optional." }),
  },
  { title: "FirstRun" },
);
export type FirstRun = Static<typeof FirstRun>;

export const getFirstRun = defineOperation({
  method: "GET",
  path: "/v1/first-run",
  operationId: "getFirstRun",
  tags: ["Accounts"],
  summary: "Retrieve the steps of your account's first run",
  description: "The steps that you may do, each checked by the current state of the account.",
  access: ["session"],
  request: {},
  responses: { 200: { description: "The steps.", schema: FirstRun } },
  problems: ["unauthenticated", "suspended"],
});
