// Shows how a lead was sold: the reader's own purchase, or for the operator each sale with its
// buyer.
import { type ReactNode, Suspense, lazy } from "react";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { LEADS_TEXTS } from "../../../../locales/catalogues/leads.ts";
import { Section } from "../../../ui/screen.tsx";
import { AskBack } from "../returns/index.ts";
import { Facts } from "./facts.tsx";
import type { Lead } from "./lead-columns.tsx";

/** Only the operator sees every sale. */
const EverySale = lazy(async () => ({
  default: (await import("./every-sale.tsx")).EverySale,
}));

export function LeadSales({ lead }: { readonly lead: Lead }): ReactNode {
  const { page, columns } = useTexts(LEADS_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  if (lead.view === "purchased") {
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
  return lead.view !== "admin" || lead.sales.length === 0 ? null : (
    <Suspense fallback={null}>
      <EverySale sales={lead.sales} />
    </Suspense>
  );
}
