// Confirms a purchase before money moves: what is bought and in which mode, the price, the
// remaining balance, and until when it can be returned.
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { ApiError } from "../../../lib/api/problem.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { MARKETPLACE_TEXTS } from "../../../../locales/catalogues/marketplace.ts";
import { Confirm } from "../../../ui/confirm.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { RadioChoice } from "../../../ui/radio-choice.tsx";
import { toast } from "../../../ui/toast.tsx";
import { type Listing, type SaleMode, listingName, priceOf } from "./listing-words.ts";
import { ReturnsNote } from "./returns-note.tsx";
import { type Bought, usePurchase } from "./use-purchase.ts";

interface BuyDialogProps {
  readonly listing: Listing;
  /** Chosen at first, if it is offered; exclusive by default. */
  readonly firstMode?: SaleMode;
  readonly onBought: (sale: Bought) => void;
  /** Called when the lead is no longer on the marketplace. */
  readonly onLost: () => void;
  readonly onClose: () => void;
}

const MODES = ["exclusive", "shared"] as const;
/** Refusals that mean that the lead can no longer be bought. */
const LOST: ReadonlySet<string> = new Set([
  "already_sold",
  "no_longer_listed",
  "already_owned",
  "not_found",
]);

export function BuyDialog({
  listing,
  firstMode = "exclusive",
  onBought,
  onLost,
  onClose,
}: BuyDialogProps): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const formats = useFormats();
  const words = useTexts(LEAD_WORDS);
  const { buy, isBusy, problem } = usePurchase(listing.lead_id);
  const wallet = useAnswer("GET /v1/wallet").value;
  const offered = MODES.filter((mode) => priceOf(listing, mode) !== null);
  const [wanted, want] = useState<SaleMode>(firstMode);
  const mode = offered.includes(wanted) ? wanted : (offered[0] ?? "exclusive");
  const price = priceOf(listing, mode) ?? 0;
  const after = wallet === undefined ? null : wallet.available_cents - price;
  const confirm = async (): Promise<void> => {
    const answer = await buy(mode, price);
    if ("lead" in answer) return onBought(answer);
    if (!LOST.has(answer.code)) return;
    const { sold, gone, own } = texts.lost;
    if (answer.code === "already_owned") toast(own);
    else toast(answer.code === "already_sold" ? sold : gone, { tone: "negative" });
    onLost();
  };
  const poor = after !== null && after < 0 ? texts.confirm.poor(formats.money(-after)) : null;
  return (
    <Confirm
      title={texts.confirm.title}
      action={texts.buy(formats.money(price))}
      isBusy={isBusy}
      problem={null}
      onClose={onClose}
      onConfirm={() => void confirm()}
      disabledBecause={after === null ? texts.confirm.wait : poor}
    >
      {problem === null || LOST.has(problem.code) ? null : (
        <Refusal problem={problem} price={formats.money(price)} />
      )}
      <p className="font-medium">{listingName(listing, words)}</p>
      <p className="text-text-2">{texts.confirm.get}</p>
      {offered.length < 2 ? null : <ModeChoice listing={listing} mode={mode} onChange={want} />}
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 border-y border-line py-2">
        <dt>
          {texts.confirm.price} ({mode === "exclusive" ? texts.exclusive : texts.slot})
        </dt>
        <dd className="text-right font-semibold">{formats.money(price)}</dd>
        {wallet === undefined || after === null ? null : (
          <>
            <dt className="text-text-2">{texts.confirm.balance}</dt>
            <dd className="text-right">{formats.money(wallet.available_cents)}</dd>
            <dt className="text-text-2">{texts.confirm.after}</dt>
            <dd className="text-right">{formats.money(after)}</dd>
          </>
        )}
      </dl>
      {poor === null ? null : (
        <Notice tone="warning">
          {poor}{" "}
          <Link to="/billing?topup=1" className="text-accent underline">
            {texts.confirm.topUp}
          </Link>
        </Notice>
      )}
      <ReturnsNote />
    </Confirm>
  );
}

/** Explains why nothing was bought; a changed price can be confirmed here. */
function Refusal({
  problem,
  price,
}: {
  readonly problem: ApiError;
  readonly price: string;
}): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  if (problem.code === "price_changed")
    return (
      <div role="alert">
        <Notice tone="warning">{texts.confirm.changed(price)}</Notice>
      </div>
    );
  if (problem.code === "mode_not_offered")
    return (
      <div role="alert">
        <Notice tone="warning">{texts.lost.mode}</Notice>
      </div>
    );
  return <ProblemNotice problem={problem} />;
}

function ModeChoice({
  listing,
  mode,
  onChange,
}: {
  readonly listing: Listing;
  readonly mode: SaleMode;
  readonly onChange: (mode: SaleMode) => void;
}): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const formats = useFormats();
  return (
    <RadioChoice
      legend={texts.confirm.how}
      value={mode}
      onChange={onChange}
      options={MODES.map((name) => ({
        value: name,
        label: `${name === "exclusive" ? texts.exclusive : texts.slot} · ${formats.money(
          priceOf(listing, name) ?? 0,
        )}`,
        about:
          name === "exclusive"
            ? texts.confirm.exclusiveHint
            : texts.confirm.slotHint(formats.number(listing.lead.slots.left)),
      }))}
    />
  );
}
