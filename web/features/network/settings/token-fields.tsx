// Sets how many tokens of the assistant's model may be used a day: by each person, and by all.
import type { ReactNode } from "react";
import { useTexts } from "../../../lib/text/text.ts";
import { ASSISTANT_SETTINGS_TEXTS } from "../../../../locales/catalogues/assistant-settings.ts";
import { TextField } from "../../../ui/field.tsx";

export interface TokenDraft {
  readonly tokens: string;
  readonly networkTokens: string;
}

/** A whole number of tokens. */
export function isTokenCount(text: string): boolean {
  return /^\d{1,9}$/.test(text.trim());
}

export function TokenFields({
  draft,
  said,
  onChange,
}: {
  readonly draft: TokenDraft;
  /** What the server says of a field. */
  readonly said: (field: string) => string | null;
  readonly onChange: (part: Partial<TokenDraft>) => void;
}): ReactNode {
  const texts = useTexts(ASSISTANT_SETTINGS_TEXTS);
  const problemOf = (text: string, field: string): string | null =>
    isTokenCount(text) ? said(field) : texts.tokensWrong;
  return (
    <>
      <TextField
        label={texts.tokens}
        hint={texts.tokensHint}
        inputMode="numeric"
        maxLength={9}
        value={draft.tokens}
        problem={problemOf(draft.tokens, "/tokens_per_day")}
        onChange={({ target }) => onChange({ tokens: target.value })}
      />
      <TextField
        label={texts.networkTokens}
        hint={texts.networkTokensHint}
        inputMode="numeric"
        maxLength={9}
        value={draft.networkTokens}
        problem={problemOf(draft.networkTokens, "/network_tokens_per_day")}
        onChange={({ target }) => onChange({ networkTokens: target.value })}
      />
    </>
  );
}
