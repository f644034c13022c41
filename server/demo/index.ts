// The demo network: seeded once into an empty database, its sign-ins and a ready call kept in
// demo.json, printed, and offered where people sign in.
import { randomBytes } from "node:crypto";
import type { Actor } from "../../domain/access/access.ts";
import type { Result } from "../../domain/result.ts";
import { setFollow } from "../modules/demand/follows/index.ts";
import { type FormDeps, writeForm } from "../modules/supply/forms/index.ts";
import type { Refusal } from "../platform/http/refusal.ts";
import { uuidv7 } from "../platform/ids/uuid.ts";
import type { ServerContext, ServerModule } from "../server-module.ts";
import { makeDemoLink } from "./demo-clicks.ts";
import { type DemoFacts, describeDemo, readDemoFacts, writeDemoFacts } from "./demo-facts.ts";
import type { DemoDeps } from "./demo-deps.ts";
import { markEventsRead } from "../modules/people/team/index.ts";
import { seedDemo } from "./seed-demo.ts";
import { workLeads } from "./work-leads.ts";
import { isEmptyNetwork } from "./seed-demo.store.ts";

interface NewUser {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly role: "advertiser" | "affiliate" | "admin";
  readonly accountId: string;
}

export interface DemoModuleDeps {
  readonly rules: () => DemoDeps["rules"];
  readonly intake: DemoDeps["intake"];
  readonly payeeVault: DemoDeps["payeeVault"];
  readonly lookups: DemoDeps["lookups"];
  readonly forms: FormDeps;
  /** Reads the network's settings again, which seeding changes. */
  readonly refreshRules: () => Promise<unknown>;
  readonly createUser: (user: NewUser) => Promise<Result<string, Refusal>>;
  readonly now: () => number;
}

const PROGRESS_DAYS = 15;
/** Notifications that a demo sign-in has not read yet. */
const UNREAD = 4;

export interface Demo {
  readonly module: ServerModule;
  /**
   * The sign-ins that any visitor may use. Empty outside the demo, whatever the data directory
   * holds.
   */
  readonly users: () => DemoFacts["users"];
}

/** The demo: outside production only, and never over anything that is there already. */
export function createDemo(
  { config, pool, databaseUrl, publicUrl, log }: ServerContext,
  deps: DemoModuleDeps,
): Demo {
  let open: DemoFacts["users"] = [];
  const module: ServerModule = {
    name: "demo",
    async start() {
      if (!config.demo) return;
      if (await isEmptyNetwork(pool)) {
        log.info("seeding the demo network: three months of leads");
        const nowMs = deps.now();
        const seeded = await seedDemo({
          pool,
          databaseUrl,
          publicUrl,
          nowMs,
          rules: deps.rules(),
          intake: deps.intake,
          payeeVault: deps.payeeVault,
          lookups: deps.lookups,
          onProgress: (day) => {
            if (day > 0 && day % PROGRESS_DAYS === 0) log.info({ day }, "seeding the demo network");
          },
        });
        await deps.refreshRules();
        const { users, members } = demoUsers(
          deps.rules().networkId,
          seeded.advertiserIds[0] ?? "",
          seeded.affiliateIds[0] ?? "",
        );
        for (const member of members) await addMember({ pool, publicUrl }, deps, member, nowMs);
        await writeDemoFacts(config.dataDirectory, {
          url: publicUrl,
          users,
          source_key: seeded.sourceKey,
        });
      }
      const facts = await readDemoFacts(config.dataDirectory);
      if (facts === null) return;
      const current: DemoFacts = { ...facts, url: publicUrl };
      await writeDemoFacts(config.dataDirectory, current);
      open = current.users;
      process.stdout.write(describeDemo(current));
    },
  };
  return { module, users: () => open };
}

/** Creates the sign-in, with what its person has done so far. */
async function addMember(
  { pool, publicUrl }: Pick<ServerContext, "pool" | "publicUrl">,
  deps: DemoModuleDeps,
  member: NewUser,
  nowMs: number,
): Promise<void> {
  const created = await deps.createUser(member);
  if (!created.ok)
    throw new Error(`the demo's ${member.role} could not be made: ${created.error.detail}`);
  await markEventsRead(pool, created.value, UNREAD);
  const actor: Actor = {
    kind: "user",
    id: created.value,
    accountId: member.accountId,
    role: member.role,
    teamRole: "owner",
  };
  if (member.role === "affiliate") {
    await makeDemoLink(
      pool,
      publicUrl,
      member.accountId,
      { name: "Home value page", source_id: await makeDemoForm(deps.forms, actor, nowMs) },
      nowMs,
    );
    await followSellers({ pool, now: deps.now }, actor, nowMs);
  }
  if (member.role === "advertiser")
    await workLeads({ pool, vault: deps.intake.vault, now: deps.now }, actor, nowMs);
}

/** The affiliate's hosted form, ready for a first visitor. Answers its id. */
async function makeDemoForm(deps: FormDeps, actor: Actor, nowMs: number): Promise<string> {
  const written = await writeForm(deps, {
    id: uuidv7(nowMs),
    actor,
    change: () => ({
      name: "Home value page",
      headline: "What is your home worth today?",
      sides: ["seller", "buyer_and_seller"],
      questions: ["street", "size", "agent"],
    }),
  });
  if (!written.ok) throw new Error(`the demo's form could not be made: ${written.error.detail}`);
  return written.value.id;
}

/** The affiliate follows what its form brings. */
async function followSellers(
  deps: Parameters<typeof setFollow>[0],
  actor: Actor,
  nowMs: number,
): Promise<void> {
  const followed = await setFollow(deps, actor, uuidv7(nowMs), {
    state: "CA",
    side: "seller",
    least_payout_cents: 4_000,
  });
  if (!followed.ok)
    throw new Error(`the demo's demand could not be followed: ${followed.error.detail}`);
}

function demoUsers(
  networkId: string,
  advertiserId: string,
  affiliateId: string,
): { readonly users: DemoFacts["users"]; readonly members: readonly NewUser[] } {
  const members = (
    [
      ["admin", "Ada Admin", networkId],
      ["advertiser", "Alex Advertiser", advertiserId],
      ["affiliate", "Fia Affiliate", affiliateId],
    ] as const
  ).map(([role, name, accountId]): NewUser => ({
    email: `${role}@example.com`,
    password: randomBytes(9).toString("base64url"),
    name,
    role,
    accountId,
  }));
  return {
    members,
    users: members.map(({ email, password, role }) => ({ email, password, role })),
  };
}
