// Applies a person's edits of the summary: they win over the conversation, and are not asked for
// again.
import type { AssistantAnswers } from "../../../../contract/insight/assistant-summary.ts";
import { type Result, refuse } from "../../../../domain/result.ts";
import { type SlotName, correct } from "../../../../domain/qualification/conversation.ts";
import type { Slots, WantedPlace } from "../../../../domain/qualification/slots.ts";
import { type FieldError, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import type { NextQuestion } from "./ask-next.ts";
import type { AssistantDeps, Asker } from "./assistant-deps.ts";
import { changeThread } from "./change-thread.ts";
import { updateThread } from "./thread.store.ts";
import { type Message, type PendingQuestion, type Thread, sealThread } from "./threads.ts";

type Edits = { readonly [Slot in SlotName]?: Slots[Slot] | undefined };

export async function correctAnswers(
  deps: AssistantDeps,
  { actor: { id: userId, role } }: Asker,
  id: string,
  answers: AssistantAnswers,
): Promise<Result<{ readonly thread: Thread; readonly messages: readonly Message[] }, Refusal>> {
  const problems = problemsIn(answers);
  if (problems.length > 0) return refuse(invalid(problems));
  return changeThread(deps, userId, id, async (thread, messages) => {
    const conversation = correct(thread.conversation, editsOf(answers));
    // The edit may have answered the pending question.
    const next =
      thread.pending === null ? null : await deps.reader.ask("next", { conversation, role });
    const corrected: Thread = {
      ...thread,
      conversation,
      pending:
        next === null
          ? null
          : {
              id: sameQuestion(thread.pending, next) ? thread.pending.id : uuidv7(deps.now()),
              ...next,
            },
    };
    return {
      async write({ client }) {
        await updateThread(client, sealThread(deps.vault, corrected));
        return { thread: corrected, messages };
      },
    };
  });
}

/** A question in the same words may have been seen already. */
function sameQuestion(
  pending: PendingQuestion | null,
  next: NextQuestion,
): pending is PendingQuestion {
  return (
    pending !== null &&
    JSON.stringify([pending.question, pending.content.text]) ===
      JSON.stringify([next.question, next.content.text])
  );
}

function problemsIn({ places, price }: AssistantAnswers): FieldError[] {
  const problems: FieldError[] = [];
  if (price !== undefined && price !== null) {
    if (price.min === null && price.max === null)
      problems.push({
        field: "/price",
        code: "required",
        message: "Enter a minimum, a maximum, or both.",
      });
    if (price.min !== null && price.max !== null && price.min > price.max)
      problems.push({
        field: "/price/min",
        code: "invalid",
        message: "Enter a minimum below the maximum.",
      });
  }
  places?.forEach((place, index) => {
    if (readGivenPlace(place) === null)
      problems.push({
        field: `/places/${index}`,
        code: "invalid",
        message: "Enter a ZIP, a city with its state, a county with its state, or a state.",
      });
  });
  return problems;
}

function editsOf({ property_types: types, places, price, timing, side }: AssistantAnswers): Edits {
  return {
    ...(types === undefined
      ? {}
      : { propertyType: types === null ? undefined : [...types].toSorted() }),
    ...(places === undefined
      ? {}
      : {
          location:
            places === null ? undefined : places.flatMap((place) => readGivenPlace(place) ?? []),
        }),
    ...(price === undefined ? {} : { price: price ?? undefined }),
    ...(timing === undefined
      ? {}
      : { timing: timing === null ? undefined : { bucket: timing, from: null, until: null } }),
    ...(side === undefined ? {} : { side: side ?? undefined }),
  };
}

type GivenPlace = NonNullable<AssistantAnswers["places"]>[number];

/** Returns null if it names no place, or two kinds of place. */
function readGivenPlace({ zip, city, county, state }: GivenPlace): WantedPlace | null {
  if ([zip, city, county].filter((part) => part !== null).length > 1) return null;
  if (zip !== null) return { zip };
  if (state === null) return null;
  if (city !== null) return { city, state };
  return county === null ? { state } : { county, state };
}
