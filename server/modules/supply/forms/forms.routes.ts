// Serves hosted forms over HTTP to the accounts that own them.
import { FORM_DAYS } from "../../../../domain/forms/form-document.ts";
import {
  type Form,
  type FormPatch,
  getForm,
  getFormFunnel,
  listForms,
  mergeForm,
  setForm,
} from "../../../../contract/supply/forms.ts";
import type { FormDocument as GivenForm } from "../../../../contract/supply/forms.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { isOffered } from "../../../../domain/access/viewing.ts";
import { scopeFor } from "../../../../domain/access/scope.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { Static } from "typebox";
import { applyMergePatch } from "../../../platform/http/merge-patch.ts";
import { pageAnswer } from "../../../platform/http/page-answer.ts";
import { NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import * as store from "./form.store.ts";
import { firstOfDays, presentForm, presentFunnel } from "./present-form.ts";
import { type FormDeps, type FormWrite, writeForm } from "./write-form.ts";

/** Registers the operations on an affiliate's forms. */
export function registerForms(host: HttpHost, deps: FormDeps): void {
  const abilities = (actor: Actor, row: store.FormRow): Form["abilities"] => ({
    update: isOffered(actor, "update", "source", { accountId: row.account_id }),
  });
  const present = async (actor: Actor, row: store.FormRow): Promise<Form> => {
    const sums = await store.sumVisits(
      deps.pool,
      [row.id],
      firstOfDays(FORM_DAYS.usual, deps.now()),
    );
    return presentForm(row, sums.get(row.id), abilities(actor, row), deps.now());
  };
  const write = async (command: FormWrite): Promise<Result<Form, Refusal>> => {
    const written = await writeForm(deps, command);
    return written.ok ? ok(await present(command.actor, written.value)) : written;
  };
  const findReadable = async (actor: Actor, id: string): Promise<store.FormRow | null> => {
    const row = await store.findForm(deps.pool, id);
    return row !== null && can(actor, "read", "source", { accountId: row.account_id }) ? row : null;
  };

  registerOperation(host, listForms, async ({ actor, query }) => {
    const page = await store.listForms(deps.pool, query, scopeFor(actor, "source"));
    const sums = page.ok
      ? await store.sumVisits(
          deps.pool,
          page.value.rows.map(({ id }) => id),
          firstOfDays(FORM_DAYS.usual, deps.now()),
        )
      : new Map<string, store.VisitCounts>();
    return pageAnswer(page, (row) =>
      presentForm(row, sums.get(row.id), abilities(actor, row), deps.now()),
    );
  });
  registerOperation(host, getForm, async ({ actor, params }) => {
    const row = await findReadable(actor, params.id);
    return row === null ? refuse(NOT_FOUND) : ok(await present(actor, row));
  });
  registerOperation(host, setForm, async ({ actor, params, body }) =>
    write({ id: params.id, actor, change: () => body }),
  );
  registerOperation(host, mergeForm, async ({ actor, params, body }) =>
    write({
      id: params.id,
      actor,
      change: (current) => (current === null ? undefined : merged(current, body)),
    }),
  );
  registerOperation(host, getFormFunnel, async ({ actor, params, query }) => {
    const row = await findReadable(actor, params.id);
    if (row === null) return refuse(NOT_FOUND);
    const days = query.days ?? FORM_DAYS.usual;
    return ok(
      presentFunnel(
        await store.listDays(deps.pool, row.id, firstOfDays(days, deps.now())),
        days,
        deps.now(),
      ),
    );
  });
}

/** The patch's schema admits only what leaves a complete document. */
function merged(current: Required<GivenForm> | object, patch: Static<typeof FormPatch>): GivenForm {
  return applyMergePatch(current, patch) as GivenForm;
}
