// Adds a license: state, kind, number and expiry.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import {
  LICENSE_KINDS,
  LONGEST_LICENSE_NUMBER,
  type LicenseKind,
} from "../../../../domain/licenses/license.ts";
import { US_STATES } from "../../../../domain/lead/us-states.ts";
import { LICENSE_TEXTS } from "../../../../locales/catalogues/licenses.ts";
import { call } from "../../../lib/api/call.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { toast } from "../../../ui/toast.tsx";
import { LICENSE_ADDRESSES } from "./license-addresses.ts";
import { stateNameOf } from "./license-row.tsx";

/** What is typed. */
interface Typed {
  readonly usState: string;
  readonly kind: LicenseKind;
  readonly number: string;
  /** YYYY-MM-DD; empty for none. */
  readonly expires: string;
}

export default function AddLicense({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useTexts(LICENSE_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const [typed, setTyped] = useState<Typed>({
    usState: "CA",
    kind: "salesperson",
    number: "",
    expires: "",
  });
  const [isChecked, check] = useState(false);
  const { usState, kind, expires } = typed;
  const number = typed.number.trim();
  const lacksNumber = kind !== "none" && number === "";
  const isPast = problem?.fields.some(({ field }) => field === "/expires_on") === true;
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    check(true);
    if (lacksNumber) return;
    const isAdded = await submit(() =>
      call("POST /v1/licenses", {
        body: {
          us_state: usState,
          kind,
          ...(number === "" ? {} : { number }),
          ...(expires === "" ? {} : { expires_on: expires }),
        },
      }),
    );
    if (!isAdded) return;
    toast(texts.added(stateNameOf({ us_state: usState })));
    onClose();
    await refresh(client, ...LICENSE_ADDRESSES);
  };
  return (
    <Sheet title={texts.addTitle} onClose={onClose}>
      <form noValidate className="grid gap-4" onSubmit={(event) => void add(event)}>
        {problem === null || isPast ? null : <ProblemNotice problem={problem} />}
        <LicenseFields
          typed={typed}
          lacksNumber={isChecked && lacksNumber}
          isPast={isPast}
          onType={(part) => setTyped({ ...typed, ...part })}
        />
        <div>
          <Button kind="primary" type="submit" busy={isBusy}>
            {texts.add}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}

interface LicenseFieldsProps {
  readonly typed: Typed;
  readonly lacksNumber: boolean;
  readonly isPast: boolean;
  readonly onType: (part: Partial<Typed>) => void;
}

function LicenseFields({ typed, lacksNumber, isPast, onType }: LicenseFieldsProps): ReactNode {
  const texts = useTexts(LICENSE_TEXTS);
  return (
    <>
      <SelectField
        translate="no"
        label={texts.stateField}
        value={typed.usState}
        options={US_STATES.map(({ code, name }) => [code, name])}
        onChange={({ target }) => onType({ usState: target.value })}
      />
      <SelectField
        label={texts.kindField}
        value={typed.kind}
        options={LICENSE_KINDS.map((one) => [one, texts.kinds[one]])}
        onChange={({ target }) =>
          onType({ kind: LICENSE_KINDS.find((one) => one === target.value) ?? "salesperson" })
        }
      />
      {typed.kind === "none" ? null : (
        <TextField
          label={texts.numberField}
          hint={texts.numberHint}
          autoComplete="off"
          maxLength={LONGEST_LICENSE_NUMBER}
          value={typed.number}
          onChange={({ target }) => onType({ number: target.value })}
          problem={lacksNumber ? texts.numberMissing : null}
        />
      )}
      <TextField
        label={texts.expiryField}
        hint={texts.expiryHint}
        type="date"
        value={typed.expires}
        onChange={({ target }) => onType({ expires: target.value })}
        problem={isPast ? texts.expiryPast : null}
      />
    </>
  );
}
