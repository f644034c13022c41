// Documents about an account's money: those of entries into its wallet, the advice of its payouts,
// and whether its tax form is certified.
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ACCOUNT_PAGE_TEXTS } from "../../../../locales/catalogues/account-page.ts";
import { UI_TEXTS } from "../../../../locales/catalogues/ui.ts";
import { type ShownList, useAnswer, useDocuments } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Button } from "../../../ui/button.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { FramedSection, SectionLink } from "../../../ui/screen.tsx";
import { Status } from "../../../ui/status.tsx";
import { EntryRow } from "../../money/manual-entries/index.ts";
import type { PartProps } from "./account-page.tsx";

const AT_ONCE = 50;

/** The entries into a wallet that have a document, which is opened under its own rules. */
export function EntryDocuments({ account: { id } }: PartProps): ReactNode {
  const texts = useTexts(ACCOUNT_PAGE_TEXTS).documents;
  const shown = useDocuments("manual-entries", {
    where: [["account_id", "eq", id]],
    order: "-made_at",
    limit: AT_ONCE,
  });
  return (
    <FramedSection
      title={texts.entries}
      actions={<SectionLink to={`/users/${id}?part=money`}>{texts.allEntries}</SectionLink>}
    >
      <Loaded shown={shown}>
        {(entries) => {
          const withDocument = entries.filter(({ document }) => document !== null);
          return withDocument.length === 0 ? (
            <p className="text-text-2">{texts.noEntries}</p>
          ) : (
            <ul aria-label={texts.entries} className="divide-y divide-line border-y border-line">
              {withDocument.map((entry) => (
                <EntryRow key={entry.id} entry={entry} />
              ))}
            </ul>
          );
        }}
      </Loaded>
      <More list={shown} />
    </FramedSection>
  );
}

export function PayoutDocuments({ account: { id } }: PartProps): ReactNode {
  const texts = useTexts(ACCOUNT_PAGE_TEXTS).documents;
  const formats = useFormats();
  const shown = useDocuments("payouts", {
    where: [
      ["affiliate_id", "eq", id],
      ["status", "eq", "sent"],
    ],
    order: "-requested_at",
    limit: AT_ONCE,
  });
  return (
    <FramedSection title={texts.advices}>
      <Loaded shown={shown}>
        {(payouts) =>
          payouts.length === 0 ? (
            <p className="text-text-2">{texts.noAdvices}</p>
          ) : (
            <ul aria-label={texts.advices} className="divide-y divide-line border-y border-line">
              {payouts.map((payout) => (
                <li key={payout.id} className="py-1.5">
                  <Link
                    to={`/billing?part=payouts&payout=${payout.id}`}
                    className="inline-flex min-h-6 items-center text-accent hover:underline"
                  >
                    {texts.advice(
                      formats.money(payout.amount_cents),
                      formats.date(payout.ended_at ?? payout.requested_at),
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <More list={shown} />
    </FramedSection>
  );
}

export function TaxForm({ account: { id } }: PartProps): ReactNode {
  const texts = useTexts(ACCOUNT_PAGE_TEXTS).documents;
  const formats = useFormats();
  const shown = useAnswer("GET /v1/accounts/{id}/tax-status", { params: { id } });
  return (
    <FramedSection title={texts.tax}>
      <Loaded shown={shown} room="min-h-12">
        {({ certified_at: at }) => (
          <p className="flex flex-wrap items-center gap-2">
            <Status tone={at === null ? "warning" : "good"}>
              {at === null ? texts.notCertified : texts.certified(formats.date(at))}
            </Status>
            <span className="text-text-2">{texts.taxAbout}</span>
          </p>
        )}
      </Loaded>
    </FramedSection>
  );
}

/** Loads what a list does not show yet. */
function More({
  list,
}: {
  readonly list: Pick<ShownList<never>, "hasMore" | "loadMore" | "isLoadingMore">;
}): ReactNode {
  const ui = useTexts(UI_TEXTS);
  return list.hasMore ? (
    <div>
      <Button busy={list.isLoadingMore} onClick={list.loadMore}>
        {ui.more}
      </Button>
    </div>
  ) : null;
}
