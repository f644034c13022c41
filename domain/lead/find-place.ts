// The two look-ups of places that the domain asks for.
import type { Place } from "./lead.ts";

/**
 * Looks up a five-digit ZIP; null if the table does not have it. A ZIP that lies in several states
 * is found in the one asked for, else in the one that most of it lies in.
 */
export type FindPlace = (zipCode: string, state?: string | null) => Place | null;

/** The place of a ZIP in each state that it lies in, the main one first; empty if unknown. */
export type FindPlaces = (zipCode: string) => readonly Place[];

/**
 * The places of a city's ZIPs, in the state or, where it is null, in every state that has a city of
 * this name; in any spelling; empty if there is none.
 */
export type FindCityPlaces = (city: string, state: string | null) => readonly Place[];
