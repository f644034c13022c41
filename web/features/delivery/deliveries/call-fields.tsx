// Draws the address and format fields that several kinds of destination share.
import type { ReactNode } from "react";
import { useTexts } from "../../../lib/text/text.ts";
import { DELIVERY_TEXTS } from "../../../../locales/catalogues/deliveries.ts";
import { SelectField, TextField } from "../../../ui/field.tsx";
import type { SharedDraft } from "./kind-form.ts";
import type { PartProps } from "./part-props.ts";

/** Lays out two fields side by side. */
export const PAIR = "grid items-start gap-4 sm:grid-cols-2";

export function AddressField({
  draft,
  change,
  at,
  label,
}: PartProps<Pick<SharedDraft, "address">> & { readonly label: string }): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  return (
    <TextField
      label={label}
      hint={texts.addressHint}
      type="url"
      inputMode="url"
      maxLength={2_000}
      autoComplete="off"
      spellCheck={false}
      value={draft.address}
      problem={at("/to/address")}
      onChange={({ target }) => change({ address: target.value })}
    />
  );
}

export function FormatField({
  draft,
  change,
  formats,
}: PartProps<Pick<SharedDraft, "format">> & {
  readonly formats: readonly SharedDraft["format"][];
}): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  return (
    <SelectField
      label={texts.format}
      value={draft.format}
      options={formats.map((format) => [format, texts.formats[format]])}
      onChange={({ target }) =>
        change({ format: formats.find((format) => format === target.value) ?? "json" })
      }
    />
  );
}
