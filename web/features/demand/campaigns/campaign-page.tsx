// Shows one campaign: what it bought, the use of its caps, its criteria and terms. Its owner edits
// it here.
import { type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import { flagParameter, useAddress } from "../../../lib/address.ts";
import { useUser, may } from "../../../lib/auth/auth.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CAMPAIGN_PAGE_TEXTS } from "../../../../locales/catalogues/campaign.ts";
import { Description } from "../../../ui/description.tsx";
import { Name } from "../../../ui/name.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { isGone } from "../../../ui/record-gone.tsx";
import { Screen, Section } from "../../../ui/screen.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { CampaignActions } from "./campaign-actions.tsx";
import { type Campaign, CampaignStatus } from "./campaign-cells.tsx";
import { CriteriaInWords } from "./campaign-criteria.tsx";
import { CampaignFigures } from "./campaign-figures.tsx";
import { CampaignGone } from "./campaign-gone.tsx";
import {
  CampaignCaps,
  CampaignHistory,
  CampaignSales,
  EditCampaign,
  MissedLeads,
  ObstacleNotice,
} from "./on-demand.ts";
import { useTermRows } from "./term-rows.tsx";
import { CampaignPlan } from "../../delivery/deliveries/index.ts";
import { PauseBanner } from "../../network/pauses/index.ts";

const ADDRESS = { edit: flagParameter() };

export function CampaignPage({ id }: { readonly id: string }): ReactNode {
  const texts = useTexts(CAMPAIGN_PAGE_TEXTS);
  const { role } = useUser();
  const {
    value: campaign,
    problem,
    retry,
  } = useAnswer("GET /v1/campaigns/{id}", { params: { id } });
  const [{ edit }] = useAddress(ADDRESS);
  if (isGone(problem)) return <CampaignGone />;
  if (campaign === undefined)
    return (
      <Screen title={texts.campaign} about={<BackLink />}>
        {problem === null ? <ScreenSpinner /> : <ProblemNotice problem={problem} onRetry={retry} />}
      </Screen>
    );
  if (edit && role === "advertiser" && campaign.status !== "archived")
    return (
      <Suspense fallback={<ScreenSpinner />}>
        <EditCampaign id={id} />
      </Suspense>
    );
  return (
    <>
      {problem === null ? null : (
        <div className="mb-4">
          <ProblemNotice problem={problem} onRetry={retry} />
        </div>
      )}
      {role === "admin" ? <Exclusions campaign={campaign} /> : <Own campaign={campaign} />}
    </>
  );
}

function Own({ campaign }: { readonly campaign: Campaign }): ReactNode {
  return <Shown campaign={campaign} owner={null} zone={useUser().timeZone} />;
}

/** With the owner's name, for the operator. */
function Exclusions({ campaign }: { readonly campaign: Campaign }): ReactNode {
  const { value } = useAnswer("GET /v1/accounts/{id}", { params: { id: campaign.account_id } });
  const { timeZone } = useFormats();
  return (
    <Shown campaign={campaign} owner={value?.name ?? ""} zone={value?.time_zone ?? timeZone} />
  );
}

/** `owner` is null where the campaign is the reader's own; `zone` is the account's time zone. */
function Shown({
  campaign,
  owner,
  zone,
}: {
  readonly campaign: Campaign;
  readonly owner: string | null;
  readonly zone: string;
}): ReactNode {
  const texts = useTexts(CAMPAIGN_PAGE_TEXTS);
  const user = useUser();
  const isOwner =
    user.role === "advertiser" && may(user, "campaigns") && campaign.status !== "archived";
  const about = (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <BackLink />
      {owner === null || owner === "" ? null : (
        <Link to={`/users/${campaign.account_id}`} className="hover:underline">
          <Name>{owner}</Name>
        </Link>
      )}
      <CampaignStatus campaign={campaign} zone={zone} />
    </span>
  );
  return (
    <Screen
      title={campaign.name}
      heading={<Name>{campaign.name}</Name>}
      about={about}
      actions={<CampaignActions campaign={campaign} zone={zone} />}
    >
      <div className="grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 content-start gap-8">
          <Stops campaign={campaign} />
          <CampaignFigures id={campaign.id} />
          {campaign.status === "archived" ? null : (
            <Suspense fallback={<ScreenSpinner />}>
              <MissedLeads campaign={campaign} zone={zone} />
            </Suspense>
          )}
          <Suspense fallback={<ScreenSpinner />}>
            <CampaignSales campaign={campaign} />
          </Suspense>
          {isOwner ? (
            <Suspense fallback={<ScreenSpinner />}>
              <CampaignPlan id={campaign.id} />
            </Suspense>
          ) : null}
          <Suspense fallback={<ScreenSpinner />}>
            <CampaignHistory id={campaign.id} />
          </Suspense>
        </div>
        <div className="grid min-w-0 content-start gap-8">
          <Suspense fallback={<ScreenSpinner />}>
            <CampaignCaps campaign={campaign} />
          </Suspense>
          <Section title={texts.rules.title}>
            <div className="rounded-panel border border-line bg-surface p-4">
              <CriteriaInWords criteria={campaign.criteria} />
            </div>
          </Section>
          <CampaignTerms campaign={campaign} />
        </div>
      </div>
    </Screen>
  );
}

/** What keeps it from buying: the network's pause, or an obstacle. */
function Stops({ campaign }: { readonly campaign: Campaign }): ReactNode {
  const { id, name, account_id: accountId, network_pause: pause, obstacle } = campaign;
  if (campaign.status === "archived" || (pause === null && obstacle === null)) return null;
  return (
    <Suspense fallback={<ScreenSpinner />}>
      {pause === null ? null : (
        <PauseBanner pause={pause} thing={{ kind: "campaign", id, name, accountId }} />
      )}
      {obstacle === null ? null : <ObstacleNotice campaign={campaign} obstacle={obstacle} />}
    </Suspense>
  );
}

function CampaignTerms({ campaign }: { readonly campaign: Campaign }): ReactNode {
  const { terms } = useTexts(CAMPAIGN_PAGE_TEXTS);
  const formats = useFormats();
  const { plain, others } = useTermRows(campaign);
  return (
    <Section title={terms.title}>
      <div className="rounded-panel border border-line bg-surface px-4 py-2">
        <Description
          rows={[
            ...plain,
            [terms.delivery, terms.inApp],
            ...others,
            [terms.since, formats.dateTime(campaign.created_at)],
            [terms.changed, formats.dateTime(campaign.updated_at)],
          ]}
        />
      </div>
    </Section>
  );
}

function BackLink(): ReactNode {
  const { back } = useTexts(CAMPAIGN_PAGE_TEXTS);
  return (
    <Link className="text-accent underline" to="/campaigns">
      {back}
    </Link>
  );
}
