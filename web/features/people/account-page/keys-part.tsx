// The keys that act for an account: API keys and, of an affiliate, the keys of its sources. Owners
// of the network revoke one, with a reason that the account reads.
import type { ReactNode } from "react";
import { ACCOUNT_ACCESS_TEXTS } from "../../../../locales/catalogues/account-access.ts";
import { call } from "../../../lib/api/call.ts";
import { may, useUser } from "../../../lib/auth/auth.ts";
import { useAnswer } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { FramedSection } from "../../../ui/screen.tsx";
import { type ApiKey, KeyFacts, KeyHead, isOver } from "../../network/keys/index.ts";
import type { PartProps } from "./account-page.tsx";
import { Revocable } from "./revocable.tsx";
import { SourceKeys } from "./source-keys.tsx";

export function KeysPart({ account }: PartProps): ReactNode {
  const texts = useTexts(ACCOUNT_ACCESS_TEXTS);
  const seesAccess = may(useUser(), "see_access");
  if (!seesAccess) return <Empty sentence={texts.notYours} />;
  return (
    <>
      <FramedSection title={texts.keys.api}>
        <ApiKeys account={account} />
      </FramedSection>
      {account.kind === "affiliate" ? (
        <FramedSection title={texts.keys.source}>
          <SourceKeys account={account} />
        </FramedSection>
      ) : null}
    </>
  );
}

function ApiKeys({ account: { id } }: PartProps): ReactNode {
  const texts = useTexts(ACCOUNT_ACCESS_TEXTS).keys;
  const shown = useAnswer("GET /v1/accounts/{id}/api-keys", { params: { id } });
  return (
    <Loaded shown={shown}>
      {({ items }) =>
        items.length === 0 ? (
          <p className="text-text-2">{texts.noApi}</p>
        ) : (
          <ul aria-label={texts.api} className="divide-y divide-line border-y border-line">
            {items.map((key) => (
              <ApiKeyRow key={key.id} apiKey={key} accountId={id} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function ApiKeyRow({
  apiKey,
  accountId,
}: {
  readonly apiKey: ApiKey;
  readonly accountId: string;
}): ReactNode {
  return (
    <li className="grid gap-3 py-3">
      <Revocable
        name={apiKey.name}
        isOver={isOver(apiKey)}
        head={<KeyHead apiKey={apiKey} />}
        send={(reason) =>
          call("POST /v1/api-keys/{id}/revocation", {
            params: { id: apiKey.id },
            body: { reason },
          })
        }
        touched={[`/v1/accounts/${accountId}/api-keys`, "/v1/activity"]}
      />
      <KeyFacts apiKey={apiKey} />
    </li>
  );
}
