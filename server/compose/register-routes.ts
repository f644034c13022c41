// Registers every route of the server, group by group.
import type { ContactReads } from "../modules/network/activity/index.ts";
import { registerGuide } from "../modules/network/guide/index.ts";
import { registerPages } from "../modules/network/pages/index.ts";
import { registerReference } from "../modules/network/reference/index.ts";
import { createViewLooks } from "../modules/people/views/index.ts";
import { createSourceKeys } from "../modules/supply/sources/index.ts";
import type { HttpServer } from "../platform/http/http-server.ts";
import { createCallRates } from "../platform/http/call-rates.ts";
import type { Denials } from "../platform/http/denials.ts";
import type { HttpHost } from "../platform/http/register-operation.ts";
import { actorResolver } from "./actor-resolver.ts";
import { registerFormsAndLinks } from "./forms.ts";
import type { Foundation } from "./foundation.ts";
import { registerAccountPage } from "./register-account-page.ts";
import { registerLeadRoutes } from "./register-lead-routes.ts";
import { registerNetworkRoutes } from "./register-network-routes.ts";
import { registerOwnRoutes } from "./register-own-routes.ts";
import type { Parts } from "./parts.ts";
import { registerTradeRoutes } from "./register-trade-routes.ts";

/** Adds the API, the pages of forms and links, and the web app. */
export async function registerRoutes(
  app: HttpServer,
  base: Foundation,
  parts: Parts,
  { denials, contactReads }: { readonly denials: Denials; readonly contactReads: ContactReads },
): Promise<void> {
  const { context, now } = base;
  const { identity, ends } = parts.sessions;
  const sourceKeys = createSourceKeys({ pool: context.pool, now, isHearing: ends.isHearing });
  ends.add(async () => sourceKeys.forget());
  const host: HttpHost = {
    app,
    resolveActor: actorResolver(base, identity.findSession, sourceKeys),
    callRates: createCallRates(() => performance.now()),
    denials,
    looks: createViewLooks({ pool: context.pool, now }),
  };
  await identity.routes(app);
  registerLeadRoutes(host, base, parts, { sourceKeys, contactReads });
  registerTradeRoutes(host, base, parts);
  registerNetworkRoutes(host, base, parts);
  registerAccountPage(host, base, parts);
  registerOwnRoutes(host, base, parts);
  await registerReference(app);
  await registerGuide(app);
  await registerFormsAndLinks(host, base, parts.forms);
  parts.outbound.register(host);
  await registerPages(app);
}
