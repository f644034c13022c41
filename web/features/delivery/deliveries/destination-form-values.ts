// Defines a destination as the form holds it: the field values, and the document they become.
import type { Language } from "../../../../domain/languages.ts";
import type {
  Destination,
  DestinationDocument,
} from "../../../../contract/delivery/destination-document.ts";
import {
  USUAL_FALL_BACK_MINUTES,
  USUAL_TIMEOUT_SECONDS,
} from "../../../../domain/deliveries/destination.ts";
import type { DestinationKind } from "../../../../domain/deliveries/kind-names.ts";
import { type DestinationFormValues, NOTHING_TYPED, formOf } from "./kind-forms.ts";

const EMPTY: Omit<DestinationFormValues, "kind"> = {
  ...NOTHING_TYPED,
  name: "",
  fallBack: String(USUAL_FALL_BACK_MINUTES),
  timeout: String(USUAL_TIMEOUT_SECONDS),
  address: "",
  format: "json",
  headers: [],
  fields: [],
  contains: "",
  lacks: "",
};

/** A new destination's initial values; `language` is its creator's. */
export function newDraft(kind: DestinationKind, language: Language): DestinationFormValues {
  return { ...EMPTY, kind, ...formOf(kind).fresh?.(language) };
}

/** What the server has, as the form shows it. */
export function draftOf({
  name,
  fall_back_after_minutes: minutes,
  to,
}: Pick<Destination, "name" | "fall_back_after_minutes" | "to">): DestinationFormValues {
  return {
    ...EMPTY,
    name,
    fallBack: String(minutes),
    kind: to.kind,
    ...("timeout_seconds" in to && to.timeout_seconds !== undefined
      ? { timeout: String(to.timeout_seconds) }
      : {}),
    ...formOf(to.kind).read(to),
  };
}

/** Where it leads, as the document says it. */
export function toOf(draft: DestinationFormValues): DestinationDocument["to"] {
  return formOf(draft.kind).write(draft);
}

export function documentOf(draft: DestinationFormValues): DestinationDocument {
  return {
    name: draft.name.trim(),
    to: toOf(draft),
    fall_back_after_minutes: Number(draft.fallBack),
  };
}
