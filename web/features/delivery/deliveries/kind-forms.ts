// Looks up the forms that kinds/ defines; one set of form values holds those of every kind.
import type { DestinationKind } from "../../../../domain/deliveries/kind-names.ts";
import type { KindForm, SharedDraft } from "./kind-form.ts";
import { FORMS } from "./kinds/index.ts";

type OwnDraft = (typeof FORMS)[DestinationKind]["empty"];
type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
/** The own form values of all kinds together. */
export type OwnDrafts = AllOf<OwnDraft> & object;

/** The form values of a destination of any kind. */
export type DestinationFormValues = SharedDraft & OwnDrafts;

export function formOf(kind: DestinationKind): KindForm<DestinationKind, OwnDrafts> {
  // The compiler does not relate a kind to the parameters of its functions.
  return FORMS[kind] as unknown as KindForm<DestinationKind, OwnDrafts>;
}

/** All kinds in menu order. */
export const KINDS_IN_ORDER: readonly DestinationKind[] = Object.values(FORMS)
  .toSorted((one, other) => one.order - other.order)
  .map(({ kind }) => kind);

/** The own form values of all kinds, all blank. */
export const NOTHING_TYPED: OwnDrafts = Object.assign(
  {},
  ...Object.values(FORMS).map(({ empty }) => empty),
);
