// Leads: those a buyer bought, an affiliate brought in, or all of the network; and an affiliate's imports beside them.
import { type ReactNode, Suspense, lazy } from "react";
import { useSearchParams } from "react-router";
import { LeadsTable } from "../features/leads/leads-table.tsx";
import { useUser } from "../lib/auth/auth.ts";
import { useTexts } from "../lib/text/text.ts";
import { LEADS_TEXTS } from "../texts/leads.ts";
import { SHELL_TEXTS } from "../texts/shell.ts";
import { Empty } from "../ui/notice.tsx";
import { Screen } from "../ui/screen.tsx";
import { ScreenSpinner } from "../ui/spinner.tsx";
import { Tabs } from "../ui/tabs.tsx";

/** Few come to import a file: what reads one is loaded then. */
const ImportsPart = lazy(() => import("../features/imports/imports-part.tsx"));

export default function Leads(): ReactNode {
  const { role } = useUser();
  const texts = useTexts(LEADS_TEXTS);
  const { screens } = useTexts(SHELL_TEXTS);
  const [search] = useSearchParams();
  if (role !== "advertiser" && role !== "affiliate" && role !== "admin") return <Screen title={screens.leads}><Empty sentence={texts.about.other} /></Screen>;
  if (role !== "affiliate") return <Screen title={screens.leads} about={texts.about[role]}><LeadsTable reader={role} /></Screen>;
  const part = search.get("part") === "imports" ? "imports" : "leads";
  const { parts } = texts;
  return (
    <Screen title={part === "imports" ? `${parts.imports} · ${screens.leads}` : screens.leads} heading={screens.leads} about={part === "imports" ? parts.aboutImports : texts.about.affiliate}>
      <Tabs label={parts.label} current={part} tabs={[{ id: "leads", name: parts.leads, to: "/leads" }, { id: "imports", name: parts.imports, to: "/leads?part=imports" }]} />
      {part === "imports" ? <Suspense fallback={<ScreenSpinner />}><ImportsPart /></Suspense> : <LeadsTable reader="affiliate" />}
    </Screen>
  );
}
