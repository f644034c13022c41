// Buys several leads: each is a separate purchase, so that a lead sold in the meantime does not
// affect the others.
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { MARKETPLACE_TEXTS } from "../../../../locales/catalogues/marketplace.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { RadioChoice } from "../../../ui/radio-choice.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { type Listing, type SaleMode, listingName, priceOf } from "./listing-words.ts";
import { ReturnsNote } from "./returns-note.tsx";
import { type BoughtMany, type Wanted, useManyPurchases } from "./use-many-purchases.ts";

const MODES = ["exclusive", "shared"] as const;

/** The mode of each purchase: as requested where offered, else the other mode. */
function wantedOf(listing: Listing, wish: SaleMode): Wanted | null {
  const mode = [wish, ...MODES].find((one) => priceOf(listing, one) !== null);
  return mode === undefined ? null : { listing, mode, cents: priceOf(listing, mode) ?? 0 };
}

/**
 * Rendered next to the list rather than in it: purchased leads leave the list while the result is
 * still shown.
 */
export function BuyManyDialog({
  listings,
  onClose,
}: {
  readonly listings: readonly Listing[];
  readonly onClose: () => void;
}): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const formats = useFormats();
  const wallet = useAnswer("GET /v1/wallet").value;
  const [wish, want] = useState<SaleMode>("exclusive");
  const purchases = useManyPurchases();
  const wanted = listings.flatMap((listing) => wantedOf(listing, wish) ?? []);
  const total = wanted.reduce((sum, { cents }) => sum + cents, 0);
  const after = wallet === undefined ? null : wallet.available_cents - total;
  const poor = after !== null && after < 0 ? texts.confirm.poor(formats.money(-after)) : null;
  if (purchases.result !== null) return <Result result={purchases.result} onClose={onClose} />;
  return (
    <Confirm
      title={texts.many.title}
      action={
        purchases.done === null
          ? texts.many.action(wanted.length, formats.money(total))
          : texts.many.buying(formats.number(purchases.done), formats.number(wanted.length))
      }
      isBusy={purchases.done !== null}
      problem={null}
      onClose={() => {
        if (purchases.done === null) onClose();
      }}
      onConfirm={() => void purchases.buy(wanted)}
      disabledBecause={after === null ? texts.confirm.wait : poor}
    >
      <WishField wish={wish} isDisabled={purchases.done !== null} onWish={want} />
      <WantedList wanted={wanted} />
      <Sums total={total} availableCents={wallet?.available_cents ?? null} />
      {poor === null ? null : (
        <Notice tone="warning">
          {poor}{" "}
          <Link to="/billing?topup=1" className="text-accent underline">
            {texts.confirm.topUp}
          </Link>
        </Notice>
      )}
      <p className="text-label text-text-2">{texts.many.each}</p>
      <ReturnsNote />
    </Confirm>
  );
}

/** Chooses exclusive or shared for leads that are offered both ways. */
function WishField({
  wish,
  isDisabled,
  onWish,
}: {
  readonly wish: SaleMode;
  readonly isDisabled: boolean;
  readonly onWish: (mode: SaleMode) => void;
}): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  return (
    <RadioChoice
      legend={texts.many.how}
      isDisabled={isDisabled}
      value={wish}
      onChange={onWish}
      options={MODES.map((mode) => ({ value: mode, label: texts.many[mode] }))}
    />
  );
}

/** Lists each lead with its mode and price. */
function WantedList({ wanted }: { readonly wanted: readonly Wanted[] }): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  return (
    <ul
      className="max-h-60 overflow-y-auto border-y border-line"
      tabIndex={0}
      aria-label={texts.label}
    >
      {wanted.map(({ listing, mode, cents }) => (
        <li key={listing.lead_id} className="flex justify-between gap-3 py-1">
          <span className="min-w-0">
            {listingName(listing, words)}{" "}
            <span className="text-text-2">
              {mode === "exclusive" ? texts.exclusive : texts.slot}
            </span>
          </span>
          <span>{formats.money(cents)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Shows the total cost, and the remaining wallet balance. */
function Sums({
  total,
  availableCents,
}: {
  readonly total: number;
  /** Null while the wallet is unknown. */
  readonly availableCents: number | null;
}): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const formats = useFormats();
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1">
      <dt>{texts.many.total}</dt>
      <dd className="text-right font-semibold">{formats.money(total)}</dd>
      {availableCents === null ? null : (
        <>
          <dt className="text-text-2">{texts.confirm.balance}</dt>
          <dd className="text-right">{formats.money(availableCents)}</dd>
          <dt className="text-text-2">{texts.confirm.after}</dt>
          <dd className="text-right">{formats.money(availableCents - total)}</dd>
        </>
      )}
    </dl>
  );
}

/** Shows what was bought, and what was not and why. */
function Result({
  result,
  onClose,
}: {
  readonly result: BoughtMany;
  readonly onClose: () => void;
}): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const { sales, failed } = result;
  const spent = sales.reduce((sum, sale) => sum + (sale.price_cents ?? 0), 0);
  return (
    <Sheet
      place="middle"
      title={texts.many.done(sales.length, formats.money(spent))}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.many.close}</Button>
          {sales.length === 0 ? null : (
            <ButtonLink kind="primary" to="/leads">
              {texts.many.toLeads}
            </ButtonLink>
          )}
        </>
      }
    >
      <div className="grid gap-3">
        {failed.length === 0 ? (
          <p>{texts.bought}</p>
        ) : (
          <Notice tone="warning">
            <p className="font-medium">{texts.many.failed(failed.length)}</p>
            <ul className="list-disc pl-5">
              {failed.map(({ listing, why }) => (
                <li key={listing.lead_id}>
                  {listingName(listing, words)}: {why}
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
    </Sheet>
  );
}
