type Json = null | boolean | number | string | readonly Json[] | Fields;
type Fields = { readonly [key: string]: Json };

/** Begins the reference to an earlier part, before its number among the parts that can be referred to. */
const REFERENCE = '^';

/** Begins a table: then the number of its rows, their keys, and a column for each key. */
const TABLE = '#';

/** Where a row of a table does not have the key of a column. */
const ABSENT = '~';

/** Fewest rows and keys that a table pays for. */
const LEAST_ROWS = 2;
const LEAST_KEYS = 3;

/** A digit for each value of a column that has few values. */
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';

/**
 * A JSON text in a form that deflates better: lists of records become tables, whose values are listed key by key, and a part that
 * is repeated becomes a reference to the first. The form belongs to version 3 of the links, and must never change.
 *
 * @returns undefined for a text that would not come back letter for letter: one that has the marks of the form in it, or is
 *   no JSON.
 */
export function foldedText(text: string): string | undefined {
  try {
    const value: Json = JSON.parse(text);
    const folded = JSON.stringify(withReferences(withTables(value), new Map()));
    return unfoldedText(folded, text.length) === text ? folded : undefined;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return undefined;
  }
}

/**
 * The text that was folded.
 *
 * @param most characters that it may have, before any of it is built: references let a short text become an endless one.
 * @throws SyntaxError or RangeError when it is nothing that was folded, or longer.
 */
export function unfoldedText(text: string, most: number): string {
  const value: Json = JSON.parse(text);
  return JSON.stringify(withoutTables(withoutReferences(value, []), { left: most }));
}

function withTables(value: Json): Json {
  if (isList(value)) {
    const items = value.map(withTables);
    return isTabular(items) ? tableOf(items) : items;
  }
  return isFields(value) ? withFields(value, withTables) : value;
}

function isTabular(items: readonly Json[]): items is readonly Fields[] {
  return (
    items.length >= LEAST_ROWS &&
    items.every((item) => isFields(item)) &&
    items.some((item) => Object.keys(item).length >= LEAST_KEYS)
  );
}

function tableOf(rows: readonly Fields[]): Json {
  const keys = keysOf(rows);
  return [
    TABLE,
    rows.length,
    keys,
    ...keys.map((key) => columnOf(rows.map((row) => row[key] ?? missing(row, key)))),
  ];
}

function missing(row: Fields, key: string): Json {
  return Object.hasOwn(row, key) ? null : ABSENT;
}

/** The keys of all rows, each after the one that it follows in its row. */
function keysOf(rows: readonly Fields[]): readonly string[] {
  const keys: string[] = [];
  for (const row of rows) {
    let place = 0;
    for (const key of Object.keys(row)) {
      const known = keys.indexOf(key);
      if (known < 0) keys.splice(place, 0, key);
      place = known < 0 ? place + 1 : known + 1;
    }
  }
  return keys;
}

/** The cells, or where they have few values these, with a digit for each cell where there are several. */
function columnOf(cells: readonly Json[]): Json {
  const values = new Map(cells.map((cell) => [JSON.stringify(cell), cell]));
  if (values.size * 2 > cells.length || values.size > DIGITS.length) return cells;
  const texts = [...values.keys()];
  const at = cells.map((cell) => DIGITS[texts.indexOf(JSON.stringify(cell))]).join('');
  return { of: [...values.values()], ...(values.size === 1 ? {} : { at }) };
}

/** Characters that may still be built. */
type Allowance = { left: number };

/** @throws RangeError when a table is not valid, or everything together is longer than the allowance. */
function withoutTables(value: Json, allowance: Allowance): Json {
  allowance.left -= typeof value === 'string' ? value.length + 2 : 1;
  if (allowance.left < 0) throw new RangeError('what was folded is too long');
  if (isFields(value)) return withFields(value, (part) => withoutTables(part, allowance));
  if (!isList(value)) return value;
  if (value[0] !== TABLE) return value.map((item) => withoutTables(item, allowance));
  const [, count, keys = null, ...columns] = value;
  if (typeof count !== 'number' || !isList(keys) || !(count <= allowance.left))
    throw new RangeError('no table');
  return Array.from({ length: count }, (_, row) =>
    Object.fromEntries(
      keys.flatMap((key, place) => {
        const cell = cellOf(columns[place], row);
        if (typeof key !== 'string') throw new RangeError(`no key: ${JSON.stringify(key)}`);
        allowance.left -= key.length + 2;
        return cell === ABSENT ? [] : [[key, withoutTables(cell, allowance)]];
      }),
    ),
  );
}

/** @throws RangeError when a column does not have the cell. */
function cellOf(column: Json | undefined, row: number): Json {
  const { cells, place } = placeOf(column, row);
  const cell = isList(cells) ? cells[place] : undefined;
  if (cell === undefined) throw new RangeError(`a column without row ${row}`);
  return cell;
}

/** Where a cell lies: in the column itself, or among its values, at the digit of the row. */
function placeOf(column: Json = null, row: number): { readonly cells: Json; readonly place: number } {
  if (!isFields(column)) return { cells: column, place: row };
  const { of: cells = null, at } = column;
  return { cells, place: typeof at === 'string' ? DIGITS.indexOf(at[row] ?? '') : 0 };
}

/** @param seen the numbers of the parts before, by their JSON. */
function withReferences(value: Json, seen: Map<string, number>): Json {
  if (!hasParts(value)) return value;
  const text = JSON.stringify(value);
  const known = seen.get(text);
  if (known !== undefined) return REFERENCE + String(known);
  const part = withParts(value, (item) => withReferences(item, seen));
  seen.set(text, seen.size);
  return part;
}

/**
 * @param seen the parts before.
 * @throws RangeError when a reference is to none of them.
 */
function withoutReferences(value: Json, seen: Json[]): Json {
  if (typeof value === 'string' && value.startsWith(REFERENCE)) {
    const part = seen[Number(value.slice(REFERENCE.length))];
    if (part === undefined) throw new RangeError(`nothing is at ${value}`);
    return part;
  }
  if (!hasParts(value)) return value;
  const part = withParts(value, (item) => withoutReferences(item, seen));
  seen.push(part);
  return part;
}

function hasParts(value: Json): value is readonly Json[] | Fields {
  return isList(value) ? value.length > 0 : isFields(value) && Object.keys(value).length > 0;
}

function withParts(value: readonly Json[] | Fields, change: (part: Json) => Json): Json {
  return isList(value) ? value.map(change) : withFields(value, change);
}

function withFields(value: Fields, change: (part: Json) => Json): Fields {
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part)]));
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isFields(value: Json): value is Fields {
  return value !== null && typeof value === 'object' && !isList(value);
}
