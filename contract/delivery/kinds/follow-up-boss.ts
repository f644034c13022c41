// Describes the settings of Follow Up Boss.
import { Type } from "typebox";
import { OUTCOMES } from "../../../domain/sales/outcome.ts";
import { closed, enumOf } from "../../schema.ts";
import { Timeout, writeOnly } from "../destination-parts.ts";

const Stage = closed(
  {
    stage: Type.String({
      minLength: 1,
      maxLength: 100,
      description: "As Follow Up Boss calls it, in any case.",
    }),
    outcome: enumOf(OUTCOMES),
  },
  { title: "StageOutcome" },
);
const stages = Type.Optional(
  Type.Array(Stage, {
    maxItems: 50,
    description:
      "What a stage says about the lead; others say nothing. Default: those that every " +
      "account begins with.",
  }),
);
export const ToFollowUpBoss = closed(
  {
    kind: Type.Literal("follow_up_boss"),
    api_key: writeOnly("An API key of the account."),
    source: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description: "What Follow Up Boss names as the lead's source. Default: the network's name.",
      }),
    ),
    system: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description: "Sent as X-System, for who registered one.",
      }),
    ),
    system_key: writeOnly(
      "Sent as X-System-Key; calls from there are then signed with it, and others refused.",
    ),
    stages,
    timeout_seconds: Timeout,
  },
  {
    title: "ToFollowUpBoss",
    description:
      "An event of Follow Up Boss, which makes or finds the person and starts its automations.",
  },
);
