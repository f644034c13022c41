// Converts a form to its API form: for its affiliate, and for its visitors.
import type { Form, FormFunnel } from "../../../../contract/supply/forms.ts";
import type { PublicForm } from "../../../../contract/supply/public-forms.ts";
import type { FormDocument } from "../../../../domain/forms/form-document.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";
import { isStillInForce, presentPauseInForce } from "../../network/network-pauses/index.ts";
import type { FormRow, PublicFormRow, VisitCounts } from "./form.store.ts";
import { DAY_MS } from "../../../../domain/time.ts";

const DATE_LETTERS = 10;
const NOBODY: VisitCounts = { seen: 0, started: 0, finished: 0, bots: 0 };

/** The text of a form while its owner or the network pauses its source. */
export const FORM_CLOSED: Refusal = {
  code: "window_closed",
  detail: "This form is closed.",
};

/** Returns the day of a time, as YYYY-MM-DD in UTC. */
export function dayOf(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, DATE_LETTERS);
}

/** Returns the first of a number of days that end today. */
export function firstOfDays(days: number, nowMs: number): string {
  return dayOf(nowMs - (days - 1) * DAY_MS);
}

export function presentForm(
  row: FormRow,
  funnel: VisitCounts | undefined,
  abilities: Form["abilities"],
  nowMs: number,
): Form {
  return {
    id: row.id,
    account_id: row.account_id,
    slug: row.slug,
    kind: row.kind,
    ...membersOf(row.document),
    name: row.document.name,
    status: row.status,
    network_pause: presentPauseInForce(
      isStillInForce(row.network_pause, nowMs) ? row.network_pause : null,
    ),
    consent_text: row.consent_text,
    consent_sha256: row.consent_sha256,
    version: row.version,
    funnel: funnel ?? NOBODY,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    abilities,
  };
}

/**
 * Leaves out the form's name, which is the affiliate's own, and everything about what its leads
 * bring.
 */
export function presentPublicForm(
  row: PublicFormRow,
  networkName: string,
  start: string,
  nowMs: number,
): PublicForm {
  return {
    slug: row.slug,
    is_open: isOpen(row, nowMs),
    network_name: networkName,
    kind: row.kind === "chat" ? "chat" : "form",
    ...membersOf(row.document),
    consent_text: row.consent_text,
    version: row.version,
    start,
  };
}

/** A form accepts posts while its source is active and its affiliate may post. */
export function isOpen(
  { status, account_status: account, network_pause: pause }: PublicFormRow,
  nowMs: number,
): boolean {
  return status === "active" && account === "active" && !isStillInForce(pause, nowMs);
}

function membersOf({
  name: _name,
  sides,
  questions,
  named_sellers: sellers,
  ...rest
}: FormDocument) {
  return { ...rest, sides: [...sides], questions: [...questions], named_sellers: [...sellers] };
}

/** Returns every day of the window, including those without a visit. */
export function presentFunnel(
  days: readonly (VisitCounts & { readonly day: string })[],
  length: number,
  nowMs: number,
): FormFunnel {
  const known = new Map(days.map((row) => [row.day, row]));
  const all = Array.from({ length }, (_, index) =>
    dayOf(nowMs - (length - 1 - index) * DAY_MS),
  ).map((day) => ({ ...NOBODY, ...known.get(day), day }));
  const sum = (name: keyof VisitCounts): number => all.reduce((total, row) => total + row[name], 0);
  return {
    days: all,
    seen: sum("seen"),
    started: sum("started"),
    finished: sum("finished"),
    bots: sum("bots"),
  };
}
