// The way from the dashboard to what consumers ask of the network, for people who read contacts.
import type { ReactNode } from "react";
import { DASHBOARD_TEXTS } from "../../../../locales/catalogues/dashboard.ts";
import { may, useUser } from "../../../lib/auth/auth.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { ButtonLink } from "../../../ui/button.tsx";

export function RequestsLink(): ReactNode {
  const texts = useTexts(DASHBOARD_TEXTS);
  return may(useUser(), "contact") ? (
    <ButtonLink to="/consumers">{texts.consumerRequests}</ButtonLink>
  ) : null;
}
