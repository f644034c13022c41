// Lists the destinations of a buyer on the page of its account, for those of the network who see
// connections: the network pauses them here.
import { type ReactNode, Suspense } from "react";
import type { Account } from "../../../../contract/network/accounts.ts";
import { NETWORK_PAUSE_TEXTS } from "../../../../locales/catalogues/network-pauses.ts";
import { may, useUser } from "../../../lib/auth/auth.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { Name } from "../../../ui/name.tsx";
import { PauseRow } from "../../network/pauses/index.ts";
import { FramedSection } from "../../../ui/screen.tsx";

const MOST_SHOWN = 50;

export function AccountDestinations({ account }: { readonly account: Account }): ReactNode {
  return may(useUser(), "connections") ? <Destinations accountId={account.id} /> : null;
}

function Destinations({ accountId }: { readonly accountId: string }): ReactNode {
  const texts = useTexts(NETWORK_PAUSE_TEXTS);
  const shown = useDocuments("destinations", {
    where: [["account_id", "eq", accountId]],
    limit: MOST_SHOWN,
  });
  return (
    <FramedSection title={texts.destinations}>
      <Loaded shown={shown}>
        {(destinations) =>
          destinations.length === 0 ? (
            <p className="text-text-2">{texts.noDestinations}</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {destinations.map(({ id, name, network_pause: pause }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-1.5">
                  <Name className="min-w-0 break-words">{name}</Name>
                  <Suspense fallback={null}>
                    <PauseRow pause={pause} thing={{ kind: "destination", id, name, accountId }} />
                  </Suspense>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </FramedSection>
  );
}
