// Accepts a draft that its consumer confirms: checks it like every sent form, then stores it as
// sent and posts it once.
import { checkAnswers } from "../../../../domain/forms/check-answers.ts";
import { botReason } from "../../../../domain/forms/pace.ts";
import { findSourceCaller } from "../sources/index.ts";
import {
  type Accepted,
  type GivenPost,
  type PostDeps,
  type Visitor,
  recordOf,
  visitOf,
} from "./accept-post.ts";
import { type PublicFormRow, countVisit, findVersion } from "./form.store.ts";
import { dayOf, isOpen } from "./present-form.ts";

/** A confirming consumer only reads and checks a box: no time is measured per step. */
const STEPS = 0;

/**
 * Completes a confirmation. If the lead cannot be posted now, it is posted later: the consumer need
 * not send it again.
 */
export async function acceptDraft(
  deps: PostDeps,
  form: PublicFormRow,
  given: GivenPost,
  visitor: Visitor,
): Promise<Accepted> {
  const atMs = deps.now();
  const { drafts } = deps;
  const start = visitOf(deps.intake.vault, form, given.start);
  const opened = await drafts.open(given.draft, form.id);
  // Resent after a lost response: it is the same confirmation.
  if (opened.kind === "used" && opened.visit === start?.nonce) return { kind: "thanked" };
  if (opened.kind !== "open") return { kind: "gone", why: opened.kind };
  const shown = start === null ? null : await findVersion(deps.pool, form.id, start.version);
  const bot = botReason({
    start: shown === null ? null : start,
    nowMs: atMs,
    steps: STEPS,
    hiddenField: given.website,
  });
  // Programs do not have the link, so a consumer who is early or late is asked once more; otherwise
  // they would be thanked without a lead.
  if (bot === "too_fast" || bot === "too_late") return { kind: "stale" };
  if (bot !== null || start === null || shown === null) {
    await countVisit(deps.pool, form.id, dayOf(atMs), ["bots"]);
    return { kind: "thanked" };
  }
  const problems = checkAnswers(
    shown.document,
    given.answers,
    (zip) => deps.intake.findPlace(zip) !== null,
  );
  if (problems.length > 0) return { kind: "mend", problems };
  const source = isOpen(form) ? await findSourceCaller(deps.pool, form.id) : null;
  if (source === null || !source.ok) return { kind: "closed" };
  // The page is always ours: no other site may show it.
  const record = recordOf(deps, { form, shown, given, visitor, atMs, pageUrl: null });
  const outcome = await drafts.confirm({
    token: given.draft,
    sourceId: form.id,
    visit: start.nonce,
    record,
  });
  if (outcome !== "confirmed") return { kind: "gone", why: outcome };
  if (!visitor.isPrivate)
    await countVisit(
      deps.pool,
      form.id,
      dayOf(atMs),
      visitor.isScriptless ? ["seen", "started", "finished"] : ["finished"],
    );
  return { kind: "thanked" };
}
