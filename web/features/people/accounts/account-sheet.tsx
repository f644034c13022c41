// Shows one account in a sheet: facts, the operator's decisions, what it owns, and recent activity.
import { type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import { isWaiting } from "../../../../domain/access/account-status.ts";
import type { Account } from "../../../../contract/network/accounts.ts";
import { useAnswer, useDocuments } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useNow } from "../../../lib/use-now.ts";
import { ACCOUNT_KIND_TEXTS } from "../../../../locales/catalogues/account-kinds.ts";
import { ACCOUNT_TEXTS } from "../../../../locales/catalogues/accounts.ts";
import { ACTIVITY_TEXTS } from "../../../../locales/catalogues/activity.ts";
import { TEAM_TEXTS } from "../../../../locales/catalogues/team.ts";
import { USER_TEXTS } from "../../../../locales/catalogues/users.ts";
import { Description } from "../../../ui/description.tsx";
import { Name } from "../../../ui/name.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { AccountWallet } from "../../money/manual-entries/index.ts";
import { LicenseChecks } from "../licenses/index.ts";
import { SellerNameDecisions } from "../seller-names/index.ts";
import { ApplicationPart } from "../application/index.ts";
import { actionWords } from "../../network/activity/index.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { AccountDecision } from "./account-decision.tsx";
import { accountFacts } from "./account-facts.ts";
import { AccountStatus } from "./account-status.tsx";
import { AccountCampaigns } from "./account-campaigns.tsx";
import { AccountDestinations } from "./account-destinations.tsx";
import { AccountSources } from "./account-sources.tsx";
import { Part } from "./sheet-part.tsx";
import { MINUTE_MS } from "../../../../domain/time.ts";

const ACTIVITY_SHOWN = 8;

export default function AccountSheet({
  id,
  onClose,
}: {
  readonly id: string;
  readonly onClose: () => void;
}): ReactNode {
  const texts = useTexts(USER_TEXTS).account;
  const words = useTexts(ACCOUNT_TEXTS);
  const kinds = useTexts(ACCOUNT_KIND_TEXTS);
  const formats = useFormats();
  const shown = useAnswer("GET /v1/accounts/{id}", { params: { id } });
  return (
    <Sheet title={shown.value?.name ?? texts.title} onClose={onClose}>
      <Loaded shown={shown}>
        {(account) => (
          <div className="grid gap-6">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <AccountStatus status={account.status} />
              <span className="flex flex-wrap gap-2">
                <AccountDecision account={account} />
              </span>
            </div>
            {/* First while it waits for a decision. */}
            {isWaiting(account.status) ? <Application account={account} /> : null}
            <Description rows={accountFacts(account, words, kinds, formats)} />
            {isWaiting(account.status) ? null : <Application account={account} />}
            {account.kind === "advertiser" ? (
              <>
                <Suspense fallback={null}>
                  <AccountWallet account={account} />
                </Suspense>
                <LicenseChecks account={account} />
                <SellerNameDecisions account={account} />
                <AccountCampaigns account={account} />
                <AccountDestinations account={account} />
              </>
            ) : account.kind === "affiliate" ? (
              <AccountSources account={account} />
            ) : null}
            <Members account={account} />
            <LastActivity account={account} />
          </div>
        )}
      </Loaded>
    </Sheet>
  );
}

/** Its application; nothing for an account that joined without one. */
function Application({ account }: { readonly account: Account }): ReactNode {
  return account.application === null ? null : <ApplicationPart account={account} />;
}

function Members({ account: { id } }: { readonly account: Account }): ReactNode {
  const texts = useTexts(TEAM_TEXTS);
  const shown = useAnswer("GET /v1/members", { query: { account_id: id } });
  return (
    <Part title={texts.people}>
      <Loaded shown={shown}>
        {({ items }) => (
          <ul className="divide-y divide-line border-y border-line">
            {items.map((teamRole) => (
              <li key={teamRole.user_id} className="flex items-center justify-between gap-3 py-1.5">
                <TwoLines main={<Name>{teamRole.name}</Name>} sub={<Name>{teamRole.email}</Name>} />
                <span>{texts.seats[teamRole.team_role]}</span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Part>
  );
}

function LastActivity({ account: { id } }: { readonly account: Account }): ReactNode {
  const texts = useTexts(USER_TEXTS).account;
  const words = useTexts(ACTIVITY_TEXTS);
  const formats = useFormats();
  const nowMs = useNow(MINUTE_MS);
  const shown = useDocuments("activity", {
    where: [["account_id", "eq", id]],
    order: "-at",
    limit: ACTIVITY_SHOWN,
  });
  return (
    <Part title={texts.activity}>
      <Loaded shown={shown}>
        {(entries) =>
          entries.length === 0 ? (
            <p className="text-text-2">{texts.noActivity}</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {entries.slice(0, ACTIVITY_SHOWN).map((entry) => (
                <li key={entry.id} className="flex justify-between gap-3 py-1.5">
                  <span>{actionWords(entry, words)}</span>
                  <time
                    dateTime={entry.at}
                    title={formats.dateTime(entry.at)}
                    className="text-text-2"
                  >
                    {formats.ago(entry.at, nowMs)}
                  </time>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <p>
        <Link to={`/activity?account=${id}`} className="text-accent underline">
          {texts.allActivity}
        </Link>
      </p>
    </Part>
  );
}
