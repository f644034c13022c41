// Where a return stands: how long the affiliate may still answer, that it has, or how it was decided.
import type { ReactNode } from "react";
import type { Schemas } from "../../lib/api/client.ts";
import { useFormats } from "../../lib/format/format.ts";
import { useTexts } from "../../lib/text/text.ts";
import { useNow } from "../../lib/use-now.ts";
import { RETURN_TEXTS } from "../../texts/returns.ts";
import { Status } from "../../ui/status.tsx";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long the affiliate has, or that it has answered. */
export function Deadline({ item }: { readonly item: Schemas["Return"] }): ReactNode {
  const texts = useTexts(RETURN_TEXTS);
  const formats = useFormats();
  const nowMs = useNow(MINUTE_MS);
  const left = Date.parse(item.answer_until) - nowMs;
  const time = left < HOUR_MS ? texts.minutes(formats.number(Math.ceil(left / MINUTE_MS))) : texts.hours(formats.number(Math.floor(left / HOUR_MS)));
  const isAffiliates = item.price_cents === null;
  if (item.status !== "filed") return <Status tone={item.status === "approved" ? "good" : "neutral"}>{texts.status[item.status]}</Status>;
  if (item.answered_at !== null) return <Status tone="info">{isAffiliates ? texts.answered : texts.affiliateAnswered}</Status>;
  if (left <= 0) return <Status tone="negative">{isAffiliates ? texts.overdue : texts.notAnswered}</Status>;
  return <Status tone="warning">{isAffiliates ? texts.left(time) : texts.waitsForAnswer(time)}</Status>;
}
