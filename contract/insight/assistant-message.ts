// Describes a message in a thread of the assistant, with its links and proposals.
import { type Static, Type } from "typebox";
import { Timestamp, Uuid, enumOf, nullable } from "../schema.ts";

export const AssistantLink = Type.Object(
  {
    label: Type.String(),
    path: Type.String({ description: "A path on this network, with its leading slash." }),
  },
  { title: "AssistantLink" },
);
export type AssistantLink = Static<typeof AssistantLink>;

export const PROPOSALS = ["pause_campaign", "resume_campaign", "set_daily_cap", "set_bid"] as const;
export const AssistantProposal = Type.Object(
  {
    kind: enumOf(PROPOSALS),
    label: Type.String(),
    campaign_id: Uuid,
    leads: nullable(Type.Integer(), { description: "With set_daily_cap." }),
    cents: nullable(Type.Integer(), { description: "With set_bid." }),
    mode: nullable(enumOf(["exclusive", "shared"]), { description: "With set_bid." }),
  },
  {
    title: "AssistantProposal",
    description:
      "A change that a person may confirm with a button. The assistant itself changes nothing.",
  },
);
export type AssistantProposal = Static<typeof AssistantProposal>;

export const AssistantMessage = Type.Object(
  {
    id: Uuid,
    sender: enumOf(["user", "bot"]),
    kind: enumOf(["said", "reply", "question", "apology"], {
      description:
        "A person's message, the reply to it, a qualification question, or a note that there was " +
        "no reply.",
    }),
    text: Type.String(),
    timestamp: Timestamp,
    links: Type.Array(AssistantLink, { description: "Links to the screens that it is about." }),
    proposals: Type.Array(AssistantProposal),
    suggestions: Type.Array(Type.String(), {
      description: "Answers to choose instead of typing.",
    }),
  },
  { title: "AssistantMessage" },
);
export type AssistantMessage = Static<typeof AssistantMessage>;
