// Shows an account's status in a word.
import type { ReactNode } from "react";
import type { Account } from "../../../../contract/network/accounts.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { ACCOUNT_TEXTS } from "../../../../locales/catalogues/accounts.ts";
import { Status, type StatusTone } from "../../../ui/status.tsx";

type AccountStatusName = Account["status"];

const TONES: Readonly<Record<AccountStatusName, StatusTone>> = {
  pending: "warning",
  active: "good",
  refused: "neutral",
  suspended: "negative",
};

export function AccountStatus({ status }: { readonly status: AccountStatusName }): ReactNode {
  const texts = useTexts(ACCOUNT_TEXTS);
  return <Status tone={TONES[status]}>{texts.status[status]}</Status>;
}
