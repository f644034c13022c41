// Provides the user's notification preferences to this browser: a change shows immediately, and is
// undone where the server refuses it.
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { NotificationType } from "../../../../domain/notifications/types.ts";
import type { KindChannels } from "../../../../domain/notifications/channels.ts";
import type { NotificationPreferences } from "../../../../contract/notify/notification-preferences.ts";
import { call } from "../../../lib/api/call.ts";
import { problemSentence, toProblem } from "../../../lib/api/problem.ts";
import { PROBLEM_TEXTS } from "../../../../locales/catalogues/problems.ts";
import { type Shown, refresh, useAnswer } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { toast } from "../../../ui/toast.tsx";

export type { NotificationPreferences };

/** What the screen changes; of the clock null is as usual. */
type PreferencesPatch = Partial<
  Pick<NotificationPreferences, "quiet_hours" | "time_zone" | "digest_hour">
> & {
  readonly kinds?: Readonly<Partial<Record<NotificationType, Partial<KindChannels>>>>;
};

const ADDRESS = "/v1/notification-preferences";

export interface PreferencesPort {
  readonly shown: Shown<NotificationPreferences>;
  /** Shows and writes `patch`; `said` is the message, with a button that undoes it by `undo`. */
  readonly change: (change: PreferenceChange) => void;
  /** Turns emails on again after a bounce. */
  readonly resumeEmail: (said: string) => Promise<void>;
}

export interface PreferenceChange {
  readonly patch: PreferencesPatch;
  readonly undo: PreferencesPatch;
  readonly said: string;
}

export function useNotificationPreferences(): PreferencesPort {
  const client = useQueryClient();
  const problems = useTexts(PROBLEM_TEXTS);
  const shown = useAnswer("GET /v1/notification-preferences");
  // One after the other, so that the last change stands; only the last answer is shown, for earlier
  // ones know less.
  const queue = useRef({ last: Promise.resolve(), waiting: 0 });
  const write = (patch: PreferencesPatch): Promise<boolean> => {
    client.setQueryData<NotificationPreferences>(["answer", ADDRESS], (current) =>
      current === undefined ? current : withPatch(current, patch),
    );
    queue.current.waiting += 1;
    const written = queue.current.last
      .then(() => call("PATCH /v1/notification-preferences", { body: patch }))
      .then((answer) => {
        queue.current.waiting -= 1;
        if (queue.current.waiting === 0) client.setQueryData(["answer", ADDRESS], answer);
        return true;
      })
      .catch(async (error: unknown) => {
        queue.current.waiting -= 1;
        toast(problemSentence(toProblem(error), problems), { tone: "negative" });
        await refresh(client, ADDRESS);
        return false;
      });
    queue.current.last = written.then(() => undefined);
    return written;
  };
  const change = ({ patch, undo, said }: PreferenceChange): void =>
    void write(patch).then((isWritten) => {
      if (isWritten) toast(said, { undo: () => void write(undo) });
    });
  const resumeEmail = (said: string): Promise<void> =>
    call("POST /v1/notification-preferences/email")
      .then((answer) => {
        client.setQueryData(["answer", ADDRESS], answer);
        toast(said);
      })
      .catch((error: unknown) =>
        toast(problemSentence(toProblem(error), problems), { tone: "negative" }),
      );
  return { shown, change, resumeEmail };
}

/** What will be shown once it is written. */
function withPatch(
  current: NotificationPreferences,
  { kinds = {}, ...rest }: PreferencesPatch,
): NotificationPreferences {
  const changed = Object.entries(current.kinds).map(([kind, channels]) => [
    kind,
    { ...channels, ...kinds[kind as NotificationType] },
  ]);
  return { ...current, ...rest, kinds: Object.fromEntries(changed) };
}
