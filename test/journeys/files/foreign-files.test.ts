// Tests that files that no import can read are refused in the browser with a sentence, and that
// files of other tools are read.
import { describe, expect, it } from "vitest";
import { chooser, openImportVisits, startButton } from "../../support/import-visits.ts";
import { excelParts, textWorkbook, zipParts } from "../../support/workbooks.ts";

const { arriveAtImports, fileOf, newSellers } = openImportVisits();

describe("a file that is not a table", () => {
  it.each<[string, () => Promise<string>, RegExp]>([
    [
      "an old spreadsheet under another name",
      () => fileOf("october.csv", Buffer.from("d0cf11e0a1b11ae1", "hex")),
      /This is an archive, a spreadsheet other than XLSX/,
    ],
    [
      "pictures under the name of a spreadsheet",
      () => fileOf("pictures.xlsx", zipParts({ "beach.jpg": "x" })),
      /This is an archive, a spreadsheet other than XLSX/,
    ],
    [
      "a spreadsheet that is cut off",
      () => fileOf("half.xlsx", textWorkbook({ Leads: [["Phone"], ["1"]] }).slice(0, -40)),
      /damaged or incomplete/,
    ],
    [
      "a spreadsheet that would swell",
      () => fileOf("bomb.xlsx", zipParts(excelParts([{ name: "A", xml: " ".repeat(20_000_000) }]))),
      /too large to unpack/,
    ],
    ["nothing", () => fileOf("empty.csv", ""), /The file is empty/],
    [
      "a picture",
      () => fileOf("picture.csv", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")),
      /This isn't a text or XLSX file/,
    ],
    [
      "ten thousand columns",
      () => fileOf("wide.csv", `${"a,".repeat(10_000)}\n${"1,".repeat(10_000)}\n`),
      /more than 300 columns/,
    ],
    [
      "names of columns alone",
      () => fileOf("names.csv", "first_name,phone\n"),
      /has column names but no rows/,
    ],
  ])("is refused in a sentence: %s", async (_, make, sentence) => {
    const visitor = await arriveAtImports();
    await chooser(visitor).setInputFiles(await make());
    expect(await visitor.page.getByRole("main").getByRole("alert").textContent()).toMatch(sentence);
    // The next file can be chosen right away.
    await chooser(visitor).setInputFiles(await fileOf("good.csv", newSellers(2)));
    await startButton(visitor).waitFor();
    expect(visitor.mishaps).toEqual([]);
  });

  it("is refused before it is read if it has half a gigabyte", async () => {
    const visitor = await arriveAtImports();
    await visitor.page.evaluate(() => {
      const input = document.querySelector<HTMLInputElement>("input[type=file]");
      const part = new Uint8Array(1024 * 1024).fill(97);
      const large = new DataTransfer();
      large.items.add(
        new File(
          Array.from({ length: 500 }, () => part),
          "huge.csv",
        ),
      );
      if (input !== null) input.files = large.files;
      input?.dispatchEvent(new Event("change", { bubbles: true }));
    });
    expect(await visitor.page.getByRole("main").getByRole("alert").textContent()).toMatch(
      /larger than 100 MB/,
    );
    expect(visitor.mishaps).toEqual([]);
  });

  it("is refused, unlike files of other tools: UTF-16, windows-1252, a broken row", async () => {
    const visitor = await arriveAtImports();
    const { page } = visitor;
    const lines = newSellers(3).trimEnd().split("\r\n");
    const tabs = lines
      .map((line) => line.replaceAll(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/g, "\t"))
      .join("\r\n");
    await chooser(visitor).setInputFiles(
      await fileOf("wide.csv", Buffer.from(`\uFEFF${tabs}`, "utf16le")),
    );
    await page.getByText("3 rows · separated by tabs · UTF-16").waitFor();
    await page.getByText("3 rows can be imported").waitFor();
    await page.getByRole("button", { name: "Another file" }).click();
    const semicolons = lines
      .map((line) => line.replaceAll(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/g, ";").replace("Lee;", "José;"))
      .join("\r\n");
    await chooser(visitor).setInputFiles(
      await fileOf("old.csv", Buffer.from(`${semicolons}\r\n"=HYPERLINK(;1\r\n`, "latin1")),
    );
    await page.getByText("4 rows · separated by semicolons · Windows-1252").waitFor();
    await page.getByText("3 rows can be imported").waitFor();
    await page.getByText("The quotes in the row don't match.").waitFor();
    await page.getByRole("table", { name: "Preview" }).getByText("José Import").first().waitFor();
    expect(visitor.mishaps).toEqual([]);
  });
});
