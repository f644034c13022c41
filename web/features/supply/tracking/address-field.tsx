// The address of a postback, checked as it is typed: what is wrong is named with what was meant,
// and macros are added by a press.
import { type ReactNode, useRef } from "react";
import {
  MACROS,
  type Macro,
  checkTemplate,
  isTelling,
} from "../../../../domain/tracking/address-template.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { TRACKING_TEXTS } from "../../../../locales/catalogues/tracking.ts";
import { Button } from "../../../ui/button.tsx";
import { CONTROL, Field } from "../../../ui/field.tsx";
import { classes } from "../../../ui/classes.ts";
import { Notice } from "../../../ui/notice.tsx";
import { problemWords, withMacro } from "./template-words.ts";

interface AddressFieldProps {
  readonly value: string;
  /** Whether a missing address is reported: only after the user has tried to continue. */
  readonly isChecked: boolean;
  readonly onChange: (value: string) => void;
}

export function AddressField({ value, isChecked, onChange }: AddressFieldProps): ReactNode {
  const texts = useTexts(TRACKING_TEXTS);
  const { postback } = texts;
  const control = useRef<HTMLTextAreaElement>(null);
  const isBegun = value.length >= "https://".length;
  const problems = checkTemplate(value).filter(
    ({ code }) => isChecked || (code !== "missing" && (isBegun || code !== "not_https")),
  );
  const [first] = problems;
  const meant = first?.code === "unknown_macro" ? first : null;
  const suggestion = meant?.suggestion ?? null;
  const insert = (macro: Macro): void => {
    const { selectionStart: from = value.length, selectionEnd: to = value.length } =
      control.current ?? {};
    onChange(`${value.slice(0, from)}{${macro}}${value.slice(to)}`);
    control.current?.focus();
  };
  return (
    <div className="grid gap-3">
      <Field
        label={postback.address}
        hint={postback.addressHint}
        problem={first === undefined ? null : problemWords(first, texts.problems)}
      >
        {(ties) => (
          <textarea
            {...ties}
            ref={control}
            rows={3}
            spellCheck={false}
            autoComplete="off"
            maxLength={2_000}
            placeholder="https://tracker.example.com/postback?cid={click_id}&payout={payout}"
            className={classes(CONTROL, "py-1.5 font-mono text-label")}
            value={value}
            onChange={({ target }) => onChange(target.value.replaceAll(/[\r\n]/g, ""))}
          />
        )}
      </Field>
      {meant === null || suggestion === null ? null : (
        <div>
          <Button onClick={() => onChange(withMacro(value, meant.macro, suggestion))}>
            {postback.change(suggestion)}
          </Button>
        </div>
      )}
      {first === undefined && isBegun && !isTelling(value) ? (
        <div role="status">
          <Notice tone="warning">{postback.silent}</Notice>
        </div>
      ) : null}
      <div role="group" aria-label={postback.macros} className="flex flex-wrap gap-1.5">
        {MACROS.map((macro) => (
          <button
            key={macro}
            type="button"
            translate="no"
            className={classes(
              "min-h-7 rounded-chip border border-line bg-sunken px-1.5 font-mono",
              "text-label text-text-2 hover:text-text pointer-coarse:min-h-11",
            )}
            onClick={() => insert(macro)}
          >{`{${macro}}`}</button>
        ))}
      </div>
    </div>
  );
}
