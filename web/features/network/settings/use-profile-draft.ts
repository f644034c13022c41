// The state of the profile's form: typed values, which of them are new, and saving.
import { useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import type { Profile } from "../../../../contract/people/profile.ts";
import { CENTS_PER_DOLLAR } from "../../../../domain/money/money.ts";
import { dialerProblem } from "../../../../domain/sales/dialer-template.ts";
import { SETTINGS_TEXTS } from "../../../../locales/catalogues/settings.ts";
import type { ApiError } from "../../../lib/api/problem.ts";
import { getAuth, login } from "../../../lib/auth/auth.ts";
import { saveDocument } from "../../../lib/documents/documents.ts";
import { refreshSaved } from "../../../lib/documents/refresh-saved.ts";
import { readDollars } from "../../../lib/read-dollars.ts";
import { readStates } from "../../../lib/read-states.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { changesOf, useDraft } from "../../../lib/use-draft.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { toast } from "../../../ui/toast.tsx";

const writeDollars = (cents: number | null): string =>
  cents === null ? "" : (cents / CENTS_PER_DOLLAR).toFixed(cents % CENTS_PER_DOLLAR === 0 ? 0 : 2);

/** What the form shows of a profile before anything is typed. */
function fieldsOf({ name, account }: Profile) {
  const { buyer } = account;
  return {
    name,
    company: account.name,
    zone: account.time_zone,
    kind: buyer?.buyer_kind ?? "agent",
    traffic: account.traffic_kind ?? ("" as const),
    states: buyer?.claimed_states.join(", ") ?? "",
    low: writeDollars(buyer?.low_balance_cents ?? null),
    dialer: buyer?.dialer_url ?? "",
  };
}

type Fields = ReturnType<typeof fieldsOf>;

/** What the fields say, as the API takes it. */
function bodyOf(fields: Fields, isBuyer: boolean) {
  const dialer = fields.dialer.trim();
  return {
    name: fields.name.trim(),
    account_name: fields.company.trim(),
    time_zone: fields.zone,
    ...(fields.traffic === "" ? {} : { traffic_kind: fields.traffic }),
    ...(isBuyer
      ? {
          buyer_kind: fields.kind,
          licensed_states: readStates(fields.states).states,
          low_balance_cents: fields.low.trim() === "" ? null : readDollars(fields.low),
          dialer_url: dialer === "" ? null : dialer,
        }
      : {}),
  };
}

export type ProfileField = keyof Fields;

export interface ProfileDraft {
  readonly fields: Fields;
  /** The fields that differ from what is saved. */
  readonly changed: readonly ProfileField[];
  readonly change: (
    name: ProfileField,
  ) => (event: { readonly target: { readonly value: string } }) => void;
  readonly setStates: (states: readonly string[]) => void;
  /** The states as typed; `wrong`: the first word that is none. */
  readonly states: ReturnType<typeof readStates>;
  /** In cents; null for none, 0 where what is typed is no amount. */
  readonly low: number | null;
  /** Why the dialer's address cannot be used; null where it can, or is empty. */
  readonly dialerProblem: ReturnType<typeof dialerProblem>;
  readonly isBusy: boolean;
  readonly problem: ApiError | null;
  readonly discard: () => void;
  readonly save: (event: FormEvent) => Promise<void>;
}

export function useProfileDraft(profile: Profile): ProfileDraft {
  const texts = useTexts(SETTINGS_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const saved = fieldsOf(profile);
  const draft = useDraft(saved);
  const fields = draft.values;
  const isBuyer = profile.account.buyer !== null;
  const states = readStates(fields.states);
  const low = fields.low.trim() === "" ? null : (readDollars(fields.low) ?? 0);
  const dialer = fields.dialer.trim();
  const wrongDialer = dialer === "" ? null : dialerProblem(dialer);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (states.wrong !== null || low === 0 || wrongDialer !== null) return;
    const isSaved = await submit(async () => {
      const now = await saveDocument("PATCH /v1/profile", {
        body: changesOf(bodyOf(saved, isBuyer), bodyOf(fields, isBuyer)),
      });
      const { user } = getAuth();
      if (user !== null)
        login({
          ...user,
          name: now.name,
          accountName: now.account.name,
          timeZone: now.account.time_zone,
        });
      if (await refreshSaved(client, "/v1/profile", "/v1/accounts")) draft.settle();
    });
    if (isSaved) toast(texts.saved);
  };
  return {
    fields,
    changed: Object.keys(draft.changes) as ProfileField[],
    change:
      (name) =>
      ({ target }) =>
        draft.change({ [name]: target.value }),
    setStates: (codes) => draft.change({ states: codes.join(", ") }),
    states,
    low,
    dialerProblem: wrongDialer,
    isBusy,
    problem,
    discard: draft.discard,
    save,
  };
}
