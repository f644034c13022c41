// Edits a text with macros, and inserts macros from a menu at the caret.
import { type ReactNode, useRef } from "react";
import { LEAD_MACROS } from "../../../../domain/deliveries/lead-values.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { DELIVERY_TEXTS } from "../../../../locales/catalogues/deliveries.ts";
import { IconButton } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { CONTROL, Field } from "../../../ui/field.tsx";
import { Menu, MenuItem } from "../../../ui/menu.tsx";
import { Code } from "../../../ui/name.tsx";
import { withMacro } from "./rows.ts";

interface MacroTextProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly hint?: string;
  readonly problem: string | undefined;
  readonly value: string;
  readonly maxLength: number;
  /** Several lines. */
  readonly isLong?: boolean;
  readonly placeholder?: string;
  readonly onChange: (value: string) => void;
}

export function MacroText({
  label,
  isLabelHidden,
  hint,
  problem,
  value,
  maxLength,
  isLong = false,
  placeholder,
  onChange,
}: MacroTextProps): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const insert = (macro: string): void => {
    const { selectionStart, selectionEnd } = control.current ?? {};
    onChange(withMacro(value, macro, selectionStart ?? value.length, selectionEnd ?? value.length));
  };
  const given = {
    ref: control,
    value,
    maxLength,
    placeholder,
    autoComplete: "off",
    spellCheck: false,
    className: classes(CONTROL, "font-mono text-label", isLong && "py-1.5"),
  };
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} problem={problem}>
      {(ties) => (
        <div className="flex items-start gap-1">
          {isLong ? (
            <textarea
              {...ties}
              {...given}
              rows={3}
              onChange={({ target }) => onChange(target.value)}
            />
          ) : (
            <input {...ties} {...given} onChange={({ target }) => onChange(target.value)} />
          )}
          <Menu
            button={(opener) => (
              <IconButton {...opener} label={texts.insert(label)} className="shrink-0">
                <span aria-hidden="true" className="font-mono text-label">
                  {"{ }"}
                </span>
              </IconButton>
            )}
          >
            {LEAD_MACROS.map((macro) => (
              <MenuItem key={macro} onSelect={() => insert(macro)}>
                <Code>{`{${macro}}`}</Code>
              </MenuItem>
            ))}
          </Menu>
        </div>
      )}
    </Field>
  );
}
