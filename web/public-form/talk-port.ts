// The port of a conversation to its server. Its tab stores it for a page reload.
import type { Answers } from "../../domain/forms/form-steps.ts";
import type { FormPort } from "./form-port.ts";
import type { WrittenForm } from "./written-form.ts";
import { TIMEOUT_MS, keepInTab, keptTalkName, readInTab } from "./server-port.ts";

export interface TalkQuestion {
  readonly text: string;
  readonly suggestions: readonly string[];
}

export interface KeptTalk {
  /** The messages after the opening, in order. */
  readonly lines: readonly { readonly speaker: "program" | "you"; readonly text: string }[];
  /** The open question. */
  readonly question: TalkQuestion | null;
  /** The question that follows the last reply and was not shown yet. */
  readonly next: TalkQuestion | null;
  /** As the server sealed it; undefined before the first message. */
  readonly state: string | undefined;
  readonly answers: Answers;
  /** There are no more questions. */
  readonly isOver: boolean;
}

export type Heard =
  | {
      readonly kind: "heard";
      readonly reply: string;
      readonly question: TalkQuestion | null;
      readonly state: string;
      readonly answers: Answers;
      readonly wantsForm: boolean;
    }
  | { readonly kind: "failed" | "closed" | "too_many" };

export interface TalkPort extends Pick<FormPort, "note" | "resized"> {
  readonly say: (said: string, state: string | undefined) => Promise<Heard>;
  /** Whether its visitor has gone on to the form. */
  readonly isInForm: () => boolean;
  readonly readTalk: () => KeptTalk | null;
  readonly keepTalk: (talk: KeptTalk) => void;
}

export function talkPort({ slug }: WrittenForm, form: FormPort): TalkPort {
  return {
    note: form.note,
    resized: form.resized,
    isInForm: () => form.readDraft() !== null,
    async say(said, state) {
      try {
        const body = {
          start: form.start(),
          said,
          today: today(),
          ...(state === undefined ? {} : { state }),
        };
        const answer = await fetch(`/v1/public-forms/${slug}/messages`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if (answer.status === 429) return { kind: "too_many" };
        if (answer.status === 409) return { kind: "closed" };
        if (!answer.ok) return { kind: "failed" };
        const { wants_form: wantsForm, ...heard } = await answer.json();
        return { kind: "heard", ...heard, wantsForm };
      } catch {
        return { kind: "failed" };
      }
    },
    readTalk: () =>
      readInTab(
        keptTalkName(slug),
        (kept): kept is KeptTalk =>
          Array.isArray((kept as Partial<KeptTalk>).lines) && "next" in kept,
      ),
    keepTalk: (talk) => keepInTab(keptTalkName(slug), talk),
  };
}

/** The visitor's local day, as YYYY-MM-DD. */
function today(): string {
  const now = new Date();
  return [
    String(now.getFullYear()).padStart(4, "0"),
    String(now.getMonth() + 1).padStart(2, "0"),
    String(now.getDate()).padStart(2, "0"),
  ].join("-");
}
