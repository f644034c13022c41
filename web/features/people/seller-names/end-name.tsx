// Ends a seller name after a confirmation, or withdraws the request for one.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { SellerName } from "../../../../contract/network/seller-names.ts";
import { SELLER_NAME_TEXTS } from "../../../../locales/catalogues/seller-names.ts";
import { call } from "../../../lib/api/call.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { Button } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { toast } from "../../../ui/toast.tsx";
import { NAME_ADDRESSES } from "./name-addresses.ts";

export function EndName({
  name,
  consequence,
}: {
  readonly name: SellerName;
  /** What happens when an approved name ends. */
  readonly consequence: string;
}): ReactNode {
  const texts = useTexts(SELLER_NAME_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const [isAsked, ask] = useState(false);
  const isWaiting = name.state === "waiting";
  const end = async (): Promise<void> => {
    if (!(await submit(() => call("POST /v1/seller-names/{id}/end", { params: { id: name.id } }))))
      return;
    toast(isWaiting ? texts.withdrawn(name.name) : texts.ended(name.name));
    ask(false);
    await refresh(client, ...NAME_ADDRESSES);
  };
  if (!name.abilities.end) return null;
  return (
    <>
      <Button
        kind="danger"
        busy={isBusy}
        aria-label={isWaiting ? texts.withdrawNamed(name.name) : texts.endNamed(name.name)}
        onClick={() => (isWaiting ? void end() : ask(true))}
      >
        {isWaiting ? texts.withdraw : texts.end}
      </Button>
      {isAsked ? (
        <Confirm
          title={texts.endAsk(name.name)}
          action={texts.end}
          kind="danger"
          isBusy={isBusy}
          problem={problem}
          onClose={() => ask(false)}
          onConfirm={() => void end()}
        >
          <p>{consequence}</p>
        </Confirm>
      ) : null}
    </>
  );
}
