import { describe, expect, test } from "vitest";
import { fieldSentence, fieldSentences } from "./field-problem.ts";
import { FIELD_TEXTS } from "../../../locales/catalogues/field-problems.ts";

const { en, es } = FIELD_TEXTS;

describe("the message of a field that the server refused", () => {
  test("is in the reader's language, by the field and the code", () => {
    const taken = {
      field: "/email",
      code: "taken",
      message: "Somebody signs in with this e-mail already.",
    };
    expect(fieldSentence(taken, es)).toBe(es.known.emailTaken);
    expect(
      fieldSentence(
        { field: "/licensed_states/2", code: "invalid", message: "Enter a two-letter US state." },
        es,
      ),
    ).toBe(es.known.state);
    expect(
      fieldSentence({ field: "/note", code: "missing", message: "This is required." }, es),
    ).toBe(es.kinds.missing);
  });

  test("names the bound, money in dollars", () => {
    expect(
      fieldSentence(
        { field: "/amount_cents", code: "invalid", message: "This must be >= 1000." },
        en,
      ),
    ).toBe("Enter $10 or more.");
    const share = { field: "/most_offered_basis_points", code: "invalid" };
    expect(fieldSentence({ ...share, message: "This must be <= 10000." }, en)).toBe(
      "Enter 100% or less.",
    );
    expect(
      fieldSentence(
        {
          field: "/name",
          code: "invalid",
          message: "This must NOT have more than 120 characters.",
        },
        es,
      ),
    ).toBe(es.longest("120"));
    expect(
      fieldSentence({ field: "/daily_cap", code: "invalid", message: "This must be integer." }, es),
    ).toBe(es.whole);
  });

  test("names the network's ceiling of bids", () => {
    const message = "Bid at most $5000.00, with adjustments: this is the network's limit.";
    for (const field of ["/exclusive_bid_cents", "/adjustments"])
      expect(fieldSentence({ field, code: "above_ceiling", message }, es)).toBe(
        es.ceiling("$5000.00"),
      );
  });

  test("is the server's sentence if nothing else is known", () => {
    expect(
      fieldSentence({ field: "/limits/leads/day", code: "odd", message: "Too many." }, en),
    ).toBe("Too many.");
    expect(
      fieldSentence({ field: "/limits/leads/day", code: "odd", message: "Too many." }, es),
    ).toBe(es.server("Too many."));
  });

  test("names the field when shown away from it, and repeats nothing", () => {
    const wrong = (index: number): { field: string; code: string; message: string } => ({
      field: `/licensed_states/${index}`,
      code: "invalid",
      message: "Enter a two-letter US state.",
    });
    expect(fieldSentences([wrong(0), wrong(1)], en)).toEqual([
      en.named(en.names.licensed_states, en.known.state),
    ]);
  });
});
