// Tests how a buyer limits the marketplace to places: a radius, counties, an area drawn on the map.
// Each is in the address, and the list holds what the API finds there.
import { beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findingsInBothThemes, sideways } from "../support/looks.ts";
import { ApiUser, stockListings } from "../support/trade.ts";
import { availableWords } from "../support/available-words.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();
let visitor: Visitor;
let buyer: ApiUser;

beforeAll(async () => {
  await stockListings(network, 3);
  buyer = await ApiUser.signIn(network, "advertiser");
});

beforeEach(async () => {
  visitor = await visits.arrive({ viewport: { width: 1_440, height: 900 } });
  await bringAxe(visitor);
  await visitor.signInQuietly("advertiser");
  await visitor.open("/marketplace?everywhere=1&any=1");
});

const address = (): URLSearchParams => new URL(visitor.page.url()).searchParams;
const chip = (name: string | RegExp) => visitor.page.getByRole("button", { name });

/** How many listings meet the conditions of the address, by the API. */
async function found(name: string, operator: string): Promise<number | null> {
  const field = name === "county" ? "county_fips" : name;
  const where = encodeURIComponent(`${field},${operator},${address().get(name) ?? ""}`);
  return (await buyer.call("GET", `/v1/listings/overview?where=${where}`)).body.total;
}

/** Resolves when the screen counts what the API does; other tests buy meanwhile. */
async function agrees(name: string, operator: string): Promise<void> {
  const count = visitor.page.getByRole("main").getByRole("status").first();
  await expect
    .poll(async () => {
      const total = await found(name, operator);
      return (await count.innerText()) === availableWords(total);
    })
    .toBe(true);
}

interface Group {
  readonly count: number | null;
  readonly place: string | null;
  readonly latitude: number;
  readonly longitude: number;
}

describe("a radius", () => {
  it("is chosen by city, is in the address, on the map and in the list", async () => {
    const { page } = visitor;
    await chip("Near a place").click();
    const form = page.getByRole("dialog", { name: "Near a place" });
    await form.getByRole("button", { name: "Show" }).click();
    await form.getByText("Choose a ZIP or a city.").waitFor();
    await form.getByLabel("ZIP or city").fill("sacramento, ca");
    await form.getByRole("listbox").getByRole("option").first().click();
    await form.getByLabel("Miles around it").selectOption("25");
    expect(await findingsInBothThemes(visitor)).toEqual([]);
    await form.getByRole("button", { name: "Show" }).click();
    await chip(/^Within 25 mi of Sacramento, CA/).waitFor();
    expect(address().get("radius")).toMatch(/^95\d{3},25$/);
    await agrees("radius", "eq");
    await page.locator('[data-shape="radius"]').waitFor();
    await page.reload();
    await chip(/^Within 25 mi of Sacramento, CA/).click();
    await form.getByRole("button", { name: "Clear radius" }).click();
    await chip("Near a place").waitFor();
    expect(address().get("radius")).toBeNull();
    expect(visitor.mishaps).toEqual([]);
  });
});

describe("counties", () => {
  it("are chosen by name, several of them", async () => {
    const { page } = visitor;
    await chip("More filters").click();
    await chip("County").click();
    const form = page.getByRole("dialog", { name: "County" });
    for (const name of ["Sacramento", "Placer"]) {
      await form.getByRole("combobox", { name: "County" }).fill(name);
      await form
        .getByRole("option", { name: new RegExp(name) })
        .first()
        .click();
      await form.getByRole("button", { name: new RegExp(`Remove.*${name}`) }).waitFor();
    }
    expect(await findingsInBothThemes(visitor)).toEqual([]);
    await page.keyboard.press("Escape");
    expect(address().get("county")).toBe("06067,06061");
    await agrees("county", "in");
    await page.goBack();
    await expect.poll(() => address().get("county")).toBe("06067");
    expect(visitor.mishaps).toEqual([]);
  });
});

describe("a drawn area", () => {
  /** Draws through the points, each a share of the map's width and height. */
  async function draw(points: readonly (readonly [number, number])[]): Promise<void> {
    const { page } = visitor;
    await page.getByRole("button", { name: "Draw an area" }).click();
    const box = await page.locator("[data-drawing]").boundingBox();
    const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
    for (const [at, [right, down]] of points.entries()) {
      await page.mouse.move(x + right * width, y + down * height, { steps: 6 });
      if (at === 0) await page.mouse.down();
    }
    await page.mouse.up();
  }
  const SQUARE = [
    [0.1, 0.1],
    [0.9, 0.1],
    [0.9, 0.9],
    [0.1, 0.9],
    [0.11, 0.12],
  ] as const;

  it("limits the list, and is taken off by its chip", async () => {
    const { page } = visitor;
    await draw(SQUARE);
    await chip(/^Drawn area/).waitFor();
    expect((address().get("outline") ?? "").split(",").length).toBeGreaterThanOrEqual(6);
    await page.locator('[data-shape="outline"]').waitFor();
    await agrees("outline", "eq");
    expect(await findingsInBothThemes(visitor)).toEqual([]);
    await page.reload();
    await chip(/^Drawn area/).click();
    await expect.poll(() => address().get("outline")).toBeNull();
    expect(visitor.mishaps).toEqual([]);
  });

  it("is refused where its sides cross, and Escape stops drawing", async () => {
    const { page } = visitor;
    await draw([
      [0.1, 0.1],
      [0.9, 0.9],
      [0.9, 0.1],
      [0.1, 0.9],
    ]);
    await page.getByText("The area's sides cross").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("[data-drawing]").waitFor({ state: "detached" });
    expect(address().get("outline")).toBeNull();
  });
});

describe("a lead that is alone at its place", () => {
  it("shows its price on the map, and opens", async () => {
    const { page } = visitor;
    const { body } = await buyer.call(
      "GET",
      "/v1/listings/overview?where=state,in,CA,AZ&where=slot_price_cents,gt,0",
    );
    // Other tests buy leads of Sacramento meanwhile.
    // The counts do not tell which group has one lead only: the list does.
    let area = "";
    for (const { count, place, latitude, longitude } of body.clusters as Group[]) {
      if (count !== null || place?.startsWith("Sacramento") !== false) continue;
      const sides = [longitude - 0.02, latitude - 0.02, longitude + 0.02, latitude + 0.02];
      area = sides.map((degrees) => degrees.toFixed(3)).join(",");
      const listed = await buyer.call("GET", `/v1/listings?where=area,eq,${area}`);
      if (listed.body.items.length === 1) break;
    }
    await visitor.open(`/marketplace?everywhere=1&any=1&area=${area}`);
    const pin = page
      .getByRole("list", { name: "Map of available leads" })
      .getByRole("button", { name: /1 lead for \$[\d.,]+\. Open$/ });
    await pin.first().waitFor();
    expect(await findingsInBothThemes(visitor)).toEqual([]);
    // The card over the map takes the focus, and Esc gives it back.
    await pin.first().focus();
    await page.keyboard.press("Enter");
    const card = page.getByRole("region", { name: "Lead on the map" });
    await card.getByText(/ now, /).waitFor();
    expect(await findingsInBothThemes(visitor)).toEqual([]);
    await page.keyboard.press("Escape");
    await card.waitFor({ state: "detached" });
    await expect
      .poll(() => pin.first().evaluate((element) => element === document.activeElement))
      .toBe(true);
    await page.keyboard.press("Enter");
    const slot = card.getByRole("button", { name: /^Buy slot \$/ });
    const price = /\$[\d.,]+/.exec((await slot.textContent()) ?? "")?.[0] ?? "";
    await slot.click();
    const question = page.getByRole("dialog", { name: "Buy this lead?" });
    await question.getByRole("button", { name: `Buy for ${price}` }).waitFor();
    await page.keyboard.press("Escape");
    await card.getByRole("link").click();
    await page.getByRole("dialog").waitFor();
    expect(address().get("lead")).not.toBeNull();
    expect(visitor.mishaps).toEqual([]);
  });
});

it("fits a phone of 390 px with all chips set", async () => {
  visitor = await visits.arrive({ viewport: { width: 390, height: 844 } });
  await bringAxe(visitor);
  await visitor.signInQuietly("advertiser");
  await visitor.open(
    "/marketplace?everywhere=1&any=1&map=on&radius=95814,25&county=06067" +
      "&outline=38,-122,39,-122,38.5,-120.5",
  );
  await chip(/^Within 25 mi of Sacramento, CA 95814/).waitFor();
  await chip(/^County: Sacramento/).waitFor();
  await visitor.page.locator('[data-shape="outline"]').waitFor();
  expect(await sideways(visitor)).toBe(0);
  expect(await findingsInBothThemes(visitor)).toEqual([]);
  expect(visitor.mishaps).toEqual([]);
});
