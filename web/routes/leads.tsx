// Leads: shows those a buyer bought, an affiliate brought in, or all of the network, with their
// returns and an affiliate's imports and manual leads beside them.
import { type ComponentType, type ReactNode, Suspense, lazy } from "react";
import { useSearchParams } from "react-router";
import { FindLead } from "../features/marketplace/leads/find-lead.tsx";
import {
  AllLeadsTable,
  BoughtLeadsTable,
  OwnLeadsTable,
} from "../features/marketplace/leads/leads-table.tsx";
import { useUser, may } from "../lib/auth/auth.ts";
import { useTexts } from "../lib/text/text.ts";
import { LEADS_TEXTS } from "../../locales/catalogues/leads.ts";
import { SHELL_TEXTS } from "../../locales/catalogues/shell.ts";
import { Empty } from "../ui/notice.tsx";
import { Screen } from "../ui/screen.tsx";
import { ScreenSpinner } from "../ui/spinner.tsx";
import { Tabs } from "../ui/tabs.tsx";

/** Few visits import a file: the code that reads one is loaded then. */
const ImportsSection = lazy(() => import("../features/supply/imports/imports-section.tsx"));
const DraftsSection = lazy(() => import("../features/supply/drafts/drafts-section.tsx"));
const DraftSheet = lazy(() => import("../features/supply/drafts/draft-sheet.tsx"));
const ReturnsTable = lazy(async () => ({
  default: (await import("../features/marketplace/returns/returns-table.tsx")).ReturnsTable,
}));
const PARTS = {
  advertiser: ["leads", "returns"],
  affiliate: ["leads", "returns", "imports", "drafts"],
  admin: ["leads", "returns"],
} as const;
type Part = (typeof PARTS)["affiliate"][number];
const SECTIONS = {
  returns: ReturnsTable,
  imports: ImportsSection,
  drafts: DraftsSection,
} as const satisfies Partial<Record<Part, ComponentType>>;
const LISTS = {
  advertiser: BoughtLeadsTable,
  affiliate: OwnLeadsTable,
  admin: AllLeadsTable,
} as const;

export default function Leads(): ReactNode {
  const user = useUser();
  const { role } = user;
  const texts = useTexts(LEADS_TEXTS);
  const { screens } = useTexts(SHELL_TEXTS);
  const [search] = useSearchParams();
  if (role !== "advertiser" && role !== "affiliate" && role !== "admin")
    return (
      <Screen title={screens.leads}>
        <Empty sentence={texts.about.other} />
      </Screen>
    );
  const List = LISTS[role];
  const own: readonly Part[] = PARTS[role];
  const part = own.find((one) => one === search.get("part")) ?? "leads";
  const { parts } = texts;
  const about = {
    leads: texts.about[role],
    returns: parts.aboutReturns[role],
    imports: parts.aboutImports,
    drafts: parts.aboutDrafts,
  }[part];
  return (
    <Screen
      title={part === "leads" ? screens.leads : `${parts[part]} · ${screens.leads}`}
      heading={screens.leads}
      about={about}
    >
      <Tabs
        label={parts.label[role]}
        current={part}
        tabs={own.map((id) => ({
          id,
          name: parts[id],
          to: id === "leads" ? "/leads" : `/leads?part=${id}`,
        }))}
      />
      {part === "leads" ? (
        <>
          <FindLead />
          <List />
        </>
      ) : (
        <Suspense fallback={<ScreenSpinner />}>
          <PartSection part={part} />
        </Suspense>
      )}
      {role === "affiliate" && search.has("draft") && may(user, "supply") ? (
        <Suspense fallback={null}>
          <DraftSheet />
        </Suspense>
      ) : null}
    </Screen>
  );
}

function PartSection({ part }: { readonly part: keyof typeof SECTIONS }): ReactNode {
  const Section = SECTIONS[part];
  return <Section />;
}
