// Edits the settings that seldom change: when the next destination gets a lead, the timeout of an
// answer, and what the answer must contain.
import type { ReactNode } from "react";
import { USUAL_TIMEOUT_SECONDS } from "../../../../domain/deliveries/destination.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { DELIVERY_TEXTS } from "../../../../locales/catalogues/deliveries.ts";
import { TextField } from "../../../ui/field.tsx";
import { More } from "../../../ui/more.tsx";
import type { SharedDraft } from "./kind-form.ts";
import { formOf } from "./kind-forms.ts";
import type { PartProps } from "./part-props.ts";

const POINTERS = ["/to/timeout_seconds", "/to/answer_contains", "/to/answer_lacks"] as const;

export function FineFields({ draft, change, at }: PartProps<SharedDraft>): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  const { isCalled, saysAnswer = false } = formOf(draft.kind);
  return (
    <>
      <div className="max-w-md">
        <TextField
          label={texts.fallBack}
          hint={texts.fallBackHint}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          value={draft.fallBack}
          problem={at("/fall_back_after_minutes")}
          onChange={({ target }) => change({ fallBack: target.value })}
        />
      </div>
      {isCalled ? (
        <More
          title={texts.fine}
          isSet={
            draft.timeout !== String(USUAL_TIMEOUT_SECONDS) ||
            draft.contains !== "" ||
            draft.lacks !== ""
          }
          hasProblem={POINTERS.some((pointer) => at(pointer) !== undefined)}
        >
          <div className="max-w-md">
            <TextField
              label={texts.timeout}
              hint={texts.timeoutHint}
              inputMode="numeric"
              maxLength={2}
              autoComplete="off"
              value={draft.timeout}
              problem={at("/to/timeout_seconds")}
              onChange={({ target }) => change({ timeout: target.value })}
            />
          </div>
          {saysAnswer ? (
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <TextField
                label={texts.contains}
                hint={texts.containsHint}
                maxLength={200}
                autoComplete="off"
                spellCheck={false}
                value={draft.contains}
                problem={at("/to/answer_contains")}
                onChange={({ target }) => change({ contains: target.value })}
              />
              <TextField
                label={texts.lacks}
                maxLength={200}
                autoComplete="off"
                spellCheck={false}
                value={draft.lacks}
                problem={at("/to/answer_lacks")}
                onChange={({ target }) => change({ lacks: target.value })}
              />
            </div>
          ) : null}
        </More>
      ) : null}
    </>
  );
}
