// What an account has handed in and what was written about its money: each document under the rules
// of where it lives.
import { type ReactNode, Suspense } from "react";
import { ACCOUNT_PAGE_TEXTS } from "../../../../locales/catalogues/account-page.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Empty } from "../../../ui/notice.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { ApplicationPart } from "../application/index.ts";
import { LicenseChecks } from "../licenses/index.ts";
import { SellerNameDecisions } from "../seller-names/index.ts";
import type { PartProps } from "./account-page.tsx";
import { EntryDocuments, PayoutDocuments, TaxForm } from "./money-documents.tsx";

export function DocumentsPart({ account }: PartProps): ReactNode {
  const texts = useTexts(ACCOUNT_PAGE_TEXTS).documents;
  const hasApplication = account.application !== null;
  if (account.kind === "network") return <Empty sentence={texts.none} />;
  return (
    <Suspense fallback={<ScreenSpinner />}>
      {hasApplication ? <ApplicationPart account={account} /> : null}
      {account.kind === "advertiser" ? (
        <>
          <LicenseChecks account={account} />
          <SellerNameDecisions account={account} />
          <EntryDocuments account={account} />
        </>
      ) : (
        <>
          <TaxForm account={account} />
          <PayoutDocuments account={account} />
        </>
      )}
    </Suspense>
  );
}
