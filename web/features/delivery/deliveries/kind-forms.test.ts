// Tests the forms of all kinds of destinations against the rules of their kinds.
import { expect, it } from "vitest";
import { rulesOf } from "../../../../domain/deliveries/destination-kinds.ts";
import {
  DESTINATION_KINDS,
  type DestinationKind,
} from "../../../../domain/deliveries/kind-names.ts";
import { KINDS_IN_ORDER, formOf } from "./kind-forms.ts";

/** The order of the menu. */
const FAMILIAR: readonly DestinationKind[] = ["webhook", "http", "email", "follow_up_boss", "sms"];

it("are listed in the order of the menu, each once", () => {
  expect(KINDS_IN_ORDER.filter((kind) => FAMILIAR.includes(kind))).toEqual(FAMILIAR);
  expect(KINDS_IN_ORDER.toSorted()).toEqual(DESTINATION_KINDS);
  const places = DESTINATION_KINDS.map((kind) => formOf(kind).order);
  expect(new Set(places).size).toBe(places.length);
});

it.each(DESTINATION_KINDS)("agree with the rules of %s", (kind) => {
  const { isCalled, isSigned = false, secrets = [] } = formOf(kind);
  const rules = rulesOf(kind);
  expect({ isCalled, isSigned, secrets }).toEqual({
    isCalled: rules.delivery.by === "call",
    isSigned: rules.isSigned,
    secrets: rules.secrets
      .filter(({ missing }) => missing !== undefined)
      .map(({ member }) => `/to/${member}`),
  });
});
