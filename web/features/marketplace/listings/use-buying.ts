// Keeps what a buyer of the marketplace has open: a lead, the question whether to buy it or several
// others, and the lead just bought.
import { useState } from "react";
import { idParameter, useAddress } from "../../../lib/address.ts";
import { useUntilSessionEnds } from "../../../lib/auth/use-until-session-ends.ts";
import type { Listing } from "./listing-words.ts";
import type { Bought } from "./use-purchase.ts";

const ADDRESS = { lead: idParameter() };

export interface Buying {
  readonly isOpen: boolean;
  /** The lead that the address opens. */
  readonly lead: string | null;
  readonly closeLead: () => void;
  /** The listing that the buyer is asked about. */
  readonly asked: Listing | null;
  readonly ask: (listing: Listing | null) => void;
  readonly askedMany: readonly Listing[] | null;
  readonly askMany: (listings: readonly Listing[] | null) => void;
  readonly bought: Bought | null;
  readonly closeBought: () => void;
  /** Shows the bought lead in place of all others. */
  readonly done: (sale: Bought) => void;
}

export function useBuying(): Buying {
  const [{ lead }, change] = useAddress(ADDRESS);
  const [asked, ask] = useState<Listing | null>(null);
  const [askedMany, askMany] = useState<readonly Listing[] | null>(null);
  const [bought, setBought] = useUntilSessionEnds<Bought | null>(null);
  return {
    isOpen: [lead, asked, askedMany, bought].some((open) => open !== null),
    lead,
    closeLead: () => change({ lead: null }),
    asked,
    ask,
    askedMany,
    askMany,
    bought,
    closeBought: () => setBought(null),
    done: (sale) => {
      ask(null);
      setBought(sale);
      change({ lead: null }, "replace");
    },
  };
}
