// Draws the actions of a campaign's page: pause, resume, edit, duplicate, archive.
import { useQueryClient } from "@tanstack/react-query";
import { MoreHorizontal } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { searchWith } from "../../../lib/address.ts";
import { useUser } from "../../../lib/auth/auth.ts";
import { saveDocument } from "../../../lib/documents/documents.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { CAMPAIGN_PAGE_TEXTS } from "../../../../locales/catalogues/campaign.ts";
import { CAMPAIGN_TEXTS } from "../../../../locales/catalogues/campaigns.ts";
import { UI_TEXTS } from "../../../../locales/catalogues/ui.ts";
import { ButtonLink, IconButton } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { Menu, MenuItem } from "../../../ui/menu.tsx";
import { Name } from "../../../ui/name.tsx";
import { toast } from "../../../ui/toast.tsx";
import type { Campaign } from "./campaign-cells.tsx";
import { FROM_PAGE } from "./on-demand.ts";
import { reachForForm } from "./form-loader.tsx";
import { PauseButton } from "../../network/pauses/index.ts";
import { StatusButtons } from "./status-buttons.tsx";

/** The network can only pause another account's campaign; the banner of its pause ends that. */
export function CampaignActions({ campaign, zone }: ActionsProps): ReactNode {
  return useUser().role === "admin" ? (
    <NetworkActions campaign={campaign} />
  ) : (
    <OwnerActions campaign={campaign} zone={zone} />
  );
}

interface ActionsProps {
  readonly campaign: Campaign;
  /** The account's time zone. */
  readonly zone: string;
}

function NetworkActions({
  campaign: { id, name, account_id: accountId, status, network_pause: pause },
}: Pick<ActionsProps, "campaign">): ReactNode {
  return status === "archived" || pause !== null ? null : (
    <Suspense fallback={null}>
      <PauseButton thing={{ kind: "campaign", id, name, accountId }} />
    </Suspense>
  );
}

function OwnerActions({ campaign, zone }: ActionsProps): ReactNode {
  const texts = useTexts(CAMPAIGN_PAGE_TEXTS);
  const list = useTexts(CAMPAIGN_TEXTS);
  const ui = useTexts(UI_TEXTS);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [isAsked, ask] = useState(false);
  const why =
    campaign.status === "archived"
      ? texts.isArchived
      : campaign.abilities.update
        ? null
        : list.notYours;
  return (
    <>
      <StatusButtons campaign={campaign} zone={zone} place="page" />
      {why === null ? (
        <ButtonLink
          onPointerEnter={reachForForm}
          onFocus={reachForForm}
          to={{ search: searchWith(search, { edit: "1" }) }}
          state={FROM_PAGE}
        >
          {texts.edit}
        </ButtonLink>
      ) : null}
      <Menu
        button={(given) => (
          <IconButton {...given} label={ui.actions} className="border border-control bg-surface">
            <MoreHorizontal size={18} strokeWidth={1.5} />
          </IconButton>
        )}
      >
        <MenuItem onSelect={() => void navigate(`/campaigns/new?from=${campaign.id}`)}>
          {texts.duplicate}
        </MenuItem>
        <MenuItem tone="negative" disabledBecause={why} onSelect={() => ask(true)}>
          {texts.archive}
        </MenuItem>
      </Menu>
      {isAsked ? <AskArchive campaign={campaign} onClose={() => ask(false)} /> : null}
    </>
  );
}

function AskArchive({
  campaign: { id, name },
  onClose,
}: {
  readonly campaign: Campaign;
  readonly onClose: () => void;
}): ReactNode {
  const texts = useTexts(CAMPAIGN_PAGE_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const archive = async (): Promise<void> => {
    const isDone = await submit(async () => {
      await saveDocument("PATCH /v1/campaigns/{id}", {
        params: { id },
        body: { status: "archived" },
      });
      await refresh(client, "/v1/campaigns");
    });
    if (!isDone) return;
    toast(texts.archived(name));
    onClose();
  };
  return (
    <Confirm
      title={texts.askArchive.title}
      action={texts.archive}
      kind="danger"
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={() => void archive()}
    >
      <p className="font-medium">
        <Name>{name}</Name>
      </p>
      <p className="text-text-2">{texts.askArchive.text}</p>
    </Confirm>
  );
}
