// What notifications about pauses by the network say in English.
import type { PausedThing } from "../../../domain/notifications/kinds/network-paused.ts";
import { momentText } from "../../../domain/notifications/moment-text.ts";
import type { NotificationWords } from "../../../domain/notifications/words.ts";

const THINGS = {
  campaign: "campaign",
  source: "source",
  destination: "destination",
  form: "form",
} as const;

function thingOf({ kind, name, sub, value }: PausedThing): string {
  return kind === "sub_id"
    ? `${sub ?? ""} “${value ?? ""}” of your source “${name}”`
    : `your ${THINGS[kind]} “${name}”`;
}

export const networkPauseNewsTexts: Pick<
  NotificationWords["texts"],
  "network_paused" | "network_resumed"
> = {
  network_paused: ({ isChange, reason, endsAtMs, timeZone, ...thing }) => ({
    title: isChange
      ? `The network changed its pause of ${thingOf(thing)}`
      : `The network paused ${thingOf(thing)}`,
    body: `${
      endsAtMs === null
        ? "Until the network resumes it"
        : `Until ${momentText("en-US", endsAtMs, timeZone)}`
    } · ${reason}`,
  }),
  network_resumed: ({ isByTime, ...thing }) => ({
    title: isByTime
      ? `The network's pause of ${thingOf(thing)} has ended`
      : `The network ended its pause of ${thingOf(thing)}`,
    body: "Your own status applies again",
  }),
};
