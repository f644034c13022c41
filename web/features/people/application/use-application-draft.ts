// The state of the application's form: typed facts, what is still missing, saving and sending.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Application } from "../../../../contract/network/applications.ts";
import { type ApplicationFact, missingFacts } from "../../../../domain/applications/application.ts";
import type { BuyerKind } from "../../../../domain/lead/vocabulary.ts";
import { APPLICATION_TEXTS } from "../../../../locales/catalogues/applications.ts";
import { call } from "../../../lib/api/call.ts";
import type { ApiError } from "../../../lib/api/problem.ts";
import { refreshSaved } from "../../../lib/documents/refresh-saved.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { changesOf, useDraft } from "../../../lib/use-draft.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { toast } from "../../../ui/toast.tsx";

/** What the form asks for; the email is confirmed beside it. */
export type FormFact = Exclude<ApplicationFact, "email">;
type Fields = Readonly<Record<FormFact, string>>;

export interface ApplicationDraft {
  readonly fields: Fields;
  readonly change: (
    name: FormFact,
  ) => (event: { readonly target: { readonly value: string } }) => void;
  /** The facts that it lacks as typed. */
  readonly missing: readonly ApplicationFact[];
  /** Whether sending was tried, so that missing facts are shown as errors. */
  readonly isChecked: boolean;
  readonly isBusy: boolean;
  readonly problem: ApiError | null;
  readonly save: () => Promise<void>;
  readonly send: () => Promise<void>;
}

export function useApplicationDraft(
  { facts, missing: missingNow }: Application,
  buyerKind: BuyerKind | null,
): ApplicationDraft {
  const texts = useTexts(APPLICATION_TEXTS).own;
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const [isChecked, check] = useState(false);
  const saved: Fields = {
    website: facts.website ?? "",
    license_number: facts.license_number ?? "",
    license_state: facts.license_state ?? "",
    about: facts.about ?? "",
  };
  const draft = useDraft(saved);
  const fields = draft.values;
  const missing = missingFacts(
    {
      isEmailConfirmed: !missingNow.includes("email"),
      website: fields.website,
      about: fields.about,
      licenseNumber: fields.license_number,
      licenseState: fields.license_state,
    },
    buyerKind,
  );
  const write = (): Promise<unknown> =>
    call("PATCH /v1/application", {
      body: changesOf(bodyOf(saved), bodyOf(fields)),
    });
  const save = async (): Promise<void> => {
    if (!(await submit(write))) return;
    toast(texts.saved);
    if (await refreshSaved(client, "/v1/application")) draft.settle();
  };
  const send = async (): Promise<void> => {
    check(true);
    if (missing.length > 0) return;
    const isSent = await submit(async () => {
      await write();
      await call("POST /v1/application/send");
    });
    if (!isSent) return;
    toast(texts.sent);
    if (await refreshSaved(client, "/v1/application")) draft.settle();
  };
  return {
    fields,
    change:
      (name) =>
      ({ target }) =>
        draft.change({ [name]: target.value }),
    missing,
    isChecked,
    isBusy,
    problem,
    save,
    send,
  };
}

function bodyOf(fields: Fields) {
  return {
    website: given(fields.website),
    license_number: given(fields.license_number),
    license_state: given(fields.license_state),
    about: given(fields.about),
  };
}

/** Null removes a fact. */
function given(typed: string): string | null {
  const text = typed.trim();
  return text === "" ? null : text;
}
