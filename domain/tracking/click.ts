// Extracts the data to keep of a click on a tracking link, and builds its target. Never identifies
// the visitor: no IP address, no full user agent.
import {
  AD_PARAMS,
  type AdParams,
  UTM_PARAMS,
  perAdParam,
  writeAdParams,
} from "../lead/ad-params.ts";
import { fieldOf } from "../lead/field-names.ts";
import { MAX_ID_LENGTH } from "../lead/read-ids.ts";
import { freeText } from "../lead/text.ts";
import { CLICK_MACROS, type Macro, fillTemplate, macrosIn } from "./address-template.ts";

export const DEVICES = ["desktop", "mobile", "tablet", "unknown"] as const;
export type Device = (typeof DEVICES)[number];

/** sub1 … sub5; null if not given. */
export type SubIds = readonly [
  string | null,
  string | null,
  string | null,
  string | null,
  string | null,
];

const SUBS = ["sub1", "sub2", "sub3", "sub4", "sub5"] as const;
const LONGEST_HOST = 100;

/** Days that the figures of a link in a list look back, in UTC. */
export const LINK_DAYS = 30;

/**
 * Repeated clicks by the same visitor on the same link within this time are one visit.
 * Milliseconds.
 */
export const UNIQUE_MS = 3_600_000;

const BOT =
  /(?<!cu)bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|skypeuri|headless|phantomjs|curl|wget|python|axios|node-fetch|undici|go-http|okhttp|java\/|libwww|httpclient|scrapy|monitor|lighthouse|pingdom|uptime|validator/i;
const TABLET = /ipad|tablet|kindle|silk\/|android(?!.*mobile)/i;
const PHONE = /mobi|iphone|ipod|android|phone/i;

/** Whether a user agent says that it is a bot. An empty one is not a bot. */
export function isBot(userAgent: string): boolean {
  return userAgent.trim() === "" || BOT.test(userAgent);
}

export function deviceOf(userAgent: string): Device {
  if (userAgent.trim() === "") return "unknown";
  if (TABLET.test(userAgent)) return "tablet";
  return PHONE.test(userAgent) ? "mobile" : "desktop";
}

/** Only the host of the page with the link; null for none. */
export function refererHostOf(referer: string | undefined): string | null {
  const host = /^https?:\/\/(?:[^/?#@]*@)?([^/?#:@]+)/i.exec(referer ?? "")?.[1]?.toLowerCase();
  return host === undefined || host.length > LONGEST_HOST
    ? null
    : freeText(host, LONGEST_HOST) || null;
}

/** What a link's query says of where its visitor came from. */
export interface ClickOrigin {
  readonly subIds: SubIds;
  readonly adParams: AdParams;
}

export const NO_ORIGIN: ClickOrigin = { subIds: [null, null, null, null, null], adParams: {} };

/**
 * The sub ids and ad parameters in a link's query, by any of their names in a post. The first
 * non-empty one counts. None is cut, because a cut id finds nothing.
 */
export function originOf(query: Readonly<Record<string, string>>): ClickOrigin {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(query)) {
    const field = fieldOf(name);
    const text = freeText(value, value.length);
    if (field !== null && text !== "" && !found.has(field)) found.set(field, text);
  }
  const [one, two, three, four, five] = SUBS.map((sub) => found.get(sub) ?? null);
  const given = AD_PARAMS.filter((name) => found.has(name));
  return {
    subIds: [one ?? null, two ?? null, three ?? null, four ?? null, five ?? null],
    adParams: perAdParam(given, (name) => found.get(name) ?? ""),
  };
}

/**
 * The origin of a visitor who opts out of tracking: without the ids that platforms know them by.
 */
export function withoutClickIds({ subIds, adParams }: ClickOrigin): ClickOrigin {
  const given = UTM_PARAMS.filter((name) => adParams[name] !== undefined);
  return { subIds, adParams: perAdParam(given, (name) => adParams[name] ?? "") };
}

/**
 * What is stored of a click's origin, each as JSON, null for none: no platform's click id, which
 * would name the visitor, and nothing too long for an id.
 */
export function storedOrigin(origin: ClickOrigin): {
  readonly subIds: string | null;
  readonly adParams: string | null;
} {
  const { subIds, adParams } = withoutClickIds(origin);
  const short = (text: string | null): string | null =>
    text === null || text.length > MAX_ID_LENGTH ? null : text;
  const kept = subIds.map(short);
  return {
    subIds: kept.some((sub) => sub !== null) ? JSON.stringify(kept) : null,
    adParams: writeAdParams(perAdParam(UTM_PARAMS, (name) => short(adParams[name] ?? "") ?? "")),
  };
}

/**
 * The target address of a click, with `click_id` and the visitor's origin added to its query. The
 * target's own parameters stay; a target that places values by macro ({click_id}, {sub1}) gets them
 * only there. Without a click id none is added.
 */
export function leadTo(
  target: string,
  clickId: string | null,
  { subIds, adParams }: ClickOrigin = NO_ORIGIN,
): string {
  const values: Partial<Record<Macro, string>> = { ...adParams, click_id: clickId ?? "" };
  SUBS.forEach((sub, index) => {
    values[sub] = subIds[index] ?? "";
  });
  const placed = new Set<string>(macrosIn(target));
  const filled = fillTemplate(target, values);
  const [beforeHash = "", ...hash] = filled.split("#");
  const [path = "", ...query] = beforeHash.split("?");
  const own = query
    .join("?")
    .split("&")
    .filter((part) => part !== "");
  const names = new Set(own.map((part) => part.split("=", 1)[0] ?? ""));
  const added = CLICK_MACROS.flatMap((name) => {
    const value = values[name] ?? "";
    return value === "" || placed.has(name) || names.has(name)
      ? []
      : [`${name}=${encodeURIComponent(value.toWellFormed())}`];
  });
  const whole = [...own, ...added].join("&");
  const end = hash.length === 0 ? "" : `#${hash.join("#")}`;
  return `${path}${whole === "" ? "" : `?${whole}`}${end}`;
}
