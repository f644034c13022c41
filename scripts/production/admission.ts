// Brings people into an empty network, as docs/guide says: two operators, a buyer and an affiliate.
import type { MailServer } from "../../test/support/mail-server.ts";
import { type Installation, runScript } from "./installation.ts";
import { Person, readCode, readMail } from "./people.ts";
import { need, say } from "./steps.ts";

/** The network as a step finds it. */
export interface Place {
  /** The public address, at the proxy. */
  readonly url: string;
  readonly mails: MailServer;
  readonly installation: Installation;
  readonly settingsFile: string;
}

/** A company whose owner takes part. */
export interface Company {
  readonly person: Person;
  readonly accountId: string;
}

export interface Operators {
  /** The one who installed the network. */
  readonly first: Person;
  /** A colleague: what is above the limits needs two. */
  readonly second: Person;
}

/** What a network calls itself: consent texts must contain it. */
export const NETWORK_NAME = "Valley Lead Network";
const PASSWORD = "quiet harbor, seven lanterns";

/** The first operator, by the link of npm run admin, and a second one, whom the first invites. */
export async function joinOperators(place: Place): Promise<Operators> {
  const first = new Person(place.url, "olga@example.com", PASSWORD);
  const { installation, settingsFile } = place;
  const printed = await runScript(installation, settingsFile, ["admin", "--", first.email]);
  const link = /^https:\S+$/m.exec(printed)?.[0];
  need(link !== undefined && link.startsWith(place.url), "npm run admin prints a link of PLAT_URL");
  need((await fetch(link)).ok, "the link opens through the proxy");
  const token = new URL(link).searchParams.get("invite");
  const own = { token, name: "Olga Operator", password: PASSWORD };
  const joined = await first.post("/v1/auth/accept-invitation", own);
  need(joined.second_factor === "required", "an operator must set up a second factor");
  await first.call("GET", "/v1/accounts", { status: 403 });
  await first.setUpApp();
  await first.call("GET", "/v1/accounts");
  say(`first operator: ${first.email} joined by the link of npm run admin, with an app`);

  const second = new Person(place.url, "fred@example.com", PASSWORD);
  const seat = { email: second.email, team_role: "finance" };
  const invited = await first.post("/v1/invitations", seat, { status: 201 });
  const accepted = { token: invited.token, name: "Fred Finance", password: PASSWORD };
  await second.post("/v1/auth/accept-invitation", accepted, { status: 401 });
  await second.post("/v1/auth/sign-up/code", { code: await readCode(place.mails, second.email) });
  await second.setUpApp();
  say(`second operator: ${second.email} accepted the invitation to finance, with an app`);
  return { first, second };
}

/** Names the network, which every consent text contains. */
export async function nameNetwork({ first }: Operators): Promise<void> {
  await first.call("PATCH", "/v1/settings", { body: { network_name: NETWORK_NAME } });
  const { name, demo } = await first.call("GET", "/v1/network");
  need(name === NETWORK_NAME && demo === false, "the network has its name and is no demo");
  say(`rules: the network is called ${NETWORK_NAME}, companies need approval`);
}

/** A buyer and an affiliate, who sign up, confirm their emails, apply, and are approved. */
export async function admitCompanies(
  place: Place,
  { first }: Operators,
): Promise<{ readonly buyer: Company; readonly affiliate: Company }> {
  const buyer = await admit(place, first, {
    email: "ana@ruiz.example.com",
    name: "Ana Ruiz",
    role: "advertiser",
    company: "Ruiz Realty",
    buyer_kind: "agent",
    licensed_states: ["CA"],
  });
  const affiliate = await admit(place, first, {
    email: "pat@porch.example.com",
    name: "Pat Porter",
    role: "affiliate",
    company: "Porch Media",
    traffic_kind: "search",
  });
  const { items: licenses } = await first.call("GET", "/v1/licenses?where=state,eq,waiting");
  need(
    licenses.length === 1 && !licenses[0].may_buy,
    "a license opens nothing until it is checked",
  );
  await first.post(`/v1/licenses/${licenses[0].id}/decision`, { decision: "confirm" });
  const { buyers } = await buyer.person.call("GET", "/v1/buyer-list");
  need(buyers.length === 1 && buyers[0].name === "Ruiz Realty", "the buyer list names the buyer");
  say("license: confirmed; the buyer list names Ruiz Realty");
  return { buyer, affiliate };
}

async function admit(
  { url, mails }: Place,
  operator: Person,
  own: Readonly<Record<string, unknown>> & { readonly email: string; readonly company: string },
): Promise<Company> {
  const person = new Person(url, own.email, PASSWORD);
  const body = { ...own, password: PASSWORD };
  const { code } = await person.post("/v1/auth/sign-up/email", body, { status: 401 });
  need(code === "email_code_required", "a sign-up ends with the code of an email");
  const { account } = await person.post("/v1/auth/sign-up/code", {
    code: await readCode(mails, own.email),
  });
  need(account.status === "pending", "a new company waits for approval");
  await person.call("GET", "/v1/leads", { status: 403 });
  await person.call("PATCH", "/v1/application", {
    body: {
      website: "ruiz.example.com",
      license_number: "01234567",
      license_state: "CA",
      about: "We work around Sacramento and call each person within minutes.",
    },
  });
  await person.post("/v1/application/send");
  await operator.post(`/v1/accounts/${account.id}/status`, { status: "active" });
  await readMail(mails, own.email, "Your account is approved");
  await person.call("GET", "/v1/leads");
  say(`approved: ${own.company} confirmed ${own.email}, applied and was approved`);
  return { person, accountId: account.id };
}
