// Shows the status of an earning as a word with a shape.
import type { ReactNode } from "react";
import type { Earning } from "../../../../contract/money/money.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { Status, type StatusTone } from "../../../ui/status.tsx";

type EarningStatus = Earning["status"];

const TONES: Readonly<Record<EarningStatus, StatusTone>> = {
  pending: "warning",
  payable: "info",
  paid: "good",
  reversed: "negative",
};

export function EarningStatusMark({ status }: { readonly status: EarningStatus }): ReactNode {
  const { earning } = useTexts(LEAD_WORDS);
  return <Status tone={TONES[status]}>{earning[status]}</Status>;
}
