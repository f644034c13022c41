// Shows an affiliate's own listing on the lead's page: its price, the next price step, withdrawing
// and relisting.
import { type ReactNode, useMemo, useState } from "react";
import { Link } from "react-router";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { sourceAddress } from "../../../lib/source-address.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { OWN_LISTING_TEXTS } from "../../../../locales/catalogues/own-listing.ts";
import { Button } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { Description } from "../../../ui/description.tsx";
import { Section } from "../../../ui/screen.tsx";
import type { Drafts } from "../../../ui/edit-cell.tsx";
import { AskingPrice } from "./asking-price.tsx";
import type { Listing } from "./listing-words.ts";
import { useListingStatus } from "./listing-status.ts";
import { useNetworkNumbers } from "../../../lib/use-network-numbers.ts";

interface OwnListingProps {
  readonly leadId: string;
  readonly sourceId: string;
}

/** Shows nothing where the lead is not listed. */
export function OwnListing({ leadId, sourceId }: OwnListingProps): ReactNode {
  const { value, problem } = useAnswer("GET /v1/listings/{lead_id}", {
    params: { lead_id: leadId },
  });
  return value === undefined || problem?.code === "not_found" ? null : (
    <Shown listing={value} sourceId={sourceId} />
  );
}

/** The next step of the price as the reader sees prices: what one earns, where it is shown. */
function nextOf({ earning, ...listing }: Listing): number | null {
  return earning === null
    ? (listing.next_exclusive_price_cents ?? listing.next_slot_price_cents)
    : (earning.next_exclusive_cents ?? earning.next_slot_cents);
}

/** The source's reserve, below which the price does not fall, and where to change it. */
function Minimum({
  earning,
  sourceId,
}: {
  readonly earning: NonNullable<Listing["earning"]>;
  readonly sourceId: string;
}): ReactNode {
  const texts = useTexts(OWN_LISTING_TEXTS);
  const formats = useFormats();
  const { exclusive_reserve_cents: exclusive, slot_reserve_cents: slot } = earning;
  return (
    <>
      {[
        ...(exclusive === null ? [] : [texts.minimumOf.exclusive(formats.money(exclusive))]),
        ...(slot === null ? [] : [texts.minimumOf.shared(formats.money(slot))]),
      ].join(" · ")}{" "}
      <Link className="text-accent underline" to={sourceAddress(sourceId)}>
        {texts.change}
      </Link>
    </>
  );
}

function Shown({
  listing,
  sourceId,
}: Pick<OwnListingProps, "sourceId"> & { readonly listing: Listing }): ReactNode {
  const texts = useTexts(OWN_LISTING_TEXTS);
  const formats = useFormats();
  const drafts = useMemo((): Drafts => new Map(), []);
  const [isAsked, ask] = useState(false);
  const { isBusy, turn } = useListingStatus();
  // An unsold lead can be relisted; a partly sold one cannot.
  const isPartlySold = listing.lead.slots.left < listing.lead.slots.total;
  const withdraw = async (): Promise<void> => {
    await turn([listing.lead_id], "withdraw", !isPartlySold);
    ask(false);
  };
  const next = nextOf(listing);
  return (
    <Section
      title={texts.title}
      actions={
        listing.abilities.withdraw ? (
          <Button busy={isBusy} onClick={() => (isPartlySold ? ask(true) : void withdraw())}>
            {texts.withdraw}
          </Button>
        ) : null
      }
    >
      <Description
        rows={[
          [
            texts.earn.exclusive,
            <AskingPrice key="exclusive" listing={listing} mode="exclusive" drafts={drafts} />,
          ],
          [
            texts.earn.shared,
            <AskingPrice key="shared" listing={listing} mode="shared" drafts={drafts} />,
          ],
          [
            texts.next,
            listing.next_price_at === null || next === null
              ? texts.last
              : texts.nextAt(formats.money(next), formats.dateTime(listing.next_price_at)),
          ],
          [texts.ends, formats.dateTime(listing.ends_at)],
          ...(listing.earning === null
            ? []
            : [
                [
                  texts.minimum,
                  <Minimum key="minimum" earning={listing.earning} sourceId={sourceId} />,
                ] as const,
              ]),
        ]}
      />
      {isAsked ? (
        <Confirm
          title={texts.ask}
          action={texts.withdraw}
          kind="danger"
          isBusy={isBusy}
          problem={null}
          onClose={() => ask(false)}
          onConfirm={() => void withdraw()}
        >
          <p className="text-text-2">{texts.partly}</p>
        </Confirm>
      ) : null}
    </Section>
  );
}

/** Relists a lead that left the marketplace unsold. */
export function OffTheMarket({
  leadId,
  status,
}: {
  readonly leadId: string;
  readonly status: "withdrawn" | "expired";
}): ReactNode {
  const texts = useTexts(OWN_LISTING_TEXTS);
  const number = useNetworkNumbers();
  const { isBusy, turn } = useListingStatus();
  return (
    <Section
      title={texts.off}
      actions={
        <Button busy={isBusy} onClick={() => void turn([leadId], "relist")}>
          {texts.relist}
        </Button>
      }
    >
      <p className="max-w-3xl text-text-2">
        {status === "withdrawn"
          ? texts.offAbout.withdrawn(number("unsold_contact_hours"))
          : texts.offAbout.expired}
      </p>
    </Section>
  );
}
