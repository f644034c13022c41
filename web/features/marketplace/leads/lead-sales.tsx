// Shows how the reader bought a lead.
import type { ReactNode } from "react";
import type { PurchasedLead } from "../../../../contract/marketplace/lead-shapes.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { LEADS_TEXTS } from "../../../../locales/catalogues/leads.ts";
import { Section } from "../../../ui/screen.tsx";
import { AskBack } from "../returns/index.ts";
import { Facts } from "./facts.tsx";

export function LeadSales({ lead }: { readonly lead: PurchasedLead }): ReactNode {
  const { page, columns } = useTexts(LEADS_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  return (
    <Section title={page.sales}>
      <Facts
        facts={[
          [columns.mode, words.mode[lead.sale.mode]],
          ...(lead.sale.price_cents === null
            ? []
            : [[columns.paid, formats.money(lead.sale.price_cents)] as const]),
          [page.when, formats.dateTime(lead.sale.sold_at)],
        ]}
      />
      <AskBack sale={lead.sale} />
    </Section>
  );
}
