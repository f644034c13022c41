// Lets pings and tests find out whether the network knows their person only where a check is left;
// accepted posts earn checks.
import type { Answer } from "../../../../../domain/distribution/answer.ts";
import type { MadeOffer } from "../offers/offer.store.ts";
import type { PingArrival } from "../offers/ping-arrival.ts";
import type { PingPost, PostedPing } from "../offers/ping-post.ts";
import type { Urgency } from "./arrival-queue.ts";
import { type Arrival, type ArrivalResult, type SellableArrival, isSellable } from "./arrival.ts";
import type { AffiliateChecks } from "./person-checks.ts";

/** What distribution answers about a person. */
export interface PersonAnswers {
  distribute(arrival: Arrival, urgency: Urgency): Promise<ArrivalResult>;
  dryRun(arrival: SellableArrival): Promise<Answer>;
  offer(ping: PingArrival): Promise<MadeOffer>;
  capture(post: PingPost): Promise<PostedPing>;
}

/** Without a check, a ping or test is answered as one of a person that nothing is known of. */
export function withPersonChecks(answers: PersonAnswers, checks: AffiliateChecks): PersonAnswers {
  const earned = <Result extends ArrivalResult | PostedPing>(
    { source }: Arrival,
    result: Result,
  ): Result => {
    if (result.kind === "answered" && result.answer.status === "accepted" && !result.replayed)
      checks.earn(source.affiliateId);
    return result;
  };
  const checked = async (arrival: SellableArrival): Promise<SellableArrival> =>
    (await checks.take(arrival.source.affiliateId))
      ? arrival
      : { ...arrival, content: { ...arrival.content, identityHashes: [], consumerHashes: [] } };
  return {
    distribute: async (arrival, urgency) =>
      earned(arrival, await answers.distribute(arrival, urgency)),
    dryRun: async (arrival) => answers.dryRun(await checked(arrival)),
    offer: async (ping) => answers.offer(await checkedPing(checks, ping)),
    capture: async (post) => {
      const { arrival, keep } = post;
      if (keep) return earned(arrival, await answers.capture(post));
      return answers.capture(
        isSellable(arrival) ? { ...post, arrival: await checked(arrival) } : post,
      );
    },
  };
}

async function checkedPing(checks: AffiliateChecks, ping: PingArrival): Promise<PingArrival> {
  if (ping.phoneKey === null && ping.emailKey === null) return ping;
  return { ...ping, checksPerson: await checks.take(ping.source.affiliateId) };
}
