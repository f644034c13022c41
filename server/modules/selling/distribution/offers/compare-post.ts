// Compares a post with its ping: what differs, and which holds remain valid.
import type { BuyReason } from "../../../../../domain/lead/vocabulary.ts";
import {
  type FactChange,
  addedFacts,
  changedFacts,
  pingedFacts,
  stillWanted,
} from "../../../../../domain/pings/promise.ts";
import type { SellableArrival } from "../arrive/arrival.ts";
import type { PingRow } from "./capture.store.ts";
import type { Hold } from "./hold.store.ts";

/** Returns what differs between ping and post, and which holds remain valid. */
export function comparePost(
  ping: PingRow,
  holds: readonly Hold[],
  { content }: SellableArrival,
): {
  readonly wanted: readonly Hold[];
  readonly changed: readonly FactChange[];
  readonly fallen: Map<number, BuyReason>;
} {
  const posted = pingedFacts(content.facts);
  const isOther = (key: string | null): boolean =>
    key !== null && !content.consumerHashes.includes(key);
  const changed: FactChange[] = changedFacts(ping.facts, posted);
  if (isOther(ping.phoneKey)) changed.push({ field: "phone", pinged: null, posted: null });
  if (isOther(ping.emailKey)) changed.push({ field: "email", pinged: null, posted: null });
  if (changed.length > 0) return { wanted: [], changed, fallen: new Map() };
  const timing = ping.facts.timing === null ? "unknown" : content.facts.timing;
  const wanted = holds.filter(({ terms }) =>
    stillWanted(
      terms,
      { timing, score: ping.score },
      { facts: content.facts, score: content.score },
    ),
  );
  const unwanted = holds.filter((hold) => !wanted.includes(hold));
  return {
    wanted,
    changed: unwanted.length === 0 ? [] : addedFacts(ping.facts, posted),
    fallen: new Map(unwanted.map(({ campaignNo }) => [campaignNo, "criteria_not_met" as const])),
  };
}
