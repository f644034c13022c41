// What the operator may read of a server's words: never the key, nothing invisible, 200 letters at
// most.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quoteServer } from "./quote-server.ts";

const KEY = "sk-4f9d2c71b8e6a053";

describe("a quotation", () => {
  it.each<[string, string]>([
    ["No quota left.", "No quota left."],
    [" a\r\n\tb  c ", "a b c"],
    ["\u001b[31mred\u001b[0m", "[31mred [0m"],
    ["Falsch: \u202eabc\ud800", "Falsch: abc"],
    [`Key ${KEY}!`, "Key [key]!"],
    [`Key ${KEY}${KEY}`, "Key [key][key]"],
    [`Key ${KEY.slice(0, 9)}…`, "Key [key]…"],
    [`…${KEY.slice(-6)}`, "…[key]"],
    [`${KEY.slice(0, 5)} is too short to tell`, "sk-4f is too short to tell"],
    [[...KEY].join("\u00ad"), "[key]"],
    ["🏠".repeat(201), `${"🏠".repeat(199)}…`],
    ["🏠".repeat(200), "🏠".repeat(200)],
  ])("of %j is %j", (text, quoted) => expect(quoteServer(text, KEY)).toBe(quoted));

  it("knows short keys as a whole, and no key at all", () => {
    expect(quoteServer("local locale", "local")).toBe("[key] [key]e");
    expect(quoteServer("local", "")).toBe("local");
  });

  it("has no piece of the key, whatever stands around it", () => {
    const piece = fc
      .tuple(fc.nat(KEY.length), fc.nat(KEY.length))
      .map(([from, to]) => KEY.slice(from, to));
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(piece, fc.string({ unit: "binary" }), fc.constantFrom("\u200b", "\0", " ")),
        ),
        (parts) => {
          const quoted = quoteServer(parts.join(""), KEY);
          expect([...quoted].length).toBeLessThanOrEqual(200);
          expect(quoted).not.toMatch(/\p{C}/u);
          for (let at = 0; at + 6 <= KEY.length; at += 1)
            expect(quoted).not.toContain(KEY.slice(at, at + 6));
        },
      ),
    );
  });
});
