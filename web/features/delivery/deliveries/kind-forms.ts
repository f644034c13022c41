// Looks up the forms that kinds/ defines: one draft holds the form values of any kind.
import type { DestinationKind } from "../../../../domain/deliveries/kind-names.ts";
import type { KindForm, SharedDraft } from "./kind-form.ts";
import { FORMS } from "./kinds/index.ts";

type OwnDraft = (typeof FORMS)[DestinationKind]["empty"];
type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
/** The form values of single kinds, of all of them combined. */
export type OwnDrafts = AllOf<OwnDraft> & object;

/** A destination as the form holds it, of any kind. */
export type DestinationFormValues = SharedDraft & OwnDrafts;

export function formOf(kind: DestinationKind): KindForm<DestinationKind, OwnDrafts> {
  // The compiler does not follow a kind into the parameters of its functions.
  return FORMS[kind] as unknown as KindForm<DestinationKind, OwnDrafts>;
}

/** All kinds as the menu lists them. */
export const KINDS_IN_ORDER: readonly DestinationKind[] = Object.values(FORMS)
  .toSorted((one, other) => one.order - other.order)
  .map(({ kind }) => kind);

/** The own parts of all kinds with nothing typed. */
export const NOTHING_TYPED: OwnDrafts = Object.assign(
  {},
  ...Object.values(FORMS).map(({ empty }) => empty),
);
