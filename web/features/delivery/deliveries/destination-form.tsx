// Edits a destination next to a sample of what it would receive. The secret of a new webhook is
// shown right after it is created.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useMemo, useState } from "react";
import type { DestinationDocument } from "../../../../contract/delivery/destination-document.ts";
import { call } from "../../../lib/api/call.ts";
import type { ApiError } from "../../../lib/api/problem.ts";
import { useDisplay } from "../../../lib/display/display.ts";
import { read, saveDocument } from "../../../lib/documents/documents.ts";
import { refreshSaved } from "../../../lib/documents/refresh-saved.ts";
import { mergeChanges } from "../../../lib/merge-changes.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useDraft } from "../../../lib/use-draft.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { DELIVERY_TEXTS } from "../../../../locales/catalogues/deliveries.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { toast } from "../../../ui/toast.tsx";
import { type Destination, type DestinationKind, PATHS } from "./deliveries-address.ts";
import { documentOf, draftOf, newDraft, toOf } from "./destination-form-values.ts";
import { DestinationProblem } from "./destination-problem.tsx";
import { problemsOf } from "./draft-problems.ts";
import { FineFields } from "./fine-fields.tsx";
import { KindFields } from "./kind-fields.tsx";
import { type DestinationFormValues, formOf } from "./kind-forms.ts";
import { SamplePreview } from "./sample-preview.tsx";
import { useFieldProblems } from "./use-field-problems.ts";

/** A destination that was just created, with a webhook's secret, which is shown only now. */
export interface Made {
  readonly id: string;
  readonly secret: string | null;
}

type DestinationFormProps =
  | { readonly destination: Destination; readonly kind?: never; readonly onMade?: never }
  | {
      readonly destination?: never;
      readonly kind: DestinationKind;
      readonly onMade: (made: Made) => void;
    };

export function DestinationForm(props: DestinationFormProps): ReactNode {
  const { destination, kind } = props;
  const texts = useTexts(DELIVERY_TEXTS);
  const { language } = useDisplay();
  // The rows of a draft have random keys: it is made anew only for a newer document.
  const saved = useMemo(
    () => (destination === undefined ? newDraft(kind, language) : draftOf(destination)),
    [destination?.updated_at, kind, language],
  );
  const { values: draft, base, change, settle } = useDraft(saved);
  const [isChecked, check] = useState(false);
  const [sent, setSent] = useState<DestinationFormValues | null>(null);
  const { isBusy, problem, save } = useSave(props);
  const problems = problemsOf(draft, destination?.has_key === true);
  const at = useFieldProblems(draft, problems, isChecked, { draft: sent, problem });
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    check(true);
    if (problems.size > 0) return;
    setSent(draft);
    if (await save({ base, draft, settle })) check(false);
  };
  const { secrets = [] } = formOf(draft.kind);
  const part = { draft, change, at };
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <form
        className="grid min-w-0 content-start gap-5"
        noValidate
        onSubmit={(event) => void send(event)}
      >
        {problem === null ? null : <DestinationProblem problem={problem} />}
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          maxLength={80}
          autoComplete="off"
          value={draft.name}
          problem={at("/name")}
          onChange={({ target }) => change({ name: target.value })}
        />
        <KindFields {...part} hasKey={destination?.has_key === true} />
        <FineFields {...part} />
        <div>
          <Button kind="primary" type="submit" busy={isBusy}>
            {destination === undefined ? texts.make : texts.save}
          </Button>
        </div>
      </form>
      <SamplePreview
        to={
          [...problems.keys()].some(
            (pointer) => pointer.startsWith("/to/") && !secrets.includes(pointer),
          )
            ? null
            : toOf(draft)
        }
      />
    </div>
  );
}

interface Edited {
  /** The form before typing. */
  readonly base: DestinationFormValues;
  readonly draft: DestinationFormValues;
  /** Called once the screen shows what was saved. */
  readonly settle: () => void;
}

interface Saving {
  readonly isBusy: boolean;
  readonly problem: ApiError | null;
  /** Returns whether it was saved. */
  readonly save: (edited: Edited) => Promise<boolean>;
}

/** The destination as the server has it, with what was changed in the form. Throws ApiError. */
async function mergedOf(id: string, { base, draft }: Edited): Promise<DestinationDocument> {
  const now = await read("GET /v1/destinations/{id}", { params: { id } });
  return {
    ...mergeChanges(documentOf(base), documentOf(draft), documentOf(draftOf(now))),
    status: now.status === "paused" ? "paused" : "active",
  };
}

/** Saves the destination; a new webhook receives its secret with the response. */
function useSave({ destination, kind, onMade }: DestinationFormProps): Saving {
  const texts = useTexts(DELIVERY_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const save = async (edited: Edited): Promise<boolean> => {
    const id = destination?.id ?? crypto.randomUUID();
    const isDone = await submit(async () => {
      const body =
        destination === undefined
          ? { ...documentOf(edited.draft), status: "active" as const }
          : await mergedOf(id, edited);
      await saveDocument("PUT /v1/destinations/{id}", { params: { id }, body });
      const secret =
        destination === undefined && formOf(kind).isSigned === true
          ? (await call("POST /v1/destinations/{id}/secret", { params: { id } })).secret
          : null;
      onMade?.({ id, secret });
      if (await refreshSaved(client, ...PATHS)) edited.settle();
    });
    if (isDone && destination !== undefined) toast(texts.saved);
    return isDone;
  };
  return { isBusy, problem, save };
}
