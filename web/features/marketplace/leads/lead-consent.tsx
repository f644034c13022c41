// Shows what the consumer agreed to: the proof that a buyer needs before calling.
import type { ReactNode } from "react";
import type { PurchasedLead } from "../../../../contract/marketplace/lead-shapes.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { LEADS_TEXTS } from "../../../../locales/catalogues/leads.ts";
import { Code } from "../../../ui/name.tsx";
import { Section } from "../../../ui/screen.tsx";
import { type Fact, Facts } from "./facts.tsx";
import type { Lead } from "./lead-columns.tsx";

type Proof = NonNullable<PurchasedLead["consent_proof"]>;

/** The network's buyer list as it stood when the consent was given. */
function buyerList(label: string, givenAt: string): ReactNode {
  return (
    <a className="text-accent underline" href={`/buyers?at=${encodeURIComponent(givenAt)}`}>
      {label}
    </a>
  );
}

/** The text that the consumer agreed to, and when, where and how they did. */
export function ConsentProof({ proof }: { readonly proof: Proof }): ReactNode {
  const { page } = useTexts(LEADS_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const facts: readonly Fact[] = [
    [page.given, formats.dateTime(proof.given_at)],
    [page.channels, proof.channels.map((channel) => words.channel[channel]).join(", ")],
    [
      page.sellers,
      proof.sellers.length > 0
        ? proof.sellers.join(", ")
        : proof.scope === "network"
          ? buyerList(page.network, proof.given_at)
          : page.noCompany,
    ],
    ...(proof.page_url === null ? [] : [[page.page, proof.page_url] as const]),
    ...(proof.ip_address === null ? [] : [[page.ip, proof.ip_address] as const]),
    ...(proof.user_agent === null ? [] : [[page.agentString, proof.user_agent] as const]),
    ...(proof.trustedform_cert_url === null
      ? []
      : [[page.certificate, proof.trustedform_cert_url] as const]),
    ...(proof.jornaya_leadid === null ? [] : [["Jornaya", proof.jornaya_leadid] as const]),
    [
      page.hash,
      <Code key="hash" className="break-all">
        {proof.sha256}
      </Code>,
    ],
  ];
  return (
    <>
      <blockquote className="rounded-panel border-l-4 border-accent bg-surface px-4 py-3">
        <p className="text-label text-text-2">{page.consentText}</p>
        <p translate="no">{proof.text}</p>
      </blockquote>
      <Facts facts={facts} />
    </>
  );
}

export function LeadConsent({ lead }: { readonly lead: Lead }): ReactNode {
  const { page } = useTexts(LEADS_TEXTS);
  if (!("consent_proof" in lead) || lead.consent_proof === null) return null;
  const custom = Object.entries(lead.custom);
  return (
    <>
      <Section title={page.consent}>
        <ConsentProof proof={lead.consent_proof} />
      </Section>
      {custom.length === 0 ? null : (
        <Section title={page.custom}>
          <Facts facts={custom} />
        </Section>
      )}
    </>
  );
}
