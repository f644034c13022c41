// Asks when a lead is called back: a usual time, or one of the reader's own; loaded when first
// needed.
import { type FormEvent, type ReactNode, useState } from "react";
import { FARTHEST_CALLBACK_DAYS, callbackProblem } from "../../../../domain/sales/callback.ts";
import { DAY_MS, HOUR_MS } from "../../../../domain/time.ts";
import { CALLBACK_TEXTS } from "../../../../locales/catalogues/callbacks.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useDraft } from "../../../lib/use-draft.ts";
import { momentOf, typedOf } from "../../../lib/typed-moment.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";

interface CallbackFormProps {
  /** The ISO time that stands; null without one. */
  readonly at: string | null;
  /** The zone of the lead's place; null where it is unknown. */
  readonly zone: string | null;
  /** Called with the ISO time; null removes it. */
  readonly onSave: (at: string | null) => void;
}

const AHEAD_HOURS = [1, 3];

export function CallbackForm({ at, zone, onSave }: CallbackFormProps): ReactNode {
  const texts = useTexts(CALLBACK_TEXTS);
  const formats = useFormats();
  const { values, change } = useDraft({ at: at === null ? "" : typedOf(at, formats.timeZone) });
  const typed = values.at;
  const [isWrong, beWrong] = useState(false);
  const chosenMs = momentOf(typed, formats.timeZone);
  const saveAhead = (aheadMs: number): void => onSave(new Date(Date.now() + aheadMs).toISOString());
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (chosenMs === null || callbackProblem(chosenMs, Date.now()) !== null) beWrong(true);
    else onSave(new Date(chosenMs).toISOString());
  };
  return (
    <form className="grid gap-3" noValidate onSubmit={save}>
      <ul className="grid gap-1">
        {AHEAD_HOURS.map((hours) => (
          <li key={hours} className="grid">
            <Button onClick={() => saveAhead(hours * HOUR_MS)}>{texts.inHours(hours)}</Button>
          </li>
        ))}
        <li className="grid">
          <Button onClick={() => saveAhead(DAY_MS)}>{texts.tomorrow}</Button>
        </li>
      </ul>
      <TextField
        type="datetime-local"
        label={texts.otherTime}
        hint={
          chosenMs === null || zone === null
            ? texts.zone(formats.zoneName())
            : texts.theirTime(formats.timeIn(new Date(chosenMs).toISOString(), zone))
        }
        problem={isWrong ? texts.problem(FARTHEST_CALLBACK_DAYS) : undefined}
        value={typed}
        onChange={({ target }) => {
          change({ at: target.value });
          beWrong(false);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="primary">
          {texts.save}
        </Button>
        {at === null ? null : <Button onClick={() => onSave(null)}>{texts.remove}</Button>}
      </div>
    </form>
  );
}
