// Edits a campaign in place of its page. Only changed members are sent, so that concurrent changes
// to other members stay.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { searchWith } from "../../../lib/address.ts";
import { saveDocument } from "../../../lib/documents/documents.ts";
import { useAnswerToEdit } from "../../../lib/documents/use-answer-to-edit.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CAMPAIGN_FORM_TEXTS } from "../../../../locales/catalogues/campaign-form.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { Name } from "../../../ui/name.tsx";
import { Screen } from "../../../ui/screen.tsx";
import { toast } from "../../../ui/toast.tsx";
import { type CampaignFormValues, toDraft, toPatch } from "./campaign-form-values.ts";
import type { Campaign } from "./campaign-cells.tsx";
import { CampaignForm } from "./form-loader.tsx";
import { FROM_PAGE } from "./on-demand.ts";
import { useTermRows } from "./term-rows.tsx";

interface EditCampaignProps {
  readonly id: string;
}

export function EditCampaign({ id }: EditCampaignProps): ReactNode {
  const shown = useAnswerToEdit("GET /v1/campaigns/{id}", { params: { id } });
  return <Loaded shown={shown}>{(campaign) => <Form key={id} campaign={campaign} />}</Loaded>;
}

function Form({ campaign: newest }: { readonly campaign: Campaign }): ReactNode {
  const texts = useTexts(CAMPAIGN_FORM_TEXTS);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { state } = useLocation();
  useTop();
  const [campaign] = useState(newest);
  const [opened] = useState(() => toDraft(campaign));
  const { others } = useTermRows(campaign);
  const back = {
    pathname: `/campaigns/${campaign.id}`,
    search: searchWith(search, { edit: null }),
  };
  const { blocked_source_ids, priority, weight } = campaign;
  const base = { campaign_id: campaign.id, blocked_source_ids, priority, weight };
  const save = async (draft: CampaignFormValues): Promise<void> => {
    await saveDocument("PATCH /v1/campaigns/{id}", {
      params: { id: campaign.id },
      body: toPatch(draft, opened),
    });
    await refresh(client, "/v1/campaigns");
  };
  return (
    <Screen
      title={texts.edit(campaign.name)}
      about={
        <Link className="text-accent underline" to={back}>
          <Name>{campaign.name}</Name>
        </Link>
      }
    >
      <CampaignForm
        opened={opened}
        others={others}
        action={texts.save}
        // Of another version, the kept values would undo what has changed since.
        draftName={`campaign ${campaign.id} ${campaign.version}`}
        save={save}
        back={back}
        base={base}
        disabledBecause={(draft) => (draft === opened ? texts.unchanged : null)}
        onSaved={(draft) => {
          toast(texts.saved(draft.name.trim()));
          // Goes back in the history rather than adding another entry to it.
          void (state === FROM_PAGE ? navigate(-1) : navigate(back, { replace: true }));
        }}
      />
    </Screen>
  );
}

/**
 * Scrolls to the top and focuses the content when the form replaces the page, and when the page
 * returns.
 */
function useTop(): void {
  useEffect(() => {
    const start = (): void => {
      window.scrollTo(0, 0);
      document.getElementById("content")?.focus({ preventScroll: true });
    };
    start();
    return start;
  }, []);
}
