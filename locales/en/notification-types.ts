// What kinds of news are called, wherever one chooses among them.
import type { Translated } from "../texts.ts";

export const newsKindTexts = {
  names: {
    lead_bought: "You bought a lead",
    search_matched: "A saved search has new leads",
    cap_reached: "A campaign has used up its cap or budget",
    low_balance: "The wallet is running low",
    campaign_stopped: "A campaign was stopped",
    delivery_failing: "Leads do not arrive where they are handed to",
    lead_sold: "A listed lead was sold",
    form_sent: "Somebody sent a form",
    draft_ended: "A lead by hand was confirmed, or nobody did",
    import_ended: "An import has finished",
    demand_followed: "Demand that you follow is new or changed",
    return_filed: "A buyer asks for its money back",
    return_to_decide: "A return goes to the operator",
    return_decided: "A return was decided",
    payout_moved: "A payout goes on",
    bank_changed: "The bank account was changed",
    source_suspended: "The operator paused a source",
    account_waiting: "An affiliate waits for approval",
    postback_off: "A postback was switched off",
    webhook_off: "A webhook was switched off",
    email_off: "E-mails to one of you come back",
  },
};

export type NewsKindTexts = Translated<typeof newsKindTexts>;
