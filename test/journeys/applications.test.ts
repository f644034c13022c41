// Tests how companies join a network that decides about each: apply, answer a question, be
// declined, be approved, or come with an invitation.
import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { runAdmin, tokenIn } from "../support/admin-command.ts";
import type { Visitor } from "../support/browser.ts";
import { bringAxe, findingsInBothThemes, sideways } from "../support/looks.ts";
import { type ServerProcess, runServer, sendSignal } from "../support/server-process.ts";
import { openVisits } from "../support/visits.ts";

const PASSWORD = "a long pass phrase";
const ABOUT = "We buy seller leads around Sacramento and call within minutes.";
const visits = openVisits();
let directory: string;
let server: ServerProcess;
let url: string;
let operatorToken: string;
let operator: Visitor;
let applicant: Visitor;

beforeAll(async () => {
  directory = await realpath(await mkdtemp(join(tmpdir(), "plat-applications-")));
  const settings = { PLAT_DATA_DIR: directory, PLAT_DEMO: "0" };
  server = runServer({ environment: settings });
  url = (await server.ready).replace("127.0.0.1", "localhost");
  operatorToken = tokenIn(await runAdmin(["olga@example.com"], settings));
  operator = await visits.arrive({ baseURL: url });
  await operator.page.goto(`/login?invite=${operatorToken}`);
  await operator.page.getByLabel("Your name").fill("Olga Operator");
  await operator.page.getByLabel("Choose a password").fill(PASSWORD);
  await press(operator, "Join and sign in");
  await operator.page.getByRole("button", { name: "Logout" }).waitFor();
});

beforeEach(async () => {
  operator = await visits.arrive({ baseURL: url });
  await operator.page.goto("/login");
  await fill(operator, { Email: "olga@example.com", Password: PASSWORD });
  await press(operator, "Sign in");
  await operator.page.getByRole("button", { name: "Logout" }).waitFor();
  applicant = await visits.arrive({ baseURL: url });
  await bringAxe(applicant);
});

afterAll(async () => {
  sendSignal(server, "SIGTERM");
  await server.ended;
  await rm(directory, { recursive: true, force: true });
});

function press({ page }: Visitor, name: string): Promise<void> {
  return page.getByRole("button", { name, exact: true }).click();
}
function heading({ page }: Visitor, name: string): Promise<void> {
  return page.getByRole("heading", { name, level: 1 }).waitFor();
}
function says({ page }: Visitor, text: string | RegExp): Promise<void> {
  return page.getByText(text).first().waitFor();
}
async function fill(visitor: Visitor, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await visitor.page.getByLabel(label, { exact: true }).fill(text);
}

/** Signs the applicant up as a buyer; the screen of the application follows. */
async function signUp(company: string): Promise<void> {
  await applicant.page.goto("/login");
  await press(applicant, "Create an account");
  await applicant.page.getByLabel("Buyer type").selectOption("agent");
  await fill(applicant, {
    "Your name": "Ana Ruiz",
    Company: company,
    "Licensed states": "CA",
    Email: `${company.toLowerCase().replaceAll(" ", ".")}@example.com`,
    Password: PASSWORD,
  });
  await press(applicant, "Create account");
  await heading(applicant, "Apply to join the network");
}

async function apply(): Promise<void> {
  await fill(applicant, {
    Website: "ruiz.example.com",
    "License number": "01234567",
    "A word about your company": ABOUT,
  });
  await applicant.page.getByLabel("License state").selectOption("CA");
  await press(applicant, "Send application");
  await heading(applicant, "Your application was sent");
}

/** Opens the application from the operator's list of those to decide. */
async function openApplication(company: string): Promise<void> {
  await operator.open("/users?application=sent");
  await operator.page.getByRole("link", { name: company }).click();
  await operator.page.getByRole("heading", { name: "Application", level: 2 }).waitFor();
}

/** What the applicant sees now, without waiting for the page to ask again. */
async function reload(): Promise<void> {
  await applicant.page.reload();
}

it("shows an applicant its application alone, until the network approves it", async () => {
  await signUp("Ruiz Realty");
  await says(applicant, "4 items are still missing");
  expect([await findingsInBothThemes(applicant), await sideways(applicant)]).toEqual([[], 0]);
  await press(applicant, "Send application");
  await says(applicant, "Choose the state that issued your license.");
  // No address shows anything of others, and no call answers.
  for (const path of ["/marketplace", "/campaigns", "/settings", "/users"]) {
    await applicant.page.goto(path);
    await heading(applicant, "Apply to join the network");
  }
  for (const path of ["/v1/listings", "/v1/settings", "/v1/sellers", "/v1/api-keys"]) {
    const answer = await applicant.context.request.get(path);
    expect([path, answer.status(), (await answer.json()).code]).toEqual([
      path,
      path === "/v1/sellers" ? 404 : 403,
      path === "/v1/sellers" ? "not_found" : "not_approved",
    ]);
  }
  await press(applicant, "Edit company");
  await fill(applicant, { Company: "Ruiz & Sons" });
  await press(applicant, "Save");
  await says(applicant, "Saved.");
  await applicant.page.getByRole("link", { name: "Security" }).click();
  await says(applicant, "Off. Signing in asks for your password only.");
  await applicant.page.getByRole("link", { name: "Application" }).click();
  await apply();
  await says(applicant, "Ruiz & Sons");

  await openApplication("Ruiz & Sons");
  await says(operator, "01234567 (CA)");
  await says(operator, ABOUT);
  await press(operator, "Approve: Ruiz & Sons");
  await operator.page.getByRole("button", { name: "Approve", exact: true }).click();
  await says(operator, "Ruiz & Sons approved.");
  // The open page notices by itself.
  await applicant.page.getByRole("button", { name: "Logout" }).waitFor();
  await applicant.open("/marketplace");
  expect(applicant.mishaps.filter((text) => !/ 40[34] /.test(text))).toEqual([]);
});

it("asks, takes the answer, declines with a reason, and takes the application again", async () => {
  await signUp("Doubtful Homes");
  await apply();
  await openApplication("Doubtful Homes");
  await press(operator, "Ask a question");
  await press(operator, "Ask a question");
  await says(operator, "Write a question.");
  await fill(operator, { Question: "Which offices?" });
  await press(operator, "Ask a question");
  await says(operator, "Your question was sent to Doubtful Homes.");

  await reload();
  await heading(applicant, "The network has a question");
  await says(applicant, "Which offices?");
  expect([await findingsInBothThemes(applicant), await sideways(applicant)]).toEqual([[], 0]);
  await press(applicant, "Send answer");
  await says(applicant, "Write an answer.");
  await fill(applicant, { "Your answer": "Sacramento and Reno." });
  await press(applicant, "Send answer");
  await heading(applicant, "Your application was sent");

  await openApplication("Doubtful Homes");
  await says(operator, "Sacramento and Reno.");
  await press(operator, "Decline");
  await fill(operator, { Reason: "The license is not in the register." });
  await press(operator, "Decline");
  await says(operator, "Doubtful Homes declined.");

  await reload();
  await heading(applicant, "Your application was declined");
  await says(applicant, "The license is not in the register.");
  expect([await findingsInBothThemes(applicant), await sideways(applicant)]).toEqual([[], 0]);
  await fill(applicant, { "License number": "07654321" });
  await press(applicant, "Send again");
  await heading(applicant, "Your application was sent");
  await openApplication("Doubtful Homes");
  await says(operator, "07654321 (CA)");
});

it("takes an invited company at once, also where no other company may sign up", async () => {
  await operator.open("/settings?part=network");
  await operator.page.getByLabel("New companies").selectOption("invitation");
  await press(operator, "Save");
  await says(operator, "Saved.");
  await applicant.page.goto("/login");
  await says(applicant, "New companies join this network by invitation.");
  expect(await applicant.page.getByRole("button", { name: "Create an account" }).count()).toBe(0);

  await operator.open("/users");
  await press(operator, "Invite a company");
  await fill(operator, { Email: "cam@example.com" });
  await operator.page.getByLabel("The company").selectOption("affiliate");
  await press(operator, "Create link");
  const link = await operator.page.getByText(/\/login\?join=/).textContent();
  const path = new URL(link ?? "").pathname + new URL(link ?? "").search;

  await applicant.page.goto(path);
  await heading(applicant, "Join Plat");
  expect([await findingsInBothThemes(applicant), await sideways(applicant)]).toEqual([[], 0]);
  expect(await applicant.page.getByLabel("Email").inputValue()).toBe("cam@example.com");
  await applicant.page.getByLabel("Main traffic").selectOption("search");
  await fill(applicant, { "Your name": "Cam Lee", Company: "Lee Media", Password: PASSWORD });
  await press(applicant, "Create account");
  await heading(applicant, "Dashboard");
  const late = await visits.arrive({ baseURL: url });
  await late.page.goto(path);
  await says(late, "This invitation was used or withdrawn, or has expired.");
});
