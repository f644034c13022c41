// Shows a reason why a campaign missed leads: how many, what it means, the step that mends it.
import { type ReactNode, useState } from "react";
import type { MissedLeads } from "../../../../contract/demand/missed-leads.ts";
import { US_STATES } from "../../../../domain/lead/us-states.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { MISSED_LEAD_TEXTS } from "../../../../locales/catalogues/missed-leads.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.tsx";
import type { Campaign } from "./campaign-cells.tsx";
import { ReasonLink } from "./reason-link.tsx";
import { StatusButtons } from "./status-buttons.tsx";
import { useChangeTerm } from "./use-change-term.ts";

type Row = MissedLeads["reasons"][number];
type Bids = MissedLeads["winning_bids"];

interface MissedReasonProps {
  readonly row: Row;
  readonly bids: Bids;
  readonly isAbout: boolean;
  readonly campaign: Campaign;
  /** The account's time zone. */
  readonly zone: string;
}

export function MissedReason({ row, bids, isAbout, campaign, zone }: MissedReasonProps): ReactNode {
  const texts = useTexts(MISSED_LEAD_TEXTS);
  const formats = useFormats();
  const advice = useAdvice(row, bids);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
      <div className="grid min-w-0 flex-1 basis-64 gap-0.5">
        <p className="flex items-baseline gap-2">
          <strong className="min-w-8 font-semibold">
            {isAbout ? texts.aboutCount(formats.number(row.leads)) : formats.number(row.leads)}
          </strong>
          <span>{texts.reason[row.reason]}</span>
        </p>
        {advice === null ? null : <p className="text-label text-text-2">{advice}</p>}
      </div>
      {campaign.abilities.update ? (
        <Step reason={row.reason} bids={bids} campaign={campaign} zone={zone} />
      ) : null}
    </li>
  );
}

function useAdvice({ reason, states }: Row, bids: Bids): string | null {
  const { advice, band } = useTexts(MISSED_LEAD_TEXTS);
  const formats = useFormats();
  const written = ({ from_cents: from, to_cents: to }: NonNullable<Bids>["half"]): string =>
    band(formats.money(from ?? 0, "whole"), formats.money(to ?? 0, "whole"));
  if (reason === "outbid" || reason === "below_reserve") {
    if (bids === null) return null;
    const [half, most] = [written(bids.half), written(bids.most)];
    return half === most ? advice.bidsAlike(most) : advice.bids(half, most);
  }
  if (reason === "not_licensed")
    return states.length === 0 ? null : advice.states(states.map(nameOf).join(", "));
  return reason === "consent_scope" ||
    reason === "not_offered" ||
    reason === "account_suspended" ||
    reason === "paused_by_network" ||
    reason === "paused"
    ? advice[reason]
    : null;
}

function nameOf(state: string): string {
  return US_STATES.find(({ code }) => code === state)?.name ?? state;
}

interface StepProps extends Omit<MissedReasonProps, "row" | "isAbout"> {
  readonly reason: Row["reason"];
}

/** One press: a higher bid or the resumption at once, anything else on the screen of its facts. */
function Step({ reason, bids, campaign, zone }: StepProps): ReactNode {
  if (reason === "outbid" || reason === "below_reserve")
    return bids === null ? null : <RaiseBid to={bids.half.to_cents ?? 0} campaign={campaign} />;
  if (reason === "paused")
    return campaign.status === "paused" ? (
      <StatusButtons campaign={campaign} zone={zone} place="page" />
    ) : null;
  return <ReasonLink reason={reason} campaignId={campaign.id} />;
}

/** Raises the exclusive bid, or the shared one where there is no other; the message undoes it. */
function RaiseBid({
  to,
  campaign,
}: {
  readonly to: number;
  readonly campaign: Campaign;
}): ReactNode {
  const texts = useTexts(MISSED_LEAD_TEXTS);
  const formats = useFormats();
  const [isBusy, setBusy] = useState(false);
  const { exclusive_bid_cents: exclusive, shared_bid_cents: shared } = campaign;
  const change = useChangeTerm(campaign, exclusive === null ? "shared" : "exclusive");
  if (to <= (exclusive ?? shared ?? 0)) return null;
  const raise = async (): Promise<void> => {
    setBusy(true);
    const problem = await change(to);
    setBusy(false);
    if (problem !== null) toast(problem, { tone: "negative" });
  };
  return (
    <Button busy={isBusy} onClick={() => void raise()}>
      {texts.act.raise(formats.money(to, "whole"))}
    </Button>
  );
}
