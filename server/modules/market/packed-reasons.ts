// What explains a lead, in the few bytes it is stored in: the reasons of its score, and the lines of its decision. As JSON
// they were two thirds of the row.
import type { Decision, DecisionLine } from "../../../domain/distribution/offer.ts";
import { BUY_REASONS, type BuyReason } from "../../../domain/lead/vocabulary.ts";
import { SCORE_REASONS, type ScoreReason, componentOf } from "../../../domain/scoring/score-lead.ts";
import { ByteReader } from "../../platform/db/byte-reader.ts";
import type { ByteWriter } from "../../platform/db/byte-writer.ts";

/** Most lines kept of a decision; the others follow from the versioned criteria. */
export const STORED_LINES = 64;

/** A decision as it was stored. */
export interface StoredDecision {
  /** Every campaign whose criteria held has a line. */
  readonly complete: boolean;
  /** Campaigns that were active when it was decided. */
  readonly activeCampaigns: number;
  readonly lines: readonly StoredLine[];
}

export interface StoredLine {
  readonly campaignNo: number;
  readonly reason: BuyReason | "won";
  readonly mode: DecisionLine["mode"];
  readonly bidCents: number;
}

const COMPLETE = 1;
const WON = -1;

/** One byte 1 for complete, the active campaigns, then for each line: campaign number, twice (reason's place + 1) plus 1 for shared, bid in cents. */
export function packDecision(out: ByteWriter, decision: Pick<Decision, "candidatesComplete" | "lines">, activeCampaigns: number): void {
  out.byte(decision.candidatesComplete ? COMPLETE : 0);
  out.varint(activeCampaigns);
  const count = Math.min(decision.lines.length, STORED_LINES);
  for (let index = 0; index < count; index += 1) {
    const line = decision.lines[index];
    if (line === undefined) break;
    const reason = line.reason === "won" ? WON : BUY_REASONS.indexOf(line.reason);
    out.varint(line.campaignNo);
    out.byte((reason + 1) * 2 + (line.mode === "shared" ? 1 : 0));
    out.varint(Number(line.bidCents));
  }
}

/** Reads what `packDecision` wrote. Throws a RangeError for bytes that it cannot have written. */
export function unpackDecision(bytes: Buffer): StoredDecision {
  const from = new ByteReader(bytes);
  const complete = from.byte() === COMPLETE;
  const activeCampaigns = from.varint();
  const lines: StoredLine[] = [];
  while (!from.atEnd) {
    const campaignNo = from.varint();
    const code = from.byte();
    const place = (code >> 1) + WON;
    const reason = place === WON ? "won" : BUY_REASONS[place];
    if (reason === undefined) throw new RangeError(`there is no buy reason ${place}`);
    lines.push({ campaignNo, reason, mode: code % 2 === 1 ? "shared" : "exclusive", bidCents: from.varint() });
  }
  return { complete, activeCampaigns, lines };
}

const PLACE_BY_REASON = new Map(SCORE_REASONS.map((code, place) => [code, place]));

/** Two bytes for each reason: its place in the list of reasons, and its points. */
export function packScoreReasons(out: ByteWriter, reasons: readonly ScoreReason[]): void {
  for (const { code, points } of reasons) {
    out.byte(PLACE_BY_REASON.get(code) ?? 0);
    out.signedByte(points);
  }
}

/** Reads what `packScoreReasons` wrote. Throws a RangeError for bytes that it cannot have written. */
export function unpackScoreReasons(bytes: Buffer): ScoreReason[] {
  const from = new ByteReader(bytes);
  const reasons: ScoreReason[] = [];
  while (!from.atEnd) {
    const place = from.byte();
    const code = SCORE_REASONS[place];
    if (code === undefined) throw new RangeError(`there is no score reason ${place}`);
    reasons.push({ code, component: componentOf(code), points: from.signedByte() });
  }
  return reasons;
}
