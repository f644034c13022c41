// The two ways in which an affiliate brings in more leads, in the head of its dashboard.
import type { ReactNode } from "react";
import { DASHBOARD_TEXTS } from "../../../../locales/catalogues/dashboard.ts";
import { useUser, may } from "../../../lib/auth/auth.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { ButtonLink } from "../../../ui/button.tsx";

/** Nothing for a seat that neither imports nor creates sources; not on phones. */
export function SellerActions(): ReactNode {
  return may(useUser(), "supply") ? <Actions /> : null;
}

function Actions(): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS).bring;
  const { value, problem } = useAnswer("GET /v1/first-run");
  // The checklist of a first run offers a source itself, and is left out while it is unknown.
  const isPastFirstRun = value?.finished === true || problem !== null;
  return (
    <div className="flex items-center gap-2 max-sm:hidden">
      <ButtonLink to="/leads?part=imports">{texts.file}</ButtonLink>
      {isPastFirstRun ? <ButtonLink to="/settings?part=sources">{texts.source}</ButtonLink> : null}
    </div>
  );
}
