// Looks up the kinds of destinations that kinds/ defines: their settings and their rules.
import type { DestinationKind } from "./kind-names.ts";
import { KINDS } from "./kinds/index.ts";
import type { DestinationRules } from "./destination-kind.ts";

/** The settings of one kind, or of any of several. */
export type SettingsOf<Kind extends DestinationKind> = Parameters<(typeof KINDS)[Kind]["check"]>[0];

/** The rules of the kind that the settings belong to. */
export function rulesOf<Kind extends DestinationKind>(
  kind: Kind,
): DestinationRules<SettingsOf<Kind>, DestinationReason> {
  // The compiler cannot relate a kind to the parameters of its functions.
  return KINDS[kind] as unknown as DestinationRules<SettingsOf<Kind>, DestinationReason>;
}

/** Why a lead has not arrived, for reasons that only one kind has. */
export type DestinationReason = (typeof KINDS)[DestinationKind]["statusReasons"][number];

export const DESTINATION_REASONS: readonly DestinationReason[] = Object.values(KINDS).flatMap(
  ({ statusReasons }) => Object.values<DestinationReason>(statusReasons),
);
