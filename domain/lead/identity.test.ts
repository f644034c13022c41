import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressIdentity, emailIdentity, identityKeys } from "./identity.ts";
import { readPost } from "./read-post.ts";
import { SAMPLE_CONTEXT, SAMPLE_PLACE, SAMPLE_POST } from "./samples.ts";
import { validatePost } from "./validate-post.ts";

const address = (street: string) => addressIdentity(street, SAMPLE_PLACE);

describe("identityKeys", () => {
  it("is the same for different spellings", () => {
    const keysOf = (changes: Record<string, unknown>) => {
      const result = validatePost(readPost({ ...SAMPLE_POST, ...changes }).lead, SAMPLE_CONTEXT);
      return result.ok ? identityKeys(result.value) : null;
    };
    const keys = {
      phone: "+19165550123",
      email: "ann.example@example.com",
      address: "12 n oak st|95838",
    };
    expect(keysOf({})).toEqual(keys);
    expect(
      keysOf({
        phone: "1 916 555 0123",
        email: "ANN.EXAMPLE+plat@example.com",
        address: "12 N. OAK ST., Sacramento, CA 95838-1234",
      }),
    ).toEqual(keys);
    expect(keysOf({ phone: "", address: "" })).toEqual({ ...keys, phone: null, address: null });
  });
});

describe("emailIdentity", () => {
  it.each([
    ["ann+tag@example.com", "ann@example.com"],
    ["ann.x@example.com", "ann.x@example.com"],
    ["a.n.n+x@gmail.com", "ann@gmail.com"],
    ["a.nn@googlemail.com", "ann@gmail.com"],
    ["+ann@example.com", "+ann@example.com"],
    ["a.nn@gmail.example.com", "a.nn@gmail.example.com"],
  ])("reads %s as %s", (email, identity) => expect(emailIdentity(email)).toBe(identity));
});

describe("addressIdentity", () => {
  it.each([
    ["12 Oak Street", "12 oak st|95838"],
    ["12 OAK ST.", "12 oak st|95838"],
    ["12  oak  str", "12 oak st|95838"],
    ["12 Oak Avenue", "12 oak ave|95838"],
    ["12 Oak Ave", "12 oak ave|95838"],
    ["12 Northeast 5th Court", "12 ne 5th ct|95838"],
    ["12 Oak St Apt 4", "12 oak st #4|95838"],
    ["12 Oak St, Apartment # 4", "12 oak st #4|95838"],
    ["12 Oak St #4", "12 oak st #4|95838"],
    ["12 Oak St Unit 4B", "12 oak st #4b|95838"],
    ["12 Peña Way", "12 pena way|95838"],
    ["12 O'Hara Rd", "12 ohara rd|95838"],
    ["12 Saint James Pl", "12 st james pl|95838"],
    ["12-14 Oak St", "12-14 oak st|95838"],
    ["12 1/2 Oak St", "12 1/2 oak st|95838"],
    ["12 Oak St, CA", "12 oak st|95838"],
    ["12 Oak St Sacramento California", "12 oak st sacramento california|95838"],
    ["12 Sacramento", "12 sacramento|95838"],
    ["12 Unit", "12 unit|95838"],
    ["Oak Street", null],
    ["12", null],
    ["", null],
    ["PO Box 12", null],
    ["???", null],
  ])("reads %j as %j", (street, identity) => expect(address(street)).toBe(identity));

  it("distinguishes a street named North from the north part of a street", () => {
    expect(address("12 North St")).toBe("12 north st|95838");
    expect(address("12 N St")).toBe("12 n st|95838");
    expect(address("12 Oak St")).not.toBe(address("12 Oak Ave"));
    expect(address("12 Oak St #4")).not.toBe(address("12 Oak St #5"));
  });

  it("ignores case and punctuation, and never throws", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (street) => void address(street)));
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("12", "Oak", "North", "Street", "Apt", "4", "Avenue"), {
          minLength: 1,
          maxLength: 6,
        }),
        (words) => {
          expect(address(words.join(", ").toUpperCase())).toBe(address(words.join(" ")));
        },
      ),
    );
  });
});
