// Runs a sign-in provider that others wrote (oidc-provider, certified for OpenID Connect) on
// loopback, with its own pages for signing in and agreeing: any email and password will do there.
import type { Server } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

const CLIENT = { id: "plat", secret: "a client's secret of many characters" };

export interface CertifiedProvider {
  /** The variables with which a server knows it. */
  readonly variables: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

/** `backTo`: where it sends browsers back to. */
export async function openCertifiedProvider(backTo: string): Promise<CertifiedProvider> {
  const server = createServer();
  await new Promise<void>((done) => {
    server.listen(0, "127.0.0.1", done);
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [backTo] }],
    claims: { openid: ["sub"], email: ["email", "email_verified"] },
    // The login of its page is the email of the account.
    findAccount: (_context, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, email: id, email_verified: true }),
    }),
    cookies: { keys: ["a key of the tests"] },
    pkce: { required: () => true },
  });
  server.on("request", provider.callback());
  return {
    variables: {
      PLAT_OIDC_ISSUER: issuer,
      PLAT_OIDC_CLIENT_ID: CLIENT.id,
      PLAT_OIDC_CLIENT_SECRET: CLIENT.secret,
      PLAT_OIDC_NAME: "Example SSO",
    },
    close: () => close(server),
  };
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((done) => {
    server.close(done);
  });
}
