// Chooses how the buyer contacts people: the consent of a lead must cover it.
import type { ReactNode } from "react";
import { CONSENT_CHANNELS } from "../../../../domain/lead/vocabulary.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CAMPAIGN_FORM_TEXTS } from "../../../../locales/catalogues/campaign-form.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { Section } from "../../../ui/screen.tsx";
import { TickList } from "../../../ui/tick-list.tsx";
import type { FormPart } from "./campaign-form.tsx";

export function FormChannels({ draft: { channels }, problems, change }: FormPart): ReactNode {
  const texts = useTexts(CAMPAIGN_FORM_TEXTS);
  const { channel: names } = useTexts(LEAD_WORDS);
  return (
    <Section title={texts.contact}>
      <TickList
        label={texts.channels}
        hint={texts.contactHint}
        options={CONSENT_CHANNELS.map((channel) => [channel, names[channel]])}
        chosen={channels}
        problem={problems.channels}
        onChange={(chosen) => change({ channels: chosen })}
      />
    </Section>
  );
}
