// The form of a pause by the network: its reason and its end, and, of a sub id, the value.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { LONGEST_NETWORK_PAUSE_REASON } from "../../../../domain/network-pauses/network-pause.ts";
import { LONGEST_SUB_ID, SUB_ID_NAMES } from "../../../../domain/network-pauses/sub-id-pause.ts";
import { NETWORK_PAUSE_TEXTS } from "../../../../locales/catalogues/network-pauses.ts";
import { UI_TEXTS } from "../../../../locales/catalogues/ui.ts";
import { call } from "../../../lib/api/call.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { dayOf } from "../../../lib/period.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useDraft } from "../../../lib/use-draft.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField, TextArea, TextField } from "../../../ui/field.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast.tsx";
import { PauseEnd } from "./pause-end.tsx";
import { PAUSE_ADDRESSES, type PausableThing, useOwnerZone } from "./paused-thing.ts";
import { type EndDraft, endMistake, endOf } from "./read-end.ts";

/** A pause that is changed. */
export interface ChangedPause {
  readonly id: string;
  readonly reason: string;
  readonly ends_at: string | null;
}

interface PauseFormProps {
  readonly thing: PausableThing;
  /** Null: a new pause. */
  readonly pause: ChangedPause | null;
  readonly onClose: () => void;
}

interface Draft {
  readonly reason: string;
  readonly end: EndDraft;
  readonly sub: (typeof SUB_ID_NAMES)[number];
  readonly value: string;
}

export function PauseForm({ thing, pause, onClose }: PauseFormProps): ReactNode {
  const { form: texts, subIds } = useTexts(NETWORK_PAUSE_TEXTS);
  const ui = useTexts(UI_TEXTS);
  const formats = useFormats();
  const zone = useOwnerZone(thing.accountId) ?? formats.timeZone;
  const { values: draft, change } = useDraft<Draft>(draftOf(pause, zone));
  const [isChecked, check] = useState(false);
  const { isBusy, problem, send } = usePause(thing, pause, zone);
  const isNewSubId = pause === null && thing.kind === "sub_id";
  const mistake = endMistake(draft.end, Date.now(), zone);
  const isReasonMissing = draft.reason.trim() === "";
  const isValueMissing = isNewSubId && draft.value.trim() === "";
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    check(true);
    if (isReasonMissing || isValueMissing || mistake !== null || !(await send(draft))) return;
    onClose();
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <p className="text-text-2">{texts.about[thing.kind]}</p>
      {isNewSubId ? (
        <div className="grid gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <SelectField
            label={subIds.field}
            value={draft.sub}
            options={SUB_ID_NAMES.map((name) => [name, name])}
            onChange={({ target }) =>
              change({
                sub: SUB_ID_NAMES.find((one) => one === target.value) ?? "sub1",
              })
            }
          />
          <TextField
            label={subIds.valueLabel}
            hint={subIds.valueHint}
            maxLength={LONGEST_SUB_ID}
            value={draft.value}
            problem={isChecked && isValueMissing ? subIds.missing : null}
            onChange={({ target }) => change({ value: target.value })}
          />
        </div>
      ) : null}
      <TextArea
        data-first
        label={texts.reason}
        hint={texts.reasonHint}
        rows={3}
        maxLength={LONGEST_NETWORK_PAUSE_REASON}
        value={draft.reason}
        problem={isChecked && isReasonMissing ? texts.reasonMissing : null}
        onChange={({ target }) => change({ reason: target.value })}
      />
      <PauseEnd
        end={draft.end}
        zone={zone}
        mistake={isChecked ? mistake : null}
        onChange={(end) => change({ end })}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{ui.cancel}</Button>
        <Button kind={pause === null ? "danger" : "primary"} type="submit" busy={isBusy}>
          {pause === null ? texts.pause : texts.save}
        </Button>
      </div>
    </form>
  );
}

function draftOf(pause: ChangedPause | null, zone: string): Draft {
  const ends = pause?.ends_at ?? null;
  return {
    reason: pause?.reason ?? "",
    end: {
      choice: ends === null ? "never" : "own",
      day: ends === null ? "" : dayOf(Date.parse(ends), zone),
    },
    sub: "sub1",
    value: "",
  };
}

/** Sends the pause, says so, and has every screen read what it changes. */
function usePause(thing: PausableThing, pause: ChangedPause | null, zone: string) {
  const { form: texts } = useTexts(NETWORK_PAUSE_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const send = async ({ reason, end, sub, value }: Draft): Promise<boolean> => {
    const endsAt = endOf(end, Date.now(), zone);
    const isSent = await submit(async () => {
      await (pause === null
        ? call("POST /v1/network-pauses", {
            body: {
              kind: thing.kind,
              thing_id: thing.id,
              ...(thing.kind === "sub_id" ? { sub, value } : {}),
              reason,
              ends_at: endsAt,
            },
          })
        : call("PATCH /v1/network-pauses/{id}", {
            params: { id: pause.id },
            body: {
              ...(reason === pause.reason ? {} : { reason }),
              ...(isSameEnd(pause, end, zone) ? {} : { ends_at: endsAt }),
            },
          }));
      await refresh(client, ...PAUSE_ADDRESSES);
    });
    if (!isSent) return false;
    const name = thing.kind === "sub_id" && pause === null ? value : thing.name;
    toast(pause === null ? texts.paused(name) : texts.changed(name));
    return true;
  };
  return { isBusy, problem, send };
}

/** An end at a time within a day stays as it is while the form shows the same day. */
function isSameEnd({ ends_at: ends }: ChangedPause, { choice, day }: EndDraft, zone: string) {
  return ends === null
    ? choice === "never"
    : choice === "own" && day === dayOf(Date.parse(ends), zone);
}
