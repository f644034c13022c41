// Sends the events from before a postback was created, on request.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { call } from "../../../lib/api/call.ts";
import type { Postback } from "../../../../contract/supply/postback-document.ts";
import type { PastEvents as Past } from "../../../../contract/supply/postbacks.ts";
import { refresh, useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { TRACKING_TEXTS } from "../../../../locales/catalogues/tracking.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { SelectField } from "../../../ui/field.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { toast } from "../../../ui/toast.tsx";
import { Loaded } from "../../../ui/loaded.tsx";

const DAYS = ["1", "7", "30", "90"] as const;

const sumOf = ({ events }: Past): number => events.reduce((sum, { count }) => sum + count, 0);

export function PastEvents({ postback }: { readonly postback: Postback }): ReactNode {
  const texts = useTexts(TRACKING_TEXTS).postback;
  const formats = useFormats();
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const [days, choose] = useState<(typeof DAYS)[number]>("30");
  const shown = useAnswer("GET /v1/postbacks/{id}/past", {
    params: { id: postback.id },
    query: { days: Number(days) },
  });
  const send = async (): Promise<void> => {
    await submit(async () => {
      const sent = await call("POST /v1/postbacks/{id}/past", {
        params: { id: postback.id },
        body: { days: Number(days) },
      });
      await refresh(client, "/v1/postbacks", "/v1/postback-messages");
      toast(texts.pastSent(formats.number(sumOf(sent))));
    });
  };
  return (
    <Section title={texts.past}>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <div
        className={classes(
          "flex flex-wrap items-end gap-3",
          "rounded-panel border border-line bg-surface p-4",
        )}
      >
        <div className="w-28">
          <SelectField
            label={texts.pastDays}
            value={days}
            options={DAYS.map((one) => [one, formats.number(Number(one))])}
            onChange={({ target }) => choose(DAYS.find((one) => one === target.value) ?? "30")}
          />
        </div>
        <Loaded shown={shown} room="min-h-8">
          {(past) =>
            sumOf(past) === 0 ? (
              <p className="min-w-0 flex-1 basis-64 text-text-2">
                {texts.pastNone(formats.number(past.days))}
              </p>
            ) : (
              <>
                <p className="min-w-0 flex-1 basis-64">
                  {texts.pastAsk(formats.number(sumOf(past)), formats.number(past.days))}{" "}
                  <span className="text-text-2">
                    {past.events
                      .filter(({ count }) => count > 0)
                      .map(
                        ({ event, count }) =>
                          `${texts.eventNames[event]}: ${formats.number(count)}`,
                      )
                      .join(" · ")}
                  </span>
                </p>
                <Button busy={isBusy} onClick={() => void send()}>
                  {texts.pastSend}
                </Button>
              </>
            )
          }
        </Loaded>
      </div>
    </Section>
  );
}
