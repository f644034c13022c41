// Signing in with other providers over HTTP, and a person's own connections with them.
import { Type } from "typebox";
import { Parse } from "typebox/value";
import * as contract from "../../../../contract/people/sign-in-providers.ts";
import { PROVIDER_IDS } from "../../../../domain/access/sign-in-provider.ts";
import { enumOf } from "../../../../contract/schema.ts";
import { ok, refuse } from "../../../../domain/result.ts";
import { NOT_FOUND } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { begin, type BridgeDeps, pass } from "./auth-bridge.routes.ts";
import { PROVIDER_PATHS } from "./provider-plugin.ts";
import { disconnectAccount, type ProvidersDeps } from "./providers.ts";
import { listLinks } from "./providers.store.ts";

type Deps = BridgeDeps & ProvidersDeps;

const Started = Type.Object({ url: Type.String() });
const Connected = Type.Object({ provider: enumOf(PROVIDER_IDS) });

export function registerProviders(open: HttpHost, signedInOnly: HttpHost, deps: Deps): void {
  registerOperation(open, contract.startProviderSignIn, async ({ request, reply, body }) => {
    const call = { provider: body.provider, userId: null };
    const passed = await pass(deps, request, reply, PROVIDER_PATHS.start, call);
    return passed.ok ? ok(Parse(Started, passed.value.body)) : passed;
  });
  registerOperation(open, contract.signInWithProvider, async ({ request, reply, body }) =>
    begin(deps, request, reply, PROVIDER_PATHS.signIn, body),
  );
  registerOwn(signedInOnly, deps);
}

function registerOwn(host: HttpHost, deps: Deps): void {
  registerOperation(host, contract.listProviders, async ({ actor }) =>
    ok({ items: await listOwn(deps, actor.id) }),
  );
  registerOperation(
    host,
    contract.startConnection,
    async ({ actor, request, reply, params: { id } }) => {
      const call = { provider: id, userId: actor.id };
      const passed = await pass(deps, request, reply, PROVIDER_PATHS.start, call);
      return passed.ok ? ok(Parse(Started, passed.value.body)) : passed;
    },
  );
  registerOperation(host, contract.connectProvider, async ({ actor, request, reply, body }) => {
    const call = { answer: body.answer, userId: actor.id };
    const passed = await pass(deps, request, reply, PROVIDER_PATHS.connect, call);
    if (!passed.ok) return passed;
    const { provider } = Parse(Connected, passed.value.body);
    const own = await listOwn(deps, actor.id);
    const connected = own.find(({ id }) => id === provider);
    return connected === undefined ? refuse(NOT_FOUND) : ok(connected);
  });
  registerOperation(host, contract.disconnectProvider, async ({ actor, params }) =>
    disconnectAccount(deps, actor.id, params.id),
  );
}

async function listOwn(
  { pool, providers }: ProvidersDeps,
  userId: string,
): Promise<contract.OwnProvider[]> {
  const links = await listLinks(pool, userId);
  return providers.map(({ settings: { id, name, issuer } }) => {
    const link = links.find((one) => one.issuer === issuer);
    return {
      id,
      name,
      connected_at: link?.created_at.toISOString() ?? null,
      last_used_at: link?.last_used_at?.toISOString() ?? null,
    };
  });
}
