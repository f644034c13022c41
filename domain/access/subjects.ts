// Lists the subjects of access, the facts that decide about each, and the actions on it.

/** The buyer of a lead and its assignee; null without one. */
export interface LeadBuyer {
  readonly buyerId: string;
  readonly assigneeId: string | null;
}

/** The buyer, the assignee and the affiliate of a sale. */
export interface SaleParties extends LeadBuyer {
  readonly affiliateId: string;
}

/** Every subject with the facts that decide who may act on it. */
export interface Subjects {
  lead: {
    readonly affiliateId: string;
    /** The source that posted it. */
    readonly sourceId: string;
    readonly buyers: readonly LeadBuyer[];
    /** Buyers whose approved return took the lead away: they keep its record, not its contact. */
    readonly formerBuyers: readonly LeadBuyer[];
    readonly listed: boolean;
  };
  contact: {
    readonly affiliateId: string;
    readonly buyers: readonly LeadBuyer[];
    readonly soldExclusively: boolean;
  };
  listing: { readonly affiliateId: string };
  campaign: { readonly accountId: string };
  source: { readonly accountId: string };
  /** A tracking link with its clicks. */
  link: { readonly accountId: string };
  /** Requests to an affiliate's own system; the address may contain a secret. */
  postback: { readonly accountId: string };
  /** Signed messages that notify an account's own systems. */
  webhook: { readonly accountId: string };
  /** Destinations of purchased leads, and delivery plans; an address may contain a secret. */
  destination: { readonly accountId: string };
  /** A delivery of a purchased lead. */
  delivery: { readonly accountId: string };
  /** A file of leads that is imported. */
  import: { readonly accountId: string };
  /** A manual lead that its consumer has not confirmed yet. */
  draft: { readonly accountId: string };
  sale: SaleParties;
  return: SaleParties;
  wallet: { readonly accountId: string };
  /** What people of the network enter into an account's wallet. */
  manual_entry: { readonly accountId: string; readonly isBooked: boolean };
  /** What the network has agreed with an account. */
  terms: { readonly accountId: string };
  earning: { readonly affiliateId: string };
  payout: { readonly affiliateId: string };
  /** An affiliate's tax and bank details. */
  payee: { readonly accountId: string };
  /** What all active campaigns want, without their buyers. */
  demand: null;
  /** Pings of sources, and the offers for them. */
  ping: { readonly affiliateId: string };
  activity: { readonly accountId: string; readonly actorId: string };
  account: { readonly accountId: string };
  /** A pause by the network of what an account owns. */
  network_pause: { readonly accountId: string };
  /** A lead that the network holds for review; its affiliate, whose account it is, reads why. */
  quarantine: { readonly accountId: string };
  /** What consumers ask of the network. */
  consumer_request: null;
  /** The consent of an erased lead. */
  archived_consent: null;
  /** What the network is warned of: quiet sources, rates out of their band, and the like. */
  alert: null;
  /** The members of an account, and invitations to it. */
  member: { readonly accountId: string };
  /** The tags that the network puts on accounts. */
  account_tag: null;
  /** A note or a file of the network about an account, by who wrote or attached it. */
  account_note: { readonly authorId: string };
  account_file: { readonly authorId: string };
  /** Sessions and keys of an account other than the actor's own. */
  account_access: null;
  /** The rule by which a buyer's new leads are assigned to its members. */
  assignment: { readonly accountId: string };
  /** A buyer's exclusions, as hashes. */
  owned: { readonly accountId: string };
  settings: null;
  /** Notification emails, which only the network reads. */
  mail: null;
  /** The link of an email that could not be sent. */
  mail_link: { readonly isOfNetwork: boolean };
  /** The actor's own profile, preferences and saved views. */
  own: { readonly userId: string };
}

export type SubjectKind = keyof Subjects;

export type Action<Kind extends SubjectKind> = {
  lead: "read" | "post";
  contact: "read";
  /**
   * `reprice`: change the asking price; `withdraw`: take it off the marketplace; `relist`: put it
   * back.
   */
  listing: "read" | "buy" | "reprice" | "withdraw" | "relist";
  campaign: "read" | "create" | "update";
  source: "read" | "create" | "update" | "operate";
  link: "read" | "update";
  postback: "read" | "update";
  webhook: "read" | "update";
  destination: "read" | "update";
  delivery: "read" | "send";
  /** `export`: download the refused rows, with contact data. */
  import: "read" | "run" | "export";
  draft: "read" | "write";
  /**
   * `claim`: take it while it has no assignee; `assign`: set or remove the assignee; `export`:
   * download it in a file.
   */
  sale: "read" | "work" | "claim" | "assign" | "export";
  /** `open`: read the files of its messages. */
  return: "read" | "open" | "file" | "withdraw" | "write" | "answer" | "decide";
  wallet: "read" | "fill";
  /** `book`: make one, and approve or reject that of another person. */
  manual_entry: "read" | "book";
  terms: "read" | "agree";
  earning: "read";
  /**
   * `ask`: request one, and withdraw it; `decide`: approve, refuse, record what the bank did;
   * `order`: create the bank file with account numbers.
   */
  payout: "read" | "ask" | "decide" | "order";
  payee: "read" | "update";
  /** `follow`: be notified when campaigns are new or changed. */
  demand: "read" | "follow";
  ping: "read";
  activity: "read";
  /**
   * `approve`: decide who takes part; `check`: decide on licenses and names that it claims; `view`:
   * see it as its people do.
   */
  account: "read" | "update" | "approve" | "check" | "view";
  /** `set`: begin, change and end it. */
  network_pause: "read" | "set";
  /** `set`: hold a lead, and release it. */
  quarantine: "read" | "set";
  /** `file`: record one; `decide`: carry it out, or decline it. */
  consumer_request: "read" | "file" | "decide";
  /** `open`: ask for it, or open it as the second person. */
  archived_consent: "read" | "open";
  /** `handle`: do something about it; `rule`: change what opens one. */
  alert: "read" | "handle" | "rule";
  member: "read" | "manage";
  account_tag: "read" | "update";
  /** `change`: edit or delete it. */
  account_note: "read" | "write" | "change";
  /** `read`: list and open them. */
  account_file: "read" | "attach" | "remove";
  account_access: "read" | "end";
  assignment: "read" | "update";
  owned: "read" | "update";
  settings: "read" | "update";
  mail: "read";
  mail_link: "hand_over";
  own: "read" | "update";
}[Kind];
