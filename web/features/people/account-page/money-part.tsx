// The money of an account: a buyer's wallet with what was entered and what moved, or an affiliate's
// earnings and payouts.
import { type ReactNode, Suspense } from "react";
import { ACCOUNT_PAGE_TEXTS } from "../../../../locales/catalogues/account-page.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useAccountFormats } from "../../../lib/format/use-account-formats.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { usePeriod } from "../../../ui/use-period.ts";
import { MovementsSection } from "../../money/billing/index.ts";
import { AccountWallet } from "../../money/manual-entries/index.ts";
import { OperatorPayouts } from "../../money/payouts/index.ts";
import type { PartProps } from "./account-page.tsx";
import { EarningFigures } from "./earning-figures.tsx";

export function MoneyPart({ account }: PartProps): ReactNode {
  return (
    <Suspense fallback={<ScreenSpinner />}>
      {account.kind === "advertiser" ? (
        <BuyerMoney account={account} />
      ) : (
        <AffiliateMoney account={account} />
      )}
    </Suspense>
  );
}

function BuyerMoney({ account }: PartProps): ReactNode {
  const shown = usePeriod();
  const formats = useAccountFormats();
  const wallet = useAnswer("GET /v1/accounts/{id}/wallet", { params: { id: account.id } });
  return (
    <>
      <AccountWallet account={account} />
      <MovementsSection
        shown={shown}
        formats={formats}
        only={account.id}
        balanceNow={wallet.value?.balance_cents}
      />
    </>
  );
}

function AffiliateMoney({ account }: PartProps): ReactNode {
  const texts = useTexts(ACCOUNT_PAGE_TEXTS).money;
  const formats = useAccountFormats();
  return (
    <>
      <EarningFigures label={texts.balances} accountId={account.id} />
      <OperatorPayouts
        formats={formats}
        affiliates={new Map([[account.id, account.name]])}
        hrefOf={(id) => `/billing?part=payouts&payout=${id}`}
        only={account.id}
      />
    </>
  );
}
