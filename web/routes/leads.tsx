// Leads: those a buyer bought, an affiliate brought in, or all of the network.
import type { ReactNode } from "react";
import { LeadsTable } from "../features/leads/leads-table.tsx";
import { useUser } from "../lib/auth/auth.ts";
import { useTexts } from "../lib/text/text.ts";
import { LEADS_TEXTS } from "../texts/leads.ts";
import { SHELL_TEXTS } from "../texts/shell.ts";
import { Empty } from "../ui/notice.tsx";
import { Screen } from "../ui/screen.tsx";

export default function Leads(): ReactNode {
  const { role } = useUser();
  const texts = useTexts(LEADS_TEXTS);
  const { screens } = useTexts(SHELL_TEXTS);
  if (role !== "advertiser" && role !== "affiliate" && role !== "admin") return <Screen title={screens.leads}><Empty sentence={texts.about.other} /></Screen>;
  return <Screen title={screens.leads} about={texts.about[role]}><LeadsTable reader={role} /></Screen>;
}
