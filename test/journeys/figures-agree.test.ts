// Tests that every figure on a role's screens is what its rows sum up to: the screen is read, the
// figure's link is followed, and the API's totals of those rows are compared with it.
import { beforeAll, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { type ShownFigure, figuresOn, readFigure, rowsBehind } from "../support/figure-links.ts";
import { ApiUser, stockListings } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
const users: Record<string, ApiUser> = {};
const zones: Record<string, string> = {};

beforeAll(async () => {
  for (const role of ["advertiser", "affiliate", "admin"]) {
    const user = await ApiUser.signIn(network, role);
    users[role] = user;
    zones[role] = (await user.call("GET", "/v1/auth/get-session")).body.session.account.time_zone;
  }
});

type Totals = Readonly<Record<string, number>>;

const countOf = ({ leads, sales, earnings }: Totals): number => leads ?? sales ?? earnings ?? -1;
const spend = (totals: Totals): number => totals["spend_cents"] ?? -1;
const earned = (totals: Totals): number => totals["earned_cents"] ?? totals["amount_cents"] ?? -1;
const revenue = (totals: Totals): number => spend(totals) - earned(totals);

/** What a figure must be, by its name on the screen; shares have another figure as divisor. */
const EXPECTED: Readonly<Record<string, (totals: Totals) => number>> = {
  "Leads bought": countOf,
  "Leads posted": countOf,
  "Leads received": countOf,
  "Leads sold": countOf,
  Bought: countOf,
  Leads: countOf,
  Sold: countOf,
  Kept: countOf,
  Reached: countOf,
  Appointments: countOf,
  Won: countOf,
  step: countOf,
  Spend: spend,
  "Sales volume": spend,
  Volume: spend,
  Earned: earned,
  "Network revenue": revenue,
  "Average price": (totals) => Math.round(spend(totals) / countOf(totals)),
};

interface Disagreement {
  readonly figure: ShownFigure;
  readonly rows: number;
}

/** The figures of a screen that are not what their rows sum up to, and how many were compared. */
async function compare(
  visitor: Visitor,
  role: string,
): Promise<{ readonly wrong: readonly Disagreement[]; readonly compared: readonly string[] }> {
  const user = users[role];
  if (user === undefined) throw new Error(`there is no ${role}`);
  const wrong: Disagreement[] = [];
  const compared: string[] = [];
  for (const figure of await figuresOn(visitor.page)) {
    const totals = await rowsBehind(user, role, figure.to, zones[role] ?? "UTC");
    const shown = readFigure(figure.text);
    const expected = EXPECTED[figure.name];
    if (shown === null || expected === undefined) continue;
    compared.push(figure.name);
    const rows = expected(totals);
    // A figure in whole dollars is rounded.
    if (Math.round(rows / shown.step) !== Math.round(shown.value / shown.step))
      wrong.push({ figure, rows });
  }
  return { wrong, compared };
}

const SCREENS = {
  advertiser: ["/dashboard", "/campaigns", "/earnings", "/earnings?by=source&period=7d"],
  affiliate: ["/dashboard", "/earnings", "/earnings?by=sub1&period=90d"],
  admin: ["/dashboard", "/earnings", "/earnings?by=buyer&period=7d"],
} as const;

describe.each(["advertiser", "affiliate", "admin"] as const)("for %s", (role) => {
  it("each figure is what its rows sum up to", async () => {
    const names = new Set<string>();
    for (const path of SCREENS[role]) {
      const visitor = await visits.arrive({ viewport: { width: 1440, height: 900 } });
      await visitor.signInQuietly(role);
      await visitor.open(path);
      // A figure that just arrived is compared again with the rows that just arrived.
      await expect
        .poll(async () => {
          await visitor.settle();
          const { wrong, compared } = await compare(visitor, role);
          for (const name of compared) names.add(name);
          return wrong;
        })
        .toEqual([]);
      expect(visitor.mishaps).toEqual([]);
      await visitor.leave();
    }
    const most = { advertiser: 8, affiliate: 6, admin: 6 }[role];
    expect(names.size, [...names].join(", ")).toBeGreaterThanOrEqual(most);
  });

  it("the list that a figure opens says the same sum", async () => {
    const visitor = await visits.arrive({ viewport: { width: 1440, height: 900 } });
    await visitor.signInQuietly(role);
    await visitor.open("/earnings");
    const [figure] = (await figuresOn(visitor.page)).filter(({ name }) =>
      ["Spend", "Leads posted", "Sales volume"].includes(name),
    );
    if (figure === undefined) throw new Error("no figure opens its rows");
    const totals = await rowsBehind(users[role] as ApiUser, role, figure.to, zones[role] ?? "UTC");
    await visitor.page
      .locator(`main a[href="${figure.to}"]`)
      .filter({ hasText: figure.text })
      .first()
      .click();
    const count = new Intl.NumberFormat("en-US").format(countOf(totals));
    await visitor.page
      .getByRole("main")
      .getByText(new RegExp(String.raw`^${count} (leads|kept) · `))
      .waitFor();
    expect(visitor.mishaps).toEqual([]);
  });
});

describe("campaigns", () => {
  it("sum up beneath their columns, with a row for what was bought by hand", async () => {
    const user = users["advertiser"] as ApiUser;
    const [leadId = ""] = await stockListings(network, 1);
    const listing = (await user.call("GET", `/v1/listings/${leadId}`)).body;
    const price = listing.exclusive_price_cents;
    const bought = await user.call(
      "POST",
      `/v1/listings/${leadId}/purchase`,
      { mode: "exclusive", max_price_cents: price },
      { "idempotency-key": leadId },
    );
    expect(bought.status, JSON.stringify(bought.body)).toBe(200);
    const visitor = await visits.arrive({ viewport: { width: 1440, height: 900 } });
    await visitor.signInQuietly("advertiser");
    await visitor.open("/campaigns");
    const table = visitor.page.getByRole("main").getByRole("table");
    const spendOf = (cells: readonly string[]): number =>
      cells.reduce((sum, cell) => sum + (readFigure(cell.split("\n")[0] ?? "")?.value ?? 0), 0);
    const at = (await table.locator("thead tr > *").allInnerTexts()).indexOf("Spend") + 1;
    expect(at).toBeGreaterThan(0);
    const column = `:nth-child(${at})`;
    await table.locator("tfoot").getByText("Bought manually").waitFor();
    await expect
      .poll(async () => {
        const own = await table.locator(`tbody tr > ${column}`).allInnerTexts();
        const sums = await table.locator(`tfoot tr > ${column}`).allInnerTexts();
        const [byHand = "", total = ""] = sums;
        return spendOf([...own, byHand]) - spendOf([total]);
      })
      .toBe(0);
    const [byHand = ""] = await table.locator(`tfoot tr > ${column}`).allInnerTexts();
    expect(spendOf([byHand])).toBeGreaterThanOrEqual(price);
    expect(visitor.mishaps).toEqual([]);
  });
});

describe("a planted cent", () => {
  it("is found", async () => {
    const visitor = await visits.arrive({ viewport: { width: 1440, height: 900 } });
    await visitor.signInQuietly("advertiser");
    await visitor.page.route("**/v1/reports/groups?*", async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      const [first] = body.groups;
      if (first !== undefined) first.current.spend_cents += 1;
      await route.fulfill({ response: answer, json: body });
    });
    await visitor.open("/campaigns");
    await expect
      .poll(async () => {
        await visitor.settle();
        const { wrong } = await compare(visitor, "advertiser");
        return wrong.map(({ figure }) => figure.name);
      })
      .toEqual(["Spend"]);
  });
});

describe("the assistant", () => {
  it("says the spend that the bought leads sum up to", async () => {
    const visitor = await visits.arrive();
    await visitor.signInQuietly("advertiser");
    await visitor.open("/dashboard");
    const zone = zones["advertiser"] ?? "UTC";
    const today = new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(new Date());
    const first = new Date(Date.parse(today) - 29 * 86_400_000).toISOString().slice(0, 10);
    await expect
      .poll(async () => {
        const said = await (users["advertiser"] as ApiUser).call("POST", "/v1/chat/completions", {
          messages: [{ role: "user", content: "How much did I spend in the last 30 days?" }],
          plat: { time_zone: zone, today },
        });
        const totals = await rowsBehind(
          users["advertiser"] as ApiUser,
          "advertiser",
          `/leads?bought=${first}..${today}&result=kept`,
          zone,
        );
        const text: string = said.body.choices?.[0]?.message.content ?? JSON.stringify(said.body);
        const amount = readFigure(/\$[\d,]+\.\d\d/.exec(text)?.[0] ?? "");
        return { text, difference: (amount?.value ?? 0) - spend(totals) };
      })
      .toMatchObject({ difference: 0 });
  });
});
