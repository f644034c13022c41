// Shows a report's groups as a table: each figure above that of the previous period.
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useUser, may } from "../../../lib/auth/auth.ts";
import { useFormats } from "../../../lib/format/format.ts";
import type { PeriodRange } from "../../../lib/period.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { REPORT_TEXTS } from "../../../../locales/catalogues/reports.ts";
import { classes } from "../../../ui/classes.ts";
import { Name } from "../../../ui/name.tsx";
import { type PlainColumn, PlainTable } from "../../../ui/plain-table.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { ratio } from "../../../lib/ratio.ts";
import { averagePrice, sumOf } from "./figures-of-group.ts";
import { rowsOfFigure } from "../../../lib/figure-rows.ts";
import type { Group, GroupFigures, Grouping, Unit } from "./reports.ts";
import { written } from "./written.ts";

/** The figures of a table of groups: from the report, or computed from them. */
export type GroupColumn = keyof typeof FIGURES;

/** An additional last column of text or, where `numeric`, of figures. */
export interface GroupWords {
  readonly header: string;
  readonly numeric?: boolean;
  readonly of: (group: Group) => ReactNode;
  /** Its cell in the total row. */
  readonly total?: ReactNode;
}

interface GroupTableProps {
  readonly label: string;
  readonly nameHeader: string;
  readonly columns: readonly GroupColumn[];
  readonly groups: readonly Group[];
  /** The shown name; the report's by default. */
  readonly nameOf?: (group: Group) => ReactNode;
  readonly words?: GroupWords;
  readonly isRanked?: boolean;
  /** Names the total row; without it, there is none. */
  readonly total?: string;
  /** What the groups are, and their period: then each figure opens its rows. */
  readonly rows?: { readonly by: Grouping; readonly range: PeriodRange };
}

type Read = (figures: GroupFigures) => number | null;

const FIGURES = {
  leads: { unit: "count", read: ({ leads }) => leads },
  accepted: { unit: "basis_points", read: ({ accepted, leads }) => ratio(accepted, leads, 10_000) },
  acceptedLeads: { unit: "count", read: ({ accepted }) => accepted },
  sold: { unit: "count", read: ({ sold }) => sold },
  /** Of the accepted leads, how many were sold. */
  sellThrough: {
    unit: "basis_points",
    read: ({ sold, accepted }) => ratio(sold, accepted, 10_000),
  },
  sales: { unit: "count", read: ({ sales }) => sales },
  bought: { unit: "count", read: ({ sales }) => sales },
  kept: {
    unit: "count",
    read: ({ sales, returned }) => (sales === null || returned === null ? null : sales - returned),
  },
  returned: { unit: "basis_points", read: (figures) => figures.returned_basis_points },
  spend: { unit: "cents", read: (figures) => figures.spend_cents },
  volume: { unit: "cents", read: (figures) => figures.spend_cents },
  earned: { unit: "cents", read: (figures) => figures.earned_cents },
  revenue: { unit: "cents", read: (figures) => figures.revenue_cents },
  average: { unit: "cents", read: averagePrice },
  perLead: { unit: "cents", read: (figures) => ratio(figures.earned_cents, figures.leads, 1) },
  contacted: { unit: "count", read: ({ contacted }) => contacted },
  appointments: { unit: "count", read: ({ appointments }) => appointments },
  won: { unit: "count", read: ({ won }) => won },
  perAppointment: {
    unit: "cents",
    read: (figures) => ratio(figures.spend_cents, figures.appointments, 1),
  },
  perWon: { unit: "cents", read: (figures) => ratio(figures.spend_cents, figures.won, 1) },
  margin: {
    unit: "basis_points",
    read: (figures) => ratio(figures.revenue_cents, figures.spend_cents, 10_000),
  },
} as const satisfies Readonly<Record<string, { readonly unit: Unit; readonly read: Read }>>;

/** The report's limit: at this count, groups may be missing. */
const MOST_GROUPS = 500;

export function GroupTable({
  label,
  nameHeader,
  columns,
  groups,
  nameOf = ({ name }) => <Name className="font-medium">{name}</Name>,
  words,
  isRanked = false,
  total,
  rows,
}: GroupTableProps): ReactNode {
  const texts = useTexts(REPORT_TEXTS);
  const formats = useFormats();
  const seesMoney = may(useUser(), "money");
  const seen = seesMoney ? columns : columns.filter((id) => FIGURES[id].unit !== "cents");
  const all = {
    current: sumOf(groups.map(({ current }) => current)),
    previous: sumOf(groups.map(({ previous }) => previous)),
  };
  const hasTotal = total !== undefined && groups.length > 1 && groups.length < MOST_GROUPS;
  const given = { groups, rows };
  const shown: PlainColumn<Group>[] = [
    {
      id: "name",
      header: nameHeader,
      cell: (group, index) =>
        isRanked ? (
          <span className="flex gap-2">
            <span className="min-w-5 text-right text-text-2">{formats.number(index + 1)}</span>
            <span>{nameOf(group)}</span>
          </span>
        ) : (
          nameOf(group)
        ),
    },
    ...seen.map((id): PlainColumn<Group> => ({
      id,
      header: texts.column[id],
      numeric: true,
      cell: (group) => <FigureCell {...given} id={id} of={group} groupId={group.id} />,
      short: (group) => (
        <>
          {texts.column[id]} <FigureCell {...given} id={id} of={group} groupId={group.id} isShort />
        </>
      ),
    })),
    ...(words === undefined
      ? []
      : [{ id: "words", header: words.header, numeric: words.numeric ?? false, cell: words.of }]),
  ];
  return (
    <PlainTable
      label={label}
      columns={shown}
      rows={groups}
      idOf={({ id }) => id}
      {...(hasTotal
        ? {
            footer: [
              total,
              ...seen.map((id) => (
                <FigureCell key={id} {...given} id={id} of={all} groupId={null} />
              )),
              ...(words === undefined ? [] : [words.total ?? ""]),
            ],
          }
        : {})}
    />
  );
}

interface FigureCellProps extends Pick<GroupTableProps, "groups"> {
  readonly rows: GroupTableProps["rows"] | undefined;
  readonly id: GroupColumn;
  readonly of: Pick<Group, "current" | "previous">;
  /** Null for the sum of all groups. */
  readonly groupId: string | null;
  /** Without the previous period. */
  readonly isShort?: boolean;
}

/** A figure above that of the previous period; it opens its rows where a list shows them. */
function FigureCell({
  id,
  of: { current, previous },
  groupId,
  groups,
  rows,
  isShort = false,
}: FigureCellProps): ReactNode {
  const { role } = useUser();
  const texts = useTexts(REPORT_TEXTS);
  const formats = useFormats();
  const { unit, read } = FIGURES[id];
  const most = greatest(id, groups);
  const cell = (value: number | null): string =>
    value === null ? "—" : written(value, unit, formats, most);
  const group = groupId === null || rows === undefined ? undefined : { by: rows.by, id: groupId };
  const to =
    rows === undefined || read(current) === null
      ? undefined
      : rowsOfFigure(role, id, rows.range, group);
  const [value, before] = [cell(read(current)), read(previous)];
  const main =
    to === undefined ? (
      value
    ) : (
      <Link
        to={to}
        className={classes(
          "inline-flex min-h-6 items-center hover:underline",
          // In a line with others, a single digit is as wide as a finger can hit.
          isShort && "min-w-6",
        )}
      >
        {value}
      </Link>
    );
  return isShort || before === null || before === 0 ? (
    main
  ) : (
    <TwoLines main={main} sub={texts.before(cell(before))} />
  );
}

/** The greatest value sets the format of the column, so that its cents align. */
function greatest(id: GroupColumn, groups: readonly Group[]): number {
  return Math.max(
    0,
    ...groups.flatMap(({ current, previous }) => [
      FIGURES[id].read(current) ?? 0,
      FIGURES[id].read(previous) ?? 0,
    ]),
  );
}
