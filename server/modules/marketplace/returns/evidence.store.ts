// Reads the rows that evidence is based on: the buying campaign at the time, and a buyer's earlier
// purchases of a person.
import type { Criteria } from "../../../../domain/criteria/criteria.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

export interface BuyingCampaign {
  readonly name: string;
  /** The criteria in force at the moment; null where none were kept. */
  readonly criteria: Criteria | null;
}

/** The campaign by its number, as it was when the lead was decided. */
export async function findBuyingCampaign(
  db: Queryable,
  campaignNo: number,
  at: Date,
): Promise<BuyingCampaign | null> {
  const { rows } = await db.query<BuyingCampaign>(
    `select c.name, h.document -> 'criteria' as criteria
     from campaign c
     left join lateral (
       select document
       from campaign_history
       where campaign_id = c.id and changed_at <= $2
       order by version desc
       limit 1
     ) h on true
     where c.no = $1`,
    [campaignNo, at],
  );
  return rows[0] ?? null;
}

export interface EarlierPurchase {
  readonly id: string;
  readonly lead_id: string;
  readonly status: "sold" | "returned";
  readonly sold_at: Date;
}

/** Keyed hashes: of the person, and of the address, which others may live at. */
export interface ConsumerHashes {
  readonly person: readonly string[];
  readonly address: readonly string[];
}

/**
 * What the buyer bought of the person before the sale, newest first. As with duplicates, an address
 * identifies the person only for the same side: a seller and a renter at one address are two
 * persons.
 */
export async function listPurchasesOfPerson(
  db: Queryable,
  buyerId: string,
  { person, address }: ConsumerHashes,
  saleId: string,
): Promise<readonly EarlierPurchase[]> {
  const bytes = (hashes: readonly string[]): Buffer[] =>
    hashes.map((hash) => Buffer.from(hash, "hex"));
  const { rows } = await db.query<EarlierPurchase>(
    `select distinct e.id, e.lead_id, e.status, e.sold_at
     from lead_key k
     join sale e on e.lead_id = any(array_prepend(k.lead_id, k.earlier))
     join lead el on el.id = e.lead_id
     join sale s on s.id = $4
     join lead l on l.id = s.lead_id
     where k.hash = any($2::bytea[] || $3::bytea[])
       and (k.hash = any($2::bytea[]) or el.side = l.side)
       and e.buyer_id = $1
       and e.id <> s.id
       and e.sold_at < s.sold_at
     order by e.sold_at desc, e.id`,
    [buyerId, bytes(person), bytes(address), saleId],
  );
  return rows;
}

/** A sale of the buyer's own; null for one that does not exist or belongs to another buyer. */
export async function findOwnSale(
  db: Queryable,
  buyerId: string,
  saleId: string,
): Promise<EarlierPurchase | null> {
  const { rows } = await db.query<EarlierPurchase>(
    "select id, lead_id, status, sold_at from sale where id = $1 and buyer_id = $2",
    [saleId, buyerId],
  );
  return rows[0] ?? null;
}
