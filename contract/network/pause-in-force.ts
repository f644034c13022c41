// Describes a pause by the network as the paused thing shows it.
import { type Static, Type } from "typebox";
import { SUB_ID_NAMES } from "../../domain/network-pauses/sub-id-pause.ts";
import { Timestamp, Uuid, enumOf, nullable } from "../schema.ts";

const MEMBERS = {
  id: Uuid,
  reason: Type.String({ description: "Why, in the network's words to the owner." }),
  since: Timestamp,
  ends_at: nullable(Timestamp, { description: "When it ends automatically; null: never." }),
};

export const PauseInForce = Type.Object(MEMBERS, { title: "PauseInForce" });
export type PauseInForce = Static<typeof PauseInForce>;

export const PausedSubId = Type.Object(
  {
    ...MEMBERS,
    sub: enumOf(SUB_ID_NAMES),
    value: Type.String({ description: "In any case, and with any spaces around it." }),
  },
  { title: "PausedSubId" },
);
export type PausedSubId = Static<typeof PausedSubId>;

/** The member of a thing that the network can pause. */
export const networkPauseMember = (effect: string) =>
  nullable(PauseInForce, {
    description:
      `The network's pause, which only the network ends; null if there is none. ${effect} ` +
      "`status` stays what its owner wants, and applies again afterwards.",
  });
