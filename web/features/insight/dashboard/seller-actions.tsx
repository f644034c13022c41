// The two ways in which an affiliate brings in more leads, in the head of its dashboard.
import type { ReactNode } from "react";
import { DASHBOARD_TEXTS } from "../../../../locales/catalogues/dashboard.ts";
import { useUser } from "../../../lib/auth/auth.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { ButtonLink } from "../../../ui/button.tsx";

/** Nothing for an agent, who neither imports nor creates sources; not on phones. */
export function SellerActions(): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).bring;
  return useUser().teamRole === "agent" ? null : (
    <div className="flex items-center gap-2 max-sm:hidden">
      <ButtonLink to="/leads?part=imports">{texts.file}</ButtonLink>
      <ButtonLink to="/settings?part=sources">{texts.source}</ButtonLink>
    </div>
  );
}
