// Draws the fields of each kind of destination.
import type { ReactNode } from "react";
import { type OwnDrafts, formOf } from "./kind-forms.ts";
import type { KindProps } from "./kind-form.ts";

export function KindFields(props: KindProps<OwnDrafts>): ReactNode {
  const { Fields } = formOf(props.draft.kind);
  return <Fields {...props} />;
}
