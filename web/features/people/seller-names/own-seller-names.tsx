// Shows a buyer its seller names, and lets its owner ask for another or end one.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import {
  LONGEST_SELLER_NAME,
  sellerNameProblem,
  tidySellerName,
} from "../../../../domain/sellers/seller-name.ts";
import { SELLER_NAME_TEXTS } from "../../../../locales/catalogues/seller-names.ts";
import { call } from "../../../lib/api/call.ts";
import { refresh, useDocuments } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast.tsx";
import { EndName } from "./end-name.tsx";
import { NAME_ADDRESSES } from "./name-addresses.ts";
import { SellerNameRow } from "./seller-name-row.tsx";

/** All of an account: ten may stand, and former ones are few. */
const MOST_SHOWN = 100;

export function OwnSellerNames({ mayAsk }: { readonly mayAsk: boolean }): ReactNode {
  const texts = useTexts(SELLER_NAME_TEXTS);
  const formats = useFormats();
  const shown = useDocuments("seller-names", { order: "-requested_at", limit: MOST_SHOWN });
  return (
    <section className="grid gap-4 rounded-panel border border-line bg-surface p-4">
      <div className="grid gap-1">
        <h2 className="text-section">{texts.title}</h2>
        <p className="max-w-3xl text-text-2">{texts.about}</p>
      </div>
      <Loaded shown={shown}>
        {(names) => {
          const current = names.filter(({ ended_at: ended }) => ended === null);
          const former = names.filter(({ ended_at: ended }) => ended !== null);
          return (
            <>
              {current.some(({ state }) => state === "approved") ? null : (
                <Notice tone="warning">{texts.none}</Notice>
              )}
              {current.length === 0 ? null : (
                <ul className="divide-y divide-line border-y border-line">
                  {current.map((name) => (
                    <SellerNameRow
                      key={name.id}
                      name={name}
                      actions={<EndName name={name} consequence={texts.endText} />}
                    />
                  ))}
                </ul>
              )}
              {former.length === 0 ? null : (
                <details>
                  <summary className="w-fit cursor-pointer text-accent">
                    {texts.history(former.length, formats.number(former.length))}
                  </summary>
                  <ul className="divide-y divide-line">
                    {former.map((name) => (
                      <SellerNameRow key={name.id} name={name} />
                    ))}
                  </ul>
                </details>
              )}
            </>
          );
        }}
      </Loaded>
      {mayAsk ? <RequestForm /> : null}
      <a className="w-fit text-accent underline" href="/buyers">
        {texts.list}
      </a>
    </section>
  );
}

function RequestForm(): ReactNode {
  const texts = useTexts(SELLER_NAME_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const [typed, type] = useState("");
  const [isChecked, check] = useState(false);
  const wrong = sellerNameProblem(tidySellerName(typed));
  const refused = Object.entries(texts.problems).find(([code]) =>
    problem?.fields.some((field) => field.code === code),
  )?.[1];
  const request = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    check(true);
    if (wrong !== null) return;
    const isAsked = await submit(() => call("POST /v1/seller-names", { body: { name: typed } }));
    if (!isAsked) return;
    toast(texts.requested(tidySellerName(typed)));
    type("");
    check(false);
    await refresh(client, ...NAME_ADDRESSES);
  };
  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-3"
      onSubmit={(event) => void request(event)}
    >
      {problem === null || refused !== undefined ? null : (
        <div className="basis-full">
          <ProblemNotice problem={problem} />
        </div>
      )}
      <div className="min-w-0 flex-1 basis-64">
        <TextField
          label={texts.field}
          hint={texts.fieldHint}
          autoComplete="off"
          maxLength={LONGEST_SELLER_NAME}
          value={typed}
          onChange={({ target }) => type(target.value)}
          problem={isChecked && wrong !== null ? texts.problems[wrong] : (refused ?? null)}
        />
      </div>
      <div className="pt-6">
        <Button type="submit" busy={isBusy}>
          {texts.request}
        </Button>
      </div>
    </form>
  );
}
