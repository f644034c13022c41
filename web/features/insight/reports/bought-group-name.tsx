// Names a group of an advertiser's report, with a link to its page.
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTexts } from "../../../lib/text/text.ts";
import { REPORT_TEXTS } from "../../../../locales/catalogues/reports.ts";
import { Name } from "../../../ui/name.tsx";
import { campaignName, sourceName } from "./group-name.ts";
import type { Group } from "./reports.ts";

/** The groupings for advertisers. */
export const BOUGHT_GROUPINGS = ["campaign", "source", "state"] as const;
export type BoughtGrouping = (typeof BOUGHT_GROUPINGS)[number];

const UNKNOWN = "unknown";

export function BoughtGroupName({
  by,
  group,
}: {
  readonly by: BoughtGrouping;
  readonly group: Group;
}): ReactNode {
  const texts = useTexts(REPORT_TEXTS);
  if (by === "source") return <span className="font-medium">{sourceName(group, texts)}</span>;
  if (by === "state")
    return group.id === UNKNOWN ? texts.noState : <span className="font-medium">{group.name}</span>;
  const { name, to } = campaignName(group, texts);
  return to === null ? (
    name
  ) : (
    <Link to={to} className="inline-flex min-h-6 items-center font-medium hover:underline">
      <Name>{name}</Name>
    </Link>
  );
}
