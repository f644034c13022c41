// Tests the first operator of a production network, from the command to the dashboard: the link, a
// name, a password, and the authenticator app without which nothing else opens.
import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runAdmin, tokenIn } from "../support/admin-command.ts";
import type { Visitor } from "../support/browser.ts";
import { productionSettings } from "../support/free-port.ts";
import { bringAxe, findings, sideways } from "../support/looks.ts";
import { type ServerProcess, runServer, sendSignal } from "../support/server-process.ts";
import { totp } from "../support/totp.ts";
import { addAuthenticator } from "../support/virtual-authenticator.ts";
import { openVisits } from "../support/visits.ts";

const PASSWORD = "a long pass phrase";
const EMAIL = "olga@example.com";
const visits = openVisits();
let directory: string;
let settings: Readonly<Record<string, string>>;
let server: ServerProcess;
let url: string;
let visitor: Visitor;

beforeAll(async () => {
  directory = await realpath(await mkdtemp(join(tmpdir(), "plat-operator-")));
  settings = {
    ...(await productionSettings()),
    PLAT_DATA_DIR: directory,
  };
  server = runServer({ environment: settings });
  url = await server.ready;
});

afterAll(async () => {
  sendSignal(server, "SIGTERM");
  await server.ended;
  await rm(directory, { recursive: true, force: true });
});

const press = (name: string): Promise<void> =>
  visitor.page.getByRole("button", { name, exact: true }).click();
const type = (label: string, text: string): Promise<void> =>
  visitor.page.getByLabel(label, { exact: true }).fill(text);
const heading = (name: string): Promise<void> =>
  visitor.page.getByRole("heading", { name, level: 1 }).waitFor();

it("answers in production at its public address only", async () => {
  const statusOf = async (address: string, path: string): Promise<number> =>
    (await fetch(`${address}${path}`)).status;
  const bare = url.replace("localhost", "127.0.0.1");
  expect([await statusOf(url, "/login"), await statusOf(bare, "/login")]).toEqual([200, 421]);
  expect(await statusOf(bare, "/readyz")).toBe(200);
});

it("joins by the printed link, and sets up a second factor before anything else", async () => {
  const token = tokenIn(await runAdmin([EMAIL], settings));
  visitor = await visits.arrive({ baseURL: url });
  await bringAxe(visitor);
  await visitor.page.goto(`/login?invite=${token}`);
  await type("Your name", "Olga Operator");
  await type("Choose a password", PASSWORD);
  await press("Join and sign in");
  await heading("Set up an authenticator app");
  expect([await findings(visitor), await sideways(visitor)]).toEqual([[], 0]);
  // No address opens anything else, and no call answers.
  await visitor.page.goto("/users");
  await heading("Set up an authenticator app");
  const answer = await visitor.context.request.get("/v1/accounts");
  expect([answer.status(), (await answer.json()).code]).toEqual([403, "second_factor_missing"]);

  await type("Password", PASSWORD);
  await press("Continue");
  await visitor.page.getByRole("img", { name: "QR code for your authenticator app" }).waitFor();
  const shown = await visitor.page.getByText(/^([A-Z2-7]{1,4} ?)+$/).textContent();
  const secret = (shown ?? "").replaceAll(" ", "");
  await type("Code from the app", totp(secret));
  await press("Turn on");
  await press("I have saved them");
  await heading("Users");

  await press("Logout");
  await type("Email", EMAIL);
  await type("Password", PASSWORD);
  await press("Sign in");
  await type("Code from the app", totp(secret));
  await press("Sign in");
  await heading("Users");

  // The app is lost.
  const reset = tokenIn(await runAdmin(["--recover", EMAIL], settings));
  await visitor.page.goto(`/login?reset=${reset}`);
  await visitor.page.getByText("Your authenticator app and your passkeys are removed.").waitFor();
  expect([await findings(visitor), await sideways(visitor)]).toEqual([[], 0]);
  await type("New password", "another long pass phrase");
  await press("Save password");
  await visitor.page.getByRole("link", { name: "Go to sign in" }).click();
  await type("Email", EMAIL);
  await type("Password", "another long pass phrase");
  await press("Sign in");
  await heading("Set up an authenticator app");

  // A passkey will do, and then the password alone does not.
  await addAuthenticator(visitor);
  await press("Use a passkey instead");
  await heading("Add a passkey");
  await type("Password", "another long pass phrase");
  await press("Continue");
  await press("Create passkey");
  await heading("Dashboard");
  await press("Logout");
  await type("Email", EMAIL);
  await type("Password", "another long pass phrase");
  await press("Sign in");
  await heading("Sign in with your passkey");
  expect([await findings(visitor), await sideways(visitor)]).toEqual([[], 0]);
  await press("Sign in with a passkey");
  await heading("Dashboard");
  await press("Logout");
  await visitor.page.goto(`/login?reset=${reset}`);
  await visitor.page.getByText("This link was used or replaced, or has expired.").waitFor();

  const used = await visits.arrive({ baseURL: url });
  await used.page.goto(`/login?invite=${token}`);
  await used.page.getByText("This invitation was used or withdrawn, or has expired.").waitFor();
  expect(visitor.mishaps.filter((text) => !/ 4(01|03|10) /.test(text))).toEqual([]);
});
