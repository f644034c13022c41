// The form of a filter by calendar days: a period at one press, or a first and a last day.
import { type FormEvent, type ReactNode, useState } from "react";
import { useTexts } from "../../lib/text/text.ts";
import { UI_TEXTS } from "../../../locales/catalogues/ui.ts";
import { TextField } from "../field.tsx";
import type { DaysFilter } from "./columns.ts";
import { boundsOf, readDays } from "./days.ts";
import { FormButtons } from "./form-buttons.tsx";
import { OptionList } from "./option-list.tsx";

interface DaysFormProps {
  readonly filter: DaysFilter;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly close: () => void;
}

export function DaysForm({ filter, text, onChange, close }: DaysFormProps): ReactNode {
  const texts = useTexts(UI_TEXTS);
  const shown = boundsOf(text, filter.today);
  const [first, setFirst] = useState(shown.first ?? "");
  const [last, setLast] = useState(shown.last ?? "");
  const choose = (next: string): void => {
    close();
    onChange(next);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    choose(readDays(`${first}..${last}`) ?? "");
  };
  return (
    <div className="grid gap-4">
      <OptionList isDense chosen={text} options={filter.presets} onChoose={choose} />
      <form className="grid gap-3 border-t border-line pt-3" noValidate onSubmit={submit}>
        <TextField
          label={texts.from}
          type="date"
          value={first}
          onChange={({ target }) => setFirst(target.value)}
        />
        <TextField
          label={texts.to}
          type="date"
          value={last}
          onChange={({ target }) => setLast(target.value)}
        />
        <FormButtons onClear={() => choose("")} />
      </form>
    </div>
  );
}
