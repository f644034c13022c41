// The first section of an account's page: what waits for a decision, its figures of the last 28
// days, and its facts. While the account waits for approval, its application comes first.
import type { ReactNode } from "react";
import { isWaiting } from "../../../../domain/access/account-status.ts";
import { ACCOUNT_KIND_TEXTS } from "../../../../locales/catalogues/account-kinds.ts";
import { ACCOUNT_PAGE_TEXTS } from "../../../../locales/catalogues/account-page.ts";
import { ACCOUNT_TEXTS } from "../../../../locales/catalogues/accounts.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Description } from "../../../ui/description.tsx";
import { FramedSection } from "../../../ui/screen.tsx";
import { accountFacts } from "../accounts/index.ts";
import { ApplicationPart } from "../application/index.ts";
import { AccountFigures } from "./account-figures.tsx";
import type { PartProps } from "./account-page.tsx";
import { AccountWaiting } from "./account-waiting.tsx";

export function OverviewPart({ account }: PartProps): ReactNode {
  const texts = useTexts(ACCOUNT_PAGE_TEXTS);
  const words = useTexts(ACCOUNT_TEXTS);
  const kinds = useTexts(ACCOUNT_KIND_TEXTS);
  const formats = useFormats();
  const isNew = isWaiting(account.status);
  return (
    <>
      {isNew && account.application !== null ? <ApplicationPart account={account} /> : null}
      {account.kind === "network" || isNew ? null : <AccountFigures account={account} />}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <FramedSection title={texts.facts}>
          <Description rows={accountFacts(account, words, kinds, formats)} />
        </FramedSection>
        {account.kind === "network" ? null : <AccountWaiting account={account} />}
      </div>
    </>
  );
}
