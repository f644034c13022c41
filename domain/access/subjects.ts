// Lists what may be acted on, what is known of each, and the actions that exist on it.

/** Who bought a lead, and who of that account works it; null while nobody does. */
export interface LeadBuyer {
  readonly buyerId: string;
  readonly assigneeId: string | null;
}

/** Who bought, who works what was bought, and who sold it. */
export interface SaleParties extends LeadBuyer {
  readonly affiliateId: string;
}

/** Every subject with the actions that exist on it. */
export interface Subjects {
  lead: {
    readonly affiliateId: string;
    readonly buyers: readonly LeadBuyer[];
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
  /** Calls to an affiliate's own system; the address may hold a secret of its. */
  postback: { readonly accountId: string };
  /** Signed calls that tell an account's own systems its news. */
  webhook: { readonly accountId: string };
  /** Where bought leads are handed to, and by which plan; an address may hold a secret. */
  destination: { readonly accountId: string };
  /** What became of handing a bought lead over. */
  delivery: { readonly accountId: string };
  /** A file of leads on its way in. */
  import: { readonly accountId: string };
  /** A lead entered by hand, which its person has not confirmed yet. */
  draft: { readonly accountId: string };
  sale: SaleParties;
  return: SaleParties;
  wallet: { readonly accountId: string };
  earning: { readonly affiliateId: string };
  payout: { readonly affiliateId: string };
  /** An affiliate's tax and bank details. */
  payee: { readonly accountId: string };
  /** What all active orders want, without their buyers. */
  demand: null;
  /** What sources pinged, and what was offered for it. */
  ping: { readonly affiliateId: string };
  activity: { readonly accountId: string; readonly actorId: string };
  account: { readonly accountId: string };
  /** The people of an account, and invitations to it. */
  member: { readonly accountId: string };
  /** The persons that a buyer has already, by their hashes. */
  owned: { readonly accountId: string };
  settings: null;
  /** E-mails about news, as the operator sees them. */
  mail: null;
  /** The actor's own profile, preferences and saved views. */
  own: { readonly userId: string };
}

export type SubjectKind = keyof Subjects;

export type Action<Kind extends SubjectKind> = {
  lead: "read" | "post";
  contact: "read";
  /**
   * `reprice`: ask another price; `withdraw`: take it off the marketplace; `relist`: put it back.
   */
  listing: "read" | "buy" | "reprice" | "withdraw" | "relist";
  campaign: "read" | "create" | "update";
  source: "read" | "create" | "update" | "operate";
  link: "read" | "update";
  postback: "read" | "update";
  webhook: "read" | "update";
  destination: "read" | "update";
  delivery: "read" | "send";
  /** `export`: carry the refused rows out, with the people in them. */
  import: "read" | "run" | "export";
  draft: "read" | "write";
  /**
   * `claim`: take it while nobody has it; `assign`: give it to anybody, or to nobody; `export`:
   * carry it out in a file.
   */
  sale: "read" | "work" | "claim" | "assign" | "export";
  return: "read" | "file" | "answer" | "decide";
  wallet: "read" | "fill";
  earning: "read";
  /**
   * `ask`: for one, and withdraw it; `decide`: approve, refuse, say what the bank did; `order`:
   * carry account numbers to the bank.
   */
  payout: "read" | "ask" | "decide" | "order";
  payee: "read" | "update";
  /** `follow`: be told when orders are new or changed. */
  demand: "read" | "follow";
  ping: "read";
  activity: "read";
  account: "read" | "update" | "approve";
  member: "read" | "manage";
  owned: "read" | "update";
  settings: "read" | "update";
  mail: "read";
  own: "read" | "update";
}[Kind];
