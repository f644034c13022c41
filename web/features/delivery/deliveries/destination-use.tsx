// Warns that a destination which no plan names receives nothing.
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { useUser } from "../../../lib/auth/auth.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { DELIVERY_TEXTS } from "../../../../locales/catalogues/deliveries.ts";
import { Notice } from "../../../ui/notice.tsx";
import { addressOfDestinations } from "./deliveries-address.ts";

const MOST = 200;

export function DestinationUse({ id }: { readonly id: string }): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  const { accountId } = useUser();
  const [search] = useSearchParams();
  const { value: plans, hasMore } = useDocuments("delivery-plans", {
    where: [["account_id", "eq", accountId]],
    limit: MOST,
  });
  if (plans === undefined || hasMore || plans.some(({ routes }) => routes.flat().includes(id)))
    return null;
  return (
    <Notice className="flex flex-wrap items-center justify-between gap-3">
      <p>{texts.notUsed}</p>
      <Link className="text-accent underline" to={addressOfDestinations(search)}>
        {texts.toPlan}
      </Link>
    </Notice>
  );
}
