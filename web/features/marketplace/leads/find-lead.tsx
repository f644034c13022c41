// Finds leads of any age by phone, email, address, id, reference or account. What is typed goes
// into no address and no cache, because it may be contact data.
import { type FormEvent, type ReactNode, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { Lead } from "../../../../contract/marketplace/lead-shapes.ts";
import { LONGEST_FIND } from "../../../../domain/find/find-kinds.ts";
import { call } from "../../../lib/api/call.ts";
import { useUser } from "../../../lib/auth/auth.ts";
import { useUntilSessionEnds } from "../../../lib/auth/use-until-session-ends.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { leadName } from "../../../lib/leads/lead-name.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { LEAD_WORDS } from "../../../../locales/catalogues/lead-words.ts";
import { LEADS_TEXTS } from "../../../../locales/catalogues/leads.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { useAccountNames } from "../../../lib/accounts/use-accounts.ts";

/** For the network; null for the other readers, whose leads are their own. */
function affiliateOf(lead: Lead): string | null {
  return lead.view === "admin" ? lead.affiliate_id : null;
}

export function FindLead(): ReactNode {
  const { find: texts } = useTexts(LEADS_TEXTS);
  const words = useTexts(LEAD_WORDS);
  const formats = useFormats();
  const navigate = useNavigate();
  const { isBusy, problem, submit } = useSubmit();
  const { role } = useUser();
  const [typed, setTyped] = useState("");
  const [found, setFound] = useUntilSessionEnds<readonly Lead[] | null>(null);
  const ownerOf = useAccountNames((found ?? []).flatMap((lead) => affiliateOf(lead) ?? []));
  const search = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.trim() === "") return;
    void submit(async () => {
      const { items } = await call("POST /v1/leads/find", { body: { find: typed.trim() } });
      const [first] = items;
      if (items.length === 1 && first !== undefined) await navigate(`/leads/${first.id}`);
      else setFound(items);
    });
  };
  return (
    <form onSubmit={search} className="no-print grid max-w-xl gap-2">
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <TextField
            label={texts.label}
            hint={texts.hint}
            type="search"
            autoComplete="off"
            maxLength={LONGEST_FIND}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        {/* Beside the field, under the height of its label. */}
        <Button type="submit" busy={isBusy} className="mt-5">
          {texts.button}
        </Button>
      </div>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <div role="status">
        {found === null ? null : found.length === 0 ? (
          texts.none
        ) : (
          <ul aria-label={texts.results} className="grid gap-1">
            {found.map((lead) => (
              <li key={lead.id}>
                <Link to={`/leads/${lead.id}`} className="text-link underline">
                  {leadName(lead, words)}
                </Link>{" "}
                <span className="text-label text-text-2">
                  {role === "admin" ? `${ownerOf(affiliateOf(lead) ?? "") ?? "…"} · ` : ""}
                  {"status" in lead ? `${words.status[lead.status]} · ` : ""}
                  {formats.dateTime(lead.received_at)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </form>
  );
}
