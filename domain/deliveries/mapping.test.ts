// Checks mappings: problems of fields are reported, and other parsers read back from a body what
// was put in.
import fc from "fast-check";
import { SaxesParser, type SaxesTagPlain } from "saxes";
import { describe, expect, it } from "vitest";
import type { LeadValues } from "./lead-values.ts";
import {
  type BodyFormat,
  type MappingError,
  type MappedField,
  buildBody,
  checkFields,
} from "./mapping.ts";
import { SAMPLE_LEAD } from "./sample.ts";

const fieldsOf = (...names: string[]): MappedField[] =>
  names.map((name) => ({ name, value: "{comments}" }));
const bodyOf = (
  format: BodyFormat,
  fields: readonly MappedField[],
  change: Partial<LeadValues> = {},
): string => buildBody({ format, fields }, { ...SAMPLE_LEAD, ...change }).body;
const json = (fields: readonly MappedField[], change?: Partial<LeadValues>): unknown =>
  JSON.parse(bodyOf("json", fields, change));

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** Parses a document strictly. Throws where it is not well-formed. */
function parse(xml: string): Element {
  const top: Element = { name: "", attributes: {}, children: [], text: "" };
  const open = [top];
  const parser = new SaxesParser({ xmlns: false });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }: SaxesTagPlain) => {
    const element = { name, attributes: { ...attributes }, children: [], text: "" };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("text", (text) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  });
  parser.on("closetag", () => {
    open.pop();
  });
  parser.write(xml).close();
  const [root] = top.children;
  if (root === undefined) throw new Error("nothing");
  return root;
}

describe("fields", () => {
  it.each<[BodyFormat, string[], MappingError[]]>([
    ["json", ["name"], []],
    ["json", ["a.0.b", "a.1.b", "a.1.c", "0x"], []],
    ["json", ["@type", "a.@id", "naïve name"], []],
    ["json", ["0.a", "1.a"], []],
    ["json", ["a.0.0", "a.0.1"], []],
    ["json", ["a.007", "a.b"], []],
    ["json", [""], [{ index: 0, code: "empty_name" }]],
    ["json", ["a..b", ".a", "a."], [0, 1, 2].map((index) => ({ index, code: "empty_name" }))],
    ["json", ["a", "b", "a"], [{ index: 2, code: "twice", other: 0 }]],
    ["json", ["a", "a.b"], [{ index: 1, code: "level_and_value", other: 0 }]],
    ["json", ["x", "a.b.c", "a"], [{ index: 2, code: "level_and_value", other: 1 }]],
    ["json", ["a", "a.0"], [{ index: 1, code: "level_and_value", other: 0 }]],
    ["json", ["a.0", "a.b"], [{ index: 1, code: "not_a_list", other: 0 }]],
    ["json", ["a.b.c", "a.0"], [{ index: 1, code: "not_a_list", other: 0 }]],
    ["json", ["a", "0.b"], [{ index: 1, code: "not_a_list", other: 0 }]],
    [
      "json",
      ["__proto__", "constructor", "__proto__.x"],
      [{ index: 2, code: "level_and_value", other: 0 }],
    ],
    ["json", ["toString", "hasOwnProperty.x"], []],
    ["form", ["a.b", "a", "tags[]", "tags[]", "a.0"], []],
    ["form", ["a", "a"], [{ index: 1, code: "twice", other: 0 }]],
    ["form", [" "], [{ index: 0, code: "empty_name" }]],
    ["xml", ["a", "b.c", "b.@id", "@version", "p.0", "p.1", "p.1.@type", "ns:x", "a.@kind"], []],
    ["xml", ["a.@x.b"], [{ index: 0, code: "attribute_with_levels" }]],
    ["xml", ["a.@"], [{ index: 0, code: "empty_name" }]],
    ["xml", ["first name"], [{ index: 0, code: "bad_xml_name", at: "first name" }]],
    ["xml", ["a.@1x"], [{ index: 0, code: "bad_xml_name", at: "1x" }]],
    ["xml", ["0.a"], [{ index: 0, code: "bad_xml_name", at: "0" }]],
    ["xml", ["a.0.1"], [{ index: 0, code: "bad_xml_name", at: "1" }]],
    ["xml", ["a:b:c"], [{ index: 0, code: "bad_xml_name", at: "a:b:c" }]],
    ["xml", ["a.@x", "a.@x"], [{ index: 1, code: "twice", other: 0 }]],
    ["xml", ["a.0", "a.@x"], [{ index: 1, code: "not_a_list", other: 0 }]],
    ["xml", ["a.@x", "a.0"], [{ index: 1, code: "not_a_list", other: 0 }]],
  ])("of %s named %j are checked", (format, names, problems) =>
    expect(checkFields(fieldsOf(...names), format)).toEqual(problems),
  );

  it("report problems of their values, together with problems of their names", () => {
    expect(
      checkFields(
        [
          { name: "a", value: "{firstname}" },
          { name: "a", value: "{phone" },
          { name: "b", value: "{nothing_like_it}" },
        ],
        "json",
      ),
    ).toEqual([
      { index: 0, code: "unknown_macro", macro: "firstname", suggestion: "first_name" },
      { index: 1, code: "twice", other: 0 },
      { index: 1, code: "stray_brace", at: "{phone" },
      { index: 2, code: "unknown_macro", macro: "nothing_like_it", suggestion: null },
    ]);
  });

  it("have a root that is a valid name", () => {
    expect(checkFields(fieldsOf("a"), "xml", "1st")).toEqual([{ index: -1, code: "bad_root" }]);
    expect(checkFields(fieldsOf("a"), "xml", "soap:Envelope")).toEqual([]);
    expect(checkFields(fieldsOf("a"), "json", "1st")).toEqual([]);
  });
});

describe("a body in JSON", () => {
  it("has levels and lists as they are named", () => {
    const fields = [
      { name: "person.name", value: "{first_name} {last_name}" },
      { name: "person.phones.1.value", value: "second" },
      { name: "person.phones.0.value", value: "{phone}" },
      { name: "source", value: "Plat" },
    ];
    expect(buildBody({ format: "json", fields }, SAMPLE_LEAD)).toEqual({
      contentType: "application/json",
      body:
        '{"person":{"name":"Sample ' +
        'Lead","phones":[{"value":"+19165550142"},{"value":"second"}]},"source":"Plat"}',
    });
    expect(
      json([
        { name: "0.a", value: "1" },
        { name: "1.a", value: "2" },
      ]),
    ).toEqual([{ a: "1" }, { a: "2" }]);
  });

  it.each([
    ["450000", 450_000],
    [" 2.5 ", 2.5],
    ["-1e3", -1_000],
    [".5", 0.5],
    ["", undefined],
    ["  ", undefined],
    ["1,000", "1,000"],
    ["0x10", "0x10"],
    ["Infinity", "Infinity"],
    ["1e999", "1e999"],
    ["three", "three"],
  ])("has %j as the number %j", (value, read) => {
    expect(json([{ name: "n", value, type: "number" }])).toEqual(
      read === undefined ? {} : { n: read },
    );
  });

  it.each([
    ["true", true],
    ["YES", true],
    [" 1 ", true],
    ["no", false],
    ["0", false],
    ["anything", false],
    ["", undefined],
  ])("has %j as yes or no: %j", (value, read) => {
    expect(json([{ name: "y", value, type: "yes_no" }])).toEqual(
      read === undefined ? {} : { y: read },
    );
  });

  it("leaves out empty numbers with the levels they were alone in, and keeps empty texts", () => {
    const fields: MappedField[] = [
      { name: "size.sqft", value: "{sqft}", type: "number" },
      { name: "list.0", value: "{beds}", type: "number" },
      { name: "list.1", value: "{baths}", type: "number" },
      { name: "email", value: "{email}" },
    ];
    expect(json(fields, { sqft: null, beds: null, email: null })).toEqual({
      list: [2.5],
      email: "",
    });
  });

  it("accepts every name as a plain name and every value as a plain value", () => {
    const body = bodyOf(
      "json",
      fieldsOf("__proto__.polluted", "constructor.prototype.polluted", "toString"),
      { comments: 'x"\\\u0000\ud800' },
    );
    expect(JSON.parse(body, (_, value) => value)).toHaveProperty(["toString"], 'x"\\\u0000\ufffd');
    expect(body).toContain('"__proto__":{"polluted":');
    expect("polluted" in {}).toBe(false);
  });
});

/** Any unit of UTF-16, including unpaired surrogates. */
const anyUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code));

describe("a form", () => {
  it("is encoded as browsers send it, for any value", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: anyUnit, minLength: 1, maxLength: 40 }),
        fc.string({ unit: anyUnit, maxLength: 60 }),
        (name, comments) => {
          expect(
            bodyOf(
              "form",
              [
                { name, value: "{comments}" },
                { name: "tags[]", value: "a b" },
                { name: "tags[]", value: "~!'()*" },
              ],
              { comments },
            ),
          ).toBe(
            new URLSearchParams([
              [name, comments],
              ["tags[]", "a b"],
              ["tags[]", "~!'()*"],
            ]).toString(),
          );
        },
      ),
      { numRuns: 60 },
    );
    expect(
      buildBody(
        {
          format: "form",
          fields: [
            { name: "first name", value: "{first_name}&x=1" },
            { name: "empty", value: "{email}" },
          ],
        },
        { ...SAMPLE_LEAD, email: null },
      ),
    ).toEqual({
      contentType: "application/x-www-form-urlencoded",
      body: "first+name=Sample%26x%3D1&empty=",
    });
  });
});

describe("XML", () => {
  it("has levels, lists and attributes as they are named", () => {
    const fields = [
      { name: "@version", value: "1" },
      { name: "person.name", value: "{first_name}" },
      { name: "person.phone.0", value: "{phone}" },
      { name: "person.phone.0.@type", value: "mobile" },
      { name: "person.phone.1", value: "2" },
      { name: "empty", value: "" },
    ];
    expect(buildBody({ format: "xml", root: "request", fields }, SAMPLE_LEAD)).toEqual({
      contentType: "application/xml; charset=utf-8",
      body:
        '<?xml version="1.0" encoding="UTF-8"?>\n<request ' +
        'version="1"><person><name>Sample</name><phone ' +
        'type="mobile">+19165550142</phone><phone>2</phone></person><empty/></request>',
    });
    expect(bodyOf("xml", fieldsOf("a"))).toMatch(/<lead><a>.*<\/a><\/lead>$/);
  });

  it("is read by another parser as what was put in, except what XML cannot contain", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
        const comments = `${text} ]]>&amp;\r\n\t"'<a>\u0000\u0085\ufffe\ud800!`;
        const kept = [...comments]
          .filter((character) => {
            const code = character.codePointAt(0) ?? 0;
            return (
              code === 9 ||
              code === 10 ||
              code === 13 ||
              (code >= 0x20 &&
                !(code >= 0xd800 && code <= 0xdfff) &&
                code !== 0xfffe &&
                code !== 0xffff)
            );
          })
          .join("");
        const root = parse(
          bodyOf("xml", fieldsOf("value", "value.@mark", "list.0.b", "list.1.b"), { comments }),
        );
        expect(root).toEqual({
          name: "lead",
          attributes: {},
          text: "",
          children: [
            { name: "value", attributes: { mark: kept }, text: kept, children: [] },
            ...[0, 1].map(() => ({
              name: "list",
              attributes: {},
              text: "",
              children: [{ name: "b", attributes: {}, text: kept, children: [] }],
            })),
          ],
        });
      }),
      { numRuns: 60 },
    );
  });
});

describe("fields without problems", () => {
  const part = fc.constantFrom(
    "a",
    "b",
    "0",
    "1",
    "2",
    "@x",
    "__proto__",
    "constructor",
    "c d",
    "ns:e",
  );
  const names = fc.array(
    fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(".")),
    { maxLength: 8 },
  );
  const withoutProblems = (format: BodyFormat, given: readonly string[]): MappedField[] =>
    given.reduce<MappedField[]>(
      (kept, name, index) =>
        checkFields([...kept, { name, value: "" }], format).length === 0
          ? [...kept, { name, value: `v${index}` }]
          : kept,
      [],
    );

  it("all arrive in JSON, each under its name", () => {
    fc.assert(
      fc.property(names, (given) => {
        const fields = withoutProblems("json", given);
        const leaves = (value: unknown): string[] =>
          typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(leaves);
        const read = json(fields);
        expect(leaves(read).toSorted()).toEqual(fields.map(({ value }) => value).toSorted());
        for (const { name, value } of fields.filter(({ name }) => !/\d/.test(name)))
          expect(
            name
              .split(".")
              .reduce<unknown>(
                (level, step) => Object.getOwnPropertyDescriptor(level ?? {}, step)?.value,
                read,
              ),
          ).toBe(value);
      }),
    );
  });

  it("all arrive in XML, and it is well-formed", () => {
    fc.assert(
      fc.property(names, (given) => {
        const fields = withoutProblems("xml", given);
        const leaves = ({ attributes, children, text }: Element): string[] => [
          ...Object.values(attributes),
          ...(text === "" ? [] : [text]),
          ...children.flatMap(leaves),
        ];
        expect(leaves(parse(bodyOf("xml", fields))).toSorted()).toEqual(
          fields.map(({ value }) => value).toSorted(),
        );
      }),
    );
  });
});
