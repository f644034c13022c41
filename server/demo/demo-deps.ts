// Describes what the demo's history is made with.
import type pg from "pg";
import type { DemoAffiliate } from "./cast.ts";
import type { CampaignDeps } from "../modules/demand/campaigns/index.ts";
import type { IntakeDeps } from "../modules/selling/intake/index.ts";
import type { DistributionSettings, SourceTerms } from "../modules/selling/distribution/index.ts";
import type { PayeeVault } from "../modules/money/payouts/index.ts";

export interface DemoDeps {
  readonly pool: pg.Pool;
  readonly databaseUrl: string;
  /** Without a slash at its end. */
  readonly publicUrl: string;
  /** The moment at which the demo's history ends. */
  readonly nowMs: number;
  readonly rules: DistributionSettings;
  readonly intake: Omit<IntakeDeps, "market" | "now">;
  readonly payeeVault: PayeeVault;
  readonly lookups: CampaignDeps["lookups"];
  readonly onProgress: (day: number) => void;
}

/** A source of the cast, with the terms that it posts under. */
export interface DemoSource {
  readonly cast: DemoAffiliate;
  readonly terms: SourceTerms;
}
