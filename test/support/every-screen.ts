// Visits every screen of every role by its path: it shows content, without axe findings and without
// horizontal scrolling.
import type { BrowserContextOptions } from "playwright-core";
import { expect, inject } from "vitest";
import type { Visitor } from "./browser.ts";
import { bringAxe, findings, sideways } from "./looks.ts";
import { ApiUser } from "./trade.ts";
import type { Visits } from "./visits.ts";

export const ROLES = ["advertiser", "affiliate", "admin"] as const;
const SCREENS = [
  "dashboard",
  "campaigns",
  "settings",
  "billing",
  "leads",
  "earnings",
  "users",
  "marketplace",
  "activity",
] as const;

/** Screens of one role alone, by that role. */
const OWN_SCREENS: Readonly<Record<string, readonly string[]>> = { admin: ["consumers"] };

/** The screens that a role can reach by their paths. */
export const screensOf = (role: string): readonly string[] => [
  ...SCREENS,
  ...(OWN_SCREENS[role] ?? []),
];

/** Sections of these screens that are checked like screens, by screen name. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  advertiser: ["/leads?part=returns", "/settings?part=webhooks", "/settings?part=deliveries"],
  affiliate: ["/leads?part=returns", "/settings?part=payouts"],
  admin: ["/leads?part=returns", "/billing?part=payouts", "/settings?part=emails"],
};

/** A visitor with axe loaded, signed in as a role of the demo. */
export async function arriveAs(
  visits: Visits,
  role: string,
  options?: BrowserContextOptions,
): Promise<Visitor> {
  const visitor = await visits.arrive(options);
  await bringAxe(visitor);
  await visitor.signInQuietly(role);
  return visitor;
}

/**
 * One sign-in for each role: the server counts them by address until there is none for a minute,
 * and refuses the 31st.
 */
const signedIn = new Map<string, Promise<ApiUser>>();

function apiUserAs(role: string): Promise<ApiUser> {
  const user = signedIn.get(role) ?? ApiUser.signIn(inject("network"), role);
  signedIn.set(role, user);
  return user;
}

/** The address of a record that the role may see. */
async function recordOf(role: string, collection: "leads" | "campaigns"): Promise<string> {
  const { body } = await (await apiUserAs(role)).call("GET", `/v1/${collection}?limit=1`);
  return `/${collection}/${body.items[0].id}`;
}

/** The address of an account's page, for the network. */
async function accountOf(kind: "advertiser" | "affiliate"): Promise<string> {
  const path = `/v1/accounts?where=kind,eq,${kind}&where=status,eq,active&limit=1`;
  const { body } = await (await apiUserAs("admin")).call("GET", path);
  return `/users/${body.items[0].id}`;
}

/** For the network: the pages of two accounts, in sections that no other screen shows. */
async function accountPages(role: string): Promise<readonly string[]> {
  if (role !== "admin") return [];
  const [buyer, affiliate] = [await accountOf("advertiser"), await accountOf("affiliate")];
  return [
    buyer,
    ...["people", "notes", "documents"].map((part) => `${buyer}?part=${part}`),
    ...["money", "sources", "keys"].map((part) => `${affiliate}?part=${part}`),
  ];
}

/** Visits every screen that a role can reach by its path, and checks each with `look`. */
export async function visitAll(
  here: Visitor,
  role: string,
  look: (path: string) => Promise<void>,
): Promise<void> {
  const titles = new Set<string>();
  const parts = PARTS[role] ?? [];
  const records =
    role === "affiliate"
      ? [await recordOf(role, "leads")]
      : [await recordOf(role, "leads"), await recordOf(role, "campaigns")];
  const accounts = await accountPages(role);
  for (const path of [
    ...screensOf(role).map((screen) => `/${screen}`),
    ...parts,
    ...records,
    ...accounts,
  ]) {
    await here.open(path);
    titles.add((await here.page.getByRole("heading", { level: 1 }).textContent()) ?? "");
    expect(((await here.page.getByRole("main").textContent()) ?? "").length, path).toBeGreaterThan(
      120,
    );
    expect(await findings(here), path).toEqual([]);
    expect(await sideways(here), path).toBeLessThanOrEqual(0);
    await look(path);
  }
  // Each is a different screen; the sections of an account have its name.
  const names = new Set(accounts.map((path) => path.replace(/\?.*/, "")));
  expect(titles.size).toBe(screensOf(role).length + records.length + names.size);
  expect(here.mishaps).toEqual([]);
}
