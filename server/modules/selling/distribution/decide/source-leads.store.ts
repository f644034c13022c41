// Reads the leads of a source as they were offered to bidders.
import type { Tier } from "../../../../../domain/lead/vocabulary.ts";
import type { Queryable } from "../../../../platform/db/queryable.ts";
import { lowestUuidv7 } from "../../../../platform/ids/uuid.ts";
import type { Offered, SourceTerms } from "../arrive/arrival.ts";
import {
  CONSENT_AT_MS,
  LEAD_FACTS_COLUMNS,
  type LeadFactsRow,
  consentOf,
  factsOf,
} from "./lead-facts.ts";

type SourceLeadRow = LeadFactsRow &
  Parameters<typeof consentOf>[0] & {
    readonly [column: string]: unknown;
    readonly id: string;
    readonly tier: Tier;
    readonly consent_at_ms: number;
    readonly score_total: number;
    readonly score_engagement: number;
    readonly score_intent: number;
    readonly score_financial: number;
  };

/**
 * The newest `most` leads since `sinceMs` that were valid: neither refused for a field nor found to
 * be duplicates.
 */
export async function listSourceLeads(
  db: Queryable,
  { id, affiliateId }: SourceTerms,
  sinceMs: number,
  most: number,
): Promise<Pick<Offered, "leadId" | "content">[]> {
  const { rows } = await db.query<SourceLeadRow>(
    `select l.id, l.tier, l.score_total, l.score_engagement, l.score_intent, l.score_financial,
       l.consent_scope, l.consent_sellers, ${CONSENT_AT_MS} as consent_at_ms,
       ${LEAD_FACTS_COLUMNS}
     from lead l
     join zip z on z.zip_code = l.zip_code and z.state = l.state
     where l.affiliate_id = $1 and l.source_id = $2 and l.id >= $3 and l.decision is not null
     order by l.id desc
     limit $4`,
    [affiliateId, id, lowestUuidv7(sinceMs), most],
  );
  return rows.map((row) => ({
    leadId: row.id,
    content: {
      facts: factsOf(row),
      consent: consentOf(row),
      consentAtMs: row.consent_at_ms,
      score: {
        total: row.score_total,
        engagement: row.score_engagement,
        intent: row.score_intent,
        financial: row.score_financial,
        tier: row.tier,
        modelVersion: "",
        reasons: [],
      },
    },
  }));
}
