// Defines the Follow Up Boss kind: an event that creates or finds the person and starts its
// automations; the stages of persons are received as outcomes.
import { checkHeaderValue } from "../check-call.ts";
import { type FieldError, defineDestinationKind } from "../destination-kind.ts";
import {
  type StageOutcome,
  USUAL_STAGES,
  followUpBossEvent,
  followUpBossVerdict,
  personIdOf,
} from "../follow-up-boss.ts";

interface FollowUpBossSettings {
  readonly kind: "follow_up_boss";
  readonly api_key?: string;
  /** What Follow Up Boss names as the lead's source. */
  readonly source?: string;
  /** For accounts that registered a system. */
  readonly system?: string;
  readonly system_key?: string;
  readonly stages?: readonly StageOutcome[];
  readonly timeout_seconds?: number;
}

/** The URL where Follow Up Boss receives events. */
const EVENTS_URL = "https://api.followupboss.com/v1/events";

export const followUpBoss = defineDestinationKind<FollowUpBossSettings>()({
  kind: "follow_up_boss",
  secrets: [
    {
      member: "api_key",
      missing: "Enter an API key: Follow Up Boss shows them under Admin, API.",
    },
    { member: "system_key", goesWith: "system" },
  ],
  check: ({ system }): readonly FieldError[] =>
    system === undefined ? [] : checkHeaderValue("/to/system", system),
  delivery: {
    by: "call",
    request: (to, values, { secrets: { members }, networkName, fixedAddress, base64 }) => ({
      url: fixedAddress ?? EVENTS_URL,
      headers: {
        "content-type": "application/json",
        authorization: `Basic ${base64(`${members["api_key"] ?? ""}:`)}`,
        ...(to.system === undefined ? {} : { "x-system": to.system }),
        ...(members["system_key"] === undefined ? {} : { "x-system-key": members["system_key"] }),
      },
      body: JSON.stringify(followUpBossEvent(values, { source: to.source ?? networkName })),
    }),
    judge: followUpBossVerdict,
    hiddenHeaders: ["authorization", "x-system-key"],
    receiverRef: personIdOf,
  },
  // Every account there has the same address: its key tells them apart.
  places: (_to, { members }) => [`${EVENTS_URL} ${members["api_key"] ?? ""}`],
  // The lead flow of this source is archived: the lead was accepted but not delivered.
  statusReasons: { 204: "lead_flow_archived" },
  stages: { stagesOf: ({ stages }) => stages ?? USUAL_STAGES, signedWith: "system_key" },
});
