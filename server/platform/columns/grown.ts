// Typed arrays that grow.

type Growable =
  | BigInt64Array<ArrayBuffer>
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Int16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;

/**
 * The array itself, or, when it is shorter than `length`, a copy of at least twice its size, padded
 * with zeros.
 */
export function grown<Column extends Growable>(column: Column, length: number): Column {
  if (length <= column.length) return column;
  const Constructor = column.constructor as new (
    length: number,
  ) => Column & { set(values: Column): void };
  const larger = new Constructor(Math.max(length, column.length * 2));
  larger.set(column);
  return larger;
}
