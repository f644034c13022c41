// Tests a destination's form: the document it becomes, its errors before sending, and its rows and
// routes.
import { describe, expect, it } from "vitest";
import { DELIVERY_TEXTS } from "../../../../locales/catalogues/deliveries.ts";
import { documentOf, draftOf, newDraft } from "./destination-form-values.ts";
import { isSaidAtOnce, problemWords } from "./draft-problem.ts";
import { problemsOf } from "./draft-problems.ts";
import { newField, newHeader, withPreset } from "./draft-rows.ts";
import type { DestinationFormValues } from "./kind-forms.ts";
import { idsOf, isSame, newRoute, nextFree, routesOf, takenBy } from "./plan-form-values.ts";
import { changed, moved, withMacro } from "./rows.ts";
import { whereTo } from "./where-to.ts";

const http = (change: Partial<DestinationFormValues> = {}): DestinationFormValues => ({
  ...newDraft("http", "en"),
  name: "Our CRM",
  address: "https://crm.example.com/leads",
  ...change,
});
const sms = (change: Partial<DestinationFormValues> = {}): DestinationFormValues => ({
  ...newDraft("sms", "en"),
  name: "Phones",
  address: "https://sms.example.com",
  to: "+1 (916) 555-0100",
  ...change,
});
const wordsOf = (draft: DestinationFormValues, hasKey = false): Record<string, string> =>
  Object.fromEntries(
    [...problemsOf(draft, hasKey)].map(([pointer, problem]) => [
      pointer,
      problemWords(problem, DELIVERY_TEXTS.en.problems),
    ]),
  );

describe("the document", () => {
  it("leaves out blank values, so that stored values stay", () => {
    const headers = [newHeader("Authorization"), { ...newHeader(), name: "X-New", value: "1" }];
    expect(
      documentOf(http({ headers, fields: [newField({ name: " a.b ", value: "{phone}" })] })),
    ).toEqual({
      name: "Our CRM",
      fall_back_after_minutes: 5,
      to: {
        kind: "http",
        format: "json",
        address: "https://crm.example.com/leads",
        timeout_seconds: 10,
        headers: [{ name: "Authorization" }, { name: "X-New", value: "1" }],
        fields: [{ name: "a.b", value: "{phone}", type: "text" }],
      },
    });
    expect(documentOf({ ...newDraft("follow_up_boss", "en"), name: "Boss" }).to).toEqual({
      kind: "follow_up_boss",
      timeout_seconds: 10,
    });
  });

  it.each([
    { kind: "webhook", address: "https://crm.example.com", timeout_seconds: 7 },
    { kind: "email", addresses: ["ann@example.com", "bo@example.com"], language: "es" },
    {
      kind: "follow_up_boss",
      source: "Plat",
      system: "Ours",
      stages: [{ stage: "Lead", outcome: "attempted" }],
      timeout_seconds: 10,
    },
    {
      kind: "sms",
      address: "https://sms.example.com",
      format: "form",
      to: "+19165550100",
      to_field: "To",
      text_field: "Body",
      text: "{phone}",
      fields: [{ name: "From", value: "Plat", type: "text" }],
      answer_lacks: "error",
      timeout_seconds: 10,
    },
    {
      kind: "http",
      address: "https://crm.example.com",
      format: "xml",
      root: "contact",
      headers: [{ name: "X-Key" }],
      fields: [{ name: "beds", value: "{beds}", type: "number" }],
      answer_contains: "ok",
      timeout_seconds: 10,
    },
  ] as const)("is the same again after it was shown: $kind", (to) => {
    const document = { name: "One", fall_back_after_minutes: 9, to };
    expect(documentOf(draftOf(structuredClone(document) as Parameters<typeof draftOf>[0]))).toEqual(
      document,
    );
  });

  it("accepts a phone number in any common notation", () => {
    expect(documentOf(sms()).to).toMatchObject({ to: "+19165550100" });
    expect(wordsOf(sms())).toEqual({});
  });
});

describe("form errors", () => {
  it("are empty for a complete destination", () => {
    expect(wordsOf(http())).toEqual({});
    expect(wordsOf({ ...newDraft("follow_up_boss", "en"), name: "Boss" }, true)).toEqual({});
  });

  it("are keyed by the pointer of the wrong value", () => {
    const fields = [
      newField({ name: "a", value: "{frst_name}" }),
      newField({ name: "a", value: "}" }),
      newField(),
    ];
    const words = wordsOf(
      http({
        name: " ",
        address: "",
        fallBack: "1441",
        timeout: "0",
        fields,
        headers: [{ ...newHeader(), name: "a b", value: "" }],
      }),
    );
    expect(Object.keys(words).toSorted()).toEqual([
      "/fall_back_after_minutes",
      "/name",
      "/to/address",
      "/to/fields/0/value",
      "/to/fields/1/name",
      "/to/fields/1/value",
      "/to/fields/2/name",
      "/to/headers/0/name",
      "/to/headers/0/value",
      "/to/timeout_seconds",
    ]);
    expect(words).toMatchObject({
      "/to/fields/0/value": "There is no lead field {frst_name}. Did you mean {first_name}?",
      "/to/fields/1/name": "Field 1 has this name. Choose another.",
      "/to/fields/2/name": "Enter your system’s name.",
    });
  });

  it("count the rows of a text message without its number and its text", () => {
    const words = wordsOf(
      sms({
        fields: [
          newField({ name: "to", value: "" }),
          newField({ name: "x", value: "" }),
          newField({ name: "x", value: "" }),
        ],
        text: "{",
      }),
    );
    expect(words).toMatchObject({
      "/to/fields/0/name": "This appears twice. Keep one.",
      "/to/fields/2/name": "Field 2 has this name. Choose another.",
      "/to/text": expect.stringContaining("brace"),
    });
  });

  it("require a key, addresses and stages", () => {
    expect(
      Object.keys(
        wordsOf({
          ...newDraft("follow_up_boss", "en"),
          name: "Boss",
          stages: [
            { key: "1", stage: "Lead", outcome: "won" },
            { key: "2", stage: "lead", outcome: "lost" },
          ],
        }),
      ),
    ).toEqual(["/to/api_key", "/to/stages/1/stage"]);
    for (const emails of ["", "ann", "a@b.co\na@b.co", "a@b.co b@b.co c@b.co d@b.co e@b.co f@b.co"])
      expect(
        Object.keys(wordsOf({ ...newDraft("email", "en"), name: "Us", emails })),
        emails,
      ).toEqual(["/to/addresses"]);
  });

  it("are shown during typing only where a value was typed", () => {
    expect(
      [
        ...problemsOf(
          http({ address: "", fields: [newField({ name: "a.", value: "{no_such}" })] }),
          false,
        ).values(),
      ].map(isSaidAtOnce),
    ).toEqual([false, false, true]);
  });
});

describe("rows", () => {
  it("move within the list and stop at its ends", () => {
    expect([
      moved([1, 2, 3], 0, 1),
      moved([1, 2, 3], 2, -1),
      moved([1, 2, 3], 0, -1),
      moved([1, 2, 3], 2, 1),
      moved([1], 5, 1),
    ]).toEqual([[2, 1, 3], [1, 3, 2], [1, 2, 3], [1, 2, 3], [1]]);
    expect(changed([{ a: 1 }, { a: 2 }], 1, { a: 3 })).toEqual([{ a: 1 }, { a: 3 }]);
  });

  it("insert a macro at the caret, and add presets to the existing fields", () => {
    expect(withMacro("Dear x", "first_name", 5, 6)).toBe("Dear {first_name}");
    const kept = newField({ name: "phone", value: "{phone} x" });
    const fields = withPreset([kept, newField()], "contact");
    expect(fields.map(({ name, value }) => [name, value])).toEqual([
      ["phone", "{phone} x"],
      ["first_name", "{first_name}"],
      ["last_name", "{last_name}"],
      ["email", "{email}"],
    ]);
    expect(withPreset([], "all").find(({ name }) => name === "beds")).toMatchObject({
      type: "number",
    });
  });
});

describe("plans", () => {
  it("convert to routes and back, and report whether they changed", () => {
    const plan = { routes: [["a", "b"], ["c"]] };
    expect(idsOf(routesOf(plan))).toEqual(plan.routes);
    expect([isSame(routesOf(plan), plan), isSame([newRoute("a")], plan), isSame([], null)]).toEqual(
      [true, false, true],
    );
  });

  it("hold each destination once", () => {
    const all = ["a", "b", "c"].map((id) => ({ id }));
    expect([
      nextFree(takenBy([newRoute("a"), newRoute("c")]), all),
      nextFree(takenBy([]), all),
      nextFree(takenBy([newRoute("c", "a"), newRoute("b")]), all),
    ]).toEqual(["b", "a", undefined]);
  });
});

it("shows where a destination leads in a few characters", () => {
  expect([
    whereTo({ kind: "http", address: "https://crm.example.com/a?b", format: "json", fields: [] }),
    whereTo({ kind: "webhook", address: "no address" }),
    whereTo({ kind: "email", addresses: ["a@b.co", "c@d.co"] }),
    whereTo({ kind: "follow_up_boss" }),
    whereTo({
      kind: "sms",
      address: "https://sms.example.com",
      format: "json",
      to: "+19165550100",
      to_field: "to",
      text_field: "text",
      text: "x",
    }),
  ]).toEqual([
    "crm.example.com",
    "no address",
    "a@b.co, c@d.co",
    "followupboss.com",
    "+19165550100 (sms.example.com)",
  ]);
});
