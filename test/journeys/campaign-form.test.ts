// Tests every term of a campaign through its form: plain controls and the tree of rules, by mouse
// and keyboard, on a small phone too. The API must then return what was entered.
import { beforeEach, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findingsInBothThemes, sideways } from "../support/looks.ts";
import { ApiUser } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
let visitor: Visitor;
let me: ApiUser;

beforeEach(async () => {
  visitor = await visits.arrive();
  await bringAxe(visitor);
  await visitor.signInQuietly("advertiser");
  me = await ApiUser.signIn(network, "advertiser");
});

const field = (name: string) => visitor.page.getByLabel(name, { exact: true });
const part = (name: string) => visitor.page.getByRole("group", { name, exact: true });
const button = (name: string) => visitor.page.getByRole("button", { name, exact: true });
const keys = async (...names: string[]): Promise<void> => {
  for (const name of names) await visitor.page.keyboard.press(name);
};
/** The focused element, with its section of the form. */
const focused = (): Promise<string> =>
  visitor.page.evaluate(() => {
    const element = document.activeElement;
    const name =
      element?.getAttribute("aria-label") ??
      (element instanceof HTMLInputElement
        ? element.labels?.[0]?.textContent
        : element?.textContent);
    return (
      `${element?.closest("fieldset")?.querySelector("legend")?.textContent ?? ""} · ` +
      `${name ?? ""}`
    );
  });

/**
 * Creates a campaign through the API, with a bid so low that it buys none of the network's leads.
 */
async function make(criteria: unknown, more: object = {}): Promise<string> {
  const id = crypto.randomUUID();
  const { status, body } = await me.call("PUT", `/v1/campaigns/${id}`, {
    name: "Made for its form",
    criteria,
    exclusive_bid_cents: 60,
    ...more,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return id;
}
const read = async (id: string) => (await me.call("GET", `/v1/campaigns/${id}`)).body;
/** Criteria without what the server fills in. */
const rulesOf = (criteria: unknown): { readonly all: readonly unknown[] } =>
  JSON.parse(
    JSON.stringify(criteria, (name, value) =>
      name === "latitude" || name === "longitude" ? undefined : value,
    ),
  );

async function edit(id: string): Promise<void> {
  await visitor.page.goto(`/campaigns/${id}`);
  await visitor.page.getByRole("link", { name: "Edit", exact: true }).click();
  await visitor.page.getByRole("heading", { name: "Criteria", exact: true }).waitFor();
}
async function save(): Promise<void> {
  await button("Save changes").click();
  await visitor.page.getByText("saved. Applies to new leads.").waitFor();
}

describe("the form of a campaign", () => {
  it("sets counties, circle, beds, caps, adjustments, channels; the tree edits them", async () => {
    await visitor.page.goto("/campaigns/new");
    await field("Name").fill("Around Sacramento");
    await field("Exclusive bid, $").fill("0.60");
    await field("Counties").pressSequentially("sacra");
    await visitor.page.getByRole("option", { name: "Sacramento (CA)" }).waitFor();
    await keys("Enter");
    await button("Remove Sacramento (CA)").waitFor();
    await field("Counties").pressSequentially("yolo");
    await visitor.page.getByRole("option", { name: "Yolo (CA)" }).click();
    await field("Counties").fill("oran");
    await field("Around ZIP").fill("95814");
    await visitor.page.getByText("More about the lead").click();
    await field("Bedrooms from").fill("3");
    await button("Add adjustment").click();
    await part("Adjustment 1").getByLabel("Change, %").fill("+15");
    await button("Add adjustment").click();
    await part("Adjustment 2").getByLabel("For", { exact: true }).selectOption("County");
    await part("Adjustment 2").getByLabel("Change, %").fill("-5");
    await visitor.page.getByText("Caps for each source").click();
    await field("From each source, Leads: Per day").fill("2");
    await part("Contact by").getByLabel("Text", { exact: true }).uncheck();
    await button("Create campaign").click();
    for (const problem of [
      "Enter miles from 5 to 250.",
      "Choose a county.",
      "Choose from the list, or clear this.",
    ])
      await visitor.page.getByText(problem).waitFor();
    await field("Miles around it").fill("30");
    await field("Counties").fill("");
    await part("Adjustment 2").getByLabel("Value", { exact: true }).pressSequentially("yolo");
    await visitor.page.getByRole("option", { name: "Yolo (CA)" }).waitFor();
    await keys("Enter");
    await button("Create campaign").click();
    await visitor.page.waitForURL(/\/campaigns\/[0-9a-f-]{36}$/);
    const id = new URL(visitor.page.url()).pathname.slice("/campaigns/".length);
    const made = await read(id);
    const rules = [
      { field: "county_fips", in: ["06067", "06113"] },
      { field: "radius", zip_code: "95814", miles: 30 },
      { field: "beds", min: 3 },
    ];
    const adjustments = [
      { by: "tier", value: "hot", basis_points: 1_500 },
      { by: "county_fips", value: "06113", basis_points: -500 },
    ];
    expect(made).toMatchObject({
      adjustments,
      source_limits: { leads: { day: 2 }, cents: {} },
      limits: { leads: {}, cents: {} },
      contact_channels: ["call", "email"],
    });
    expect(rulesOf(made.criteria)).toEqual({ all: rules });

    await edit(id);
    await button("Advanced").click();
    await part("Rule 3").getByLabel("To", { exact: true }).fill("5");
    await button("Add group: All rules").click();
    await part("Rule 4.1").getByLabel("Seller", { exact: true }).check();
    await button("Add rule: Group 4").click();
    await part("Rule 4.2").getByLabel("Field", { exact: true }).selectOption("Timing");
    await part("Rule 4.2").getByLabel("Just looking").check();
    await button("Not: Rule 4.2").click();
    await button("Remove adjustment 1").click();
    await save();
    const changed = await read(id);
    expect(rulesOf(changed.criteria)).toEqual({
      all: [
        ...rules.slice(0, 2),
        { field: "beds", min: 3, max: 5 },
        {
          any: [{ field: "side", in: ["seller"] }, { not: { field: "timing", in: ["browsing"] } }],
        },
      ],
    });
    expect(changed).toMatchObject({
      adjustments: adjustments.slice(1),
      source_limits: { leads: { day: 2 }, cents: {} },
      contact_channels: ["call", "email"],
    });

    // The plain controls show what they can represent, and the rest as text, unchanged.
    await edit(id);
    expect([
      await field("Bedrooms from").inputValue(),
      await field("Bedrooms to").inputValue(),
    ]).toEqual(["3", "5"]);
    await visitor.page.getByText("Match any:").waitFor();
    await button("Remove Sacramento (CA)").click();
    await save();
    expect(rulesOf((await read(id)).criteria)).toEqual({
      all: [{ field: "county_fips", in: ["06113"] }, ...rulesOf(changed.criteria).all.slice(1)],
    });
    // Incomplete values can make the server refuse a preview, which the browser logs.
    expect(visitor.mishaps.filter((mishap) => !mishap.includes("422"))).toEqual([]);
  });

  it("draws a circle around a ZIP, counts the ZIPs in it, draws nothing without any", async () => {
    const counted = async (zip: string, miles: number): Promise<string> =>
      (
        await me.call("GET", `/v1/places/${zip}/around?miles=${miles}`)
      ).body.zip_count.toLocaleString("en-US");
    const picture = (name: string) => visitor.page.getByRole("img", { name, exact: true });
    const around = picture(
      `25 miles around Sacramento, CA 95838: ${await counted("95838", 25)} ZIP codes`,
    );
    const wider = `120 miles around Sacramento, CA 95838: ${await counted("95838", 120)} ZIP codes`;
    const count = await counted("99701", 120);
    const northern = `120 miles around Fairbanks, AK 99701: ${count} ZIP codes`;
    await visitor.page.goto("/campaigns/new");
    await field("Around ZIP").fill("95838");
    await field("Miles around it").fill("25");
    await around.waitFor();
    // The circle takes half of its picture, in the middle.
    const [box, edge] = [
      await around.boundingBox(),
      await around.locator("path[d$=Z][fill='var(--accent)']").boundingBox(),
    ];
    if (box === null || edge === null) throw new Error("the picture has no size");
    expect(edge.width / box.width).toBeCloseTo(0.5, 1);
    expect((edge.x + edge.width / 2 - box.x) / box.width).toBeCloseTo(0.5, 1);
    // Its own dots are inside it, other dots also outside; and its place is named. Measured on the
    // map, without strokes.
    const across = (path: string) =>
      around
        .locator(path)
        .first()
        .evaluate((element) => {
          const { x, width } = (element as SVGPathElement).getBBox();
          return { west: x, east: x + width };
        });
    const [circle, inside, outside] = [
      await across("path[d$=Z][fill='var(--accent)']"),
      await across("path[d$=h0][stroke='var(--accent)']"),
      await across("path[d$=h0][stroke='var(--control)']"),
    ];
    expect(
      inside.west >= circle.west &&
        inside.east <= circle.east &&
        outside.west < circle.west &&
        outside.east > circle.east,
    ).toBe(true);
    const names = await around.locator("text").allTextContents();
    expect(names).toContain("Sacramento");
    expect(new Set(names).size).toBe(names.length);
    await field("Miles around it").fill("120");
    await picture(wider).waitFor();
    for (const zip of ["00000", "9583", ""]) {
      await field("Around ZIP").fill("95838");
      await picture(wider).waitFor();
      await field("Around ZIP").fill(zip);
      await picture(wider).waitFor({ state: "detached" });
    }
    await field("Around ZIP").fill("99701");
    await picture(northern).waitFor();
    await field("Miles around it").fill("4");
    await picture(northern).waitFor({ state: "detached" });
    // The server reports the unknown ZIP, which the browser logs.
    expect(
      visitor.mishaps.filter((mishap) => !mishap.includes("404") && !mishap.includes("422")),
    ).toEqual([]);
  });

  it("works with the keyboard only, and the focus stays where the user works", async () => {
    const id = await make({ all: [{ field: "state", in: ["NV"] }] });
    await edit(id);
    await button("Plain").focus();
    await keys("Tab", "Enter", "Tab", "Tab", "Tab");
    expect(await focused()).toBe("Rule 1 · Field");
    await button("Add rule: All rules").focus();
    await keys("Enter");
    expect(await focused()).toBe("Rule 2 · Field");
    // The list looks for letters that follow within a second, which a busy machine can exceed.
    const chosen = part("Rule 2").getByLabel("Field", { exact: true });
    const choose = () => keys("T", "i").then(() => chosen.inputValue());
    await expect.poll(choose, { interval: 1_200 }).toBe("tier");
    await keys("Tab", "Space", "Tab", "Tab");
    expect(await focused()).toBe("Tier · Hot");
    await keys("Space");
    await button("Add group: All rules").focus();
    await keys("Enter");
    expect(await focused()).toBe("Rule 3.1 · Field");
    await keys("Tab", "Tab", "Enter");
    expect(await focused()).toBe("Group 3 · Add rule: Group 3");
    await button("Remove: Group 3").focus();
    await keys("Enter");
    expect(await focused()).toBe("All rules · Add rule: All rules");
    await save();
    expect((await read(id)).criteria).toEqual({
      all: [{ field: "state", in: ["NV"] }, { not: { field: "tier", in: ["hot"] } }],
    });
  });

  it("keeps incomplete text to the tree and back, and shows errors at their rules", async () => {
    const id = await make({
      any: [{ field: "beds", min: 2 }, { not: { field: "zip_code", in: ["89501"] } }],
    });
    await edit(id);
    await field("Price from, $").fill("25k");
    await field("States").fill("NV, QQ");
    await button("Advanced").click();
    expect(await part("Rule 2").getByLabel("From", { exact: true }).inputValue()).toBe("25k");
    await button("Plain").click();
    expect([await field("Price from, $").inputValue(), await field("States").inputValue()]).toEqual(
      ["25k", "NV, QQ"],
    );
    await button("Save changes").click();
    await visitor.page
      .getByText("QQ isn't a US state. Enter two letters, for example CA.")
      .waitFor();
    // An error stays with its rule in either view.
    await button("Advanced").click();
    await part("Rule 1")
      .getByText("QQ isn't a US state. Enter two letters, for example CA.")
      .waitFor();
    await part("Rule 1").getByLabel("States", { exact: true }).fill("NV");
    await button("Remove: Rule 2").click();
    await part("Rule 2.2").getByLabel("ZIP codes", { exact: true }).fill("00000");
    await button("Save changes").click();
    await part("Rule 2.2").getByText("One of these isn't a US ZIP code. Remove it.").waitFor();
    expect(
      await part("Rule 2.2").getByLabel("ZIP codes", { exact: true }).getAttribute("aria-invalid"),
    ).toBe("true");
    await button("Plain").click();
    await visitor.page.getByText("One of these isn't a US ZIP code. Remove it.").waitFor();
    await button("Advanced").click();
    await button("Remove: Rule 2.2").click();
    await save();
    expect((await read(id)).criteria).toEqual({
      all: [{ field: "state", in: ["NV"] }, { any: [{ field: "beds", min: 2 }] }],
    });
  });

  it("sets a certificate and the age of a request, in words, in whole minutes", async () => {
    await visitor.page.goto("/campaigns/new");
    await field("Name").fill("Only just asked");
    await field("Exclusive bid, $").fill("0.60");
    await visitor.page.getByText("More about the lead").click();
    await part("Verified by")
      .getByLabel("Consent certificate (TrustedForm or Jornaya)", { exact: true })
      .check();
    await field("Minutes since the request, to").fill("2.5");
    await button("Create campaign").click();
    await visitor.page
      .getByText("Enter whole minutes from 0 to 129,600, which are 90 days.")
      .waitFor();
    await field("Minutes since the request, to").fill("30");
    await button("Create campaign").click();
    await visitor.page.waitForURL(/\/campaigns\/[0-9a-f-]{36}$/);
    for (const sentence of [
      "It is verified by consent certificate (TrustedForm or Jornaya).",
      "Requested at most 30 minutes ago.",
    ])
      await visitor.page.getByText(sentence).waitFor();
    const id = new URL(visitor.page.url()).pathname.slice("/campaigns/".length);
    expect((await read(id)).criteria).toEqual({
      all: [
        { field: "verification", in: ["certificate"] },
        { field: "age_minutes", max: 30 },
      ],
    });
    await edit(id);
    expect([
      await field("Minutes since the request, to").inputValue(),
      await part("Verified by").getByRole("checkbox").isChecked(),
    ]).toEqual(["30", true]);
  });

  it("has no axe violations in both themes, and fits a phone of 320 px", async () => {
    const deep = {
      all: [
        { field: "county_fips", in: ["06067"] },
        { field: "consent_channel", in: ["call"] },
        { field: "radius", zip_code: "95838", miles: 25 },
        { field: "age_minutes", min: 1_440, max: 129_600 },
        {
          any: [
            { field: "tier", in: ["hot"] },
            {
              not: {
                all: [
                  { field: "city", in: ["davis, CA"] },
                  {
                    any: [
                      { field: "radius", zip_code: "95814", miles: 12 },
                      { field: "property_type", in: ["condo"] },
                    ],
                  },
                ],
              },
            },
          ],
        },
      ],
    };
    const id = await make(deep, {
      adjustments: [{ by: "county_fips", value: "06067", basis_points: 100 }],
      source_limits: { leads: { day: 2 } },
    });
    await edit(id);
    for (const mode of ["Plain", "Advanced"]) {
      await button(mode).click();
      if (mode === "Plain")
        await visitor.page
          .getByRole("img", { name: "25 miles around Sacramento, CA 95838" })
          .waitFor();
      for (const width of [1_280, 320]) {
        await visitor.page.setViewportSize({ width, height: 800 });
        await visitor.settle();
        expect(await sideways(visitor), `${mode} at ${width}`).toBeLessThanOrEqual(0);
        expect(await findingsInBothThemes(visitor), `${mode} at ${width}`).toEqual([]);
      }
      await visitor.page.setViewportSize({ width: 1_280, height: 800 });
    }
    await button("Plain").click();
    await field("Counties").fill("yolo");
    await visitor.page.getByRole("option", { name: "Yolo (CA)" }).waitFor();
    expect(await findingsInBothThemes(visitor), "a list that is searched").toEqual([]);
  });
});
