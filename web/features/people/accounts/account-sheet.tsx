// Shows one account in a sheet: facts, the operator's decisions, campaigns or sources, and recent
// activity.
import { type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import { isWaiting } from "../../../../domain/access/account-status.ts";
import type { Campaign } from "../../../../contract/demand/campaigns.ts";
import type { Account } from "../../../../contract/network/accounts.ts";
import { useAnswer, useDocuments } from "../../../lib/documents/use-documents.ts";
import { type Formats, useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useNow } from "../../../lib/use-now.ts";
import { ACCOUNT_KIND_TEXTS } from "../../../../locales/catalogues/account-kinds.ts";
import { ACCOUNT_TEXTS } from "../../../../locales/catalogues/accounts.ts";
import { ACTIVITY_TEXTS } from "../../../../locales/catalogues/activity.ts";
import { TEAM_TEXTS } from "../../../../locales/catalogues/team.ts";
import { USER_TEXTS } from "../../../../locales/catalogues/users.ts";
import type { UserTexts } from "../../../../locales/en/users.ts";
import { Description } from "../../../ui/description.tsx";
import { Name } from "../../../ui/name.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { Status } from "../../../ui/status.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { AccountWallet } from "../../money/manual-entries/index.ts";
import { LicenseChecks } from "../licenses/index.ts";
import { SellerNameDecisions } from "../seller-names/index.ts";
import { ApplicationPart } from "../application/index.ts";
import { ViewAs } from "../view-as/index.ts";
import { actionWords } from "../../network/activity/index.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { AccountDecision } from "./account-decision.tsx";
import { accountFacts } from "./account-facts.ts";
import { SourceRouting } from "./source-routing.tsx";
import { AccountStatus } from "./account-status.tsx";
import { MINUTE_MS } from "../../../../domain/time.ts";

type AccountTexts = UserTexts["account"];

const ACTIVITY_SHOWN = 8;
const RECORDS_SHOWN = 20;

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
                <Suspense fallback={null}>
                  <ViewAs account={account} />
                </Suspense>
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
                <Campaigns account={account} />
              </>
            ) : account.kind === "affiliate" ? (
              <Sources account={account} />
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

function Part({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function Campaigns({ account: { id } }: { readonly account: Account }): ReactNode {
  const texts = useTexts(USER_TEXTS).account;
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
                  <Status
                    tone={
                      campaign.status === "active"
                        ? "good"
                        : campaign.status === "paused"
                          ? "warning"
                          : "neutral"
                    }
                  >
                    {texts.campaignStatus[campaign.status]}
                  </Status>
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

function Sources({ account: { id } }: { readonly account: Account }): ReactNode {
  const texts = useTexts(USER_TEXTS).account;
  const formats = useFormats();
  const shown = useDocuments("sources", {
    where: [["account_id", "eq", id]],
    order: "name",
    limit: RECORDS_SHOWN,
  });
  return (
    <Part title={texts.sources}>
      <Loaded shown={shown}>
        {(sources) =>
          sources.length === 0 ? (
            <p className="text-text-2">{texts.noSources}</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {sources.map((source) => (
                <li key={source.id} className="grid gap-2 py-2">
                  <span className="flex items-center justify-between gap-3">
                    <TwoLines
                      main={<Name>{source.name}</Name>}
                      sub={
                        source.daily_cap === null
                          ? texts.noCap
                          : texts.cap(formats.number(source.daily_cap))
                      }
                    />
                    <Status tone={source.status === "active" ? "good" : "warning"}>
                      {texts.sourceStatus[source.status]}
                    </Status>
                  </span>
                  <SourceRouting source={source} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Part>
  );
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
