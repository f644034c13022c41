// Tests the names of attached files, and what counts as plain text.
import { describe, expect, it } from "vitest";
import { LONGEST_FILE_NAME, isPlainText, keptFileName } from "./attached-file.ts";

describe("keptFileName", () => {
  it.each([
    ["deed.pdf", "deed.pdf"],
    ["deed.PDF.exe", "deed.PDF.pdf"],
    ["C:\\Users\\ann\\deed", "deed.pdf"],
    ["/etc/passwd", "passwd.pdf"],
    ["..", "file.pdf"],
    ["", "file.pdf"],
    ['a"b\r\nSet-Cookie: x', "a b Set-Cookie x.pdf"],
    ["\u202Efdp.exe", "fdp.pdf"],
    ["Escritura nº 1.pdf", "Escritura nº 1.pdf"],
  ])("keeps %j as %j", (given, kept) => expect(keptFileName(given, "pdf")).toBe(kept));

  it("cuts long names without breaking a character", () => {
    const kept = keptFileName("🏠".repeat(300), "png");
    expect([...kept]).toHaveLength(LONGEST_FILE_NAME);
    expect(kept).toMatch(/^🏠+\.png$/u);
  });
});

describe("isPlainText", () => {
  it("takes lines and tabs, and no other controls", () => {
    expect(isPlainText("one\r\n\ttwo\f")).toBe(true);
    for (const text of ["a\0b", "\u001B[2J", "a\u0085b"]) expect(isPlainText(text)).toBe(false);
  });
});
