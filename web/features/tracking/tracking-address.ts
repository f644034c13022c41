// Where tracking is shown: in the settings, with what is open in the address.
import { searchWith } from "../../lib/address.ts";

export const TRACKING_VIEWS = ["links", "postbacks"] as const;
export type TrackingView = (typeof TRACKING_VIEWS)[number];

export function addressOfTracking(search: URLSearchParams, view: TrackingView): string {
  return `/settings${searchWith(search, { part: "tracking", view: view === "links" ? null : view, link: null, postback: null })}`;
}

export function addressOfLink(search: URLSearchParams, id: string): string {
  return `/settings${searchWith(search, { part: "tracking", view: null, link: id, postback: null })}`;
}

export function addressOfPostback(search: URLSearchParams, id: string): string {
  return `/settings${searchWith(search, { part: "tracking", view: "postbacks", link: null, postback: id })}`;
}

/** Where a link stands. */
export function urlOfLink(code: string): string {
  return `${location.origin}/t/${code}`;
}
