// Defines the form of an HTTP request in the account's own format.
import type { ReactNode } from "react";
import { checkFields } from "../../../../../domain/deliveries/mapping.ts";
import { useTexts } from "../../../../lib/text/text.ts";
import { DELIVERY_TEXTS } from "../../../../../locales/catalogues/deliveries.ts";
import { TextField } from "../../../../ui/field.tsx";
import { AddressField, FormatField, PAIR } from "../call-fields.tsx";
import { withPreset } from "../draft-rows.ts";
import { FieldRows } from "../field-rows.tsx";
import { HeaderRows } from "../header-rows.tsx";
import { type KindForm, type KindProps, given, hostOf } from "../kind-form.ts";
import {
  checkMapped,
  fieldsOf,
  pointerOfField,
  readMapped,
  trimmed,
  writeMapped,
} from "../mapped-draft.ts";

interface HttpDraft {
  /** The root element of XML. */
  readonly root: string;
}

export const httpForm: KindForm<"http", HttpDraft> = {
  kind: "http",
  order: 2,
  empty: { root: "" },
  fresh: () => ({ fields: withPreset([], "contact") }),
  read: (to) => ({ ...readMapped(to), root: to.root ?? "" }),
  write: (draft) => ({
    kind: "http",
    format: draft.format,
    ...(draft.format === "xml" ? given("root", draft.root) : {}),
    ...writeMapped(draft),
    fields: fieldsOf(draft),
  }),
  check: (draft, need) => {
    checkMapped(draft, need);
    need("/to/fields", draft.fields.length > 0, "noFields");
    const root = draft.root.trim() || undefined;
    for (const problem of checkFields(trimmed(draft.fields), draft.format, root)) {
      const { index } = problem;
      need(index < 0 ? "/to/root" : pointerOfField(problem, index), false, problem);
    }
  },
  Fields: HttpFields,
  whereTo: ({ address }) => hostOf(address),
  isCalled: true,
  saysAnswer: true,
};

function HttpFields(props: KindProps<HttpDraft>): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  const { draft, change, at } = props;
  return (
    <>
      <AddressField {...props} label={texts.address} />
      <div className={PAIR}>
        <FormatField {...props} formats={["json", "form", "xml"]} />
        {draft.format === "xml" ? (
          <TextField
            label={texts.root}
            hint={texts.rootHint}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            value={draft.root}
            problem={at("/to/root")}
            onChange={({ target }) => change({ root: target.value })}
          />
        ) : null}
      </div>
      <FieldRows {...props} label={texts.fields} hasPresets />
      <HeaderRows {...props} />
    </>
  );
}
