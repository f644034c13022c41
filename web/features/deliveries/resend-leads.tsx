// Sending all leads of some days again, for a system that was down.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { call } from "../../lib/api/call.ts";
import type { Schemas } from "../../lib/api/client.ts";
import { refresh } from "../../lib/documents/use-documents.ts";
import { useFormats } from "../../lib/format/format.ts";
import { useTexts } from "../../lib/text/text.ts";
import { useSubmit } from "../../lib/use-submit.ts";
import { DELIVERY_TEXTS } from "../../texts/deliveries.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { More } from "../../ui/more.tsx";
import { ProblemNotice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast.tsx";
import { PATHS } from "./deliveries-address.ts";

export function ResendLeads({ id }: { readonly id: string }): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
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
      // From the beginning of the day, where this person is.
      ({ count } = await call<Schemas["Replayed"]>("POST", `${PATHS[1]}/${id}/resend`, { since: new Date(`${since}T00:00`).toISOString(), status }));
      await refresh(client, ...PATHS);
    });
    if (isDone) toast(count === 0 ? texts.resentNone : texts.resent(count, formats.number(count)));
  };
  return (
    <More title={texts.resend} isSet={false} hasProblem={problem !== null}>
      <form className="grid max-w-3xl gap-4" noValidate onSubmit={(event) => void send(event)}>
        <p className="text-text-2">{texts.resendAbout}</p>
        {problem === null ? null : <ProblemNotice problem={problem} />}
        <div className="flex flex-wrap items-start gap-4">
          <TextField label={texts.since} type="date" value={since} problem={isChecked && since === "" ? texts.sinceMissing : undefined} onChange={({ target }) => setSince(target.value)} />
          <SelectField label={texts.what} value={status} options={[["failed", texts.whatFailed], ["all", texts.whatAll]]} onChange={({ target }) => choose(target.value === "all" ? "all" : "failed")} />
        </div>
        <div><Button type="submit" busy={isBusy}>{texts.resendSend}</Button></div>
      </form>
    </More>
  );
}
