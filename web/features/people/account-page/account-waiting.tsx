// What of an account waits for a decision of the network, each with the way to where it is made.
import type { ReactNode } from "react";
import { ACCOUNT_PAGE_TEXTS } from "../../../../locales/catalogues/account-page.ts";
import { type Shown, useDocuments } from "../../../lib/documents/use-documents.ts";
import { useFormats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { FramedSection } from "../../../ui/screen.tsx";
import type { PartProps } from "./account-page.tsx";

/** More of one kind are counted as "50+". */
const MOST_COUNTED = 50;

interface Waiting {
  readonly words: string;
  readonly to: string;
}

/** How many documents of a list wait. */
function useCount(
  collection: "licenses" | "seller-names" | "manual-entries" | "payouts" | "returns",
  of: readonly [field: string, id: string],
  state: readonly [field: string, value: string],
): Shown<number> {
  const [field, id] = of;
  const [name, value] = state;
  const { value: list, ...shown } = useDocuments(collection, {
    where: [
      [field, "eq", id],
      [name, "eq", value],
    ],
    limit: MOST_COUNTED,
  });
  return { ...shown, value: list?.length };
}

export function AccountWaiting({ account }: PartProps): ReactNode {
  const texts = useTexts(ACCOUNT_PAGE_TEXTS).waiting;
  return (
    <FramedSection title={texts.title}>
      {account.kind === "advertiser" ? (
        <BuyerWaiting account={account} />
      ) : (
        <AffiliateWaiting account={account} />
      )}
    </FramedSection>
  );
}

function BuyerWaiting({ account }: PartProps): ReactNode {
  const texts = useTexts(ACCOUNT_PAGE_TEXTS).waiting;
  const { id } = account;
  const licenses = useCount("licenses", ["account_id", id], ["state", "waiting"]);
  const names = useCount("seller-names", ["account_id", id], ["state", "waiting"]);
  const entries = useCount("manual-entries", ["account_id", id], ["status", "waiting"]);
  const returns = useCount("returns", ["buyer_id", id], ["turn", "network"]);
  const page = `/users/${id}`;
  return (
    <Rows
      account={account}
      counts={[
        [licenses, texts.licenses, `${page}?part=documents`],
        [names, texts.names, `${page}?part=documents`],
        [entries, texts.entries, `${page}?part=money`],
        [returns, texts.returns, "/leads?part=returns"],
      ]}
    />
  );
}

function AffiliateWaiting({ account }: PartProps): ReactNode {
  const texts = useTexts(ACCOUNT_PAGE_TEXTS).waiting;
  const { id } = account;
  const payouts = useCount("payouts", ["affiliate_id", id], ["status", "requested"]);
  const returns = useCount("returns", ["affiliate_id", id], ["turn", "network"]);
  return (
    <Rows
      account={account}
      counts={[
        [payouts, texts.payouts, `/users/${id}?part=money`],
        [returns, texts.returns, "/leads?part=returns"],
      ]}
    />
  );
}

interface RowsProps extends PartProps {
  readonly counts: readonly (readonly [
    count: Shown<number>,
    words: (count: number, written: string) => string,
    to: string,
  ])[];
}

function Rows({ account, counts }: RowsProps): ReactNode {
  const texts = useTexts(ACCOUNT_PAGE_TEXTS).waiting;
  const formats = useFormats();
  const isLoading = counts.some(([{ value }]) => value === undefined);
  const failed = counts.find(([{ problem }]) => problem !== null)?.[0];
  const rows: readonly Waiting[] = [
    ...(account.application === "sent"
      ? [{ words: texts.application, to: `/users/${account.id}?part=documents` }]
      : []),
    ...counts.flatMap(([{ value: count = 0 }, words, to]): Waiting[] =>
      count === 0
        ? []
        : [
            {
              words: words(count, `${formats.number(count)}${count === MOST_COUNTED ? "+" : ""}`),
              to,
            },
          ],
    ),
  ];
  return (
    <Loaded
      room="min-h-12"
      shown={{
        value: isLoading ? undefined : rows,
        problem: failed?.problem ?? null,
        retry: failed?.retry ?? (() => undefined),
        isFromCache: false,
      }}
    >
      {(shown) =>
        shown.length === 0 ? (
          <p className="text-text-2">{texts.none}</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {shown.map(({ words, to }) => (
              <li key={words} className="flex items-center justify-between gap-3 py-1.5">
                <span>{words}</span>
                <ButtonLink to={to} aria-label={texts.openNamed(words)}>
                  {texts.open}
                </ButtonLink>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
