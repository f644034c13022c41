// Shows until when a consumer's request is due, and how much of that time is left.
import type { ReactNode } from "react";
import type { ConsumerRequest } from "../../../../contract/marketplace/consumer-requests.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";
import { CONSUMER_REQUEST_TEXTS } from "../../../../locales/catalogues/consumer-requests.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useAccountFormats } from "../../../lib/format/use-account-formats.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useNow } from "../../../lib/use-now.ts";
import { Fuse } from "../../../ui/fuse.tsx";
import { Status } from "../../../ui/status.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { TONES, lastDay } from "./request-words.ts";

interface DueProps {
  readonly request: ConsumerRequest;
}

/** The last day, with the time left of a request that is open. */
export function DueCell({ request }: DueProps): ReactNode {
  const day = lastDay(request, useAccountFormats());
  return request.status === "open" ? (
    <TwoLines main={day} sub={<TimeLeft request={request} />} />
  ) : (
    day
  );
}

/** The same in one line, where no column says what the day is. */
export function DueLine({ request }: DueProps): ReactNode {
  const texts = useTexts(CONSUMER_REQUEST_TEXTS);
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {texts.dueBy(lastDay(request, useAccountFormats()))}
      {request.status === "open" ? <TimeLeft request={request} /> : null}
    </span>
  );
}

/** The status and, while it is open, the time left. */
export function Progress({ request }: DueProps): ReactNode {
  const texts = useTexts(CONSUMER_REQUEST_TEXTS);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Status tone={TONES[request.status]}>{texts.statuses[request.status]}</Status>
      {request.status === "open" ? <TimeLeft request={request} /> : null}
    </div>
  );
}

function TimeLeft({ request: { due_at: dueAt, received_on: receivedOn } }: DueProps): ReactNode {
  const texts = useTexts(CONSUMER_REQUEST_TEXTS);
  const formats = useFormats();
  const nowMs = useNow(MINUTE_MS);
  const left = Date.parse(dueAt) - nowMs;
  if (left <= 0) return <Status tone="negative">{texts.overdue}</Status>;
  const term = Date.parse(dueAt) - Date.parse(receivedOn);
  return <Fuse share={left / term} words={texts.left(formats.age(left))} />;
}
