// Reads and writes the address of tracking in the settings, with what is open.
import { searchWith } from "../../../lib/address.ts";

export const TRACKING_VIEWS = ["links", "postbacks"] as const;
export type TrackingView = (typeof TRACKING_VIEWS)[number];

export function addressOfTracking(search: URLSearchParams, view: TrackingView): string {
  const shown = { view: view === "links" ? null : view, link: null, postback: null };
  return `/settings${searchWith(search, { part: "tracking", ...shown })}`;
}

export function addressOfLink(search: URLSearchParams, id: string): string {
  const shown = { view: null, link: id, postback: null };
  return `/settings${searchWith(search, { part: "tracking", ...shown })}`;
}

export function addressOfPostback(search: URLSearchParams, id: string): string {
  const shown = { view: "postbacks", link: null, postback: id };
  return `/settings${searchWith(search, { part: "tracking", ...shown })}`;
}

/** The URL of a tracking link. */
export function urlOfLink(code: string): string {
  return `${location.origin}/t/${code}`;
}
