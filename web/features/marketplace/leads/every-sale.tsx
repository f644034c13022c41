// Lists every sale of a lead, for the operator.
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { LEADS_TEXTS } from "../../../../locales/catalogues/leads.ts";
import { Name } from "../../../ui/name.tsx";
import { Section } from "../../../ui/screen.tsx";
import { Status } from "../../../ui/status.tsx";
import { useAccountNames } from "../../../lib/accounts/use-accounts.ts";
import type { Lead } from "./lead-columns.tsx";

type Sale = Extract<Lead, { readonly view: "admin" }>["sales"][number];

export function EverySale({ sales }: { readonly sales: readonly Sale[] }): ReactNode {
  const { page, columns } = useTexts(LEADS_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const nameOf = useAccountNames(sales.map(({ buyer_id: id }) => id));
  return (
    <Section title={page.sales}>
      <div
        role="region"
        aria-label={page.sales}
        tabIndex={0}
        className="overflow-x-auto rounded-panel border border-line bg-surface"
      >
        <table className="w-full">
          <thead className="bg-sunken text-left text-label text-text-2">
            <tr>
              <th scope="col" className="px-3 py-2">
                {page.buyer}
              </th>
              <th scope="col" className="px-3 py-2">
                {columns.mode}
              </th>
              <th scope="col" className="px-3 py-2">
                {page.when}
              </th>
              <th scope="col" className="px-3 py-2 text-right">
                {page.price_}
              </th>
              <th scope="col" className="px-3 py-2">
                {page.soldStatus}
              </th>
            </tr>
          </thead>
          <tbody>
            {sales.map((sale) => (
              <tr key={sale.id} className="border-t border-line">
                <td className="px-3 py-2">
                  <Link className="text-accent underline" to={`/users/${sale.buyer_id}`}>
                    <Name>{nameOf(sale.buyer_id) ?? sale.buyer_id.slice(-8)}</Name>
                  </Link>
                </td>
                <td className="px-3 py-2">
                  {sale.mode === "shared"
                    ? `${words.mode.shared} · ${page.slot} ${sale.slot}`
                    : words.mode[sale.mode]}
                </td>
                <td className="px-3 py-2">{formats.dateTime(sale.sold_at)}</td>
                <td className="px-3 py-2 text-right">
                  {sale.price_cents === null ? "—" : formats.money(sale.price_cents)}
                </td>
                <td className="px-3 py-2">
                  <Status tone={sale.status === "sold" ? "good" : "negative"}>
                    {words.saleStatus[sale.status]}
                  </Status>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
