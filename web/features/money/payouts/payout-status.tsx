// Shows the status of a payout as a word with a shape.
import type { ReactNode } from "react";
import type { Payout } from "../../../../contract/money/payout-shapes.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { PAYOUT_TEXTS } from "../../../../locales/catalogues/payouts.ts";
import { Status, type StatusTone } from "../../../ui/status.tsx";

export type { Payout };

const TONES: Readonly<Record<Payout["status"], StatusTone>> = {
  requested: "warning",
  approved: "info",
  sent: "good",
  rejected: "negative",
  cancelled: "neutral",
  failed: "negative",
};

export function PayoutStatus({ status }: Pick<Payout, "status">): ReactNode {
  const texts = useTexts(PAYOUT_TEXTS).status;
  return <Status tone={TONES[status]}>{texts[status]}</Status>;
}
