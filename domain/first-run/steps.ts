// Lists the steps of each role's first run. A new step takes an entry here, its fact in
// server/modules/insight/first-run/first-run.store.ts, and its texts in locales/*/first-run.ts.
import { type Role, type TeamRole, ofRole } from "../access/access.ts";

interface FirstRunStep {
  readonly key: string;
  /** The list ends without it. */
  readonly isOptional: boolean;
  /** Only owners of the account may do it. */
  readonly isForOwner: boolean;
  /** The address at which it is done; `{source}` is the account's newest source. */
  readonly path: string;
}

const TEAM = {
  key: "team",
  isOptional: true,
  isForOwner: true,
  path: "/settings?part=team",
} as const;

export const FIRST_RUN_STEPS = {
  advertiser: [
    { key: "company", isOptional: false, isForOwner: true, path: "/settings" },
    { key: "license", isOptional: false, isForOwner: true, path: "/settings" },
    { key: "money", isOptional: false, isForOwner: true, path: "/billing?topup=1" },
    { key: "campaign", isOptional: false, isForOwner: false, path: "/campaigns/new" },
    { key: "purchase", isOptional: false, isForOwner: false, path: "/marketplace" },
    {
      key: "destination",
      isOptional: true,
      isForOwner: false,
      path: "/settings?part=deliveries",
    },
    TEAM,
  ],
  affiliate: [
    { key: "company", isOptional: false, isForOwner: true, path: "/settings" },
    { key: "source", isOptional: false, isForOwner: false, path: "/settings?part=sources" },
    {
      key: "test_lead",
      isOptional: false,
      isForOwner: false,
      path: "/settings?part=sources&source={source}&view=posting",
    },
    { key: "lead", isOptional: false, isForOwner: false, path: "/settings?part=forms" },
    { key: "payee", isOptional: false, isForOwner: true, path: "/settings?part=payouts" },
    TEAM,
  ],
  admin: [
    { key: "network", isOptional: false, isForOwner: true, path: "/settings?part=network" },
    { key: "buyer", isOptional: false, isForOwner: false, path: "/users?kind=advertiser" },
    { key: "affiliate", isOptional: false, isForOwner: false, path: "/users?kind=affiliate" },
    { key: "sale", isOptional: false, isForOwner: false, path: "/leads" },
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
 * The steps that a member may do, checked by what the account has. None for an agent, who sets
 * nothing up, or for an unknown role. `sourceId`: the account's newest source, null without one.
 */
export function checkSteps(
  { role, teamRole }: { readonly role: Role; readonly teamRole: TeamRole },
  facts: Readonly<Partial<Record<FirstRunKey, boolean>>>,
  sourceId: string | null,
): CheckedStep[] {
  if (teamRole === "agent") return [];
  const steps = ofRole<readonly RoleStep[]>(FIRST_RUN_STEPS, role) ?? [];
  return steps
    .filter(({ isForOwner }) => !isForOwner || teamRole === "owner")
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
