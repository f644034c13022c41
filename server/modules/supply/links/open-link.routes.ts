// Serves /t/{code}: records the click and redirects the visitor, who arrives even if recording
// fails.
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { pathOfForm } from "../../../../domain/forms/form-document.ts";
import {
  type ClickOrigin,
  deviceOf,
  isBot,
  leadTo,
  originOf,
  refererHostOf,
  storedOrigin,
  withoutClickIds,
} from "../../../../domain/tracking/click.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { HttpServer } from "../../../platform/http/http-server.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { type Rate, RateLimit } from "../../../platform/http/rate-limit.ts";
import { ClickLog, type Seen, dayOf } from "./click-log.ts";
import type { NewClick } from "./click.store.ts";
import { type OpenLink, findLinkByCode } from "./link.store.ts";
import { Visitors } from "./visitors.ts";

/**
 * Limits per visitor address and per link: people do not click faster, and clicks beyond are
 * redirected unrecorded.
 */
const RATES = {
  address: { perSecond: 2, burst: 60 },
  link: { perSecond: 200, burst: 2_000 },
} as const satisfies Readonly<Record<string, Rate>>;
/** How long a changed link may go unnoticed. */
const KEEP_MS = 1_000;
const MOST_KEPT = 10_000;
/** The longest that a visitor waits for the click to be recorded. */
const PATIENCE_MS = 1_000;
const CODE = /^[a-z0-9]{6,20}$/;

export interface OpenLinkDeps {
  readonly pool: Queryable;
  readonly now: () => number;
  readonly onError: (error: unknown, what: string) => void;
  /** Returns the not-found page, in the visitor's language. */
  readonly sendGone: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

/** Registers the address of every link. */
export function registerOpenLinks(app: HttpServer, deps: OpenLinkDeps): void {
  const log = new ClickLog({
    pool: deps.pool,
    onError: (error) => deps.onError(error, "clicks could not be written down"),
  });
  const visitors = new Visitors();
  const rate = new RateLimit();
  const find = rememberedLinks(deps);

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { code } = request.params as { readonly code: string };
    const link = CODE.test(code) ? await find(code) : null;
    const target = link === null ? null : targetOf(link, "");
    if (link === null || target === null) return deps.sendGone(request, reply);
    // A browser that prefetches has no click yet: it requests the link again when there is one.
    if (/prefetch/i.test(headerOf(request, "sec-purpose") || headerOf(request, "purpose")))
      return reply.code(503).headers({ "cache-control": "no-store" }).send();
    const isPrivate = request.headers["sec-gpc"] === "1";
    const given = originOf(textsOf(request.query));
    const origin = isPrivate ? withoutClickIds(given) : given;
    const on = (clickId: string | null): FastifyReply =>
      reply
        .headers({
          "cache-control": "no-store",
          "referrer-policy": "strict-origin-when-cross-origin",
        })
        .redirect(asHeader(leadTo(target, clickId, origin)), 302);
    const nowMs = deps.now();
    if (
      // A program asks where the link leads; a visitor who follows it sends GET.
      request.method === "HEAD" ||
      link.status !== "active" ||
      rate.take(`address ${request.ip}`, 1, RATES.address, nowMs) > 0 ||
      rate.take(`link ${link.id}`, 1, RATES.link, nowMs) > 0
    )
      return on(null);
    const seen: Seen = isPrivate
      ? { privateOn: { linkId: link.id, day: dayOf(nowMs) } }
      : { click: clickOf(request, link, nowMs, origin, visitors) };
    // The click is written before the visitor arrives, so that its lead never comes first.
    await Promise.race([log.write(seen), sleep(PATIENCE_MS, undefined, { ref: false })]);
    return on("click" in seen ? seen.click.id : null);
  };
  app.route({ method: ["GET", "HEAD"], url: "/t/:code", handler: answer });
}

function clickOf(
  request: FastifyRequest,
  link: OpenLink,
  atMs: number,
  origin: ClickOrigin,
  visitors: Visitors,
): NewClick {
  const userAgent = headerOf(request, "user-agent");
  return {
    id: uuidv7(atMs),
    linkId: link.id,
    sourceId: link.source_id,
    affiliateId: link.account_id,
    atMs,
    ...storedOrigin(origin),
    referrerHost: refererHostOf(headerOf(request, "referer")),
    device: deviceOf(userAgent),
    isUnique: visitors.isNew(link.id, request.ip, userAgent, atMs),
    isBot: isBot(userAgent),
  };
}

/**
 * Returns the target of a link, with `publicUrl` for one of our own forms; null if its source no
 * longer has a form.
 */
export function targetOf(
  { target, slug, kind }: Pick<OpenLink, "target" | "slug" | "kind">,
  publicUrl: string,
): string | null {
  return target ?? (slug === null ? null : publicUrl + pathOfForm(kind, slug));
}

/** Returns an address as a header can hold it, with non-ASCII characters encoded as browsers do. */
function asHeader(address: string): string {
  return /^[\x21-\x7e]*$/.test(address) ? address : new URL(address).href;
}

/** Links as they were at most a second ago. */
function rememberedLinks({ pool, now }: OpenLinkDeps): (code: string) => Promise<OpenLink | null> {
  const kept = new Map<
    string,
    { readonly untilMs: number; readonly found: Promise<OpenLink | null> }
  >();
  return (code) => {
    const known = kept.get(code);
    if (known !== undefined && now() < known.untilMs) return known.found;
    if (kept.size >= MOST_KEPT) kept.clear();
    const found = findLinkByCode(pool, code);
    kept.set(code, { untilMs: now() + KEEP_MS, found });
    found.catch(() => kept.delete(code));
    return found;
  };
}

function headerOf({ headers }: FastifyRequest, name: string): string {
  const value = headers[name];
  return typeof value === "string" ? value : "";
}

/** Returns the texts of a query; the first if there are several of one name. */
function textsOf(query: unknown): Readonly<Record<string, string>> {
  if (typeof query !== "object" || query === null) return {};
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]: [string, unknown]) => {
      const first: unknown = Array.isArray(value) ? value[0] : value;
      return typeof first === "string" ? [[name, first.toWellFormed().replaceAll("\0", "")]] : [];
    }),
  );
}
