// Pauses and resumes several campaigns together, and lists the ones that failed.
import { X } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { useTexts } from "../../../lib/text/text.ts";
import { CAMPAIGN_TEXTS } from "../../../../locales/catalogues/campaigns.ts";
import { UI_TEXTS } from "../../../../locales/catalogues/ui.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Name } from "../../../ui/name.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { Campaign } from "./campaign-cells.tsx";
import { PauseUntil } from "./on-demand.ts";
import { ACTIVE, type Failure, PAUSED, type CampaignStatus } from "./campaign-status.ts";
import { useFailureWords, useCampaignStatus } from "./use-campaign-status.ts";

interface BulkTurnsProps {
  readonly campaigns: readonly Campaign[];
  readonly zone: string;
  /** Replaces the selection. */
  readonly select: (ids: readonly string[]) => void;
  readonly onFailed: (failed: readonly Failure[]) => void;
}

export function BulkStatus({ campaigns, zone, select, onFailed }: BulkTurnsProps): ReactNode {
  const texts = useTexts(CAMPAIGN_TEXTS);
  const turns = useCampaignStatus(zone);
  const [asked, ask] = useState<readonly Campaign[] | null>(null);
  const own = campaigns.filter(
    ({ status, abilities }) => status !== "archived" && abilities.update,
  );
  const [active, paused] = [
    own.filter(({ status, network_pause: pause }) => status === "active" && pause === null),
    own.filter(({ status, network_pause: pause }) => status === "paused" && pause === null),
  ];
  // Failed campaigns stay selected for a retry.
  const end = (failed: readonly Failure[]): void => {
    onFailed(failed);
    select(failed.map(({ campaign }) => campaign.id));
  };
  const turn = async (rows: readonly Campaign[], to: CampaignStatus): Promise<void> => {
    onFailed([]);
    end(await turns.turn(rows, to));
  };
  const without = (rows: readonly Campaign[], why: string): string | null =>
    rows.length === 0 ? why : null;
  return (
    <>
      <Button
        busy={turns.isBusy}
        disabledBecause={without(active, texts.noneActive)}
        onClick={() => void turn(active, PAUSED)}
      >
        {texts.pause}
      </Button>
      <Button
        busy={turns.isBusy}
        disabledBecause={without(own, texts.noneOwn)}
        onClick={() => {
          onFailed([]);
          ask(own);
        }}
      >
        {texts.pauseUntil.open}
      </Button>
      <Button
        busy={turns.isBusy}
        disabledBecause={without(paused, texts.nonePaused)}
        onClick={() => void turn(paused, ACTIVE)}
      >
        {texts.resume}
      </Button>
      {asked === null ? null : (
        <Suspense fallback={null}>
          <PauseUntil
            campaigns={asked}
            zone={zone}
            turns={turns}
            onClose={() => ask(null)}
            onDone={end}
          />
        </Suspense>
      )}
    </>
  );
}

/**
 * Lists the campaigns whose status could not be changed, with the reasons; stays until closed or
 * retried.
 */
export function StatusFailures({
  failed,
  onClose,
}: {
  readonly failed: readonly Failure[];
  readonly onClose: () => void;
}): ReactNode {
  const texts = useTexts(CAMPAIGN_TEXTS);
  const ui = useTexts(UI_TEXTS);
  const why = useFailureWords();
  return (
    <div role="alert">
      <Notice tone="negative" className="flex items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1">
          <p>{texts.notTurned(failed.length)}</p>
          <ul className="list-disc pl-5">
            {failed.map(({ campaign, problem }) => (
              <li key={campaign.id}>
                <Name className="font-medium">{campaign.name}</Name>: {why(problem)}
              </li>
            ))}
          </ul>
        </div>
        <IconButton label={ui.close} onClick={onClose}>
          <X size={16} strokeWidth={1.5} />
        </IconButton>
      </Notice>
    </div>
  );
}
