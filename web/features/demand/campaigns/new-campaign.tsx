// Shows the form of a new campaign, blank or with the terms of another one.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { idParameter, useAddress } from "../../../lib/address.ts";
import { saveDocument } from "../../../lib/documents/documents.ts";
import { useAnswerToEdit } from "../../../lib/documents/use-answer-to-edit.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useUser } from "../../../lib/auth/auth.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CAMPAIGN_PAGE_TEXTS } from "../../../../locales/catalogues/campaign.ts";
import { CAMPAIGN_FORM_TEXTS } from "../../../../locales/catalogues/campaign-form.ts";
import type { DescriptionRow } from "../../../ui/description.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { isGone } from "../../../ui/record-gone.tsx";
import { Screen } from "../../../ui/screen.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { toast } from "../../../ui/toast.tsx";
import {
  type CampaignDocument,
  type CampaignFormValues,
  emptyCampaignForm,
  toDraft,
  toTerms,
} from "./campaign-form-values.ts";
import type { Campaign } from "./campaign-cells.tsx";
import { CampaignForm, reachForForm } from "./form-loader.tsx";
import { campaignFormOfSearch } from "./search-form-values.ts";
import { useTermRows } from "./term-rows.tsx";

const ADDRESS = { from: idParameter() };
const NO_TERMS = {};
type Kept = Partial<Pick<CampaignDocument, "blocked_source_ids" | "priority" | "weight">>;

export function NewCampaign(): ReactNode {
  const texts = useTexts(CAMPAIGN_FORM_TEXTS);
  const page = useTexts(CAMPAIGN_PAGE_TEXTS);
  const [{ from }] = useAddress(ADDRESS);
  // Preloads the form while its initial values load.
  useEffect(reachForForm, []);
  return (
    <Screen
      title={texts.newTitle}
      about={
        <>
          <Link className="text-accent underline" to="/campaigns">
            {page.back}
          </Link>{" "}
          · {texts.newAbout}
        </>
      }
    >
      {from === null ? <EmptyForm /> : <CopyForm key={from} id={from} />}
    </Screen>
  );
}

function EmptyForm(): ReactNode {
  const { timeZone } = useUser();
  return (
    <MakeForm
      draft={campaignFormOfSearch(
        emptyCampaignForm(timeZone),
        new URLSearchParams(window.location.search),
      )}
      kept={NO_TERMS}
      others={[]}
      draftName={`campaign new ${window.location.search}`}
    />
  );
}

function CopyForm({ id }: { readonly id: string }): ReactNode {
  const texts = useTexts(CAMPAIGN_FORM_TEXTS);
  const { value, problem, retry } = useAnswerToEdit("GET /v1/campaigns/{id}", {
    params: { id },
  });
  if (value !== undefined) return <CopyOf campaign={value} />;
  if (problem === null) return <ScreenSpinner />;
  return isGone(problem) ? (
    <>
      <Notice>{texts.sourceGone}</Notice>
      <EmptyForm />
    </>
  ) : (
    <ProblemNotice problem={problem} onRetry={retry} />
  );
}

function CopyOf({ campaign }: { readonly campaign: Campaign }): ReactNode {
  const texts = useTexts(CAMPAIGN_FORM_TEXTS);
  const { others } = useTermRows(campaign);
  const { blocked_source_ids, priority, weight } = campaign;
  return (
    <MakeForm
      draft={{ ...toDraft(campaign), name: texts.copyOf(campaign.name) }}
      kept={{ blocked_source_ids, priority, weight }}
      others={others}
      draftName={`campaign copy ${campaign.id}`}
    />
  );
}

interface MakeFormProps {
  readonly draft: CampaignFormValues;
  /** Terms that the form has no controls for. */
  readonly kept: Kept;
  readonly others: readonly DescriptionRow[];
  /** Under which the typed values are kept. */
  readonly draftName: string;
}

function MakeForm({ draft: first, kept, others, draftName }: MakeFormProps): ReactNode {
  const texts = useTexts(CAMPAIGN_FORM_TEXTS);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [opened] = useState(first);
  // One id for the whole form: submitting twice still creates one campaign.
  const [id] = useState(() => crypto.randomUUID());
  const make = async (draft: CampaignFormValues, isPaused: boolean): Promise<void> => {
    await saveDocument("PUT /v1/campaigns/{id}", {
      params: { id },
      body: { ...kept, ...toTerms(draft), status: isPaused ? "paused" : "active" },
    });
    await refresh(client, "/v1/campaigns");
  };
  return (
    <CampaignForm
      opened={opened}
      others={others}
      base={kept}
      action={texts.create}
      pausedAction={texts.createPaused}
      draftName={draftName}
      disabledBecause={() => null}
      save={make}
      back="/campaigns"
      onSaved={({ name }, isPaused) => {
        toast((isPaused ? texts.madePaused : texts.made)(name.trim()));
        void navigate(`/campaigns/${id}`, { replace: true });
      }}
    />
  );
}
