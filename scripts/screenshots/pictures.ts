// Lists the pictures taken of the web app, and names each of them.
import type { ApiUser } from "../../test/support/trade.ts";

export const ROLES = ["advertiser", "affiliate", "admin"] as const;
export type Role = (typeof ROLES)[number];
export type Theme = "light" | "dark";

export interface Picture {
  /** The file's name without its extension. */
  readonly name: string;
  readonly path: string;
  /** Null for a screen without a session. */
  readonly role: Role | null;
  readonly theme: Theme;
  readonly isPhone: boolean;
}

const SCREENS = [
  "dashboard",
  "campaigns",
  "leads",
  "marketplace",
  "billing",
  "earnings",
  "users",
  "activity",
  "settings",
] as const;
/** The paths of single-record pages: affiliates see campaigns only as orders. */
const RECORDS: Readonly<
  Record<Role, readonly (readonly [name: string, collection: "leads" | "campaigns"])[]>
> = {
  advertiser: [
    ["lead", "leads"],
    ["campaign", "campaigns"],
  ],
  affiliate: [["lead", "leads"]],
  admin: [
    ["lead", "leads"],
    ["campaign", "campaigns"],
  ],
};
/** Parts of screens that the guide shows. */
const PARTS: readonly (readonly [role: Role, name: string, path: string])[] = [
  ["advertiser", "new-campaign", "/campaigns/new"],
  ["advertiser", "deliveries", "/settings?part=deliveries"],
  ["affiliate", "sources", "/settings?part=sources"],
  ["affiliate", "payouts", "/settings?part=payouts"],
  ["admin", "inbox", "/dashboard?part=inbox"],
  ["admin", "network", "/settings?part=network"],
  ["admin", "payouts", "/billing?part=payouts"],
  ["admin", "consumers", "/consumers"],
];
/** The pictures in the README and the guide, which are also taken in the dark theme. */
const IN_BOTH_THEMES = [
  "login",
  "advertiser-dashboard",
  "advertiser-marketplace",
  "advertiser-lead",
  "advertiser-campaign",
  "affiliate-dashboard",
  "affiliate-campaigns",
  "affiliate-leads",
  "affiliate-earnings",
  "admin-dashboard",
  "admin-users",
  "admin-lead",
  ...PARTS.map(([role, name]) => `${role}-${name}`),
];
const ON_A_PHONE = "advertiser-marketplace";

/**
 * Returns every screen of every role, the parts that the guide shows, and one record of each kind,
 * found by querying as that role. Records a consumer's request first: the demo network has none.
 */
export async function listPictures(
  userOf: (role: Role) => Promise<ApiUser>,
): Promise<readonly Picture[]> {
  const pictures: Picture[] = [take("login", null, "/login")];
  for (const role of ROLES) {
    pictures.push(...SCREENS.map((screen) => take(`${role}-${screen}`, role, `/${screen}`)));
    for (const [owner, name, path] of PARTS)
      if (owner === role) pictures.push(take(`${role}-${name}`, role, path));
    const user = await userOf(role);
    if (role === "admin") await recordRequest(user);
    for (const [name, collection] of RECORDS[role])
      pictures.push(take(`${role}-${name}`, role, await newestOf(user, role, collection)));
  }
  const dark = pictures
    .filter(({ name }) => IN_BOTH_THEMES.includes(name))
    .map((picture) => inDark(picture));
  const phone = pictures
    .filter(({ name }) => name === ON_A_PHONE)
    .map((picture) => ({ ...picture, name: `${picture.name}-phone`, isPhone: true }));
  return [...pictures, ...dark, ...phone, ...phone.map(inDark)];
}

function take(name: string, role: Role | null, path: string): Picture {
  return { name, role, path, theme: "light", isPhone: false };
}

function inDark(picture: Picture): Picture {
  return { ...picture, name: `${picture.name}-dark`, theme: "dark" };
}

/** The consumer of the newest sold lead asks for no contact. */
async function recordRequest(operator: ApiUser): Promise<void> {
  const { body } = await operator.call("GET", "/v1/leads?limit=1&where=status,eq,sold");
  await operator.call("POST", "/v1/consumer-requests", {
    kind: "no_contact",
    lead_id: body.items[0].id,
  });
}

/** For leads, the newest that was sold: it shows the most, and advertisers have no others. */
async function newestOf(
  user: ApiUser,
  role: Role,
  collection: "leads" | "campaigns",
): Promise<string> {
  const sold = collection === "leads" && role !== "advertiser" ? "&where=status,eq,sold" : "";
  const { body } = await user.call("GET", `/v1/${collection}?limit=1${sold}`);
  return `/${collection}/${body.items[0].id}`;
}
