// Checks the names of attached files, what counts as plain text, and who still opens files.
import { describe, expect, it } from "vitest";
import { RETURN_FILE_LIMITS, isPlainText, keptFileName, mayOpenFiles } from "./files.ts";

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
    expect([...kept]).toHaveLength(RETURN_FILE_LIMITS.nameLength);
    expect(kept).toMatch(/^🏠+\.png$/u);
  });
});

describe("isPlainText", () => {
  it("takes lines and tabs, and no other controls", () => {
    expect(isPlainText("one\r\n\ttwo\f")).toBe(true);
    for (const text of ["a\0b", "\u001B[2J", "a\u0085b"]) expect(isPlainText(text)).toBe(false);
  });
});

describe("mayOpenFiles", () => {
  it("closes the files to the buyer with approval", () => {
    expect(mayOpenFiles("buyer", { isApproved: false })).toBe(true);
    expect(mayOpenFiles("buyer", { isApproved: true })).toBe(false);
    expect(mayOpenFiles("affiliate", { isApproved: true })).toBe(true);
    expect(mayOpenFiles("network", { isApproved: true })).toBe(true);
  });
});
