// Says, before a purchase, how long the lead may be returned and why.
import type { ReactNode } from "react";
import { MARKETPLACE_TEXTS } from "../../../../locales/catalogues/marketplace.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";

export function ReturnsNote(): ReactNode {
  const { confirm } = useTexts(MARKETPLACE_TEXTS);
  const formats = useFormats();
  const agreed = useAnswer("GET /v1/profile").value?.account.buyer?.return_days;
  const usual = useAnswer("GET /v1/settings").value?.return_days;
  // Undefined while the profile is unknown, null where nothing is agreed.
  const days = agreed === null ? usual : agreed;
  if (days === undefined) return null;
  return (
    <p className="text-label text-text-2">
      {days === 0 ? confirm.noReturns : confirm.returns(formats.number(days))}
    </p>
  );
}
