import type { BodyRow } from '../parse/body-row.ts';

/** Names by which rows of different sources are known to be of one body. */
export type Named = Pick<BodyRow, 'number' | 'designation' | 'otherDesignations'>;

/**
 * Keys of a row: its number, and its designations without the letter that says what the object was taken for, since
 * "A/2018 W3" may become "C/2018 W3".
 */
export function identityKeys(row: Named): string[] {
  const designations = [row.designation, ...(row.otherDesignations ?? [])]
    .filter((designation) => designation !== row.number)
    .map((designation) => designation.replace(/^[CPDXA]\//, ''));
  return row.number === undefined ? designations : [`#${row.number}`, ...designations];
}

/**
 * Puts rows that share a key together; earlier rows come first in their group.
 *
 * A designation does not join two different numbers: the number is the stronger word.
 */
export function groupByIdentity<Row extends Named>(rows: readonly Row[]): Row[][] {
  const groups = new Set<Group<Row>>();
  const byKey = new Map<string, Group<Row>>();
  for (const row of rows) {
    const keys = identityKeys(row);
    const group = joinGroups(keys, row.number, byKey, groups);
    group.rows.push(row);
    group.number ??= row.number;
    groups.add(group);
    for (const key of keys) if (!byKey.has(key)) remember(key, group, byKey);
  }
  return [...groups].map((group) => group.rows);
}

type Group<Row> = { rows: Row[]; number: string | undefined; readonly keys: string[] };

function joinGroups<Row>(
  keys: readonly string[],
  number: string | undefined,
  byKey: Map<string, Group<Row>>,
  groups: Set<Group<Row>>,
): Group<Row> {
  let joined: Group<Row> = { rows: [], number, keys: [] };
  for (const key of keys) {
    const found = byKey.get(key);
    if (found === undefined || found === joined || areDifferent(joined.number, found.number)) continue;
    groups.delete(joined);
    found.rows.push(...joined.rows);
    found.number ??= joined.number;
    for (const old of joined.keys) remember(old, found, byKey);
    joined = found;
  }
  return joined;
}

function areDifferent(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other;
}

function remember<Row>(key: string, group: Group<Row>, byKey: Map<string, Group<Row>>): void {
  byKey.set(key, group);
  group.keys.push(key);
}
