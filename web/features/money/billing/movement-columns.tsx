// Defines the columns of a list of movements.
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Formats } from "../../../lib/format/format.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { BILLING_TEXTS } from "../../../../locales/catalogues/billing.ts";
import type { BillingTexts } from "../../../../locales/en/billing.ts";
import { Name } from "../../../ui/name.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { TwoLines } from "../../../ui/two-lines.tsx";
import type { Movement } from "./movements.ts";
import { SignedMoney } from "./signed-money.tsx";

type MovementNames = BillingTexts["movements"];

interface MovementColumnsGiven {
  readonly names: MovementNames;
  readonly formats: Formats;
  /** The lead and campaign of a movement; "" where it has no lead. */
  readonly aboutOf: (movement: Movement) => string;
  /** The name of an account; absent where all movements belong to one account. */
  readonly nameOf: ((accountId: string) => string) | undefined;
  /** The formatted balance after a movement; absent where it cannot be computed. */
  readonly balanceOf?: ((id: string) => string) | undefined;
}

/** The columns of a list of movements: kind, amount, account, balance after it, and time. */
export function movementColumns({
  names,
  formats,
  aboutOf,
  nameOf,
  balanceOf,
}: MovementColumnsGiven): readonly Column<Movement>[] {
  return [
    {
      id: "what",
      header: names.what,
      cell: (movement) => <What movement={movement} about={aboutOf(movement)} />,
    },
    {
      id: "amount",
      priority: 1,
      header: names.amount,
      numeric: true,
      hideable: false,
      cell: ({ amount_cents: cents }) => <SignedMoney cents={cents} />,
    },
    ...(nameOf === undefined ? [] : [accountColumn(names.account, nameOf)]),
    ...(balanceOf === undefined
      ? []
      : [
          {
            id: "balance",
            header: names.balance,
            numeric: true,
            cell: ({ id }: Movement) => balanceOf(id),
          },
        ]),
    whenColumn(names.when, formats),
  ];
}

function accountColumn(header: string, nameOf: (id: string) => string): Column<Movement> {
  return {
    id: "account",
    header,
    cell: ({ account_id: id }) => (
      <Link to={`/users/${id}`} className="inline-block min-w-32 hover:underline">
        <Name>{nameOf(id)}</Name>
      </Link>
    ),
  };
}

function whenColumn(header: string, formats: Formats): Column<Movement> {
  return {
    id: "at",
    min: 176,
    header,
    numeric: true,
    sortField: "at",
    cell: ({ at }) => (
      <time dateTime={at} className="whitespace-nowrap">
        {formats.dateTime(at)}
      </time>
    ),
  };
}

function What({
  movement: { kind },
  about,
}: {
  readonly movement: Movement;
  readonly about: string;
}): ReactNode {
  const texts = useTexts(BILLING_TEXTS);
  return about === "" ? (
    texts.kind[kind]
  ) : (
    <TwoLines main={texts.kind[kind]} sub={<Name>{about}</Name>} />
  );
}
