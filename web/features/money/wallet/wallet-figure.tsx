// Shows what a buyer can spend, in the head of a screen.
import type { ReactNode } from "react";
import { Link } from "react-router";
import { WALLET_TEXTS } from "../../../../locales/catalogues/wallet.ts";
import { useUser, may } from "../../../lib/auth/auth.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { ButtonLink } from "../../../ui/button.tsx";

/** What the wallet and its credit allow to spend now; nothing for an agent, who cannot read it. */
export function WalletFigure(): ReactNode {
  return may(useUser(), "money") ? <Available /> : null;
}

function Available(): ReactNode {
  const texts = useTexts(WALLET_TEXTS);
  const formats = useFormats();
  const { value: wallet } = useAnswer("GET /v1/wallet");
  return (
    <p className="mr-1 flex items-baseline gap-2 text-text-2">
      {texts.available}
      <Link to="/billing" className="text-section text-text tabular-nums hover:underline">
        {wallet === undefined ? "…" : formats.money(wallet.available_cents)}
      </Link>
    </p>
  );
}

/** The figure, and where money is added; not on phones, where the list below comes first. */
export function WalletActions(): ReactNode {
  const texts = useTexts(WALLET_TEXTS);
  return may(useUser(), "money") ? (
    <div className="flex items-center gap-2 max-sm:hidden">
      <Available />
      <ButtonLink to="/billing?topup=1">{texts.topUp}</ButtonLink>
    </div>
  ) : null;
}
