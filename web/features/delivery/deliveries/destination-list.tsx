// Lists an account's destinations with their health, a button to add one, and the account's plan
// below.
import { Plus } from "lucide-react";
import { type ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { useUser } from "../../../lib/auth/auth.ts";
import { useDocuments } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { CALL_TEXTS } from "../../../../locales/catalogues/calls.ts";
import { DELIVERY_TEXTS } from "../../../../locales/catalogues/deliveries.ts";
import { NETWORK_PAUSE_WORD_TEXTS } from "../../../../locales/catalogues/network-pause-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuLink } from "../../../ui/menu.tsx";
import { Code, Name } from "../../../ui/name.tsx";
import { Empty } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/screen.tsx";
import { Status } from "../../../ui/status.tsx";
import { RECEIVER_TONES, ReceiverCounts, ReceiverNotice } from "../messages/index.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { LoadMore } from "../../../ui/load-more.tsx";
import { AccountPlan } from "./account-plan.tsx";
import { type Destination, addressOfDestinations } from "./deliveries-address.ts";
import { KINDS_IN_ORDER } from "./kind-forms.ts";
import { whereTo } from "./where-to.ts";

export function DestinationList(): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  const { accountId } = useUser();
  const shown = useDocuments("destinations", {
    where: [["account_id", "eq", accountId]],
    limit: 100,
  });
  return (
    <div className="grid gap-8">
      <Section title={texts.list} actions={<AddMenu />}>
        <p className="max-w-3xl text-text-2">{texts.about}</p>
        <Loaded shown={shown}>
          {(destinations) =>
            destinations.length === 0 ? (
              <Empty sentence={texts.none} />
            ) : (
              <ul
                aria-label={texts.list}
                className="divide-y divide-line rounded-panel border border-line bg-surface"
              >
                {destinations.map((destination) => (
                  <Row key={destination.id} destination={destination} />
                ))}
              </ul>
            )
          }
        </Loaded>
        <LoadMore list={shown} />
      </Section>
      <AccountPlan />
    </div>
  );
}

function AddMenu(): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  const [search] = useSearchParams();
  return (
    <Menu
      button={(given) => (
        <Button kind="primary" {...given}>
          <Plus size={16} strokeWidth={1.5} aria-hidden="true" />
          {texts.add}
        </Button>
      )}
    >
      {KINDS_IN_ORDER.map((kind) => (
        <MenuLink key={kind} to={addressOfDestinations(search, { make: kind })}>
          <span className="grid py-1">
            <span>{texts.kinds[kind]}</span>
            <span className="text-label text-text-2">{texts.kindHints[kind]}</span>
          </span>
        </MenuLink>
      ))}
    </Menu>
  );
}

function Row({ destination }: { readonly destination: Destination }): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  const { statuses } = useTexts(CALL_TEXTS);
  const [search] = useSearchParams();
  const words = useTexts(NETWORK_PAUSE_WORD_TEXTS);
  const { id, name, kind, status, to, network_pause: pause } = destination;
  return (
    <li className="grid gap-1 px-4 py-3">
      <p className="flex flex-wrap items-center gap-2">
        <Link
          className="min-w-0 text-accent underline"
          to={addressOfDestinations(search, { destination: id })}
        >
          <Name className="break-words">{name}</Name>
        </Link>
        {pause === null ? (
          <Status tone={RECEIVER_TONES[status]}>{statuses[status]}</Status>
        ) : (
          <Status tone="negative">{words.status}</Status>
        )}
      </p>
      <p className="text-label text-text-2">
        {texts.kinds[kind]} · <Code className="break-all">{whereTo(to)}</Code>
      </p>
      <p className="text-label text-text-2">
        <ReceiverCounts receiver={destination} />
      </p>
      <ReceiverNotice receiver={destination} />
    </li>
  );
}
