// Shows right after a purchase whom to call, with a link to the lead.
import type { ReactNode } from "react";
import { writePhone } from "../../../lib/format/write-phone.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { MARKETPLACE_TEXTS } from "../../../../locales/catalogues/marketplace.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { leadName } from "../../../lib/leads/lead-name.ts";
import { CallLink } from "../work/index.ts";
import type { Bought } from "./use-purchase.ts";

export function BoughtSheet({
  sale: { lead },
  onClose,
}: {
  readonly sale: Bought;
  readonly onClose: () => void;
}): ReactNode {
  const texts = useTexts(MARKETPLACE_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const phone = lead.contact?.phone ?? null;
  return (
    <Sheet
      place="middle"
      title={leadName(lead, words)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.more}</Button>
          <ButtonLink kind="primary" to={`/leads/${lead.id}`}>
            {texts.openLead}
          </ButtonLink>
        </>
      }
    >
      <div className="grid gap-3">
        <Notice tone="good">
          <p role="status">{texts.bought}</p>
        </Notice>
        {phone === null ? (
          <p className="text-text-2">{texts.noPhone}</p>
        ) : (
          <p className="text-section">
            <CallLink data-first phone={phone} className="text-accent underline">
              {writePhone(phone)}
            </CallLink>
          </p>
        )}
        {lead.contact?.email ? (
          <p>
            <a href={`mailto:${lead.contact.email}`} className="break-all text-accent underline">
              {lead.contact.email}
            </a>
          </p>
        ) : null}
      </div>
    </Sheet>
  );
}
