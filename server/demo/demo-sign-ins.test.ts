// The demo's passwords are answered by a demo and by nothing else, even where its file lies about.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestDatabase, createTestDatabase } from "../../test/support/database.ts";
import { productionSettings } from "../../test/support/free-port.ts";
import { TEST_SECRET } from "../../test/support/identity.ts";
import { MarketFixture } from "../../test/support/market.ts";
import { runServer, sendSignal } from "../../test/support/server-process.ts";
import { writeDemoFacts } from "./demo-facts.ts";

const USERS = (["admin", "advertiser", "affiliate"] as const).map((role) => ({
  email: `${role}@example.com`,
  password: `canary-${role}`,
  role,
}));
/** What a network tells of its look until its operator sets one. */
const PRODUCTS_OWN_LOOK = {
  brand_color: null,
  logo: null,
  privacy_url: null,
  terms_url: null,
};
let database: TestDatabase;
let directory: string;

beforeAll(async () => {
  database = await createTestDatabase();
  // An account exists here already, so that nothing is seeded.
  await (await MarketFixture.create(database.pool, Date.now())).advertiser("Ruiz Realty", 0);
  directory = await mkdtemp(join(tmpdir(), "plat-demo-"));
  await writeDemoFacts(directory, {
    url: "http://localhost:3000",
    users: USERS,
    source_key: "plat_src_canary",
  });
});

afterAll(async () => {
  await rm(directory, { recursive: true, force: true });
  await database.drop();
});

/** What a server with these settings answers to anybody. */
async function networkOf(
  settings: Readonly<Record<string, string>>,
): Promise<{ readonly text: string; readonly body: unknown }> {
  const server = runServer({
    environment: {
      DATABASE_URL: database.url,
      PLAT_DATA_DIR: directory,
      HOST: "127.0.0.1",
      PLAT_SECRET: TEST_SECRET,
      ...settings,
    },
  });
  try {
    const text = await (await fetch(`${await server.ready}/v1/network`)).text();
    return { text, body: JSON.parse(text) };
  } finally {
    if (server.child.exitCode === null) sendSignal(server, "SIGTERM");
    await server.ended;
  }
}

describe("GET /v1/network", () => {
  it("offers a demo's three sign-ins", async () => {
    expect((await networkOf({ PLAT_DEMO: "1" })).body).toEqual({
      name: "Plat",
      demo: true,
      demo_users: USERS,
      sign_up: "approval",
      local_cache_mb: 40,
      magic_links: false,
      sign_in_with: [],
      ...PRODUCTS_OWN_LOOK,
    });
  });

  it.each([
    ["in production", productionSettings],
    ["on a network of one's own", async () => ({ PLAT_DEMO: "0" })],
  ])("never names them %s, though demo.json is there", async (_where, settings) => {
    const { text, body } = await networkOf({ ...(await settings()), LOCAL_CACHE_MB: "7" });
    expect(body).toEqual({
      name: "Plat",
      demo: false,
      demo_users: [],
      sign_up: "approval",
      local_cache_mb: 7,
      magic_links: false,
      sign_in_with: [],
      ...PRODUCTS_OWN_LOOK,
    });
    expect(text).not.toContain("canary");
  });
});
