import { describe, expect, it } from "vitest";
import { UnreadableBody } from "../body-problem.ts";
import { joinRecords, readQueryRecord, readRecordBody } from "./read-record.ts";

const read = (body: string | Buffer, contentType: string): Promise<unknown> =>
  readRecordBody(Buffer.from(body as string), contentType, JSON.parse);

const multipart = (parts: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat(
    [...parts, "--b--\r\n"].flatMap((part, index) =>
      index === parts.length
        ? [Buffer.from(part as string)]
        : [Buffer.from("--b\r\n"), Buffer.from(part as string), Buffer.from("\r\n")],
    ),
  );
const OCTETS = "\r\nContent-Type: application/octet-stream";
const part = (name: string, more: string, value: string): string =>
  `Content-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}`;
const field = (name: string, value: string): string => part(name, "", value);
const MULTIPART = "multipart/form-data; boundary=b";

describe("a JSON body", () => {
  it.each([
    ["declared as text", '{"a":1}', "text/plain; charset=utf-8"],
    ["without a type", ' {"a":1}', ""],
    ["declared as a form", '{"a":1}', "application/x-www-form-urlencoded"],
    ["with a byte order mark", '\ufeff{"a":1}', "application/json"],
    ["encoded twice", JSON.stringify('{"a":1}'), "application/json"],
    ["in UTF-16", Buffer.from('\ufeff{"a":1}', "utf16le"), "application/json"],
  ])("is read %s", async (_how, body, type) => {
    expect(await read(body, type)).toEqual({ a: 1 });
  });

  it("is read in Latin-1", async () => {
    const body = Buffer.from('{"first_name":"José"}', "latin1");
    expect(await read(body, "application/json")).toEqual({ first_name: "José" });
  });

  it("keeps lists and other values, and is null without a body", async () => {
    expect(await read("[1]", "application/json")).toEqual([1]);
    expect(await read('"word"', "application/json")).toBe("word");
    expect(await read(" ", "application/json")).toBeNull();
    await expect(read("a=1", "application/json")).rejects.toThrow(SyntaxError);
  });
});

describe("a form body", () => {
  const FORM = "application/x-www-form-urlencoded";
  it.each([
    ["UTF-8, escaped", "n=Jos%C3%A9", "José"],
    ["Latin-1, escaped", "n=Jos%E9", "José"],
    ["UTF-8, as bytes", Buffer.from("n=José"), "José"],
    ["Latin-1, as bytes", Buffer.from("n=José", "latin1"), "José"],
  ])("is read in %s", async (_how, body, name) => {
    expect(await read(body, FORM)).toEqual({ n: name });
    expect(await read(body, "text/plain")).toEqual({ n: name });
  });

  it("nests names in brackets, and a name given twice is a list", async () => {
    expect(
      await read("lead[first_name]=Ann&lead[contact][phone]=1&ch[]=sms&ch[]=call&t=1&t=2", FORM),
    ).toEqual({
      lead: { first_name: "Ann", contact: { phone: "1" } },
      ch: ["sms", "call"],
      t: ["1", "2"],
    });
    expect(await read("leads[0][zip]=95838&a[b]=1&a=2&__proto__[x]=1", FORM)).toEqual({
      leads: { zip: "95838" },
      a: { b: "1" },
      ["__proto__"]: { x: "1" },
    });
  });

  it("is read with a pair per line, as browsers send plain text", async () => {
    expect(await read("first_name=Ann Lee\r\ncomments=a=b; 100%\r\n", "text/plain")).toEqual({
      first_name: "Ann Lee",
      comments: "a=b; 100%",
    });
    await expect(read("hello", "text/plain")).rejects.toThrow(UnreadableBody);
  });
});

describe("a multipart body", () => {
  it("is read as fields, whatever their encoding, and marks files", async () => {
    const body = multipart([
      field("first_name", "José"),
      Buffer.from(field("last_name", "Muñoz"), "latin1"),
      field("t", "1"),
      field("t", "2"),
      field("lead[zip]", "95838"),
      part("phone", OCTETS, "916"),
      part("photo", `; filename="a.png"${OCTETS}`, "\0\u0001"),
      part("none", `; filename=""${OCTETS}`, ""),
    ]);
    expect(await read(body, MULTIPART)).toEqual({
      first_name: "José",
      last_name: "Muñoz",
      t: ["1", "2"],
      lead: { zip: "95838" },
      phone: "916",
      photo: { file: true },
      none: "",
    });
  });

  it.each([
    ["10,000 parts", multipart(Array.from({ length: 10_000 }, (_, at) => field(`f${at}`, "1")))],
    ["10,000 empty parts", "--b\r\n\r\n\r\n".repeat(10_000)],
    ["no end", `--b\r\n${field("a", "1")}`],
    ["no end of a header", '--b\r\nContent-Disposition: form-data; name="a'],
    ["nothing but text", "hello"],
  ])("of %s is refused with what to do", async (_name, body) => {
    await expect(read(body, MULTIPART)).rejects.toThrow(UnreadableBody);
  });

  it("without a boundary is refused", async () => {
    await expect(read("x", "multipart/form-data")).rejects.toThrow("boundary");
  });
});

describe("an XML body", () => {
  it.each([
    ["elements", "<lead><first_name>Ann</first_name><zip>95838</zip></lead>"],
    ["attributes", '<lead first_name="Ann" zip="95838"/>'],
    ["named fields", '<r><field name="first_name">Ann</field><field name="zip">95838</field></r>'],
    ["named values", '<r><f/><param key="first_name" value="Ann"/><item id="zip">95838</item></r>'],
    [
      "an envelope",
      `<?xml version="1.0"?><s:Envelope xmlns:s="urn:s"><s:Body><Post>
        <first_name><![CDATA[Ann]]></first_name> <zip> 95838 </zip></Post></s:Body></s:Envelope>`,
    ],
  ])("is read with %s", async (_how, text) => {
    expect(await read(text, "application/xml")).toMatchObject({ first_name: "Ann", zip: "95838" });
    expect(await read(text, "text/plain")).toMatchObject({ first_name: "Ann", zip: "95838" });
  });

  it("is read in the format of automotive leads, with lists and entities", async () => {
    expect(
      await read(
        `<?adf version="1.0"?><adf><prospect><customer><contact>
          <name part="first">Ann</name><name part="last">O&apos;Neil &amp; Co</name>
          <phone type="cell">1</phone></contact></customer>
          <tag>a</tag><tag>b</tag></prospect></adf>`,
        "text/xml",
      ),
    ).toEqual({
      customer: {
        contact: { first_name: "Ann", last_name: "O'Neil & Co", phone: "1", phone_type: "cell" },
      },
      tag: ["a", "b"],
    });
  });

  it("is read in Latin-1", async () => {
    const text = `<?xml version="1.0" encoding="ISO-8859-1"?><l><n>José</n></l>`;
    expect(await read(Buffer.from(text, "latin1"), "text/xml")).toEqual({ n: "José" });
  });

  const BOMB = `<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><l><n>&b;</n></l>`;
  it.each([
    ["a bomb of entities", BOMB],
    ["an outside document", `<!DOCTYPE l SYSTEM "file:///etc/passwd"><l><n>1</n></l>`],
    ["an unknown entity", "<l><n>&who;</n></l>"],
    ["an open element", "<l><n>1</l>"],
    ["3,000 elements", `<l>${"<n>1</n>".repeat(3_000)}</l>`],
    ["20,000 levels", "<n>".repeat(20_000)],
    ["nothing", "<l/>"],
    ["two roots", "<l><n>1</n></l><l/>"],
  ])("with %s is refused with what to do", async (_name, text) => {
    await expect(read(text, "application/xml")).rejects.toThrow(UnreadableBody);
  });
});

describe("a query", () => {
  it("completes the body, which wins; a list of one record is the record", () => {
    const query = readQueryRecord("/v1/leads?zip=95838&lead[a]=1&n=Jos%E9");
    expect(query).toEqual({ zip: "95838", lead: { a: "1" }, n: "José" });
    expect(joinRecords({ zip: "1" }, query)).toEqual({ zip: "1", lead: { a: "1" }, n: "José" });
    expect(joinRecords(null, query)).toEqual(query);
    expect(joinRecords([{ zip: "1" }], null)).toEqual({ zip: "1" });
    expect(joinRecords([{}, {}], query)).toEqual([{}, {}]);
    expect(joinRecords(undefined, null)).toBeNull();
    expect(readQueryRecord("/v1/leads")).toBeNull();
    expect(readQueryRecord("/v1/leads?")).toBeNull();
  });
});
