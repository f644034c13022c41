// Sends a made-up lead to a destination immediately and shows the response.
import { type ReactNode, useState } from "react";
import { call } from "../../../lib/api/call.ts";
import type { Attempt } from "../../../../contract/delivery/attempts.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { DELIVERY_TEXTS } from "../../../../locales/catalogues/deliveries.ts";
import { Button } from "../../../ui/button.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { AttemptDetails } from "../messages/index.ts";

/** As long as a destination may wait for its answer, and a little more. */
const PATIENCE_MS = 40_000;

export function TestDestination({ id }: { readonly id: string }): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  const { isBusy, problem, submit } = useSubmit();
  const [tried, setTried] = useState<Attempt | null>(null);
  const run = async (): Promise<void> => {
    setTried(null);
    await submit(async () => {
      setTried(await call("POST /v1/destinations/{id}/test", { params: { id } }, PATIENCE_MS));
    });
  };
  return (
    <div className="grid gap-3 rounded-panel border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-text-2">{texts.testAbout}</p>
        <Button busy={isBusy} onClick={() => void run()}>
          {texts.test}
        </Button>
      </div>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <div role="status" className={tried === null ? "-mt-3" : undefined}>
        {tried === null ? null : <AttemptDetails tried={tried} />}
      </div>
    </div>
  );
}
