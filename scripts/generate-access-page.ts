// Writes docs/access.md, the table of what each seat may do, from domain/access; with --check only
// reports whether it is current.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type MatrixRow, matrixOf } from "../domain/access/matrix.ts";
import { seatsOf } from "../domain/access/rights.ts";

const NAME = "docs/access.md";
const FILE = join(import.meta.dirname, "..", NAME);

/** The words of each subject and action; one without words fails the generation. */
const WORDS: Readonly<Record<string, string>> = {
  "lead read": "Read leads",
  "contact read": "Read a person's name, phone and email",
  "listing read": "Browse listings",
  "listing buy": "Buy",
  "listing reprice": "Change a listing's price",
  "listing withdraw": "Take a lead off the marketplace",
  "listing relist": "Put a lead back on the marketplace",
  "campaign read": "Read campaigns",
  "campaign create": "Create campaigns",
  "campaign update": "Change campaigns",
  "source read": "Read sources and forms",
  "source create": "Create sources",
  "source update": "Change sources and forms",
  "source operate": "Set a source's terms",
  "link read": "Read tracking links and clicks",
  "link update": "Create and change tracking links",
  "postback read": "Read postbacks",
  "postback update": "Set postbacks",
  "webhook read": "Read webhooks",
  "webhook update": "Set webhooks",
  "destination read": "Read destinations and delivery plans",
  "destination update": "Set destinations and delivery plans",
  "delivery read": "Read where leads were delivered",
  "delivery send": "Deliver again",
  "import read": "Read imports",
  "import run": "Import files of leads",
  "import export": "Download refused rows",
  "draft read": "Read drafts of leads",
  "draft write": "Write drafts of leads",
  "sale read": "Read sales",
  "sale work": "Record outcomes, notes and callbacks",
  "sale claim": "Take a lead without an assignee",
  "sale assign": "Assign leads to members",
  "sale export": "Download leads with contact",
  "return read": "Read returns",
  "return open": "Open the files of a return",
  "return file": "File returns",
  "return withdraw": "Withdraw returns",
  "return write": "Write messages about returns",
  "return answer": "Answer returns",
  "return decide": "Decide returns",
  "wallet read": "Read wallets and statements",
  "wallet fill": "Top up the wallet",
  "earning read": "Read earnings",
  "terms read": "Read the terms agreed with the network",
  "terms agree": "Change the terms of an account",
  "manual_entry read": "Read payments, credit and refunds that the network entered",
  "manual_entry book": "Enter payments, credit and refunds, and approve those of others",
  "payout read": "Read payouts",
  "payout ask": "Ask for payouts",
  "payout decide": "Approve and refuse payouts, record what the bank did",
  "payout order": "Create bank files",
  "payee read": "Read tax and bank details",
  "payee update": "Set tax and bank details",
  "demand read": "Read open demand",
  "demand follow": "Follow open demand",
  "ping read": "Read pings",
  "activity read": "Read activity",
  "account read": "Read accounts",
  "account update": "Change an account's profile and keys",
  "account approve": "Approve, refuse and suspend accounts, invite companies",
  "account check": "Decide on licenses and seller names",
  "account view": "View an account as its people see it",
  "network_pause read": "Read what the network paused",
  "network_pause set": "Pause what accounts own, and end such a pause",
  "quarantine read": "Read why a lead is held for review",
  "quarantine set": "Hold listed leads for review, and release them",
  "consumer_request read": "Read what consumers ask for",
  "consumer_request file": "Record what consumers ask for",
  "consumer_request decide": "Carry out or decline what consumers ask for",
  "archived_consent read": "See that an erased lead's consent is kept",
  "archived_consent open": "Open an erased lead's consent, two people together",
  "alert read": "Read the network's alerts and their rules",
  "alert handle": "Work the network's alerts in its inbox",
  "alert rule": "Change the rules of the network's alerts",
  "member read": "Read members",
  "member manage": "Invite, change and remove members",
  "account_tag read": "Read the tags of accounts",
  "account_tag update": "Change the tags of accounts",
  "account_note read": "Read notes about accounts",
  "account_note write": "Write notes about accounts",
  "account_note change": "Edit and delete notes about accounts",
  "account_file read": "List and open files about accounts",
  "account_file attach": "Attach files to accounts",
  "account_file remove": "Delete files about accounts",
  "account_access read": "Read sessions and keys of other accounts",
  "account_access end": "End sessions and keys of other accounts",
  "assignment read": "Read how new leads are assigned",
  "assignment update": "Change how new leads are assigned",
  "owned read": "Read the account's exclusions",
  "owned update": "Change the account's exclusions",
  "settings read": "Read the network's settings",
  "settings update": "Change the network's settings",
  "mail read": "Read sent emails",
  "mail_link hand_over": "Hand over the link of an email that was not sent",
  "own read": "Read one's own profile and views",
  "own update": "Change one's own profile and views",
};

const KINDS = [
  ["admin", "The network's account"],
  ["advertiser", "An advertiser's account"],
  ["affiliate", "An affiliate's account"],
] as const;
const CELLS = { yes: "yes", some: "own", no: "" } as const;

function wordsOf({ subject, action }: MatrixRow): string {
  const words = WORDS[`${subject} ${action}`];
  if (words === undefined) throw new Error(`${subject} ${action} has no words in ${NAME}`);
  return words;
}

function tableOf(role: (typeof KINDS)[number][0]): string[] {
  const head = ["", ...seatsOf(role).map((seat) => seat.replace("_", "-"))];
  const rows = matrixOf(role)
    .filter(({ reach }) => reach.some((one) => one !== "no"))
    .map((row) => [wordsOf(row), ...row.reach.map((one) => CELLS[one])]);
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[], fill = " "): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(" | ")} |`;
  return [
    line(head),
    line(
      head.map(() => ""),
      "-",
    ),
    ...rows.map((cells) => line(cells)),
  ];
}

const text = [
  "# Who may do what",
  "",
  "Generated from `domain/access` by `npm run contract:generate`: change `rights.ts` there, not",
  "this page. Every row is about what the account has at all: an affiliate reads its own leads,",
  "the network those of all. What no seat of an account may do is left out.",
  "",
  "`own` is less than `yes`: what is assigned to the member or to no member, what the member did,",
  "or what belongs to the network's own account. Of email links, `own` leaves out those of the",
  "network's own members.",
  "",
  "In the network, contact is opened with a reason, and each opening is logged; so is each search",
  "for leads by a phone, an email or an address, without what was typed.",
  "",
  "What follows from it for each operation of the API, for every seat, key and source, is in",
  "`test/golden/access-matrix.txt`. [A recipe](recipes/operation.md) adds a new operation to it.",
  ...KINDS.flatMap(([role, title]) => ["", `## ${title}`, "", ...tableOf(role)]),
  "",
].join("\n");

if (!process.argv.includes("--check")) await writeFile(FILE, text);
else if ((await readFile(FILE, "utf8").catch(() => null)) !== text) {
  process.stderr.write(`${NAME} is not current: run \`npm run contract:generate\`.\n`);
  process.exitCode = 1;
}
