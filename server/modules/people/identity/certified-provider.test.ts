// Tests signing in with a provider that others wrote, through its own pages.
import { expect, it } from "vitest";
import { openCertifiedProvider } from "../../../../test/support/certified-provider.ts";
import { Browser } from "../../../../test/support/identity.ts";
import { readProviders } from "../../../platform/config/read-providers.ts";
import { query, setUpIdentity, signedUp } from "./identity.test-support.ts";
import { finish, serverWith, start } from "./providers.test-support.ts";

setUpIdentity();

const HOME = "http://localhost:3000";

/** Fills in the provider's forms until it sends the browser back to us. Returns its answer. */
async function walkThrough(url: string, email: string): Promise<string> {
  const cookies = new Map<string, string>();
  let address = url;
  let form: URLSearchParams | null = null;
  for (let step = 0; step < 12 && !address.startsWith(HOME); step += 1) {
    const response: Response = await fetch(address, {
      redirect: "manual",
      method: form === null ? "GET" : "POST",
      headers: { cookie: [...cookies].map((pair) => pair.join("=")).join("; ") },
      ...(form === null ? {} : { body: form }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const page = await response.text();
    const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1];
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? "";
    address = new URL(response.headers.get("location") ?? action ?? "", address).href;
    form =
      action === undefined ? null : new URLSearchParams({ prompt, login: email, password: "any" });
  }
  return new URL(address).search.slice(1);
}

it("signs in, connects and tells a refusal as with any provider", async () => {
  const certified = await openCertifiedProvider(`${HOME}/login`);
  const found = readProviders(certified.variables, true);
  const at = await serverWith({ signInProviders: found.ok ? found.value : [] });
  const { userId, email } = await signedUp(at);
  await query(`update auth."user" set email_verified = true where id = $1`, [userId]);
  const browser = new Browser(at);
  const answer = await walkThrough((await start(browser)).body.url, email);
  expect(await finish(browser, answer)).toMatchObject({
    status: 200,
    body: { user: { id: userId, email } },
  });
  expect((await browser.get("/v1/auth/providers")).body.items).toMatchObject([
    { name: "Example SSO", connected_at: expect.any(String) },
  ]);
  const stranger = new Browser(at);
  const other = await walkThrough((await start(stranger)).body.url, "stranger@example.com");
  expect(await finish(stranger, other)).toMatchObject({ body: { code: "provider_no_person" } });
  await at.close();
  await certified.close();
});
