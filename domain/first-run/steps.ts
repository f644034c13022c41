// Lists the steps of each role's first run. A new step takes an entry here, its fact in
// server/modules/insight/first-run/first-run.store.ts, and its texts in locales/*/first-run.ts.
import { type Role, ofRole } from "../access/access.ts";
import { type Right, type SeatHolder, hasRight } from "../access/rights.ts";

interface FirstRunStep {
  readonly key: string;
  /** The list ends without it. */
  readonly isOptional: boolean;
  /** The right that it takes; a seat without it is not shown the step. */
  readonly needs: Right;
  /** The address at which it is done; `{source}` is the account's newest source. */
  readonly path: string;
}

const TEAM = {
  key: "team",
  isOptional: true,
  needs: "team",
  path: "/settings?part=team",
} as const;

export const FIRST_RUN_STEPS = {
  advertiser: [
    { key: "company", isOptional: false, needs: "account", path: "/settings" },
    { key: "license", isOptional: false, needs: "account", path: "/settings" },
    { key: "money", isOptional: false, needs: "top_up", path: "/billing?topup=1" },
    { key: "campaign", isOptional: false, needs: "campaigns", path: "/campaigns/new" },
    { key: "purchase", isOptional: false, needs: "buy", path: "/marketplace" },
    {
      key: "destination",
      isOptional: true,
      needs: "connect",
      path: "/settings?part=deliveries",
    },
    TEAM,
  ],
  affiliate: [
    { key: "company", isOptional: false, needs: "account", path: "/settings" },
    { key: "source", isOptional: false, needs: "supply", path: "/settings?part=sources" },
    {
      key: "test_lead",
      isOptional: false,
      needs: "supply",
      path: "/settings?part=sources&source={source}&view=posting",
    },
    { key: "lead", isOptional: false, needs: "supply", path: "/settings?part=forms" },
    { key: "payee", isOptional: false, needs: "ask_payouts", path: "/settings?part=payouts" },
    TEAM,
  ],
  admin: [
    { key: "network", isOptional: false, needs: "settings", path: "/settings?part=network" },
    { key: "buyer", isOptional: false, needs: "approve", path: "/users?kind=advertiser" },
    { key: "affiliate", isOptional: false, needs: "approve", path: "/users?kind=affiliate" },
    { key: "sale", isOptional: false, needs: "supply", path: "/leads" },
    TEAM,
  ],
} as const satisfies Readonly<Record<Role, readonly FirstRunStep[]>>;

type Keys<Of extends Role> = (typeof FIRST_RUN_STEPS)[Of][number]["key"];
export type FirstRunKey = Keys<Role>;
/** Which of a role's steps are done. */
export type FirstRunFacts<Of extends Role> = Readonly<Record<Keys<Of>, boolean>>;

export const FIRST_RUN_KEYS: readonly FirstRunKey[] = [
  ...new Set(Object.values(FIRST_RUN_STEPS).flatMap((steps) => steps.map(({ key }) => key))),
];

type RoleStep = FirstRunStep & { readonly key: FirstRunKey };

/** One step as it stands for an account. */
export interface CheckedStep {
  readonly key: FirstRunKey;
  readonly done: boolean;
  readonly optional: boolean;
  readonly path: string;
}

/**
 * The steps that a member may do, checked by what the account has. None for a seat that sets
 * nothing up, or for an unknown role. `sourceId`: the account's newest source, null without one.
 */
export function checkSteps(
  holder: SeatHolder,
  facts: Readonly<Partial<Record<FirstRunKey, boolean>>>,
  sourceId: string | null,
): CheckedStep[] {
  const steps = ofRole<readonly RoleStep[]>(FIRST_RUN_STEPS, holder.role as Role) ?? [];
  return steps
    .filter(({ needs }) => hasRight(holder, needs))
    .map(({ key, isOptional, path }) => ({
      key,
      done: facts[key] ?? false,
      // Who bought a lead by hand knows what a campaign would do.
      optional: isOptional || (key === "campaign" && facts.purchase === true),
      path: sourceId === null ? withoutSource(path) : path.replace("{source}", sourceId),
    }));
}

/** Without a source, the place where sources are created comes first. */
const withoutSource = (path: string): string => path.replace(/&source=\{source\}.*$/, "");

/** Whether every step that is not optional is done: the list has nothing left to teach. */
export function isFirstRunOver(steps: readonly CheckedStep[]): boolean {
  return steps.every(({ done, optional }) => done || optional);
}
