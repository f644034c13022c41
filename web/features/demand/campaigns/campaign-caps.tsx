// How far a campaign is against each of its caps and budgets, in the windows that are now.
import type { ReactNode } from "react";
import type { Campaign } from "../../../../contract/demand/campaigns.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CAMPAIGN_PAGE_TEXTS } from "../../../../locales/catalogues/campaign.ts";
import { Section } from "../../../ui/screen.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { PaceBar } from "./pace.tsx";
import { LIMIT_WINDOWS, type LimitWindow, windowSpan } from "./periods.ts";
import { type Bought, NOTHING_BOUGHT, useBought } from "./use-campaign-figures.ts";

export function CampaignCaps({ campaign }: { readonly campaign: Campaign }): ReactNode {
  const texts = useTexts(CAMPAIGN_PAGE_TEXTS).caps;
  const { limits, schedule } = campaign;
  const windows = LIMIT_WINDOWS.filter(
    (window) => limits.leads[window] !== undefined || limits.cents[window] !== undefined,
  );
  return (
    <Section title={texts.title}>
      {windows.length === 0 ? (
        <p className="text-text-2">{texts.none}</p>
      ) : (
        <div className="grid gap-4 rounded-panel border border-line bg-surface p-4">
          {windows.map((window) => (
            <CapWindowLines key={window} campaign={campaign} window={window} />
          ))}
          <p className="text-label text-text-2">
            {texts.clock(schedule.time_zone.replaceAll("_", " "))}
          </p>
        </div>
      )}
    </Section>
  );
}

function CapWindowLines({
  campaign: { id, limits, schedule },
  window,
}: {
  readonly campaign: Campaign;
  readonly window: LimitWindow;
}): ReactNode {
  const shown = useBought(windowSpan(window, schedule.time_zone, Date.now()), id);
  const leads = limits.leads[window];
  const cents = limits.cents[window];
  return (
    <Loaded shown={shown}>
      {() => {
        const bought = shown.now?.get(id) ?? NOTHING_BOUGHT;
        return (
          <>
            {leads === undefined ? null : (
              <CapLine window={window} unit="leads" used={leadsIn(window, bought)} cap={leads} />
            )}
            {cents === undefined ? null : (
              <CapLine window={window} unit="cents" used={bought.spendCents} cap={cents} />
            )}
          </>
        );
      }}
    </Loaded>
  );
}

/** A returned lead frees capacity in the total again, and in no window that restarts. */
function leadsIn(window: LimitWindow, { leads, returned }: Bought): number {
  return window === "total" ? leads - returned : leads;
}

interface CapLineProps {
  readonly window: LimitWindow;
  readonly unit: "leads" | "cents";
  readonly used: number;
  readonly cap: number;
}

function CapLine({ window, unit, used, cap }: CapLineProps): ReactNode {
  const texts = useTexts(CAMPAIGN_PAGE_TEXTS).caps;
  const formats = useFormats();
  const write = (value: number): string =>
    unit === "leads" ? formats.number(value) : formats.money(value);
  return (
    <div className="grid gap-1">
      <p>
        {(unit === "leads" ? texts.leads : texts.money)(
          write(used),
          write(cap),
          texts.window[window],
        )}
      </p>
      <PaceBar used={used} cap={cap} />
      {used < cap ? null : (
        <p className="text-label font-medium text-warning">
          {window === "total" ? texts.fullForGood : texts.full}
        </p>
      )}
    </div>
  );
}
