// The two look-ups of places that the domain asks for.
import type { Place } from "./lead.ts";

/**
 * Looks up a five-digit ZIP; null if the table does not have it. A ZIP that lies in several states
 * is found in the one asked for, else in the one that most of it lies in.
 */
export type FindPlace = (zipCode: string, state?: string | null) => Place | null;

/** The place of a ZIP in each state that it lies in, the main one first; empty if unknown. */
export type FindPlaces = (zipCode: string) => readonly Place[];
