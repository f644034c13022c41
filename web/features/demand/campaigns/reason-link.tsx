// Links from what stops a campaign to the screen where it is mended.
import type { ReactNode } from "react";
import type { MissedReason } from "../../../../domain/distribution/missed.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { MISSED_LEAD_TEXTS } from "../../../../locales/catalogues/missed-leads.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import type { Campaign } from "./campaign-cells.tsx";
import { FROM_PAGE } from "./on-demand.ts";

type Act = keyof (typeof MISSED_LEAD_TEXTS)["en"]["act"];

/** What mends each reason; reasons without a step of the buyer's are absent. */
type Reason = MissedReason | NonNullable<Campaign["obstacle"]>["reason"];

const ACTS: Readonly<Partial<Record<Reason, Exclude<Act, "raise">>>> = {
  insufficient_funds: "money",
  not_licensed: "license",
  cap_reached: "caps",
  budget_exhausted: "caps",
  outside_hours: "hours",
  source_blocked: "sources",
  not_offered: "bids",
  buyer_rejected: "deliveries",
  buyer_timeout: "deliveries",
};

export function ReasonLink({
  reason,
  campaignId,
}: {
  readonly reason: Reason;
  readonly campaignId: string;
}): ReactNode {
  const texts = useTexts(MISSED_LEAD_TEXTS);
  const act = ACTS[reason];
  if (act === undefined) return null;
  const edit = `/campaigns/${campaignId}?edit=1`;
  const to = {
    money: "/billing?topup=1",
    license: "/settings",
    caps: edit,
    hours: edit,
    sources: edit,
    bids: edit,
    deliveries: "/settings?part=deliveries",
  }[act];
  return (
    <ButtonLink to={to} state={to === edit ? FROM_PAGE : undefined}>
      {texts.act[act]}
    </ButtonLink>
  );
}
