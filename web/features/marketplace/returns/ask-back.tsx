// Requests a refund for a purchased lead within the return window, then shows the status of the
// return.
import { type ReactNode, Suspense, lazy } from "react";
import { flagParameter, useAddress, uuidParameter } from "../../../lib/address.ts";
import type { LeadSale } from "../../../../contract/marketplace/lead-sale.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useNow } from "../../../lib/use-now.ts";
import { RETURN_TEXTS } from "../../../../locales/catalogues/returns.ts";
import { Button } from "../../../ui/button.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import type { PaidSale } from "./ask-sheet.tsx";
import { Deadline } from "./deadline.tsx";
import { MINUTE_MS } from "../../../../domain/time.ts";

type Sale = LeadSale;

const ADDRESS = { ask: flagParameter(), return: uuidParameter() };
// Few readers of a lead request a return, so its sheets load on demand.
const AskSheet = lazy(async () => ({ default: (await import("./ask-sheet.tsx")).AskSheet }));
const ReturnSheet = lazy(async () => ({
  default: (await import("./return-sheet.tsx")).ReturnSheet,
}));

export function AskBack({ sale }: { readonly sale: Sale }): ReactNode {
  const texts = useTexts(RETURN_TEXTS);
  const formats = useFormats();
  const nowMs = useNow(MINUTE_MS);
  const [{ ask, return: open }, change] = useAddress(ADDRESS);
  const {
    value: returns,
    problem,
    retry,
  } = useDocuments("returns", { where: [["sale_id", "eq", sale.id]], limit: 1 });
  if (returns === undefined)
    return problem === null ? null : <ProblemNotice problem={problem} onRetry={retry} />;
  const [filed] = returns;
  const paid = paidOf(sale);
  // A return moves money: agents only see its status.
  if (filed === undefined && paid === null) return null;
  const until = sale.return_until;
  if (filed !== undefined) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>{texts.askedFor(texts.reason[filed.reason])}</p>
        <Deadline item={filed} />
        <Button onClick={() => change({ return: filed.id })}>{texts.read}</Button>
        {open === filed.id ? (
          <Suspense>
            <ReturnSheet id={filed.id} onClose={() => change({ return: null })} />
          </Suspense>
        ) : null}
      </div>
    );
  }
  if (nowMs > Date.parse(until))
    return <p className="text-text-2">{texts.askOver(formats.dateTime(until))}</p>;
  return (
    <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button onClick={() => change({ ask: true })}>{texts.ask}</Button>
      <p className="text-text-2">{texts.askUntil(formats.dateTime(until))}</p>
      {ask && paid !== null ? (
        <Suspense>
          <AskSheet sale={paid} onClose={() => change({ ask: false })} />
        </Suspense>
      ) : null}
    </div>
  );
}

function paidOf(sale: Sale): PaidSale | null {
  const { price_cents: price } = sale;
  return price === null ? null : { ...sale, price_cents: price };
}
