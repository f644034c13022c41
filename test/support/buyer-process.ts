// Runs a second server process for the stress tests: buys listings and posts leads on command, over
// IPC.
import { cents } from "../../domain/money/money.ts";
import { openPool } from "../../server/platform/db/pool.ts";
import { post, postBody, startMarket } from "./market.ts";
import type { SourceTerms } from "../../server/modules/selling/distribution/index.ts";

export type BuyerCommand =
  | {
      readonly do: "buy";
      readonly leadId: string;
      readonly buyerIds: readonly string[];
      readonly mode: "exclusive" | "shared";
      readonly maxPriceCents: number;
    }
  | {
      readonly do: "post";
      readonly source: Record<string, unknown>;
      readonly from: number;
      readonly count: number;
    }
  | { readonly do: "end" };

export type BuyerReply = { readonly outcomes: readonly string[] };

const [url = ""] = process.argv.slice(2);
const pool = openPool({ url, max: 20, onError: () => undefined });
const market = await startMarket(pool, url, Date.now);

async function run(command: BuyerCommand): Promise<BuyerReply> {
  if (command.do === "buy") {
    const outcomes = await Promise.all(
      command.buyerIds.map(async (buyerId) => {
        const result = await market.buyListing({
          leadId: command.leadId,
          buyerId,
          mode: command.mode,
          maxPriceCents: cents(command.maxPriceCents),
          idempotency: {
            keyHash: Buffer.from(`${command.leadId}:${buyerId}`),
            requestHash: Buffer.alloc(4),
          },
        });
        return result.ok ? "sold" : result.error.code;
      }),
    );
    return { outcomes };
  }
  if (command.do === "post") {
    // Money is a bigint, which IPC's JSON cannot represent.
    const source = {
      ...command.source,
      reserveExclusiveCents: 0n,
      reserveSharedCents: 0n,
    } as SourceTerms;
    const outcomes = await Promise.all(
      Array.from({ length: command.count }, async (_, index) => {
        const result = await post(market, source, postBody(command.from + index), Date.now);
        return result.kind === "answered" ? result.answer.status : result.kind;
      }),
    );
    return { outcomes };
  }
  await market.stop();
  await pool.end();
  return { outcomes: [] };
}

process.on("message", (command: BuyerCommand) => {
  void run(command).then((reply) => {
    process.send?.(reply);
    if (command.do === "end") process.disconnect();
  });
});
process.send?.({ outcomes: ["ready"] } satisfies BuyerReply);
