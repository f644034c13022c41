// Creates a source: it accepts posts immediately, with a key that is shown only now.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import type { Source } from "../../../../contract/supply/source-document.ts";
import { saveDocument } from "../../../lib/documents/documents.ts";
import { refresh, useAnswer } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { SOURCE_TEXTS } from "../../../../locales/catalogues/sources.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { OnceShown } from "../../../ui/once-shown.tsx";
import { SampleTabs } from "../posting/index.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { addressOfSource } from "./source-address.ts";
import { useNetworkNumbers } from "../../../lib/use-network-numbers.ts";

export function NewSource(): ReactNode {
  const texts = useTexts(SOURCE_TEXTS);
  const number = useNetworkNumbers();
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const [name, setName] = useState("");
  const [unsold, setUnsold] = useState<"list" | "reject">("list");
  const [mistake, setError] = useState<string | null>(null);
  const [made, setMade] = useState<Source | null>(null);
  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setError(name.trim() === "" ? texts.terms.nameMissing : null);
    if (name.trim() === "") return;
    await submit(async () => {
      setMade(
        await saveDocument("PUT /v1/sources/{id}", {
          params: { id: crypto.randomUUID() },
          body: {
            name: name.trim(),
            kind: "api",
            unsold_rule: unsold,
          },
        }),
      );
      setName("");
      await refresh(client, "/v1/sources");
    });
  };
  return (
    <>
      {made === null ? null : <Made key={made.id} source={made} />}
      <form className="grid max-w-lg gap-4" noValidate onSubmit={(event) => void make(event)}>
        {problem === null ? null : <ProblemNotice problem={problem} />}
        <TextField
          label={texts.name}
          maxLength={120}
          problem={mistake}
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            setError(null);
          }}
        />
        <SelectField
          label={texts.unsold}
          hint={texts.unsoldHint(number("unsold_contact_hours"))}
          value={unsold}
          onChange={({ target }) => setUnsold(target.value === "reject" ? "reject" : "list")}
          options={[
            ["list", texts.unsoldRules.list],
            ["reject", texts.unsoldRules.reject],
          ]}
        />
        <div>
          <Button kind="primary" type="submit" busy={isBusy}>
            {texts.make}
          </Button>
        </div>
      </form>
    </>
  );
}

/** The key, in a request that is ready to send. */
function Made({ source }: { readonly source: Source }): ReactNode {
  const texts = useTexts(SOURCE_TEXTS);
  const [search] = useSearchParams();
  const spec = useAnswer("GET /v1/posting-specs/{token}", {
    params: { token: source.posting_token ?? "" },
  });
  return (
    <div className="grid gap-3">
      <OnceShown sentence={texts.made} secret={source.key ?? ""} />
      <Loaded shown={spec}>
        {({ example }) => <SampleTabs lead={example} secret={source.key ?? null} />}
      </Loaded>
      <div>
        <ButtonLink to={addressOfSource(search, source.id, "posting")}>{texts.next}</ButtonLink>
      </div>
    </div>
  );
}
