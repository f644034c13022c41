// Lists the sections of the settings and the main actions of a person, as commands that open an
// address. Each is found by its name and by the words that people use for it.
import type { Right } from "../../../domain/access/rights.ts";
import type { FindTexts } from "../../../locales/en/find.ts";
import { type User, may } from "../../lib/auth/auth.ts";
import { settingsAddress, settingsPartsOf } from "../../lib/settings-parts.ts";

export interface GoCommand {
  readonly name: string;
  readonly keywords: readonly string[];
  readonly to: string;
}

type ActionName = keyof FindTexts["actions"];
type Action = readonly [name: ActionName, to: string, needs?: Right];

const ACTIONS: Readonly<Record<string, readonly Action[]>> = {
  advertiser: [
    ["topUp", "/billing?topup=1", "top_up"],
    ["statements", "/billing", "money"],
    ["newCampaign", "/campaigns/new", "campaigns"],
    ["findListings", "/marketplace", "buy"],
    ["requestReturn", "/leads?part=returns"],
    ["exportLeads", "/leads", "export"],
    ["inviteMember", settingsAddress("team"), "team"],
    ["reports", "/dashboard?part=reports"],
  ],
  affiliate: [
    ["importLeads", "/leads?part=imports", "supply"],
    ["addLead", "/leads?part=drafts", "supply"],
    ["requestPayout", "/earnings", "ask_payouts"],
    ["newSource", settingsAddress("sources"), "supply"],
    ["newForm", settingsAddress("forms"), "supply"],
    ["answerReturns", "/leads?part=returns", "returns"],
    ["openDemand", "/campaigns"],
    ["exportLeads", "/leads", "export"],
    ["statements", "/billing", "money"],
    ["inviteMember", settingsAddress("team"), "team"],
    ["reports", "/dashboard?part=reports"],
  ],
  admin: [
    ["inbox", "/dashboard?part=inbox"],
    ["decideApplications", "/users?application=sent", "approve"],
    ["inviteCompany", "/users", "approve"],
    ["approvePayouts", "/billing?part=payouts", "decide_payouts"],
    ["decideReturns", "/leads?part=returns", "returns"],
    ["quarantine", "/leads?status=quarantined"],
    ["consumerRequests", "/consumers", "contact"],
    ["ledger", "/billing", "money"],
    ["rankings", "/earnings", "money"],
    ["inviteMember", settingsAddress("team"), "team"],
    ["reports", "/dashboard?part=reports"],
  ],
};

/** The main actions that the person's role and seat have. */
export function actionCommands(texts: FindTexts, user: User): readonly GoCommand[] {
  return (ACTIONS[user.role] ?? [])
    .filter(([, , needs]) => needs === undefined || may(user, needs))
    .map(([name, to]) => ({ name: texts.actions[name], keywords: [texts.actionWords[name]], to }));
}

/** The sections of the settings that the person has. */
export function settingsCommands(texts: FindTexts, user: User): readonly GoCommand[] {
  return settingsPartsOf(user).map((part) => ({
    name: texts.sections[part],
    keywords: [texts.settings, texts.sectionWords[part]],
    to: settingsAddress(part),
  }));
}
