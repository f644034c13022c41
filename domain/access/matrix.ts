// The table of what each seat may do, worked out from the rules: for docs/access.md and its test.
import { type Actor, type Role, can } from "./access.ts";
import { type TeamRole, seatsOf } from "./rights.ts";
import type { Action, SubjectKind, Subjects } from "./subjects.ts";

/**
 * `yes`: all that its kind of account may do it with; `some`: only what is the member's own or in
 * its own hands; `no`: nothing.
 */
export type Reach = "yes" | "some" | "no";

export interface MatrixRow {
  readonly subject: SubjectKind;
  readonly action: string;
  /** In the order of `seatsOf`. */
  readonly reach: readonly Reach[];
}

const ACTIONS: {
  readonly [Kind in SubjectKind]: Readonly<Record<Action<Kind>, true>>;
} = {
  lead: { read: true, post: true },
  contact: { read: true },
  listing: { read: true, buy: true, reprice: true, withdraw: true, relist: true },
  campaign: { read: true, create: true, update: true },
  source: { read: true, create: true, update: true, operate: true },
  link: { read: true, update: true },
  postback: { read: true, update: true },
  webhook: { read: true, update: true },
  destination: { read: true, update: true },
  delivery: { read: true, send: true },
  import: { read: true, run: true, export: true },
  draft: { read: true, write: true },
  sale: { read: true, work: true, claim: true, assign: true, export: true },
  return: {
    read: true,
    open: true,
    file: true,
    withdraw: true,
    write: true,
    answer: true,
    decide: true,
  },
  wallet: { read: true, fill: true },
  manual_entry: { read: true, book: true },
  terms: { read: true, agree: true },
  earning: { read: true },
  payout: { read: true, ask: true, decide: true, order: true },
  payee: { read: true, update: true },
  demand: { read: true, follow: true },
  ping: { read: true },
  activity: { read: true },
  account: { read: true, update: true, approve: true, check: true, view: true },
  network_pause: { read: true, set: true },
  quarantine: { read: true, set: true },
  consumer_request: { read: true, file: true, decide: true },
  archived_consent: { read: true, open: true },
  alert: { read: true, handle: true, rule: true },
  member: { read: true, manage: true },
  account_tag: { read: true, update: true },
  account_note: { read: true, write: true, change: true },
  account_file: { read: true, attach: true, remove: true },
  account_access: { read: true, end: true },
  assignment: { read: true, update: true },
  owned: { read: true, update: true },
  settings: { read: true, update: true },
  mail: { read: true },
  mail_link: { hand_over: true },
  own: { read: true, update: true },
};

const OWN = "own-account";
const SELF = "self";

/** Facts of rows that lie `far` from the member, within what its kind of account has at all. */
function factsFor(role: Role, isFar: boolean): Subjects {
  const accountId = role === "admin" && isFar ? "another-account" : OWN;
  const assigneeId = isFar ? "a-colleague" : SELF;
  const buyerId = role === "affiliate" ? "a-buyer" : accountId;
  const affiliateId = role === "advertiser" ? "an-affiliate" : accountId;
  const parties = { buyerId, affiliateId, assigneeId };
  const buyers = [{ buyerId, assigneeId }];
  const account = { accountId };
  return {
    lead: { affiliateId, sourceId: "a-source", buyers, formerBuyers: [], listed: false },
    contact: { affiliateId, buyers, soldExclusively: false },
    listing: { affiliateId },
    campaign: account,
    source: account,
    link: account,
    postback: account,
    webhook: account,
    destination: account,
    delivery: account,
    import: account,
    draft: account,
    sale: parties,
    return: parties,
    wallet: account,
    manual_entry: { ...account, isBooked: !isFar },
    terms: account,
    earning: { affiliateId },
    payout: { affiliateId },
    payee: account,
    demand: null,
    ping: { affiliateId },
    activity: { accountId, actorId: isFar ? "a-colleague" : SELF },
    account,
    network_pause: account,
    quarantine: account,
    consumer_request: null,
    archived_consent: null,
    alert: null,
    member: account,
    account_tag: null,
    account_note: { authorId: isFar ? "a-colleague" : SELF },
    account_file: { authorId: isFar ? "a-colleague" : SELF },
    account_access: null,
    assignment: account,
    owned: account,
    settings: null,
    mail: null,
    mail_link: { isOfNetwork: isFar },
    own: { userId: isFar ? "a-colleague" : SELF },
  };
}

function reachOf<Kind extends SubjectKind>(
  role: Role,
  teamRole: TeamRole,
  kind: Kind,
  action: Action<Kind>,
): Reach {
  const actor: Actor = { kind: "user", id: SELF, accountId: OWN, role, teamRole };
  if (can(actor, action, kind, factsFor(role, true)[kind])) return "yes";
  return can(actor, action, kind, factsFor(role, false)[kind]) ? "some" : "no";
}

/** What each seat of an account of this kind may do: one row per subject and action. */
export function matrixOf(role: Role): MatrixRow[] {
  return (Object.keys(ACTIONS) as SubjectKind[]).flatMap((subject) =>
    Object.keys(ACTIONS[subject]).map((action) => ({
      subject,
      action,
      reach: seatsOf(role).map((teamRole) =>
        reachOf(role, teamRole, subject, action as Action<typeof subject>),
      ),
    })),
  );
}
