// Shows the network a buyer's licenses, and lets it confirm, decline or end each.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import type { Account } from "../../../../contract/network/accounts.ts";
import type { License } from "../../../../contract/network/licenses.ts";
import { LICENSE_TEXTS } from "../../../../locales/catalogues/licenses.ts";
import { UI_TEXTS } from "../../../../locales/catalogues/ui.ts";
import { call } from "../../../lib/api/call.ts";
import { refresh, useDocuments } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useDraft } from "../../../lib/use-draft.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { FramedSection } from "../../../ui/screen.tsx";
import { toast } from "../../../ui/toast.tsx";
import { WordsForm } from "../../../ui/words-form.tsx";
import { LICENSE_ADDRESSES } from "./license-addresses.ts";
import { LicenseRow, stateNameOf } from "./license-row.tsx";
import { EndLicense } from "./own-licenses.tsx";

const MOST_SHOWN = 200;
const LONGEST_REASON = 500;

type Act = "confirm" | "decline";

export function LicenseChecks({ account }: { readonly account: Account }): ReactNode {
  const texts = useTexts(LICENSE_TEXTS);
  const shown = useDocuments("licenses", {
    where: [["account_id", "eq", account.id]],
    order: "-claimed_at",
    limit: MOST_SHOWN,
  });
  return (
    <FramedSection title={texts.title}>
      <Loaded shown={shown}>
        {(licenses) =>
          licenses.length === 0 ? (
            <p className="text-text-2">{texts.check.none}</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {licenses.map((license) => (
                <Checkable key={license.id} license={license} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </FramedSection>
  );
}

function Checkable({ license }: { readonly license: License }): ReactNode {
  const texts = useTexts(LICENSE_TEXTS).check;
  const [act, begin] = useState<Act | null>(null);
  const state = stateNameOf(license);
  return (
    <LicenseRow
      license={license}
      actions={
        license.abilities.decide ? (
          <>
            <Button
              kind="primary"
              aria-label={texts.confirmNamed(state)}
              onClick={() => begin("confirm")}
            >
              {texts.confirm}
            </Button>
            <Button
              kind="danger"
              aria-label={texts.declineNamed(state)}
              onClick={() => begin("decline")}
            >
              {texts.decline}
            </Button>
          </>
        ) : (
          <EndLicense license={license} />
        )
      }
    >
      {act === "confirm" ? <ConfirmForm license={license} onClose={() => begin(null)} /> : null}
      {act === "decline" ? <DeclineForm license={license} onClose={() => begin(null)} /> : null}
    </LicenseRow>
  );
}

interface DecisionProps {
  readonly license: License;
  readonly onClose: () => void;
}

/** Confirms a license, with its expiry if it has one. */
function ConfirmForm({ license, onClose }: DecisionProps): ReactNode {
  const texts = useTexts(LICENSE_TEXTS);
  const ui = useTexts(UI_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const { values, change } = useDraft({ expires: license.expires_on ?? "" });
  const { expires } = values;
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const isSent = await submit(() =>
      call("POST /v1/licenses/{id}/decision", {
        params: { id: license.id },
        body: { decision: "confirm", ...(expires === "" ? {} : { expires_on: expires }) },
      }),
    );
    if (!isSent) return;
    toast(texts.check.confirmed(stateNameOf(license)));
    onClose();
    await refresh(client, ...LICENSE_ADDRESSES);
  };
  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void send(event)}>
      {problem === null ? null : <ProblemNotice problem={problem} />}
      <TextField
        autoFocus
        label={texts.expiryField}
        hint={texts.check.confirmHelp}
        type="date"
        value={expires}
        onChange={({ target }) => change({ expires: target.value })}
      />
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" type="submit" busy={isBusy}>
          {texts.check.confirm}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {ui.cancel}
        </Button>
      </div>
    </form>
  );
}

function DeclineForm({ license, onClose }: DecisionProps): ReactNode {
  const texts = useTexts(LICENSE_TEXTS).check;
  return (
    <WordsForm
      label={texts.reason}
      hint={texts.reasonHint}
      missing={texts.reasonMissing}
      maxLength={LONGEST_REASON}
      action={texts.decline}
      kind="danger"
      send={(reason) =>
        call("POST /v1/licenses/{id}/decision", {
          params: { id: license.id },
          body: { decision: "refuse", reason },
        })
      }
      done={texts.declined(stateNameOf(license))}
      touched={LICENSE_ADDRESSES}
      onClose={onClose}
    />
  );
}
