// Shows where a lead came from, and what proves its consent.
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { LeadStory } from "../../../../contract/insight/lead-story.ts";
import { LEAD_STORY_TEXTS } from "../../../../locales/catalogues/lead-story.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Description, type DescriptionRow } from "../../../ui/description.tsx";
import { Code, Name } from "../../../ui/name.tsx";
import { PANEL, Section } from "../../../ui/screen.tsx";

type Consent = NonNullable<LeadStory["consent"]>;

export function StoryOrigin({ story }: { readonly story: LeadStory }): ReactNode {
  const texts = useTexts(LEAD_STORY_TEXTS).origin;
  const consentRows = useConsentRows(story.consent);
  return (
    <Section title={texts.title}>
      <div className={`${PANEL} px-4 py-2`}>
        <Description
          rows={[
            [
              texts.affiliate,
              <Link
                key="affiliate"
                className="text-accent underline"
                to={`/users/${story.affiliate.id}`}
              >
                <Name>{story.affiliate.name}</Name>
              </Link>,
            ],
            [
              texts.source,
              <Link
                key="source"
                className="text-accent underline"
                to={`/users/${story.affiliate.id}?part=sources`}
              >
                <Name>{story.source.name}</Name>
              </Link>,
            ],
            ...consentRows,
          ]}
        />
      </div>
      <p className="text-label text-text-2">{story.consent === null ? texts.gone : texts.open}</p>
    </Section>
  );
}

function useConsentRows(consent: Consent | null): readonly DescriptionRow[] {
  const texts = useTexts(LEAD_STORY_TEXTS).origin;
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  if (consent === null) return [];
  const { form } = consent;
  return [
    [texts.given, formats.dateTime(consent.given_at)],
    [texts.channels, consent.channels.map((channel) => words.channel[channel]).join(", ")],
    [texts.covers, <Covers key="covers" consent={consent} />],
    [texts.proof, <Proof key="proof" has={consent.has} />],
    ...(form === null
      ? []
      : [
          [
            texts.form,
            <span key="form" className="grid">
              <Name>
                {texts.version(
                  form.slug,
                  formats.number(form.version),
                  formats.dateTime(form.created_at),
                )}
              </Name>
              <span className={form.same_text ? "text-text-2" : "text-warning"}>
                {form.same_text ? texts.sameText : texts.otherText}
              </span>
            </span>,
          ] as const,
        ]),
    [
      texts.hash,
      <span key="hash" className="flex items-start gap-2">
        <Code className="break-all">{consent.sha256}</Code>
        <CopyButton text={consent.sha256} />
      </span>,
    ],
  ];
}

function Covers({ consent }: { readonly consent: Consent }): ReactNode {
  const texts = useTexts(LEAD_STORY_TEXTS).origin;
  if (consent.sellers.length > 0) return <Name>{consent.sellers.join(", ")}</Name>;
  if (consent.scope !== "network") return texts.noCompany;
  return (
    <a
      className="text-accent underline"
      href={`/buyers?at=${encodeURIComponent(consent.given_at)}`}
    >
      {texts.network}
    </a>
  );
}

const PARTS = ["page", "address", "browser", "trustedform", "jornaya"] as const;

function Proof({ has }: { readonly has: Consent["has"] }): ReactNode {
  const texts = useTexts(LEAD_STORY_TEXTS).origin;
  const given = PARTS.filter((part) => has[part]).map((part) => texts.parts[part]);
  return given.length === 0 ? texts.noProof : given.join(", ");
}
