// Tests in the browser that an owner gives the network a logo, a color and legal links, which
// visitors then see at sign-in, and words the consent text of its forms.
import { expect, inject, it, onTestFinished } from "vitest";
import { bringAxe, findings, findingsInBothThemes, sideways } from "../support/looks.ts";
import { ApiUser } from "../support/trade.ts";
import { openVisits } from "../support/visits.ts";

const network = inject("network");
const visits = openVisits();

/** A picture of one pixel. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5Erk" +
    "Jggg==",
  "base64",
);

it("shows the network's logo, color and links, and words its consent text", async () => {
  const owner = await ApiUser.signIn(network, "admin");
  const before = (await owner.call("GET", "/v1/settings")).body;
  onTestFinished(async () => {
    expect((await owner.call("PUT", "/v1/settings", before)).status).toBe(200);
  });
  const visitor = await visits.arrive({ viewport: { width: 1_440, height: 900 } });
  await bringAxe(visitor);
  await visitor.signInQuietly("admin");
  await visitor.open("/settings?part=network");
  const { page } = visitor;
  await page
    .getByLabel("Logo")
    .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: PNG });
  await page.getByRole("button", { name: "Remove", exact: true }).waitFor();
  await page.getByLabel("Color of links and buttons").fill("#7a1f5c");
  await page.getByLabel("Terms, web address").fill("https://plat.example/terms");
  const consent = page.getByLabel("English", { exact: true });
  await consent.fill("Call me.");
  await page.getByText("Write {companies} exactly once, and no other braces.").waitFor();
  await consent.fill("Yes: call, text or email me. I hear from {companies}.");
  await page.getByText(/I hear from Plat and the companies on its buyer list\./).waitFor();
  expect(await findingsInBothThemes(visitor)).toEqual([]);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved").first().waitFor();
  const accentOf = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--accent"));
  await expect.poll(accentOf).toBe("#7a1f5c");
  await page.setViewportSize({ width: 390, height: 844 });
  expect([await findings(visitor), await sideways(visitor)]).toEqual([[], 0]);

  const guest = await visits.arrive({ viewport: { width: 1_440, height: 900 } });
  await guest.open("/login");
  const terms = guest.page.getByRole("link", { name: "Terms" });
  await terms.waitFor();
  expect(await terms.getAttribute("href")).toBe("https://plat.example/terms");
  await guest.page.locator('img[src^="/v1/network/logos/"]').first().waitFor();
  await expect
    .poll(() =>
      guest.page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue("--accent"),
      ),
    )
    .toBe("#7a1f5c");
  // The short text was refused while it stood.
  expect(visitor.mishaps.every((mishap) => mishap.includes("422"))).toBe(true);
});
