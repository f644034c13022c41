// Leads: shows those a buyer bought, an affiliate brought in, or all of the network, with an
// affiliate's imports and manual leads beside them.
import { type ReactNode, Suspense, lazy } from "react";
import { useSearchParams } from "react-router";
import { FindLead } from "../features/marketplace/leads/find-lead.tsx";
import {
  AllLeadsTable,
  BoughtLeadsTable,
  OwnLeadsTable,
} from "../features/marketplace/leads/leads-table.tsx";
import { useUser } from "../lib/auth/auth.ts";
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
const PARTS = ["leads", "imports", "drafts"] as const;

export default function Leads(): ReactNode {
  const { role, teamRole } = useUser();
  const texts = useTexts(LEADS_TEXTS);
  const { screens } = useTexts(SHELL_TEXTS);
  const [search] = useSearchParams();
  if (role !== "advertiser" && role !== "affiliate" && role !== "admin")
    return (
      <Screen title={screens.leads}>
        <Empty sentence={texts.about.other} />
      </Screen>
    );
  if (role !== "affiliate")
    return (
      <Screen title={screens.leads} about={texts.about[role]}>
        <FindLead />
        {role === "advertiser" ? <BoughtLeadsTable /> : <AllLeadsTable />}
      </Screen>
    );
  const part = PARTS.find((one) => one === search.get("part")) ?? "leads";
  const { parts } = texts;
  const about = {
    leads: texts.about.affiliate,
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
        label={parts.label}
        current={part}
        tabs={PARTS.map((id) => ({
          id,
          name: parts[id],
          to: id === "leads" ? "/leads" : `/leads?part=${id}`,
        }))}
      />
      {part === "leads" ? (
        <>
          <FindLead />
          <OwnLeadsTable />
        </>
      ) : (
        <Suspense fallback={<ScreenSpinner />}>
          {part === "imports" ? <ImportsSection /> : <DraftsSection />}
        </Suspense>
      )}
      {search.has("draft") && teamRole !== "agent" ? (
        <Suspense fallback={null}>
          <DraftSheet />
        </Suspense>
      ) : null}
    </Screen>
  );
}
