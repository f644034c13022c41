// Loads the records that the palette finds: the person's newest leads, their campaigns, and for the
// operator the accounts.
import { useUser } from "../../lib/auth/auth.ts";
import { useDocuments } from "../../lib/documents/use-documents.ts";
import { leadName } from "../../lib/leads/lead-name.ts";
import { useTexts } from "../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../locales/catalogues/lead-words.ts";

export interface FoundRecord {
  readonly to: string;
  readonly kind: "lead" | "campaign" | "account";
  readonly name: string;
  readonly id: string;
}

const MOST = 100;

export function useRecords(): readonly FoundRecord[] {
  const { role } = useUser();
  const words = useTexts(LEAD_WORDS);
  const leads = useDocuments("leads", { limit: MOST }).value ?? [];
  const campaigns = useDocuments("campaigns", { limit: MOST }).value ?? [];
  const accounts = useDocuments("accounts", { limit: MOST }).value ?? [];
  return [
    ...leads.map((lead): FoundRecord => ({
      to: `/leads/${lead.id}`,
      kind: "lead",
      name: leadName(lead, words),
      id: lead.id,
    })),
    ...campaigns.map((campaign): FoundRecord => ({
      to: `/campaigns/${campaign.id}`,
      kind: "campaign",
      name: campaign.name,
      id: campaign.id,
    })),
    ...(role === "admin"
      ? accounts.map((account): FoundRecord => ({
          to: `/users/${account.id}`,
          kind: "account",
          name: account.name,
          id: account.id,
        }))
      : []),
  ];
}
