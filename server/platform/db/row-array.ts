// Rows on their way into a table, as one parameter: an array of the table's own row type in
// PostgreSQL's binary format (`insert … select … from unnest($1::lead[])`). Half the processor time
// of one text array per column, on both sides.
import { ByteWriter } from "./byte-writer.ts";
import type { Queryable } from "./queryable.ts";
import type { DB } from "./schema.d.ts";

/**
 * How one column gets its value from a row: its type, and the value's bytes without their length.
 */
export interface Field<Row> {
  readonly oid: number;
  /** False for NULL, where it wrote nothing. */
  readonly write: (out: ByteWriter, row: Row) => boolean;
}

/**
 * A field for each column that is written; the others of the table are sent as NULL, and left out
 * of the insert by its column list.
 */
export type Fields<Table extends keyof DB, Row> = {
  readonly [Column in keyof DB[Table] & string]?: Field<Row>;
};

type Value<Type> = Type | null | undefined;

function field<Row, Type>(
  oid: number,
  of: (row: Row) => Value<Type>,
  put: (out: ByteWriter, value: Type) => void,
): Field<Row> {
  return {
    oid,
    write(out, row) {
      const value = of(row);
      if (value === null || value === undefined) return false;
      put(out, value);
      return true;
    },
  };
}

// Type numbers are fixed in PostgreSQL's catalog (pg_type.dat).
const UUID_OID = 2950;
export const uuid = <Row>(of: (row: Row) => Value<string>): Field<Row> =>
  field(UUID_OID, of, (out, value) => out.uuid(value));
/** One list of uuids in a row. */
export const uuids = <Row>(of: (row: Row) => Value<readonly string[]>): Field<Row> =>
  field(2951, of, putUuids);
export const text = <Row>(of: (row: Row) => Value<string>): Field<Row> =>
  field(25, of, (out, value) => out.text(value));
/** Of type json, not jsonb: it travels as text. */
export const json = <Row>(of: (row: Row) => Value<object>): Field<Row> =>
  field(114, of, (out, value) => out.text(JSON.stringify(value)));
export const bytes = <Row>(of: (row: Row) => Value<Buffer>): Field<Row> =>
  field(17, of, (out, value) => out.bytes(value));
export const smallint = <Row>(of: (row: Row) => Value<number>): Field<Row> =>
  field(21, of, (out, value) => out.int16(value));
export const integer = <Row>(of: (row: Row) => Value<number>): Field<Row> =>
  field(23, of, (out, value) => out.int32(value));
export const bigint = <Row>(of: (row: Row) => Value<bigint | number>): Field<Row> =>
  field(20, of, (out, value) => out.int64(value));
/** Milliseconds since 1970. */
export const moment = <Row>(of: (row: Row) => Value<number>): Field<Row> =>
  field(1184, of, (out, value) => out.moment(value));
/** Bytes that `put` writes. */
export const packed = <Row, Type>(
  of: (row: Row) => Value<Type>,
  put: (out: ByteWriter, value: Type) => void,
): Field<Row> => field(17, of, put);
/** Bytes given in hex. */
export const hex = <Row>(of: (row: Row) => Value<string>): Field<Row> =>
  field(17, of, (out, value) => out.hex(value));

/** An array of one dimension, its first index 1. */
function putUuids(out: ByteWriter, values: readonly string[]): void {
  putArrayHeader(out, UUID_OID, values.length);
  for (const value of values) {
    const at = out.openLength();
    out.uuid(value);
    out.closeLength(at);
  }
}

/**
 * Dimensions, whether elements may be NULL, the element type; then the one dimension's length and
 * first index.
 */
function putArrayHeader(out: ByteWriter, elementOid: number, length: number): void {
  out.int32(length === 0 ? 0 : 1);
  out.int32(0);
  out.int32(elementOid);
  if (length === 0) return;
  out.int32(length);
  out.int32(1);
}

export interface RowColumn {
  readonly name: string;
  readonly oid: number;
  /** What a domain is made of; the type itself where it is none. Values are written as this. */
  readonly baseOid: number;
}

/** A table's row type as the database has it now. */
export interface RowType {
  readonly oid: number;
  readonly columns: readonly RowColumn[];
}

/**
 * A table's row type as it is now. A type changes with its table: read it anew on each connection,
 * and after error 42804.
 */
export async function loadRowType(client: Queryable, table: keyof DB & string): Promise<RowType> {
  const { rows } = await client.query<RowColumn & { readonly type: number }>(
    `select c.reltype::int as type, a.attname as name, a.atttypid::int as oid,
       coalesce(nullif(t.typbasetype, 0), t.oid)::int as "baseOid"
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid
     join pg_type t on t.oid = a.atttypid
     where c.oid = $1::regclass and a.attnum > 0 and not a.attisdropped
     order by a.attnum`,
    [table],
  );
  return { oid: rows[0]?.type ?? 0, columns: rows };
}

const ARRAY_HEADER_BYTES = 20;
const GUESSED_ROW_BYTES = 256;

/** Rows of one table as parameters of a statement. */
export class RowArray<Row> {
  /** The columns that get values, as a list for SQL. */
  readonly columns: string;
  /** Every column of the type, in its order: what unnest gives. */
  readonly everyColumn: readonly string[];
  readonly #typeOid: number;
  readonly #parts: readonly { readonly oid: number; readonly field: Field<Row> | null }[];
  #rowBytes = GUESSED_ROW_BYTES;

  /** Throws a TypeError when a field has another type than its column. */
  constructor(type: RowType, fields: Readonly<Record<string, Field<Row> | undefined>>) {
    const missing = Object.keys(fields).filter(
      (name) => !type.columns.some((column) => column.name === name),
    );
    if (missing.length > 0) throw new TypeError(`no such columns: ${missing.join(", ")}`);
    this.#typeOid = type.oid;
    this.everyColumn = type.columns.map(({ name }) => name);
    this.#parts = type.columns.map(({ name, oid, baseOid }) => {
      const own = fields[name] ?? null;
      if (own !== null && own.oid !== baseOid)
        throw new TypeError(`column ${name} has type ${baseOid}, its field ${own.oid}`);
      return { oid, field: own };
    });
    this.columns = type.columns
      .flatMap(({ name }) => (fields[name] === undefined ? [] : [name]))
      .join(", ");
  }

  encode(rows: readonly Row[]): Buffer {
    const out = new ByteWriter(ARRAY_HEADER_BYTES + rows.length * this.#rowBytes);
    putArrayHeader(out, this.#typeOid, rows.length);
    for (const row of rows) this.#row(out, row);
    const encoded = out.done();
    if (rows.length > 0)
      this.#rowBytes = Math.max(this.#rowBytes, Math.ceil((encoded.length / rows.length) * 1.25));
    return encoded;
  }

  #row(out: ByteWriter, row: Row): void {
    const start = out.openLength();
    out.int32(this.#parts.length);
    for (const { oid, field: own } of this.#parts) {
      out.int32(oid);
      const at = out.openLength();
      if (own?.write(out, row) === true) out.closeLength(at);
      else out.nullLength(at);
    }
    out.closeLength(start);
  }
}
