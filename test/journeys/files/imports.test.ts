// Tests imports of leads from a file in the browser: rows without people are explained and not
// sent, complete rows sell; a new affiliate needs few steps; by keyboard, on a phone and in both
// themes.
import { readFile } from "node:fs/promises";
import { describe, expect, inject, it } from "vitest";
import { chooser, doneImport, openImportVisits, startButton } from "../../support/import-visits.ts";
import { SALES_FILE, completeSales, importFirstFile } from "../../support/lead-files.ts";
import { findingsInBothThemes, sideways } from "../../support/looks.ts";
import { fillSignIn, signUp } from "../../support/sign-up.ts";

const network = inject("network");
const { arrive, arriveAtImports, pathOf, fileOf, newSellers } = openImportVisits();

describe("a file of sales without people", () => {
  it("has the problem of each of its 932 rows explained, and none leaves the browser", async () => {
    const visitor = await arriveAtImports();
    const { page } = visitor;
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/v1/imports"))
        sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    await chooser(visitor).setInputFiles(SALES_FILE);
    await page.getByText("No rows can be imported yet.").waitFor();
    await page.getByText("932 rows can't be imported").waitFor();
    const why = page.getByRole("table", { name: "Problem" });
    for (const reason of [
      "Enter a phone number or an email.",
      "The consent to be contacted is missing.",
      "The consent text is missing.",
      "The consent time is missing.",
      "The consent page is missing.",
      "Enter an IP address or a consent certificate.",
    ]) {
      expect(
        await why.getByRole("row").filter({ hasText: reason }).textContent(),
        reason,
      ).toContain("932");
    }
    // Its other columns are recognized by name and values, as published: z95838 is a ZIP.
    for (const [column, field] of [
      ["zip", "zip_code"],
      ["type", "property_type"],
      ["sqft", "sqft"],
      ["price", "price"],
      ["latitude", ""],
    ]) {
      expect(
        await page.getByRole("combobox", { name: `Field of ${column}`, exact: true }).inputValue(),
        column,
      ).toBe(field);
    }
    expect(await page.getByRole("button", { name: "Import", exact: true }).isDisabled()).toBe(true);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save 932 invalid rows" }).click(),
    ]);
    const lines = (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n");
    expect(lines).toHaveLength(933);
    expect(lines[0]).toMatch(/,longitude,line_in_file,why_not_imported$/);
    expect(lines[1]).toMatch(
      /^SACRAMENTO,z95838,2,1,836,Residential,59222,38\.631913,'-121\.434879,2,.*Enter a phone number or an email\./,
    );
    expect(sent.filter((call) => !call.startsWith("GET"))).toEqual([]);
    expect(visitor.mishaps).toEqual([]);
  });
});

describe("the same file completed", () => {
  it("sells at least 300 rows; a second import lists all as duplicates in a file", async () => {
    const completed = pathOf("completed.csv");
    await completeSales(completed);
    const visitor = await arriveAtImports();
    const { page } = visitor;
    await chooser(visitor).setInputFiles(completed);
    // The server previews the first rows before the import starts.
    await page.getByRole("table", { name: "Preview" }).getByText("Sold").first().waitFor();
    await page.getByRole("button", { name: "Import 932 rows" }).click();
    const done = doneImport(visitor, "completed.csv");
    await done.waitFor();
    const text = (await done.textContent()) ?? "";
    expect(text).toContain("932 of 932 rows decided");
    expect(Number(/(\d+) sold/.exec(text)?.[1])).toBeGreaterThanOrEqual(300);
    await chooser(visitor).setInputFiles(completed);
    await page.getByRole("button", { name: "Import 932 rows" }).click();
    const again = page.getByRole("listitem").filter({ hasText: "932 rejected" });
    await again.waitFor();
    expect(await again.textContent()).toContain("Duplicate: 932");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      again.getByRole("link", { name: "Save rejected rows" }).click(),
    ]);
    const lines = (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n");
    expect(lines).toHaveLength(933);
    expect(lines[1]).toMatch(
      /,2,This is a duplicate: the person is already known for this lead type\.$/,
    );
    expect(visitor.mishaps).toEqual([]);
  });
});

describe("a new affiliate", () => {
  it("gets from sign-in to the first sold lead in five actions", async () => {
    const file = await fileOf("first.csv", newSellers(20));
    const visitor = await arrive();
    const { page } = visitor;
    await fillSignIn(page, await signUp(network.url, "affiliate", "Nia First"));
    // Creating the source for files takes longer than reading the file: until it exists, the start
    // button is disabled.
    const waited: boolean[] = [];
    await page.route("**/v1/sources/*", async (route) => {
      await startButton(visitor).waitFor();
      waited.push(await startButton(visitor).isDisabled());
      await route.continue();
    });
    const done = await importFirstFile(page, file);
    expect(done.length).toBeLessThanOrEqual(5);
    expect(waited).toEqual([true]);
    const item = doneImport(visitor, "first.csv");
    await item.waitFor();
    expect(Number(/(\d+) sold/.exec((await item.textContent()) ?? "")?.[1])).toBeGreaterThanOrEqual(
      1,
    );
    await page.getByRole("link", { name: "Leads", exact: true }).last().click();
    // The list of leads shows each with its earnings.
    await page
      .getByRole("main")
      .getByRole("table")
      .getByText(/^\$(?!0\.00)/)
      .first()
      .waitFor();
    expect(visitor.mishaps).toEqual([]);
  });
});

describe("a problem", () => {
  it("is fixed in place, and a column is skipped or mapped to another field", async () => {
    const visitor = await arriveAtImports();
    const { page } = visitor;
    const [head = "", first = "", ...rest] = newSellers(4).trimEnd().split("\r\n");
    const broken = first
      .replace(/\(\d{3}\) 555-\d{4}/, "12")
      .replace(/lee\.import\d+@example\.com/, "");
    await chooser(visitor).setInputFiles(
      await fileOf("mend.csv", [head.replace("Zip Code", "Where"), broken, ...rest].join("\r\n")),
    );
    // Recognized only by its values.
    expect(await page.getByRole("combobox", { name: "Field of Where" }).inputValue()).toBe(
      "zip_code",
    );
    await page.getByText("3 rows can be imported").waitFor();
    await page.getByText("Fix rows here").click();
    const cell = page.getByRole("textbox", { name: "Phone, line 2" });
    await cell.fill("916-555-2999");
    await cell.press("Enter");
    await page.getByText("4 rows can be imported").waitFor();
    await page.getByRole("combobox", { name: "Field of Where" }).selectOption("Leave out");
    await page.getByText("Enter a ZIP code.").waitFor();
    await page.getByText("No rows can be imported yet.").waitFor();
    await page.getByRole("combobox", { name: "Field of Where" }).selectOption("ZIP");
    await page.getByText("4 rows can be imported").waitFor();
    await page.getByRole("combobox", { name: "Field of Lead type" }).selectOption("Leave out");
    await page.getByText("Enter whether the person buys or sells.").waitFor();
    await page.getByRole("combobox", { name: "Default lead type" }).selectOption("Seller");
    await page.getByText("4 rows can be imported").waitFor();
    expect(visitor.mishaps).toEqual([]);
  });
});

describe("a large file", () => {
  it("is read and checked while the page stays responsive, and is stopped halfway", async () => {
    const visitor = await arriveAtImports();
    const { page } = visitor;
    const path = await fileOf("large.csv", newSellers(60_000));
    await page.evaluate(() => {
      const long: number[] = [];
      Reflect.set(window, "longTasks", long);
      new PerformanceObserver((list) =>
        long.push(...list.getEntries().map(({ duration }) => duration)),
      ).observe({ type: "longtask" });
    });
    const chosenAt = performance.now();
    await chooser(visitor).setInputFiles(path);
    await page.getByText("60,000 rows can be imported").waitFor();
    const reading = performance.now() - chosenAt;
    // If the page itself read the file, it would block for nearly the whole reading time, on a fast
    // machine as on a busy one.
    const long: number[] = await page.evaluate(() => Reflect.get(window, "longTasks") as number[]);
    expect(Math.max(0, ...long), `of ${Math.round(reading)} ms: ${long.join(", ")}`).toBeLessThan(
      reading / 4,
    );
    // Canceled halfway: decided rows stay, the rest are erased.
    await page.getByRole("button", { name: "Import 60,000 rows" }).click();
    const running = page.getByRole("listitem").filter({ hasText: "large.csv" });
    await running.getByText("Running").waitFor();
    await page.getByRole("progressbar", { name: "Progress of large.csv" }).waitFor();
    await running.getByRole("button", { name: "Cancel import" }).click();
    await page.getByRole("button", { name: "Keep importing" }).waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel import" }).click();
    await running.getByText("Canceled").waitFor();
    const decided = Number(
      (
        /([\d,]+) of 60,000 rows decided/.exec((await running.textContent()) ?? "")?.[1] ?? ""
      ).replaceAll(",", ""),
    );
    expect(decided).toBeLessThan(60_000);
    expect(visitor.mishaps).toEqual([]);
  });
});

describe("with the keyboard only", () => {
  it("a file is chosen, its columns are reviewed, and the import is started", async () => {
    const visitor = await arriveAtImports();
    const { page } = visitor;
    const file = await fileOf("keys.csv", newSellers(2));
    await visitor.settle();
    // Focused and pressed as one act: a part that loads in between would take the focus away.
    const [fileChooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      chooser(visitor).press("Space"),
    ]);
    await fileChooser.setFiles(file);
    await startButton(visitor).waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === "keys.csv");
    for (let presses = 0; ; presses += 1) {
      if (presses > 60) throw new Error("no Tab leads to the start");
      await page.keyboard.press("Tab");
      const name = await page.evaluate(() => document.activeElement?.textContent ?? "");
      if (/^Import 2 rows$/.test(name)) break;
    }
    await page.keyboard.press("Enter");
    await doneImport(visitor, "keys.csv").waitFor();
    expect(visitor.mishaps).toEqual([]);
  });
});

describe("in both themes", () => {
  it.each([1280, 320])(
    "axe finds no violations and nothing is wider than the window of %i px",
    async (width) => {
      const visitor = await arriveAtImports({ viewport: { width, height: 800 } });
      const { page } = visitor;
      const look = async (what: string): Promise<void> => {
        expect(await findingsInBothThemes(visitor), what).toEqual([]);
        expect(await sideways(visitor), what).toBeLessThanOrEqual(0);
      };
      await look("before a file");
      const [head = "", first = "", ...rest] = newSellers(3).trimEnd().split("\r\n");
      await chooser(visitor).setInputFiles(
        await fileOf(
          `looks-${width}.csv`,
          [
            head,
            first.replace(/\(\d{3}\) 555-\d{4}/, "12").replace(/lee\.import\d+@example\.com/, ""),
            ...rest,
          ].join("\r\n"),
        ),
      );
      await page.getByText("Fix rows here").click();
      await page
        .getByRole("table", { name: "Preview" })
        .getByText(/^(Sold|On the marketplace)/)
        .first()
        .waitFor();
      await look("with a file");
      await startButton(visitor).click();
      await doneImport(visitor, `looks-${width}.csv`).waitFor();
      await look("done");
      await chooser(visitor).setInputFiles(
        await fileOf("packed.csv", Buffer.from("504b0304", "hex")),
      );
      await page.getByRole("main").getByRole("alert").waitFor();
      await look("refused");
      expect(visitor.mishaps).toEqual([]);
    },
  );
});
