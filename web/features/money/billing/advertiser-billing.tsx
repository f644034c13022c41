// Shows a buyer's wallet: its balance, adding money, and every movement.
import { Plus } from "lucide-react";
import { type ReactNode, Suspense, lazy } from "react";
import { useSearchParams } from "react-router";
import { flagParameter, searchWith, useAddress } from "../../../lib/address.ts";
import type { Wallet } from "../../../../contract/money/money.ts";
import type { ApiError } from "../../../lib/api/problem.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import type { Formats } from "../../../lib/format/format.ts";
import { useAccountFormats } from "../../../lib/format/use-account-formats.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { usePeriod } from "../../../ui/use-period.ts";
import { BILLING_TEXTS } from "../../../../locales/catalogues/billing.ts";
import { SHELL_TEXTS } from "../../../../locales/catalogues/shell.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Figures } from "../../../ui/figures.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Screen } from "../../../ui/screen.tsx";
import { ScreenSpinner } from "../../../ui/spinner.tsx";
import { OwnTerms } from "../../network/terms/index.ts";
import { MovementsSection } from "./movements-section.tsx";

/** The printable statement, which few visits need. */
const StatementView = lazy(async () => ({
  default: (await import("./statement-view.tsx")).StatementView,
}));
/** Loaded on the first click, because top-ups are rare. */
const TopUpSheet = lazy(async () => ({ default: (await import("./top-up-sheet.tsx")).TopUpSheet }));
const ADDRESS = { topup: flagParameter(), statement: flagParameter() };

export function AdvertiserBilling(): ReactNode {
  const texts = useTexts(BILLING_TEXTS);
  const { screens } = useTexts(SHELL_TEXTS);
  const [search] = useSearchParams();
  const [{ topup, statement }, change] = useAddress(ADDRESS);
  const shown = usePeriod();
  const formats = useAccountFormats();
  const { value: wallet, isFromCache, problem, retry } = useAnswer("GET /v1/wallet");
  if (statement)
    return (
      <Suspense fallback={<ScreenSpinner />}>
        <StatementView shown={shown} formats={formats} />
      </Suspense>
    );
  const topUp = (kind: "primary" | "plain"): ReactNode => (
    <Button kind={kind} onClick={() => change({ topup: true })}>
      <Plus size={16} strokeWidth={1.5} aria-hidden="true" />
      {texts.topUp.button}
    </Button>
  );
  return (
    <Screen title={screens.billing} about={texts.about.advertiser} actions={topUp("primary")}>
      <WalletFigures wallet={wallet} formats={formats} problem={problem} onRetry={retry} />
      <MovementsSection
        shown={shown}
        formats={formats}
        balanceNow={isFromCache ? undefined : wallet?.balance_cents}
        emptyAction={topUp("plain")}
        actions={
          <ButtonLink
            to={{ search: searchWith(search, { statement: "1", kind: null, sort: null }) }}
          >
            {texts.statement.open}
          </ButtonLink>
        }
      />
      <Suspense fallback={<div className="min-h-48" />}>
        <OwnTerms />
      </Suspense>
      <p className="text-label text-text-2">{texts.zone(formats.zoneName())}</p>
      {topup ? (
        <Suspense fallback={null}>
          <TopUpSheet wallet={wallet} onClose={() => change({ topup: false })} />
        </Suspense>
      ) : null}
    </Screen>
  );
}

interface WalletFiguresProps {
  readonly wallet: Wallet | undefined;
  readonly formats: Formats;
  readonly problem: ApiError | null;
  readonly onRetry: () => void;
}

function WalletFigures({ wallet, formats, problem, onRetry }: WalletFiguresProps): ReactNode {
  const { figures, wallet: names } = useTexts(BILLING_TEXTS);
  const money = (cents: number | undefined): string | null =>
    cents === undefined ? null : formats.money(cents);
  return (
    <section aria-label={figures} className="grid gap-3">
      {problem === null ? null : <ProblemNotice problem={problem} onRetry={onRetry} />}
      {wallet === undefined && problem !== null ? null : (
        <Figures
          figures={[
            {
              label: names.balance,
              value: money(wallet?.balance_cents),
              note:
                wallet === undefined || wallet.promotional_cents === 0
                  ? names.balanceNote
                  : names.promotionalNote(formats.money(wallet.promotional_cents)),
            },
            { label: names.held, value: money(wallet?.held_cents), note: names.heldNote },
            {
              label: names.credit,
              value: money(wallet?.credit_limit_cents),
              note: names.creditNote,
            },
            {
              label: names.available,
              value: money(wallet?.available_cents),
              note: names.availableNote,
            },
          ]}
        />
      )}
    </section>
  );
}
