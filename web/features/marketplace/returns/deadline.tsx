// Shows the status of a return: the affiliate's remaining time to answer, that it has answered, or
// the decision.
import type { ReactNode } from "react";
import type { Return } from "../../../../contract/marketplace/returns.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useNow } from "../../../lib/use-now.ts";
import { RETURN_TEXTS } from "../../../../locales/catalogues/returns.ts";
import type { ReturnTexts } from "../../../../locales/en/returns.ts";
import { Fuse } from "../../../ui/fuse.tsx";
import { Status } from "../../../ui/status.tsx";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../../domain/time.ts";

/** Longer times are shown in days. */
const MOST_HOURS = 48;

/** The remaining time of the affiliate or, after that, of the operator. */
export function Deadline({ item }: { readonly item: Return }): ReactNode {
  const texts = useTexts(RETURN_TEXTS);
  const formats = useFormats();
  const nowMs = useNow(MINUTE_MS);
  const isAffiliates = item.buyer_id === null;
  if (item.status !== "filed")
    return (
      <Status tone={item.status === "approved" ? "good" : "neutral"}>
        {texts.status[item.status]}
      </Status>
    );
  const asked = askedWords(item, texts);
  if (asked !== null) return <Status tone="warning">{asked}</Status>;
  const timeUntil = (left: number): string =>
    left < HOUR_MS
      ? texts.minutes(formats.number(Math.ceil(left / MINUTE_MS)))
      : left < MOST_HOURS * HOUR_MS
        ? texts.hours(formats.number(Math.floor(left / HOUR_MS)))
        : texts.days(Math.floor(left / DAY_MS));
  const left = Date.parse(item.answer_until) - nowMs;
  if (item.answered_at === null && left > 0)
    return (
      <Fuse
        share={left / (Date.parse(item.answer_until) - Date.parse(item.filed_at))}
        words={isAffiliates ? texts.left(timeUntil(left)) : texts.waitsForAnswer(timeUntil(left))}
      />
    );
  const said =
    item.answered_at !== null
      ? isAffiliates
        ? texts.answered
        : texts.affiliateAnswered
      : isAffiliates
        ? texts.overdue
        : texts.notAnswered;
  const leftToDecide = item.decide_until === null ? 0 : Date.parse(item.decide_until) - nowMs;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Status tone={item.answered_at === null ? "negative" : "info"}>{said}</Status>
      {item.abilities.decide ? (
        <Fuse
          share={leftToDecide / (Date.parse(item.decide_until ?? "") - Date.parse(item.filed_at))}
          words={leftToDecide <= 0 ? texts.decideNow : texts.leftToDecide(timeUntil(leftToDecide))}
        />
      ) : null}
    </span>
  );
}

/**
 * Whose message the network waits for; null without a question of the network, and for an affiliate
 * whose own time to answer runs.
 */
function askedWords(
  { turn, answered_at: answeredAt, ...item }: Return,
  texts: ReturnTexts,
): string | null {
  if (item.abilities.answer) return null;
  const isOwn = turn === "buyer" ? item.affiliate_id === null : item.buyer_id === null;
  if (turn === "buyer") return isOwn ? texts.waitsForYou : texts.waitsForBuyer;
  // An affiliate that has answered has its turn only if the network asks again.
  if (turn === "affiliate" && answeredAt !== null)
    return isOwn ? texts.waitsForYou : texts.waitsForAffiliate;
  return null;
}
