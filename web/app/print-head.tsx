// Heads printed pages with the network and whose account this is. Always loaded, as anything may be
// printed, and therefore shows the page in the network's color too.
import type { ReactNode } from "react";
import { useUser } from "../lib/auth/auth.ts";
import { useBrandColor } from "../lib/brand/use-brand-color.ts";
import { Brand } from "../ui/mark.tsx";
import { Name } from "../ui/name.tsx";
import { NetworkName } from "./title-block.tsx";

/** On paper alone, at the head of the first page: the mark, and whose account this is. */
export default function PrintHead(): ReactNode {
  const { accountName } = useUser();
  useBrandColor();
  return (
    <div className="print-head hidden items-start justify-between gap-8 pb-4 print:flex">
      <Brand />
      <div className="grid grid-cols-[auto_auto] border border-rule text-label *:px-2 *:py-1">
        <p className="border-r border-rule font-semibold">
          <Name>{accountName}</Name>
        </p>
        <p>
          <NetworkName />
        </p>
      </div>
    </div>
  );
}
