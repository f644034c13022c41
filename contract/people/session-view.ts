// Describes the view of an account that a session has.
import { Type } from "typebox";
import { Timestamp, Uuid } from "../schema.ts";

export const SessionView = Type.Object(
  {
    id: Uuid,
    ends_at: { ...Timestamp, description: "ISO 8601, UTC; it does not move." },
  },
  { title: "SessionView" },
);
