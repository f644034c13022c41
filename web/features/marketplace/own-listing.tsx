// One's own lead on the marketplace, on its page: what it asks now, when that falls, and the way off.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { call } from "../../lib/api/call.ts";
import { refresh, useDocument } from "../../lib/documents/use-documents.ts";
import { useFormats } from "../../lib/format/format.ts";
import { useTexts } from "../../lib/text/text.ts";
import { useSubmit } from "../../lib/use-submit.ts";
import { OWN_LISTING_TEXTS } from "../../texts/own-listing.ts";
import { Button } from "../../ui/button.tsx";
import { Confirm } from "../../ui/confirm.tsx";
import { Description } from "../../ui/description.tsx";
import { Section } from "../../ui/screen.tsx";
import type { Drafts } from "../../ui/table/edit-cell.tsx";
import { toast } from "../../ui/toast.tsx";
import { AskingPrice } from "./asking-price.tsx";
import type { Listing } from "./listing-words.ts";

/** Nothing where the lead is not on offer. */
export function OwnListing({ leadId }: { readonly leadId: string }): ReactNode {
  const { value, problem } = useDocument("listings", leadId);
  return value === undefined || problem?.code === "not_found" ? null : <Shown listing={value} />;
}

function Shown({ listing }: { readonly listing: Listing }): ReactNode {
  const texts = useTexts(OWN_LISTING_TEXTS);
  const formats = useFormats();
  const drafts = useMemo((): Drafts => new Map(), []);
  const [isAsked, ask] = useState(false);
  const next = listing.next_exclusive_price_cents ?? listing.next_slot_price_cents;
  return (
    <Section title={texts.title} actions={listing.abilities.withdraw ? <Button onClick={() => ask(true)}>{texts.withdraw}</Button> : null}>
      <Description
        rows={[
          [texts.mode.exclusive, <AskingPrice key="exclusive" listing={listing} mode="exclusive" drafts={drafts} />],
          [texts.mode.shared, <AskingPrice key="shared" listing={listing} mode="shared" drafts={drafts} />],
          [texts.next, listing.next_price_at === null || next === null ? texts.last : texts.nextAt(formats.money(next), formats.dateTime(listing.next_price_at))],
          [texts.ends, formats.dateTime(listing.ends_at)],
        ]}
      />
      {isAsked ? <Withdraw listing={listing} onClose={() => ask(false)} /> : null}
    </Section>
  );
}

function Withdraw({ listing, onClose }: { readonly listing: Listing; readonly onClose: () => void }): ReactNode {
  const texts = useTexts(OWN_LISTING_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const { left, total } = listing.lead.slots;
  const withdraw = async (): Promise<void> => {
    if (!(await submit(() => call("POST", `/v1/listings/${listing.lead_id}/withdraw`)))) return;
    onClose();
    toast(texts.withdrawn);
    await refresh(client, "/v1/listings", "/v1/leads");
  };
  return (
    <Confirm title={texts.ask} action={texts.withdraw} kind="danger" isBusy={isBusy} problem={problem} onClose={onClose} onConfirm={() => void withdraw()}>
      <p className="text-text-2">{left < total ? texts.partly : texts.unsold}</p>
    </Confirm>
  );
}
