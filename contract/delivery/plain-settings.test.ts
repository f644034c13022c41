// Schemas that are made from what a kind of destination says of its settings.
import { expect, it } from "vitest";
import { defineDestinationKind } from "../../domain/deliveries/destination-kind.ts";
import { http } from "../../domain/deliveries/kinds/http.ts";
import { plainSettings } from "./plain-settings.ts";

interface PigeonSettings {
  readonly kind: "carrier_pigeon";
  readonly address: string;
  readonly ring?: string;
  readonly loft: string;
  readonly note?: string;
}

const pigeon = defineDestinationKind<PigeonSettings>()({
  kind: "carrier_pigeon",
  plain: {
    description: "A letter.",
    members: {
      address: { is: "address" },
      ring: { is: "secret", description: "The ring." },
      loft: { is: "text", longest: 20, description: "Its home." },
      note: { is: "text", longest: 5, description: "A word.", isOptional: true },
    },
  },
  check: () => [],
  places: () => [],
  delivery: { by: "email", addressed: () => ({ addresses: [], language: "en" }) },
});

it("describe each member, and that there are no others", () => {
  expect(plainSettings(pigeon)).toMatchObject({
    title: "ToCarrierPigeon",
    description: "A letter.",
    type: "object",
    required: ["kind", "address", "loft"],
    additionalProperties: false,
    properties: {
      kind: { const: "carrier_pigeon" },
      address: { type: "string", maxLength: 2_000 },
      ring: { maxLength: 1_000, description: expect.stringContaining("Never shown again") },
      loft: { minLength: 1, maxLength: 20, description: "Its home." },
      note: { minLength: 1, maxLength: 5 },
    },
  });
  expect(Object.keys(Object(plainSettings(pigeon)).properties)).not.toContain("timeout_seconds");
});

it("cannot be made where a kind says nothing of them", () => {
  expect(() => plainSettings(http)).toThrow("http needs plain settings");
});
