// Keeps what a buyer of the marketplace has open: a lead, the question whether to buy it or several
// others, and the lead just bought.
import { useState } from "react";
import { idParameter, useAddress } from "../../../lib/address.ts";
import { useUntilSessionEnds } from "../../../lib/auth/use-until-session-ends.ts";
import type { Listing, SaleMode } from "./listing-words.ts";
import type { Bought } from "./use-purchase.ts";

const ADDRESS = { lead: idParameter() };

interface Asked {
  readonly asked: Listing | null;
  readonly mode: SaleMode;
}
const NOTHING_ASKED: Asked = { asked: null, mode: "exclusive" };

export interface Buying {
  readonly isOpen: boolean;
  /** The lead that the address opens. */
  readonly lead: string | null;
  readonly closeLead: () => void;
  /** The listing that the buyer is asked about. */
  readonly asked: Listing | null;
  /** `mode`: how it is to be bought, as long as that is offered. */
  readonly ask: (listing: Listing | null, mode?: SaleMode) => void;
  /** The mode that was asked for. */
  readonly mode: SaleMode;
  readonly askedMany: readonly Listing[] | null;
  readonly askMany: (listings: readonly Listing[] | null) => void;
  readonly bought: Bought | null;
  readonly closeBought: () => void;
  /** Shows the bought lead in place of all others. */
  readonly done: (sale: Bought) => void;
}

export function useBuying(): Buying {
  const [{ lead }, change] = useAddress(ADDRESS);
  const [{ asked, mode }, setAsked] = useState<Asked>(NOTHING_ASKED);
  const ask = (listing: Listing | null, how: SaleMode = "exclusive"): void =>
    setAsked({ asked: listing, mode: how });
  const [askedMany, askMany] = useState<readonly Listing[] | null>(null);
  const [bought, setBought] = useUntilSessionEnds<Bought | null>(null);
  return {
    isOpen: [lead, asked, askedMany, bought].some((open) => open !== null),
    lead,
    closeLead: () => change({ lead: null }),
    asked,
    ask,
    mode,
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
