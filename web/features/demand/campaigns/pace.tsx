// Shows a campaign's use of its tightest cap: a bar with the figures as text.
import type { ReactNode } from "react";
import type { Campaign } from "../../../../contract/demand/campaigns.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CAMPAIGN_TEXTS } from "../../../../locales/catalogues/campaigns.ts";
import { CAP_WINDOWS, type CapWindow } from "./periods.ts";
import { type BoughtById, NOTHING_BOUGHT } from "./use-campaign-figures.ts";

type Windows = Readonly<Record<CapWindow, BoughtById | undefined>>;

interface Cap {
  readonly window: CapWindow;
  readonly unit: "leads" | "cents";
  readonly used: number;
  readonly cap: number;
}

/** The cap with the highest use; null where there is none, or while the figures load. */
export function tightestCap(
  { id, limits }: Pick<Campaign, "id" | "limits">,
  windows: Windows,
): Cap | null {
  const caps = CAP_WINDOWS.flatMap((window) => {
    const bought = windows[window];
    if (bought === undefined) return [];
    const { leads, spendCents } = bought.get(id) ?? NOTHING_BOUGHT;
    return (["leads", "cents"] as const).flatMap((unit): Cap[] => {
      const cap = limits[unit][window];
      return cap === undefined
        ? []
        : [{ window, unit, used: unit === "leads" ? leads : spendCents, cap }];
    });
  });
  return caps.sort((a, b) => b.used / b.cap - a.used / a.cap)[0] ?? null;
}

export function Pace({
  campaign,
  windows,
}: {
  readonly campaign: Campaign;
  readonly windows: Windows;
}): ReactNode {
  const texts = useTexts(CAMPAIGN_TEXTS);
  const formats = useFormats();
  const cap = tightestCap(campaign, windows);
  if (cap === null) return <span className="text-text-2">{texts.noCap}</span>;
  const write = (value: number): string =>
    cap.unit === "leads" ? formats.number(value) : formats.money(value, "whole");
  return (
    <span className="grid min-w-28 gap-1">
      <span className="whitespace-nowrap">
        {texts.of(write(cap.used), write(cap.cap), texts.window[cap.window])}
      </span>
      <PaceBar used={cap.used} cap={cap.cap} />
    </span>
  );
}

export function PaceBar({ used, cap }: { readonly used: number; readonly cap: number }): ReactNode {
  return (
    <svg
      aria-hidden="true"
      className="h-1 w-full rounded-full bg-line"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
    >
      <rect width={Math.min(100, (100 * used) / cap)} height="4" fill="var(--series)" />
    </svg>
  );
}
