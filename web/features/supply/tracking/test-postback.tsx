// Sends a test call immediately with made-up values, and shows its request and response.
import { type ReactNode, useState } from "react";
import { POSTBACK_EVENTS } from "../../../../domain/tracking/postback.ts";
import { call } from "../../../lib/api/call.ts";
import type { Attempt } from "../../../../contract/delivery/attempts.ts";
import type { Postback } from "../../../../contract/supply/postback-document.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { TRACKING_TEXTS } from "../../../../locales/catalogues/tracking.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { AttemptDetails } from "../../delivery/messages/index.ts";

interface TestPostbackProps {
  readonly draft: {
    readonly address: string;
    readonly method: Postback["method"];
    readonly expects: string;
  };
  /** In place of a call, where the address will not do yet. */
  readonly onWrong: (() => void) | null;
}

export function TestPostback({ draft, onWrong }: TestPostbackProps): ReactNode {
  const texts = useTexts(TRACKING_TEXTS).postback;
  const { isBusy, problem, submit } = useSubmit();
  const [event, choose] = useState<(typeof POSTBACK_EVENTS)[number]>("sold");
  const [tried, setTried] = useState<Attempt | null>(null);
  const run = async (): Promise<void> => {
    setTried(null);
    await submit(async () => {
      setTried(
        await call("POST /v1/postback-tests", {
          body: {
            address: draft.address.trim(),
            event,
            method: draft.method,
            expects: draft.expects.trim() === "" ? null : draft.expects.trim(),
          },
        }),
      );
    });
  };
  return (
    <div className="grid gap-3 rounded-panel border border-line bg-surface p-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-48">
          <SelectField
            label={texts.tryEvent}
            value={event}
            options={POSTBACK_EVENTS.map((one) => [one, texts.eventNames[one]])}
            onChange={({ target }) =>
              choose(POSTBACK_EVENTS.find((one) => one === target.value) ?? "sold")
            }
          />
        </div>
        <Button busy={isBusy} onClick={onWrong ?? (() => void run())}>
          {texts.try}
        </Button>
      </div>
      <p className="text-label text-text-3">{texts.tryNote}</p>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <div role="status">{tried === null ? null : <AttemptDetails tried={tried} />}</div>
    </div>
  );
}
