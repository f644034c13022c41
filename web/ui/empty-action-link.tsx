// The link of an empty list: to where the list is filled, or to what comes next.
import type { ReactNode } from "react";
import { EMPTY_ACTION_TEXTS } from "../../locales/catalogues/empty-actions.ts";
import type { EmptyActionTexts } from "../../locales/en/empty-actions.ts";
import { useTexts } from "../lib/text/text.ts";
import { ButtonLink } from "./button.tsx";

const PATHS = {
  campaign: "/campaigns/new",
  source: "/settings?part=sources",
  form: "/settings?part=forms",
  test: "/settings?part=sources",
  marketplace: "/marketplace",
  leads: "/leads",
  buyers: "/users?kind=advertiser",
  affiliates: "/users?kind=affiliate",
  demand: "/campaigns",
  returns: "/leads?part=returns",
  earnings: "/earnings",
  notifications: "/settings?part=notifications",
} as const satisfies Record<keyof EmptyActionTexts, string>;

export interface EmptyActionProps {
  readonly action: keyof EmptyActionTexts;
  readonly to?: string;
}

/** `to` replaces the action's usual address. */
export default function EmptyActionLink({ action, to }: EmptyActionProps): ReactNode {
  const texts = useTexts(EMPTY_ACTION_TEXTS);
  return <ButtonLink to={to ?? PATHS[action]}>{texts[action]}</ButtonLink>;
}
