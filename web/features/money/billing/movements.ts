// Defines movements in and out of wallets and reads their leads: a movement only contains the id of
// its sale or return.
import { useQueries } from "@tanstack/react-query";
import { useRef } from "react";
import type { Lead } from "../../../../contract/marketplace/lead-shapes.ts";
import type { WalletMovement } from "../../../../contract/money/money.ts";
import { readByIds } from "../../../lib/documents/read-all.ts";
import type { LeadWords } from "../../../../locales/en/lead-words.ts";
import { leadName } from "../../../lib/leads/lead-name.ts";

export type Movement = WalletMovement;
export type MovementKind = Movement["kind"];
export const MOVEMENT_KINDS = [
  "sale",
  "return",
  "top_up",
  "payment",
  "refund",
  "adjustment",
  "goodwill",
  "promotion",
] as const satisfies readonly MovementKind[];

export interface MovementLead {
  readonly leadId: string;
  /** Null where the reader may not see it. */
  readonly lead: Lead | null;
  /** False for a buyer who returned the lead and can no longer open it. */
  readonly canOpen: boolean;
  /** Null for a manual purchase. */
  readonly campaign: string | null;
}

const AT_ONCE = 50;
const NONE: readonly Movement[] = [];

/** The lead of each movement that has one, by the movement's id. */
export async function readMovementLeads(
  movements: readonly Movement[],
): Promise<ReadonlyMap<string, MovementLead>> {
  const idsOf = (wanted: MovementKind): string[] =>
    movements.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const returns = await readByIds("returns", idsOf("return"));
  const sales = await readByIds("sales", [
    ...idsOf("sale"),
    ...returns.map(({ sale_id: id }) => id),
  ]);
  // A buyer's sale includes its lead, the operator's does not.
  const others = await readByIds(
    "leads",
    sales.filter(({ view }) => view === "admin").map(({ lead_id: id }) => id),
  );
  const known = new Map(others.map((lead) => [lead.id, lead]));
  const bySale = new Map(
    sales.map((sale): [string, MovementLead] => {
      const lead = sale.view === "buyer" ? sale.lead : (known.get(sale.lead_id) ?? null);
      return [
        sale.id,
        {
          leadId: sale.lead_id,
          lead,
          canOpen: lead !== null && (sale.view !== "buyer" || sale.status === "sold"),
          campaign: sale.view === "affiliate" ? null : sale.campaign_name,
        },
      ];
    }),
  );
  const ofReturns = returns.flatMap(({ id, sale_id: saleId }): [string, MovementLead][] => {
    const lead = bySale.get(saleId);
    return lead === undefined ? [] : [[id, lead]];
  });
  return new Map([...bySale, ...ofReturns]);
}

/** Returns the lead of a listed movement; null where there is none, or while it loads. */
export function useMovementLeads(
  movements: readonly Movement[] = NONE,
): (id: string) => MovementLead | null {
  const parts = Array.from({ length: Math.ceil(movements.length / AT_ONCE) }, (_, index) =>
    movements.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
  const answers = useQueries({
    queries: parts.map((part) => ({
      queryKey: ["leads of movements", part.map(({ id }) => id).join(",")],
      queryFn: () => readMovementLeads(part),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  // A new movement shifts all chunks, so known leads stay visible until the new chunks arrive.
  const known = useRef(new Map<string, MovementLead>());
  for (const { data } of answers) for (const [id, lead] of data ?? []) known.current.set(id, lead);
  return (id) => known.current.get(id) ?? null;
}

/** "Grace Meyer · Sacramento sellers" */
export function movementAbout({ lead, campaign }: MovementLead, words: LeadWords): string {
  return [lead === null ? null : leadName(lead, words), campaign]
    .filter((part) => part !== null)
    .join(" · ");
}
