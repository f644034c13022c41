// Tests reading a buyer's own contacts from files.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readContactCell, readContactList } from "./contact-list.ts";

describe("readContactList", () => {
  it("reads phones and emails, each once, and keeps good cells next to bad ones", () => {
    const text =
      '\uFEFFName,Phone,E-mail\r\nAnn,"(916) ' +
      '555-2123",Ann.X+crm@gmail.com\r\nBob;916-555;bob@example.com\r\n\r\nEve\tno ' +
      "phone\t\r\n+1 916 555 2123\r\nnot@mail";
    expect(readContactList(text)).toEqual({
      contacts: [
        { kind: "phone", value: "+19165552123" },
        { kind: "email", value: "annx@gmail.com" },
        { kind: "email", value: "bob@example.com" },
      ],
      unreadable: [
        { row: 5, why: "nothing", text: "Eve\tno phone" },
        { row: 7, why: "email", text: "not@mail" },
      ],
    });
    expect(readContactList("Ann,911-555-1234,ann@example.com")).toMatchObject({
      contacts: [{ kind: "email" }],
      unreadable: [{ row: 1, why: "phone" }],
    });
  });

  it("reads only the named columns of a table, whose prices and ids have many digits", () => {
    const text =
      "\uFEFFreceived_at,first_name,phone,email,Phone 2,Phone 2 Type,price_min,ip_address," +
      "lead_id\r\n" +
      '2026-11-20T18:00:00.000Z,"Ann, ""A""",+19165552123,ann@example.com,916-555-2124,Mobile,' +
      "420000.00,192.0.2.10,0199f0c4-5a7e-7c3b-9d21-000000000001\r\n" +
      '2026-11-20T18:00:00.000Z,"two\r\nlines",\'+442079460958,,,,,,\r\n';
    expect(readContactList(text)).toEqual({
      contacts: [
        { kind: "phone", value: "+19165552123" },
        { kind: "email", value: "ann@example.com" },
        { kind: "phone", value: "+19165552124" },
        { kind: "phone", value: "+442079460958" },
      ],
      unreadable: [],
    });
  });

  it.each([
    ["12 Oak Street 9583812", null],
    ["95838", null],
    ["916.555.2123 ext. 4", { kind: "phone", value: "+19165552123" }],
    ["0165552123", "phone"],
  ])("reads the cell %s", (cell, read) => expect(readContactCell(cell)).toEqual(read));

  it("accepts any text as a file", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void readContactList(text)));
  });
});
