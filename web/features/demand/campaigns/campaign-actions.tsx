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
import { Button, ButtonLink, IconButton } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { Menu, MenuItem } from "../../../ui/menu.tsx";
import { Name } from "../../../ui/name.tsx";
import { toast } from "../../../ui/toast.tsx";
import type { Campaign } from "./campaign-cells.tsx";
import { FROM_PAGE } from "./edit-campaign.tsx";
import { reachForForm } from "./form-loader.tsx";
import { ConfirmStatus } from "./on-demand.ts";
import { StatusButtons } from "./status-buttons.tsx";

/** The operator can only pause and resume another account's campaign, after a confirmation. */
export function CampaignActions({
  campaign,
  owner,
  zone,
}: ActionsProps & { readonly owner: string }): ReactNode {
  return useUser().role === "admin" ? (
    <OperatorActions campaign={campaign} owner={owner} zone={zone} />
  ) : (
    <OwnerActions campaign={campaign} zone={zone} />
  );
}

interface ActionsProps {
  readonly campaign: Campaign;
  /** The account's time zone. */
  readonly zone: string;
}

function OperatorActions({
  campaign,
  owner,
  zone,
}: ActionsProps & { readonly owner: string }): ReactNode {
  const texts = useTexts(CAMPAIGN_TEXTS);
  const [isAsked, ask] = useState(false);
  if (campaign.status === "archived") return null;
  return (
    <>
      <Button
        disabledBecause={campaign.abilities.update ? null : texts.notYours}
        onClick={() => ask(true)}
      >
        {campaign.status === "active" ? texts.pause : texts.resume}
      </Button>
      {isAsked ? (
        <Suspense fallback={null}>
          <ConfirmStatus campaign={campaign} owner={owner} zone={zone} onClose={() => ask(false)} />
        </Suspense>
      ) : null}
    </>
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
