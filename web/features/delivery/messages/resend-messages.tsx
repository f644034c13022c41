// Sends everything of a range of days again, to a webhook or destination that was down.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { call } from "../../../lib/api/call.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { More } from "../../../ui/more.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast.tsx";

interface ReplayTexts {
  readonly title: string;
  readonly about: string;
  readonly since: string;
  readonly sinceMissing: string;
  readonly what: string;
  readonly failed: string;
  readonly all: string;
  readonly send: string;
  readonly none: string;
  readonly sent: (count: number, shown: string) => string;
}

interface ResendMessagesProps {
  /** The operation that starts it. */
  readonly operation: "POST /v1/webhooks/{id}/replay" | "POST /v1/destinations/{id}/resend";
  readonly id: string;
  /** The lists that it changes. */
  readonly paths: readonly string[];
  readonly texts: ReplayTexts;
}

export function ResendMessages({ operation, id, paths, texts }: ResendMessagesProps): ReactNode {
  const formats = useFormats();
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const [since, setSince] = useState("");
  const [status, choose] = useState<"failed" | "all">("failed");
  const [isChecked, check] = useState(false);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    check(true);
    if (since === "") return;
    let count = 0;
    const isDone = await submit(async () => {
      // From the beginning of the day, in this person's time zone.
      ({ count } = await call(operation, {
        params: { id },
        body: { since: new Date(`${since}T00:00`).toISOString(), status },
      }));
      await refresh(client, ...paths);
    });
    if (isDone) toast(count === 0 ? texts.none : texts.sent(count, formats.number(count)));
  };
  return (
    <More title={texts.title} isSet={false} hasProblem={problem !== null}>
      <form className="grid max-w-3xl gap-4" noValidate onSubmit={(event) => void send(event)}>
        <p className="text-text-2">{texts.about}</p>
        {problem === null ? null : <ProblemNotice problem={problem} />}
        <div className="flex flex-wrap items-start gap-4">
          <TextField
            label={texts.since}
            type="date"
            value={since}
            problem={isChecked && since === "" ? texts.sinceMissing : undefined}
            onChange={({ target }) => setSince(target.value)}
          />
          <SelectField
            label={texts.what}
            value={status}
            options={[
              ["failed", texts.failed],
              ["all", texts.all],
            ]}
            onChange={({ target }) => choose(target.value === "all" ? "all" : "failed")}
          />
        </div>
        <div>
          <Button type="submit" busy={isBusy}>
            {texts.send}
          </Button>
        </div>
      </form>
    </More>
  );
}
