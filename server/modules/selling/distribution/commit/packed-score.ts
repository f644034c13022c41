// Packs the reasons of a lead's score into two bytes each.
import {
  SCORE_REASONS,
  type ScoreReason,
  componentOf,
} from "../../../../../domain/scoring/score-lead.ts";
import { ByteReader } from "../../../../platform/db/byte-reader.ts";
import type { ByteWriter } from "../../../../platform/db/byte-writer.ts";

const PLACE_BY_REASON = new Map(SCORE_REASONS.map((code, place) => [code, place]));

/** Writes two bytes for each reason: its index in the list of reasons, and its points. */
export function packScoreReasons(out: ByteWriter, reasons: readonly ScoreReason[]): void {
  for (const { code, points } of reasons) {
    out.byte(PLACE_BY_REASON.get(code) ?? 0);
    out.signedByte(points);
  }
}

/**
 * Reads what `packScoreReasons` wrote. Throws a RangeError for bytes that it cannot have written.
 */
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
