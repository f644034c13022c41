// Tests cleaning a model's reply.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainReply } from "./plain-reply.ts";

describe("a model's words", () => {
  it.each([
    ["**Bold** and `code`", "Bold and code"],
    ["# Title\n\n\n\ntext", "Title\n\ntext"],
    ["[our page](https://evil.example/x)", "our page"],
    ["![pixel](//evil.example/p.png?q=1)", "pixel"],
    ["see https://evil.example/a?b=c now", "see … now"],
    ["javascript://x and data://y", "… and …"],
    ["www.evil.example", "…"],
    ["<img src=x onerror=alert(1)>hi<script>", "hi"],
    ["![x](https://evil.example/?q=(a)b) y", "x(a)b) y"],
    ["a\u202Eb\u200Bc\u0000d", "abcd"],
    ["$400,000 to $450,000; 3 < 4", "$400,000 to $450,000; 3 < 4"],
    ["  \n ", ""],
  ])("%j become %j", (content, shown) => {
    expect(plainReply(content)).toBe(shown);
  });

  it("never exceed the maximum length and contain no address", () => {
    fc.assert(
      fc.property(
        fc
          .array(
            fc.constantFrom(
              "http://",
              "www.",
              "[",
              "](",
              ")",
              "!",
              "<a ",
              ">",
              "x",
              " ",
              "\n",
              "data:",
            ),
          )
          .map((parts) => parts.join("")),
        (content) => {
          const shown = plainReply(content);
          return shown.length <= 2_000 && !/\b(?:https?:\/\/|www\.)\S/.test(shown);
        },
      ),
    );
    expect(plainReply("word ".repeat(10_000)).length).toBeLessThanOrEqual(2_000);
  });
});
