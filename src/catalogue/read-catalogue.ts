import { recordOf } from '#engine/typed-record.ts';
import { itemAt, numberAt } from '#engine/numbers-in.ts';
import { orbitClass } from '#engine/orbit/orbit-class.ts';
import type { BodyNames, Catalogue } from './catalogue.ts';
import { defined } from './defined.ts';
import type { CatalogueHeader } from './header.ts';
import {
  COLUMNS,
  COLUMN_NAMES,
  type CatalogueColumns,
  FLAG,
  FORMER_MAGICS,
  MAGIC,
  OTHERS,
  OTHERS_NAMES,
  PREFIX,
  SOURCE_COLUMNS,
  SPARSE,
  SPARSE_NAMES,
  aligned,
  checksumOf,
  versionOf,
} from './layout.ts';
import { type CatalogueParts, bodyTypeOf, databaseOf, makeBody, readTextLine } from './make-body.ts';
import { type OtherSections, otherOrbitsOf } from './read-others.ts';
import { BadFileError } from './source.ts';
import type { SparseSection } from './packed-values.ts';

/**
 * Opens a catalogue written by `writeCatalogue`.
 *
 * @param bytes the whole file; the catalogue has views of it, so it must not change afterwards. It may be shared memory.
 * @throws {BadFileError} when the bytes are not a catalogue of this version or a former one, cut short or damaged
 */
export function readCatalogue(bytes: Uint8Array): Catalogue {
  const { parts, others } = readParts(bytes);
  const { header, columns, lines } = parts;
  const { flags, perihelionDistance, eccentricity } = columns;
  const flagsOf = (index: number) => numberAt(flags, requireRow(index, header.count));
  const has = (index: number, flag: number): boolean => (flagsOf(index) & flag) !== 0;

  return {
    count: header.count,
    columns,
    sources: header.sources,
    observatories: header.observatories,
    impactors: header.impactors,
    neocp: header.neocp ?? undefined,
    body: (index) => makeBody(parts, requireRow(index, header.count)),
    otherOrbits: (index) => otherOrbitsOf(others, header.sources, requireRow(index, header.count)),
    bodyType: (index) => bodyTypeOf(flagsOf(index)),
    database: (index) => databaseOf(flagsOf(index)),
    orbitClass: (index) =>
      has(index, FLAG.comet)
        ? 'N/A'
        : orbitClass({
            perihelionDistance: numberAt(perihelionDistance, index),
            eccentricity: numberAt(eccentricity, index),
          }),
    isNea: (index) => has(index, FLAG.nea),
    orbitSource: (index) =>
      itemAt(header.sources, numberAt(parts.sourceColumns.elements, requireRow(index, header.count))),
    isPha: (index) => has(index, FLAG.pha),
    isOnRiskList: (index) => has(index, FLAG.risk),
    names: (index) => namesOf(itemAt(lines, requireRow(index, header.count)), flagsOf(index)),
  };
}

/** The sections of a catalogue file. @throws {BadFileError} as {@link readCatalogue} does. */
export function readParts(bytes: Uint8Array): { parts: CatalogueParts; others: OtherSections } {
  const { header, headerEnd, buffer, start } = readHeader(bytes);
  let at = start + headerEnd;
  const nextView = <View>(View: ViewType<View>, length: number): View => {
    const view = new View(buffer, at, length);
    at += aligned(length * View.BYTES_PER_ELEMENT);
    return view;
  };
  const columns = Object.fromEntries(
    COLUMN_NAMES.map((name) => [name, nextView<ArrayBufferView>(COLUMNS[name], header.count)]),
  ) as unknown as CatalogueColumns;
  const sourceColumns = recordOf(SOURCE_COLUMNS, () => nextView(Uint8Array, header.count));
  const section = (entries: number, width: number): SparseSection => ({
    rows: nextView(Uint32Array, entries),
    values: nextView(Float64Array, entries * width),
  });
  const sparse = recordOf(SPARSE_NAMES, (name) => section(header.sparse[name] ?? 0, SPARSE[name]));
  const decoder = new TextDecoder();
  const text = decoder.decode(nextView(Uint8Array, header.textBytes));
  const sections = recordOf(OTHERS_NAMES, (name) => section(header.others?.entries[name] ?? 0, OTHERS[name]));
  const solutions = decoder.decode(nextView(Uint8Array, header.others?.textBytes ?? 0)).split('\n');
  const parts = {
    header,
    columns,
    sourceColumns,
    sparse,
    lines: header.count === 0 ? [] : text.split('\n'),
    impactDates: new Map(header.impactors.map(({ designation, impactDate }) => [designation, impactDate])),
    dates: new Map(),
  };
  return { parts, others: { sections, solutions } };
}

type ViewType<View> = {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: ArrayBufferLike, byteOffset: number, length: number): View;
};

type OpenedHeader = { header: CatalogueHeader; headerEnd: number; buffer: ArrayBufferLike; start: number };

function readHeader(bytes: Uint8Array): OpenedHeader {
  if (bytes.byteLength < PREFIX.end || !startsWithMagic(bytes)) {
    throw new BadFileError('not a catalogue of this version');
  }
  const prefix = new DataView(bytes.buffer, bytes.byteOffset, PREFIX.end);
  const length = prefix.getUint32(PREFIX.fileLength, true);
  if (bytes.byteLength !== length) {
    throw new BadFileError(`catalogue has ${bytes.byteLength} bytes, its header says ${length}`);
  }
  if (checksumOf(bytes) !== prefix.getUint32(PREFIX.checksum, true)) {
    throw new BadFileError('catalogue is damaged: its checksum is another');
  }
  const headerLength = prefix.getUint32(PREFIX.headerLength, true);
  const whole = bytes.byteOffset % 8 === 0 ? bytes : bytes.slice();
  const json = new TextDecoder().decode(whole.subarray(PREFIX.end, PREFIX.end + headerLength));
  return {
    header: JSON.parse(json) as CatalogueHeader,
    headerEnd: PREFIX.end + aligned(headerLength),
    buffer: whole.buffer,
    start: whole.byteOffset,
  };
}

function startsWithMagic(bytes: Uint8Array): boolean {
  const version = versionOf(bytes);
  return version === MAGIC || FORMER_MAGICS.includes(version);
}

function namesOf(line: string, flags: number): BodyNames {
  const { number, name, designation, otherDesignations } = readTextLine(line);
  return { ...defined({ number, name, designation, otherDesignations }), bodyType: bodyTypeOf(flags) };
}

function requireRow(index: number, count: number): number {
  if (Number.isInteger(index) && index >= 0 && index < count) return index;
  throw new RangeError(`row ${index} is not in a catalogue of ${count} bodies`);
}
