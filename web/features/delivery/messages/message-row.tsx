// Shows a call in a log: its event, status, next attempt, each attempt, and the button to send it
// again.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { call } from "../../../lib/api/call.ts";
import type { WebhookMessage } from "../../../../contract/delivery/webhooks.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useNow } from "../../../lib/use-now.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { CALL_TEXTS } from "../../../../locales/catalogues/calls.ts";
import { Button } from "../../../ui/button.tsx";
import { Code } from "../../../ui/name.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Status } from "../../../ui/status.tsx";
import { toast } from "../../../ui/toast.tsx";
import { CALL_TONES } from "./message-tones.ts";
import { AttemptDetails } from "./attempt-details.tsx";

const LOOK_MS = 3_000;
/** A call that is due so soon is watched. */
const SOON_MS = 15_000;

export type LoggedMessage = Pick<WebhookMessage, "id" | "status" | "at" | "next_at" | "log">;

/** Where the calls of each kind of receiver stand in the API. */
export type MessagesPath = "/v1/webhook-messages" | "/v1/postback-messages" | "/v1/deliveries";

interface CallRowProps {
  readonly one: LoggedMessage;
  /** Where calls of this kind stand in the API, and those who are called. */
  readonly paths: readonly [calls: MessagesPath, receivers: string];
  /** Whether its receiver is called at present. */
  readonly isOn: boolean;
  /** Whether this person may send it again. */
  readonly mayRepeat: boolean;
  /** The event, in words. */
  readonly title: ReactNode;
  /** What else there is to say of it. */
  readonly children?: ReactNode;
  /** Why it stands as it does, in a sentence of its own; null where there is nothing to say. */
  readonly about?: ReactNode;
}

export function MessageRow({
  one,
  paths,
  isOn,
  mayRepeat,
  title,
  children,
  about = null,
}: CallRowProps): ReactNode {
  const texts = useTexts(CALL_TEXTS);
  const formats = useFormats();
  return (
    <li className="grid gap-1 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{title}</span>
          <Status tone={CALL_TONES[one.status]}>{texts.callStatuses[one.status]}</Status>
          {children}
          <span className="text-text-2">{formats.dateTime(one.at)}</span>
        </p>
        {mayRepeat ? <Again one={one} paths={paths} /> : null}
      </div>
      {about === null ? null : <p>{about}</p>}
      <p className="text-label text-text-2">
        <Next one={one} isOn={isOn} /> · <Code>{one.id}</Code>
      </p>
      {one.log.length === 0 ? null : (
        <details>
          <summary className="min-h-7 text-text-2 hover:text-text">
            {texts.details(formats.number(one.log.length))}
          </summary>
          <ol className="grid gap-4 border-l-2 border-line pt-2 pl-4">
            {one.log.map((tried) => (
              <li key={tried.at}>
                <AttemptDetails tried={tried} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}

function Next({ one, isOn }: { readonly one: LoggedMessage; readonly isOn: boolean }): ReactNode {
  const texts = useTexts(CALL_TEXTS);
  const formats = useFormats();
  const nowMs = useNow(LOOK_MS);
  if (one.next_at === null) return texts.nextNone;
  if (!isOn) return texts.nextHeld;
  return Date.parse(one.next_at) <= nowMs
    ? texts.nextNow
    : texts.nextTry(formats.dateTime(one.next_at));
}

function Again({ one, paths: [calls, receivers] }: Pick<CallRowProps, "one" | "paths">): ReactNode {
  const texts = useTexts(CALL_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const send = async (): Promise<void> => {
    const isDone = await submit(async () => {
      await call(`POST ${calls}/{id}/send`, { params: { id: one.id } });
      await refresh(client, calls, receivers);
    });
    if (isDone) toast(texts.sentAgain);
  };
  return (
    <span className="flex flex-wrap items-center gap-2">
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <Button busy={isBusy} onClick={() => void send()}>
        {texts.again}
      </Button>
    </span>
  );
}

/** Looks again at what stands there while a call in sight is about to be made. */
export function useCallWatch(
  isOn: boolean,
  calls: readonly LoggedMessage[],
  ...paths: readonly string[]
): void {
  const client = useQueryClient();
  const isSoon =
    isOn &&
    calls.some(({ next_at: next }) => next !== null && Date.parse(next) < Date.now() + SOON_MS);
  const told = paths.join(" ");
  useEffect(() => {
    if (!isSoon) return undefined;
    const timer = setInterval(() => void refresh(client, ...told.split(" ")), LOOK_MS);
    return () => clearInterval(timer);
  }, [client, told, isSoon]);
}
