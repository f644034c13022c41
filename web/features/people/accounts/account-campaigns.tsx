// Lists the campaigns of an account in its sheet; their pages pause them.
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Campaign } from "../../../../contract/demand/campaigns.ts";
import type { Account } from "../../../../contract/network/accounts.ts";
import { NETWORK_PAUSE_WORD_TEXTS } from "../../../../locales/catalogues/network-pause-words.ts";
import { USER_TEXTS } from "../../../../locales/catalogues/users.ts";
import type { UserTexts } from "../../../../locales/en/users.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { type Formats, useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { Name } from "../../../ui/name.tsx";
import { Status, type StatusTone } from "../../../ui/status.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { Part, RECORDS_SHOWN } from "./sheet-part.tsx";

type AccountTexts = UserTexts["account"];

const TONES: Readonly<Record<Campaign["status"], StatusTone>> = {
  active: "good",
  paused: "warning",
  archived: "neutral",
};

export function AccountCampaigns({ account: { id } }: { readonly account: Account }): ReactNode {
  const texts = useTexts(USER_TEXTS).account;
  const words = useTexts(NETWORK_PAUSE_WORD_TEXTS);
  const formats = useFormats();
  const shown = useDocuments("campaigns", {
    where: [["account_id", "eq", id]],
    order: "name",
    limit: RECORDS_SHOWN,
  });
  return (
    <Part title={texts.campaigns}>
      <Loaded shown={shown}>
        {(campaigns) =>
          campaigns.length === 0 ? (
            <p className="text-text-2">{texts.noCampaigns}</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {campaigns.map((campaign) => (
                <li key={campaign.id} className="flex items-center justify-between gap-3 py-1.5">
                  <TwoLines
                    main={
                      <Link to={`/campaigns/${campaign.id}`} className="text-accent underline">
                        <Name>{campaign.name}</Name>
                      </Link>
                    }
                    sub={bidsOf(campaign, texts, formats)}
                  />
                  {campaign.network_pause === null || campaign.status === "archived" ? (
                    <Status tone={TONES[campaign.status]}>
                      {texts.campaignStatus[campaign.status]}
                    </Status>
                  ) : (
                    <Status tone="negative">{words.status}</Status>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Part>
  );
}

function bidsOf(
  { exclusive_bid_cents: exclusive, shared_bid_cents: shared }: Campaign,
  texts: AccountTexts,
  formats: Formats,
): string {
  return [
    exclusive === null ? null : texts.exclusive(formats.money(exclusive)),
    shared === null ? null : texts.shared(formats.money(shared)),
  ]
    .filter((words) => words !== null)
    .join(" · ");
}
