// Serves the page of one hosted form as the server does, and sends it as a browser without scripts.
import { NO_CONSENT_TEXTS } from "../../../../domain/forms/consent-text.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll } from "vitest";
import { type Caller, TestApi } from "../../../../test/support/api.ts";
import { TEST_VAULT } from "../../../../test/support/test-vaults.ts";
import { DEFAULT_SCORE_SETTINGS } from "../../../../domain/scoring/score-lead.ts";
import { buildPlaceFinder, readZips } from "../../../platform/geo/zip-table.ts";
import { type HttpServer, buildHttpServer } from "../../../platform/http/http-server.ts";
import { makeLogger } from "../../../platform/log/log.ts";
import { MetricsRegistry } from "../../../platform/metrics/registry.ts";
import { createDraftLinks } from "../drafts/index.ts";
import { loadFormPage, registerPages } from "../../network/pages/index.ts";
import { registerFormPages } from "./index.ts";

/**
 * Gzipped bytes: the scripts that a form's page fetches, the page itself with its styles, and what
 * embedding pages fetch.
 */
/** Addresses of the network's own pages. */
export const LEGAL = {
  termsUrl: "https://plat.example/terms",
  privacyUrl: "https://plat.example/privacy",
};

export const MOST = { script: 40_000, page: 14_000, embed: 1_500 };

const BUILD_TIMEOUT_MS = 120_000;

export let api: TestApi;
export let app: HttpServer;
export let affiliate: Caller;

export const clock = { nowMs: Date.parse("2026-03-04T18:00:00Z") };

export let slug: string;
export let id: string;

export const makeForm = async (document: object): Promise<{ id: string; slug: string }> =>
  (await api.call(affiliate, "PUT", `/v1/forms/${randomUUID()}`, document)).body;

export const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: "GET", url, headers: { accept: "text/html", ...headers } });

export const startIn = (page: string): string =>
  /name="start" value="([^"]+)"/.exec(page)?.[1] ?? "";

export const ANSWERS = {
  property_type: "condo",
  zip_code: "95838",
  price_range: "sale_0",
  timing: "m3_6",
  address: "",
  comments: "",
  first_name: "Zyxcanary",
  last_name: "Lopez",
  phone: "916-555-2001",
  email: "zyxcanary@example.com",
  consent: "yes",
};

export const post = (
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

export const leads = async () =>
  (await api.call(affiliate, "GET", `/v1/leads?where=source_id,eq,${id}`)).body.items;

/** Serves the page before the tests of a file and stops the server after them. */
export function setUpFormPage(): void {
  beforeAll(async () => {
    api = await TestApi.start(() => clock.nowMs);
    affiliate = await api.keyOf((await api.fixture.source()).affiliateId);
    const { pool } = api.database;
    const intake = {
      market: api.market,
      vault: TEST_VAULT,
      findPlace: buildPlaceFinder(readZips()),
      networkName: () => "Plat",
      wording: () => ({ networkName: "Plat", texts: NO_CONSENT_TEXTS }),
      formerNetworkNames: () => [],
      scoreSettings: () => DEFAULT_SCORE_SETTINGS,
      now: () => clock.nowMs,
    };
    app = buildHttpServer({
      log: makeLogger("silent"),
      metrics: new MetricsRegistry(),
      trustedProxies: [],
      secure: false,
    });
    registerFormPages(
      app,
      {
        pool,
        now: () => clock.nowMs,
        publicUrl: "http://localhost:3000",
        networkName: () => "Plat",
        legal: () => LEGAL,
        intake,
        drafts: createDraftLinks(api.drafts),
      },
      await loadFormPage(),
    );
    await registerPages(app);
    ({ slug, id } = await makeForm({
      name: "Home value",
      sides: ["seller"],
      headline: "What is it worth? <b>",
      questions: ["street", "comments"],
    }));
  }, BUILD_TIMEOUT_MS);
  afterAll(async () => {
    await app.close();
    await api.stop();
  });
}
