// Lists the seats of each kind of account, and the rights that each seat has.
import type { Role } from "./actor.ts";

/**
 * What a seat may be trusted with. `can` combines a right with whose rows they are: an affiliate's
 * `money` is its own earnings, the network's is everyone's.
 */
export type Right =
  /** Prices paid, earnings, balances and statements. */
  | "money"
  /** A person's name, phone and email. In the network only with a reason, which is logged. */
  | "contact"
  /** Purchased leads that are assigned to others. */
  | "all_sales"
  /** Recording what came of purchased leads, and taking those without an assignee. */
  | "work"
  /** Assigning leads to others, and the rule for new ones. */
  | "assign"
  /** Files with every lead of the account. */
  | "export"
  | "buy"
  | "campaigns"
  /** Sources, forms, links, imports, drafts, and prices of listings. */
  | "supply"
  /** Filing, answering, discussing and, in the network, deciding returns. */
  | "returns"
  /** Files that a return's messages carry. */
  | "evidence"
  /** Reading webhooks, destinations and postbacks, whose addresses may contain secrets. */
  | "connections"
  /** Changing the account's own, and sending again. */
  | "connect"
  | "exclusions"
  /** Adding money to the account's own wallet. */
  | "top_up"
  /** Asking for payouts, and the tax and bank details they need. */
  | "ask_payouts"
  | "decide_payouts"
  /** Entering payments, corrections, credit and refunds into wallets, and approving them. */
  | "book_money"
  /** Agreeing with an account on what it earns, pays back and may buy. */
  | "agree_terms"
  /** Files with bank account numbers. */
  | "bank_files"
  /** Accepting, refusing and suspending accounts, and inviting companies. */
  | "approve"
  /** Doing or declining what consumers ask for: no contact, erasure. */
  | "decide_consumers"
  /** Checking licenses and the names that consents may name. */
  | "check_claims"
  /** Pausing what accounts own, which they cannot resume. */
  | "pause"
  /** Sent emails, and links that could not be emailed. */
  | "mail"
  /** Tags and notes about accounts, which the accounts never see. */
  | "notes"
  /** Files about accounts, such as contracts and IDs. */
  | "files"
  /** Where and when people of other accounts signed in, and these accounts' keys. */
  | "see_access"
  /** Ending sessions and keys of other accounts. */
  | "end_access"
  /** What others did. */
  | "activity"
  /** Seeing an account as its people do, for a while and without changing anything. */
  | "view_as"
  /** The account's profile, names, licenses and API keys. */
  | "account"
  | "team"
  /** The network's rules. */
  | "settings";

type Group = readonly Right[];
/** Each seat with groups of rights. Spreads would keep bundlers from leaving this file out. */
type Seats = Readonly<Record<Role, Readonly<Record<string, readonly Group[]>>>>;

/** What everyone who runs an account has, whatever its kind. */
const RUNS: Group = ["money", "returns", "evidence", "connections", "connect", "activity"];
const BUYS: Group = [
  "contact",
  "all_sales",
  "work",
  "assign",
  "export",
  "buy",
  "campaigns",
  "exclusions",
];
const SELLS: Group = ["contact", "export", "supply"];
const OPERATES: Group = [
  "campaigns",
  "supply",
  "approve",
  "check_claims",
  "pause",
  "mail",
  "view_as",
];
const KNOWS: Group = ["notes", "files", "see_access"];
const OWNS: Group = ["account", "team"];
const PAYS: Group = ["decide_payouts", "book_money", "agree_terms", "bank_files"];

/** The seats of each kind of account, the one with the most rights first. */
const SEATS = {
  advertiser: {
    owner: [RUNS, BUYS, OWNS, ["top_up"]],
    manager: [RUNS, BUYS],
    agent: [["contact", "work", "evidence"]],
    billing: [["money", "all_sales", "top_up"]],
  },
  affiliate: {
    owner: [RUNS, SELLS, OWNS, ["ask_payouts"]],
    manager: [RUNS, SELLS],
    analyst: [["money"]],
  },
  admin: {
    owner: [
      RUNS,
      OPERATES,
      KNOWS,
      OWNS,
      PAYS,
      ["contact", "decide_consumers", "settings", "end_access"],
    ],
    operations: [RUNS, OPERATES, KNOWS],
    finance: [["money", "notes", "files"], PAYS],
    support: [
      ["money", "contact", "connections", "mail", "activity", "notes", "see_access", "view_as"],
    ],
    compliance: [
      [
        "money",
        "contact",
        "decide_consumers",
        "evidence",
        "check_claims",
        "pause",
        "activity",
        "view_as",
      ],
      KNOWS,
    ],
    read_only: [["money", "activity"]],
  },
} as const satisfies Seats;

type SeatsOf<Of extends Role> = Of extends Role ? keyof (typeof SEATS)[Of] & string : never;
/** A person's seat in an account, which decides what they may do there. */
export type TeamRole = SeatsOf<Role>;

function seatTable(role: string): Seats[Role] {
  return Object.hasOwn(SEATS, role) ? SEATS[role as Role] : {};
}

/** The seats of an account of this kind; none for a role that is unknown here. */
export function seatsOf(role: string): readonly TeamRole[] {
  return Object.keys(seatTable(role)) as TeamRole[];
}

/** Who holds a seat: an actor, or a member who is not acting, such as the reader of an email. */
export interface SeatHolder {
  /** An unknown one has no rights: a newer server may name more than this one knows. */
  readonly role: string;
  readonly teamRole: string;
  /** Of a person of the network who views the account: their own seat. */
  readonly viewing?: { readonly seat: string };
}

/**
 * What a view of an account shows (`viewing.ts`), each with the right that its viewer needs in the
 * network; null for none. Every other right is missing in a view, that to contact too.
 */
const IN_VIEW: Readonly<Partial<Record<Right, Right | null>>> = {
  money: "money",
  connections: "connections",
  activity: "activity",
  all_sales: null,
};

function isInView(seat: string, right: Right): boolean {
  const needed = IN_VIEW[right];
  return needed === null || (needed !== undefined && hasRight(ofNetwork(seat), needed));
}

const ofNetwork = (teamRole: string): SeatHolder => ({ role: "admin", teamRole });

/** Whether the seat has the right. A seat of another kind of account has none. */
export function hasRight({ role, teamRole, viewing }: SeatHolder, right: Right): boolean {
  if (viewing !== undefined && !isInView(viewing.seat, right)) return false;
  const seats = seatTable(role);
  return (
    Object.hasOwn(seats, teamRole) &&
    (seats[teamRole]?.some((group) => group.includes(right)) ?? false)
  );
}

/** Every right of the seat, for a client that shows only what may be done. */
export function rightsOf({ role, teamRole }: SeatHolder): readonly Right[] {
  const seats = seatTable(role);
  return Object.hasOwn(seats, teamRole) ? (seats[teamRole] ?? []).flat() : [];
}
