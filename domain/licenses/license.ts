// Licenses of buyers: claims until the network has checked them. Decides which open a state.
import type { BuyerKind } from "../lead/vocabulary.ts";

/**
 * What a buyer claims in a state. `none`: the law of the state asks none of it, such as of an
 * investor who buys for itself; the network checks that too.
 */
export const LICENSE_KINDS = ["salesperson", "broker", "mortgage", "none"] as const;
export type LicenseKind = (typeof LICENSE_KINDS)[number];

export const LICENSE_STATES = ["waiting", "confirmed", "refused", "ended"] as const;
export type LicenseState = (typeof LICENSE_STATES)[number];

/** Most characters of a license number. Our limit: twice what the states' registers need. */
export const LONGEST_LICENSE_NUMBER = 40;

/** The kind that a buyer of each kind usually needs. */
const USUAL_KIND: Readonly<Record<BuyerKind, LicenseKind>> = {
  agent: "salesperson",
  broker: "broker",
  lender: "mortgage",
  investor: "none",
  wholesaler: "none",
};

export function usualLicenseKind(buyerKind: BuyerKind): LicenseKind {
  return USUAL_KIND[buyerKind];
}

/** What decides whether a license counts. */
export interface LicenseFacts {
  /** Two letters. */
  readonly state: string;
  readonly kind: LicenseKind;
  /** Whether the network has confirmed it. */
  readonly isConfirmed: boolean;
  /** The last day on which it holds, "2027-06-30"; null if it does not expire. */
  readonly expiresOn: string | null;
}

/** Whether buyers may buy with a license that the network has not confirmed. */
export interface UnconfirmedRule {
  /** Two letters, or US for every state without a rule of its own. */
  readonly state: string;
  /** Or any, for every kind without a rule of its own. */
  readonly kind: LicenseKind | "any";
  readonly mayBuy: boolean;
}

/** Every state that has no rule of its own. */
export const ANY_STATE = "US";

/**
 * Whether an unconfirmed license may buy: by the rule of its state and kind, else of its state,
 * else of its kind, else the rule for all. False without any.
 */
export function mayBuyUnconfirmed(
  rules: readonly UnconfirmedRule[],
  { state, kind }: Pick<LicenseFacts, "state" | "kind">,
): boolean {
  const find = (ofState: string, ofKind: LicenseKind | "any"): UnconfirmedRule | undefined =>
    rules.find((rule) => rule.state === ofState && rule.kind === ofKind);
  const rule =
    find(state, kind) ?? find(state, "any") ?? find(ANY_STATE, kind) ?? find(ANY_STATE, "any");
  return rule?.mayBuy ?? false;
}

/** Whether the license has expired on a day, "2027-07-01". */
export function isExpired({ expiresOn }: Pick<LicenseFacts, "expiresOn">, today: string): boolean {
  return expiresOn !== null && expiresOn < today;
}

/** A state in which no buyer of a kind may buy, whatever its license: the network's choice. */
export interface ClosedKind {
  readonly buyerKind: BuyerKind;
  /** Two letters, or US for every state. */
  readonly state: string;
}

/** What keeps a buyer out of states that its licenses open. */
export interface StateTerms {
  readonly buyerKind: BuyerKind;
  readonly closedKinds: readonly ClosedKind[];
  /** States that are closed to this buyer. */
  readonly closedStates: readonly string[];
  /** States that are open to this buyer although they are closed to its kind. */
  readonly exemptStates: readonly string[];
}

/** The states of the list in which the buyer may buy. */
export function withoutClosed(
  states: readonly string[],
  { buyerKind, closedKinds, closedStates, exemptStates }: StateTerms,
): string[] {
  const isClosedToKind = (state: string): boolean =>
    !exemptStates.includes(state) &&
    closedKinds.some(
      (closed) =>
        closed.buyerKind === buyerKind && (closed.state === state || closed.state === ANY_STATE),
    );
  return states.filter((state) => !closedStates.includes(state) && !isClosedToKind(state));
}

/** The states in which a buyer with these claims may buy on a day, in order. */
export function statesOpenTo(
  licenses: readonly LicenseFacts[],
  rules: readonly UnconfirmedRule[],
  today: string,
): string[] {
  const open = licenses.filter(
    (license) =>
      !isExpired(license, today) && (license.isConfirmed || mayBuyUnconfirmed(rules, license)),
  );
  return [...new Set(open.map(({ state }) => state))].toSorted();
}
