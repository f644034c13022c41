// Describes a destination: where leads are handed to, in each of the ways there are.
import { type Static, Type } from "typebox";
import { callCounts, offReasonOf } from "./attempts.ts";
import { KINDS } from "./kinds/index.ts";
import { Timestamp, Uuid, closed, enumOf, nullable } from "../schema.ts";
import { WEBHOOK_STATUSES as DESTINATION_STATUSES } from "./webhooks.ts";
import { networkPauseMember } from "../network/pause-in-force.ts";
import { DESTINATION_KINDS } from "../../domain/deliveries/kind-names.ts";

export const DestinationTo = Type.Union([...KINDS], { title: "DestinationTo" });
export type DestinationTo = Static<typeof DestinationTo>;

export const DestinationDocument = closed(
  {
    name: Type.String({ minLength: 1, maxLength: 80, pattern: "\\S" }),
    to: DestinationTo,
    fall_back_after_minutes: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 1_440,
        description:
          "How long a lead may fail to arrive before the next of its route gets it, too. It " +
          "is tried on here all the same. Default: 5.",
      }),
    ),
    status: Type.Optional(
      enumOf(["active", "paused"], {
        description: "Paused, what waits goes on waiting. Default: active.",
      }),
    ),
  },
  { title: "DestinationDocument" },
);
export type DestinationDocument = Static<typeof DestinationDocument>;

export const Destination = Type.Object(
  {
    id: Uuid,
    account_id: Uuid,
    name: Type.String(),
    kind: enumOf(DESTINATION_KINDS),
    to: DestinationTo,
    has_key: Type.Boolean({
      description:
        "Whether there is an API key, for Follow Up Boss. Keys and what headers say are " +
        "never shown again.",
    }),
    fall_back_after_minutes: Type.Integer(),
    status: enumOf(DESTINATION_STATUSES, {
      description: "off: switched off for you; set it to active again once its system is mended.",
    }),
    network_pause: networkPauseMember("While it is in force, what would be delivered waits."),
    off_reason: offReasonOf(),
    ...callCounts,
    stages_url: nullable(
      Type.String({
        description:
          "For Follow Up Boss: where its webhook `peopleStageUpdated` is to call. Null for " +
          "other kinds, and for readers who may not change it.",
      }),
    ),
    created_at: Timestamp,
    updated_at: Timestamp,
    abilities: Type.Object({ update: Type.Boolean() }, { title: "DestinationAbilities" }),
  },
  { title: "Destination" },
);
export type Destination = Static<typeof Destination>;
