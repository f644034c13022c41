// Warns before a return is requested that the product's own record says otherwise.
import type { ReactNode } from "react";
import type { Return } from "../../../../contract/marketplace/returns.ts";
import type { ReturnTerms } from "../../../../contract/marketplace/return-terms.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { RETURN_LIST_TEXTS } from "../../../../locales/catalogues/return-list.ts";
import { Notice } from "../../../ui/notice.tsx";

export function DisputedNotice({
  terms: { checks, lead },
  reason,
}: {
  readonly terms: ReturnTerms;
  readonly reason: Return["reason"] | null;
}): ReactNode {
  const texts = useTexts(RETURN_LIST_TEXTS).disputed;
  const words = useTexts(LEAD_WORDS);
  const check = checks.find((one) => one.reason === reason);
  if (check?.finding !== "disproved") return null;
  const place = [lead.city, lead.state, lead.zip_code].filter((part) => part !== null).join(", ");
  const type = words.facts.property_type.words[lead.property_type];
  const typeInSentence = type.charAt(0).toLowerCase() + type.slice(1);
  const says =
    check.why === "was_reached"
      ? texts.was_reached
      : texts.criteria_hold(reason === "wrong_property_type" ? typeInSentence : place);
  return (
    <Notice tone="warning">
      {says} {texts.about}
    </Notice>
  );
}
