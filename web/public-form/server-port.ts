// A form's way to its server, and the draft that its tab keeps. A visitor who asks not to be
// tracked is not counted.
import { LEAST_MS, LONGEST_VISIT_MS, leastMsFor } from "../../domain/forms/pace.ts";
import { CARRIED } from "../../domain/forms/form-lead.ts";
import { STEPS } from "../../domain/forms/form-steps.ts";
import type { Draft, FormPort, FoundPlace, Outcome } from "./form-port.ts";
import type { WrittenForm } from "./written-form.ts";

/** A start is replaced long before it is too old. */
const FRESH_MS = LONGEST_VISIT_MS / 2;
export const TIMEOUT_MS = 20_000;
/** For the server's clock, which counts from before the page came. */
const A_MOMENT_MS = 100;
const HEIGHT_MESSAGE = "plat-form-height";

interface Kept extends Draft {
  /** When its start was made, as this browser's clock says. */
  readonly atMs: number;
}

interface PrivateNavigator extends Navigator {
  /** https://privacycg.github.io/gpc-spec/ */
  readonly globalPrivacyControl?: boolean;
}

export function serverPort({ slug, start: first, isDraft }: WrittenForm): FormPort {
  const name = keptFormName(slug);
  const isPrivate = (navigator as PrivateNavigator).globalPrivacyControl === true;
  const address = `/v1/public-forms/${slug}`;
  // What somebody else's link says is kept nowhere: two of them may be opened in one tab.
  const kept = isDraft ? null : readInTab(name, isKept);
  const token = isDraft ? (new URLSearchParams(location.search).get("draft") ?? "") : null;
  let visit =
    kept !== null && Date.now() - kept.atMs < FRESH_MS
      ? { start: kept.start, atMs: kept.atMs }
      : { start: first, atMs: Date.now() };
  const post = (path: string, body: unknown): Promise<Response> =>
    fetch(address + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      keepalive: path === "/events",
    });
  return {
    start: () => visit.start,
    async send(answers, website): Promise<Outcome> {
      try {
        visit = await freshVisit(
          visit,
          token === null ? address : `${address}?draft=${encodeURIComponent(token)}`,
        );
        // Everything is there already: some people need no longer than a program.
        if (token !== null)
          await new Promise((resolve) =>
            setTimeout(resolve, LEAST_MS + A_MOMENT_MS - (Date.now() - visit.atMs)),
          );
        return await readOutcome(
          await post("/leads", {
            start: visit.start,
            answers,
            website,
            ...carried(new URLSearchParams(location.search)),
            ...(token === null ? {} : { draft: token }),
          }),
        );
      } catch {
        return { kind: "failed" };
      }
    },
    note(event) {
      if (!isPrivate) post("/events", { event, start: visit.start }).catch(() => undefined);
    },
    findPlaces,
    readDraft: () => kept,
    keepDraft(draft) {
      if (isDraft) return;
      keepInTab(name, draft === null ? null : { ...draft, atMs: visit.atMs });
      // Sent: what was said before is over too.
      if (draft === null) keepInTab(keptTalkName(slug), null);
    },
    resized: tellHeight,
  };
}

/** What the address says of how its visitor came: sub ids, the click, the page around. */
function carried(query: URLSearchParams): Readonly<Record<string, string | undefined>> {
  const own = Object.fromEntries(
    CARRIED.flatMap((id) => (query.get(id) ? [[id, query.get(id)?.slice(0, 100)]] : [])),
  );
  const page = query.get("page");
  return { ...own, ...(page ? { page_url: page.slice(0, 2_000) } : {}) };
}

async function readOutcome(answer: Response): Promise<Outcome> {
  if (answer.status === 429) return { kind: "too_many" };
  if (answer.status === 409) return { kind: "closed" };
  if (!answer.ok) return { kind: "failed" };
  const { status, problems } = await answer.json();
  return status === "mend"
    ? { kind: "mend", problems }
    : { kind: status === "gone" ? "gone" : "thanked" };
}

async function findPlaces(begins: string): Promise<readonly FoundPlace[] | null> {
  try {
    const answer = await fetch(`/v1/places?begins=${encodeURIComponent(begins.slice(0, 60))}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answer.ok ? (await answer.json()).items : null;
  } catch {
    return null;
  }
}

/**
 * Whoever left the page open for half a day begins another visit, and waits as long as any visit
 * takes.
 */
async function freshVisit(
  visit: { readonly start: string; readonly atMs: number },
  address: string,
): Promise<{ readonly start: string; readonly atMs: number }> {
  if (Date.now() - visit.atMs < FRESH_MS) return visit;
  const { start } = await (
    await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  ).json();
  await new Promise((resolve) => setTimeout(resolve, leastMsFor(STEPS.length)));
  return { start, atMs: Date.now() };
}

const keptFormName = (slug: string): string => `plat.form.${slug}`;
export const keptTalkName = (slug: string): string => `plat.talk.${slug}`;

function isKept(kept: object): kept is Kept {
  const { start, atMs, answers } = kept as Partial<Kept>;
  return typeof start === "string" && typeof atMs === "number" && typeof answers === "object";
}

/** What this tab keeps under a name; null for nothing, or for what somebody else wrote there. */
export function readInTab<Value extends object>(
  name: string,
  isOurs: (kept: object) => kept is Value,
): Value | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? "null");
    return typeof kept === "object" && kept !== null && isOurs(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function keepInTab(name: string, value: object | null): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing: what was typed lasts as long as the page.
  }
}

/**
 * Tells the page around, where there is one, how tall the form is: nothing else ever leaves it that
 * way.
 */
export function tellHeight(): void {
  if (window.parent !== window)
    window.parent.postMessage(
      {
        type: HEIGHT_MESSAGE,
        height: Math.ceil(document.documentElement.getBoundingClientRect().height),
      },
      "*",
    );
}
