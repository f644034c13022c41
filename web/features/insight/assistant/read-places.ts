// Reads places typed into the summary: ZIPs, cities and counties with their state, or whole states.
import { STATES } from "../../../lib/read-states.ts";
import type { Summary } from "./chat-line.ts";

export type Place = Summary["location"]["places"][number];

const NOWHERE: Place = { zip: null, city: null, county: null, state: null };
const COUNTY = /^(?:(.+?) county|condado de (.+))$/i;

/** The places, or the first part that is none. */
export function readPlaces(
  typed: string,
): { readonly places: readonly Place[] } | { readonly wrong: string } {
  const parts = typed
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const places: Place[] = [];
  for (const part of parts) {
    const place = readPlace(part);
    if (place === null) return { wrong: part };
    places.push(place);
  }
  return { places };
}

function readPlace(text: string): Place | null {
  if (/^\d{5}$/.test(text)) return { ...NOWHERE, zip: text };
  const [, name = "", code = ""] = /^(?:(.*?)[\s,]+)?([a-z]{2})$/i.exec(text) ?? [];
  const state = [...STATES].find((known) => known === code.toUpperCase());
  if (state === undefined) return null;
  const county = COUNTY.exec(name);
  const found = { ...NOWHERE, state: state as Place["state"] };
  if (county !== null) return { ...found, county: county[1] ?? county[2] ?? null };
  return name === "" ? found : { ...found, city: name };
}
