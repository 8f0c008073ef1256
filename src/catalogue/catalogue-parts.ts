import { itemAt, numberAt } from '#engine/numbers-in.ts';
import { recordOf } from '#engine/typed-record.ts';
import type { Catalogue } from './catalogue.ts';
import { crc32 } from './crc32.ts';
import { bareNamesOf } from './exact-names.ts';
import type { CatalogueHeader } from './header.ts';
import {
  COLUMN_NAMES,
  COLUMNS,
  OTHERS,
  OTHERS_NAMES,
  SOURCE_COLUMNS,
  SPARSE,
  SPARSE_NAMES,
} from './layout.ts';
import { readCatalogue, readParts } from './read-catalogue.ts';
import { firstAt, type SparseSection } from './packed-values.ts';
import { joinedSections } from './write-catalogue.ts';

/**
 * Parts of a catalogue, each a catalogue of the bodies that have a name of the part: with all names of a body in them, it lies in some
 * parts more than once. They have no observatories, and no candidates of the NEO Confirmation Page.
 *
 * @param bytes the whole file. @throws {BadFileError} as {@link readCatalogue} does.
 */
export function catalogueParts(bytes: Uint8Array, count: number): readonly Uint8Array[] {
  const rows = rowsOfParts(readCatalogue(bytes), count);
  const opened = readParts(bytes);
  return rows.map((some) => catalogueOfRows(opened, [...some]));
}

/** The part of a name. @param bare the name without blanks and brackets. */
export function partOfName(bare: string, count: number): number {
  return crc32(new TextEncoder().encode(bare)) % count;
}

function rowsOfParts(catalogue: Catalogue, count: number): readonly ReadonlySet<number>[] {
  const parts = Array.from({ length: count }, () => new Set<number>());
  for (let row = 0; row < catalogue.count; row++)
    for (const bare of bareNamesOf(catalogue.names(row))) itemAt(parts, partOfName(bare, count)).add(row);
  return parts;
}

type OpenedCatalogue = ReturnType<typeof readParts>;

/** @param rows ascending. */
function catalogueOfRows({ parts, others }: OpenedCatalogue, rows: readonly number[]): Uint8Array {
  const sparse = recordOf(SPARSE_NAMES, (name) => pick(parts.sparse[name], SPARSE[name], rows));
  const orbits = pick(others.sections.orbit, OTHERS.orbit, rows);
  const otherSections = recordOf(OTHERS_NAMES, (name) =>
    name === 'orbit' ? orbits : pick(others.sections[name], OTHERS[name], orbits.entries),
  );
  const text = textOf(parts.lines, rows);
  const othersText = textOf(others.solutions, orbits.entries);
  const header: CatalogueHeader = {
    ...parts.header,
    count: rows.length,
    observatories: [],
    neocp: null,
    sparse: recordOf(SPARSE_NAMES, (name) => sparse[name].rows.length),
    textBytes: text.byteLength,
    others: {
      entries: recordOf(OTHERS_NAMES, (name) => otherSections[name].rows.length),
      textBytes: othersText.byteLength,
    },
  };
  const headerBytes = new TextEncoder().encode(JSON.stringify(header));
  const sections: ArrayBufferView[] = [
    headerBytes,
    ...COLUMN_NAMES.map((name) => {
      const values = new COLUMNS[name](rows.length);
      rows.forEach((row, k) => (values[k] = numberAt(parts.columns[name], row)));
      return values;
    }),
    ...SOURCE_COLUMNS.map((field) =>
      Uint8Array.from(rows, (row) => numberAt(parts.sourceColumns[field], row)),
    ),
    ...SPARSE_NAMES.flatMap((name) => [sparse[name].rows, sparse[name].values]),
    text,
    ...OTHERS_NAMES.flatMap((name) => [otherSections[name].rows, otherSections[name].values]),
    othersText,
  ];
  return joinedSections(sections, headerBytes.byteLength);
}

/** The entries that some rows have in a section, under the new numbers of the rows. */
function pick(
  { rows: present, values }: SparseSection,
  width: number,
  rows: readonly number[],
): SparseSection & { readonly entries: readonly number[] } {
  const entries: number[] = [];
  const renumbered: number[] = [];
  for (const [place, row] of rows.entries()) {
    for (let entry = firstAt({ rows: present, values }, row); present[entry] === row; entry++) {
      entries.push(entry);
      renumbered.push(place);
    }
  }
  const picked = new Float64Array(entries.length * width);
  entries.forEach((entry, k) => picked.set(values.subarray(entry * width, (entry + 1) * width), k * width));
  return { rows: Uint32Array.from(renumbered), values: picked, entries };
}

function textOf(lines: readonly string[], places: readonly number[]): Uint8Array {
  return new TextEncoder().encode(places.map((place) => itemAt(lines, place)).join('\n'));
}
