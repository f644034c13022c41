// Shows the consumer's contact data to readers who may see it. People of the network ask for it
// with a reason.
import { Mail, Phone } from "lucide-react";
import { type ReactNode, Suspense, lazy } from "react";
import { useUser, may } from "../../../lib/auth/auth.ts";
import type { PurchasedLead } from "../../../../contract/marketplace/lead-shapes.ts";
import { writePhone } from "../../../lib/format/write-phone.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { LEADS_TEXTS } from "../../../../locales/catalogues/leads.ts";
import { WORK_TEXTS } from "../../../../locales/catalogues/work.ts";
import { Name, Said } from "../../../ui/name.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { CallLink } from "../work/index.ts";
import { type Fact, Facts } from "./facts.tsx";
import { isReturned } from "./is-returned.ts";
import type { Lead } from "./lead-columns.tsx";

export type Contact = NonNullable<PurchasedLead["contact"]>;

/** Only in the network. */
const AskedContact = lazy(() => import("./asked-contact.tsx"));

export function LeadContact({
  lead,
  isFromCache,
}: {
  readonly lead: Lead;
  readonly isFromCache: boolean;
}): ReactNode {
  const { page } = useTexts(LEADS_TEXTS);
  const user = useUser();
  const mayOpen = may(user, "contact");
  if (lead.view === "preview") return null;
  if (!mayOpen)
    return (
      <Section title={page.contact}>
        <Notice>{user.viewing === "" ? page.notYours : page.notInView}</Notice>
      </Section>
    );
  if (lead.view === "admin" && lead.status !== "erased")
    return (
      <Section title={page.contact}>
        <Suspense fallback={null}>
          <AskedContact id={lead.id} />
        </Suspense>
      </Section>
    );
  if (lead.contact !== null)
    return (
      <Section title={page.contact}>
        {/* A buyer's buttons are in the band at the head of the page. */}
        {lead.view === "purchased" ? null : <ReachOut lead={lead} contact={lead.contact} />}
        <ContactFacts contact={lead.contact} />
      </Section>
    );
  const why = isFromCache
    ? page.loadingContact
    : lead.status === "rejected"
      ? page.notKept
      : isReturned(lead)
        ? page.returnedContact
        : lead.status === "erased" || lead.view === "purchased"
          ? page.erased
          : page.soldOn;
  return (
    <Section title={page.contact}>
      <Notice>{why}</Notice>
    </Section>
  );
}

/** Buttons to call and write, or that the person must not be contacted. */
export function ReachOut({
  lead,
  contact,
}: {
  readonly lead: Pick<PurchasedLead, "no_contact_since">;
  readonly contact: Contact;
}): ReactNode {
  const { noContact } = useTexts(WORK_TEXTS);
  return lead.no_contact_since === null ? (
    <ContactButtons contact={contact} />
  ) : (
    <Notice>{noContact}</Notice>
  );
}

export function ContactFacts({ contact }: { readonly contact: Contact }): ReactNode {
  const { page } = useTexts(LEADS_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const facts: readonly Fact[] = [
    [page.name, <Name key="name">{`${contact.first_name} ${contact.last_name}`.trim()}</Name>],
    ...(contact.phone === null ? [] : [[page.phone, writePhone(contact.phone)] as const]),
    ...(contact.email === null ? [] : [[page.email, contact.email] as const]),
    ...(contact.street === null
      ? []
      : [
          [
            page.street,
            `${contact.street}${contact.city === null ? "" : `, ${contact.city}`}`,
          ] as const,
        ]),
    [page.motivation, words.motivation[contact.motivation]],
    ...(contact.comments === null
      ? []
      : [[page.comments, <Said key="comments">{contact.comments}</Said>] as const]),
  ];
  return <Facts facts={facts} />;
}

const BIG =
  "inline-flex min-h-9 items-center gap-2 rounded-control bg-accent px-4 font-semibold " +
  "text-accent-ink pointer-coarse:min-h-11";

function ContactButtons({ contact }: { readonly contact: Contact }): ReactNode {
  const { page } = useTexts(LEADS_TEXTS);
  return (
    <div className="no-print flex flex-wrap gap-2">
      {contact.phone === null ? null : (
        <CallLink className={BIG} phone={contact.phone}>
          <Phone size={16} strokeWidth={1.5} aria-hidden="true" />
          {page.call} {writePhone(contact.phone)}
        </CallLink>
      )}
      {contact.email === null ? null : (
        <a
          className={`${BIG} border border-control bg-surface! text-text!`}
          href={`mailto:${contact.email}`}
        >
          <Mail size={16} strokeWidth={1.5} aria-hidden="true" />
          {page.mail}
        </a>
      )}
    </div>
  );
}
