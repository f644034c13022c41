// The form of a filter: choices, a text, a range of numbers, or days. It loads when first needed.
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { TABLE_TEXTS } from "../../../locales/catalogues/table.ts";
import { UI_TEXTS } from "../../../locales/catalogues/ui.ts";
import type { Step } from "../../lib/address.ts";
import { useTexts } from "../../lib/text/text.ts";
import { CheckField, TextField } from "../field.tsx";
import {
  type ChoiceFilter,
  type Filter,
  type RangeFilter,
  type TextFilter,
  readFilter,
  readRange,
  writeRange,
} from "./columns.ts";
import { DaysForm } from "./days-form.tsx";
import type { FilterChange } from "./filter-chip.tsx";
import { FormButtons } from "./form-buttons.tsx";
import { OptionList } from "./option-list.tsx";

interface FormProps<Kind extends Filter> {
  readonly filter: Kind;
  readonly text: string;
  readonly onChange: FilterChange;
  readonly close: () => void;
}

export default function FilterForm({ filter, ...rest }: FormProps<Filter>): ReactNode {
  if (filter.kind === "text") return <TextForm filter={filter} {...rest} />;
  if (filter.kind === "range") return <RangeForm filter={filter} {...rest} />;
  if (filter.kind === "days") return <DaysForm filter={filter} {...rest} />;
  return filter.many ? (
    <ManyForm filter={filter} {...rest} />
  ) : (
    <OneForm filter={filter} {...rest} />
  );
}

function OneForm({ filter, text, onChange, close }: FormProps<ChoiceFilter>): ReactNode {
  return (
    <OptionList
      chosen={text}
      options={filter.options.map(([value, label, count]) => [value, counted(label, count)])}
      onChoose={(value) => {
        close();
        onChange(value);
      }}
    />
  );
}

function ManyForm({ filter, text, onChange }: FormProps<ChoiceFilter>): ReactNode {
  // One step back undoes all choices made while this was open.
  const step = useRef<Step>("push");
  // The box responds immediately; the address and the list follow.
  const [chosen, choose] = useState<readonly string[]>(text === "" ? [] : text.split(","));
  const toggle = (value: string): void => {
    const next = chosen.includes(value)
      ? chosen.filter((word) => word !== value)
      : [...chosen, value];
    choose(next);
    onChange(readFilter(filter, next.join(",")) ?? "", step.current);
    step.current = "replace";
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-label font-medium text-text-2">{filter.label}</legend>
      {filter.options.map(([value, label, count]) => (
        <CheckField
          key={value}
          label={counted(label, count)}
          checked={chosen.includes(value)}
          onChange={() => toggle(value)}
        />
      ))}
    </fieldset>
  );
}

function counted(label: string, count: string | undefined): string {
  return count === undefined ? label : `${label} (${count})`;
}

function TextForm({ filter, text, onChange, close }: FormProps<TextFilter>): ReactNode {
  const texts = useTexts(TABLE_TEXTS);
  const [typed, type] = useState(text);
  const [isWrong, beWrong] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const read = readFilter(filter, typed);
    if (typed.trim() !== "" && read === null) {
      beWrong(true);
      return;
    }
    close();
    onChange(read ?? "");
  };
  return (
    <form className="grid gap-3" noValidate onSubmit={submit}>
      <TextField
        label={filter.label}
        hint={filter.hint}
        value={typed}
        maxLength={100}
        autoComplete="off"
        problem={isWrong ? texts.filterWrong : null}
        onChange={({ target }) => {
          type(target.value);
          beWrong(false);
        }}
      />
      <FormButtons
        onClear={() => {
          close();
          onChange("");
        }}
      />
    </form>
  );
}

function RangeForm({ filter, text, onChange, close }: FormProps<RangeFilter>): ReactNode {
  const texts = useTexts(TABLE_TEXTS);
  const ui = useTexts(UI_TEXTS);
  const set = readRange(text);
  const [least, setLeast] = useState(set.least === null ? "" : String(set.least));
  const [most, setMost] = useState(set.most === null ? "" : String(set.most));
  const isWrong = (typed: string): boolean =>
    typed.trim() !== "" && readRange(`${typed.trim()}..`).least === null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isWrong(least) || isWrong(most)) return;
    close();
    const range = readRange(`${least.trim()}..${most.trim()}`);
    onChange(writeRange(range.least, range.most));
  };
  return (
    <form className="grid gap-3" noValidate onSubmit={submit}>
      <fieldset className="grid grid-cols-2 gap-2">
        <legend className="mb-2 text-label font-medium text-text-2">{filter.label}</legend>
        <TextField
          label={ui.from}
          inputMode="decimal"
          value={least}
          maxLength={15}
          autoComplete="off"
          onChange={({ target }) => setLeast(target.value)}
          problem={isWrong(least) ? texts.numberWrong : null}
        />
        <TextField
          label={ui.to}
          inputMode="decimal"
          value={most}
          maxLength={15}
          autoComplete="off"
          onChange={({ target }) => setMost(target.value)}
          problem={isWrong(most) ? texts.numberWrong : null}
        />
      </fieldset>
      <FormButtons
        onClear={() => {
          close();
          onChange("");
        }}
      />
    </form>
  );
}
