// Builds the parts of the product that several groups of routes and loops share.
import type { CampaignDeps } from "../modules/demand/campaigns/index.ts";
import type { Distribution } from "../modules/selling/distribution/index.ts";
import { createPosting } from "../modules/supply/posting/index.ts";
import { createDemo } from "../demo/index.ts";
import { type FormParts, buildForms } from "./forms.ts";
import type { Foundation } from "./foundation.ts";
import { type Intake, buildIntake, buildDistribution } from "./market.ts";
import { type Outbound, buildOutbound } from "./outbound.ts";
import { type Sessions, buildSessions } from "./sessions.ts";
import { type Threads, buildThreads } from "./threads.ts";

export interface Parts {
  readonly market: Distribution;
  readonly sessions: Sessions;
  readonly intake: Intake;
  readonly lookups: CampaignDeps["lookups"];
  readonly threads: Threads;
  readonly forms: FormParts;
  readonly posting: ReturnType<typeof createPosting>;
  readonly outbound: Outbound;
  readonly demo: ReturnType<typeof createDemo>;
}

/** Builds them in an order in which a later one may use an earlier one. */
export async function buildParts(base: Foundation): Promise<Parts> {
  const { context, now, onError, vaults, geo, rules } = base;
  const market = buildDistribution(base);
  const sessions = buildSessions(base);
  const intake = buildIntake(base, market);
  const lookups = { findZipCentre: geo.findPlace, findPlaces: geo.findPlaces };
  const threads = buildThreads(base);
  const forms = buildForms(base, intake, threads.reader, () => sessions.ends.announce(null));
  const posting = createPosting({ pool: context.pool, now, onError });
  const outbound = await buildOutbound(context, {
    ...vaults,
    networkName: rules.networkName,
    callsKeptMs: rules.callsKeptMs,
    brand: rules.brand,
    sessionKeyOf: sessions.sessionKeyOf,
    onPreferencesChanged: (userId) => sessions.realtime.mute(userId),
    onError,
  });
  const demo = createDemo(context, {
    rules: rules.rules,
    refreshRules: () => base.settings.refresh(),
    intake,
    payeeVault: vaults.payeeVault,
    lookups,
    forms: forms.forms,
    createUser: sessions.identity.createUser,
    now,
  });
  return { market, sessions, intake, lookups, threads, forms, posting, outbound, demo };
}
