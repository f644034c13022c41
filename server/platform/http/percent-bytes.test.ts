import { parse } from "node:querystring";
import { expect, it } from "vitest";
import { asUtf8Form } from "./percent-bytes.ts";

it.each([
  ["first_name=Jos%E9", { first_name: "José" }],
  ["first_name=Jos%C3%A9", { first_name: "José" }],
  ["a=Jos%E9&b=Jos%C3%A9", { a: "José", b: "José" }],
  ["price=%80450", { price: "€450" }],
  ["first_name=Ann&zip=95838", { first_name: "Ann", zip: "95838" }],
])("reads %s", (body, fields) => {
  expect({ ...parse(asUtf8Form(body)) }).toEqual(fields);
});

it("leaves a lone percent sign as it is", () => {
  expect(asUtf8Form("price=100%")).toBe("price=100%");
});
