import { recordOf } from '#engine/typed-record.ts';
import { itemAt } from '#engine/numbers-in.ts';
import type { CatalogueHeader } from './header.ts';
import {
  COLUMNS,
  COLUMN_NAMES,
  type ColumnName,
  FLAG,
  MAGIC,
  NO_DATE,
  NO_SOURCE,
  NO_UNCERTAINTY,
  PREFIX,
  SOURCE_COLUMNS,
  SPARSE,
  SPARSE_NAMES,
  type SparseName,
  TEXT,
  aligned,
  checksumOf,
} from './layout.ts';
import type { MergedBody } from './merged-body.ts';
import { mjdFromIso, phaseOf, lowerTriangle } from './packed-values.ts';
import type { Risk } from './small-body.ts';
import { otherSections } from './write-others.ts';

/** Contents of a catalogue file beside its bodies. */
export type CatalogueExtras = Pick<CatalogueHeader, 'sources' | 'observatories' | 'impactors' | 'neocp'>;

/** Bytes of a catalogue in the layout of `layout.ts`, read back by `readCatalogue`. */
export function writeCatalogue(bodies: readonly MergedBody[], extras: CatalogueExtras): Uint8Array {
  const text = new TextEncoder().encode(bodies.map(textLine).join('\n'));
  const sparse = SPARSE_NAMES.map((name) => sparseSection(name, bodies));
  const others = otherSections(bodies);
  const header: CatalogueHeader = {
    count: bodies.length,
    ...extras,
    riskDates: [riskDate(bodies, 'JPL Sentry'), riskDate(bodies, 'ESA NEOCC risk list')],
    sparse: recordOf(SPARSE_NAMES, (_, k) => itemAt(sparse, k).rows.length),
    textBytes: text.byteLength,
    others: { entries: others.entries, textBytes: others.text.byteLength },
  };
  const headerBytes = new TextEncoder().encode(JSON.stringify(header));
  const sections: ArrayBufferView[] = [
    headerBytes,
    ...COLUMN_NAMES.map((name) => column(name, bodies)),
    ...SOURCE_COLUMNS.map((field) => Uint8Array.from(bodies, (body) => body.sources[field] ?? NO_SOURCE)),
    ...sparse.flatMap(({ rows, values }) => [rows, values]),
    text,
    ...others.sections.flatMap(({ rows, values }) => [rows, values]),
    others.text,
  ];
  return joinedSections(sections, headerBytes.byteLength);
}

/** A catalogue file of its sections, the header first. */
export function joinedSections(sections: readonly ArrayBufferView[], headerLength: number): Uint8Array {
  const length = sections.reduce<number>((at, section) => at + aligned(section.byteLength), PREFIX.end);
  const bytes = new Uint8Array(length);
  bytes.set(new TextEncoder().encode(MAGIC));
  const prefix = new DataView(bytes.buffer);
  prefix.setUint32(PREFIX.fileLength, length, true);
  prefix.setUint32(PREFIX.headerLength, headerLength, true);
  let at: number = PREFIX.end;
  for (const section of sections) {
    bytes.set(new Uint8Array(section.buffer, section.byteOffset, section.byteLength), at);
    at += aligned(section.byteLength);
  }
  prefix.setUint32(PREFIX.checksum, checksumOf(bytes), true);
  return bytes;
}

function column(name: ColumnName, bodies: readonly MergedBody[]): ArrayBufferView {
  const values = new COLUMNS[name](bodies.length);
  bodies.forEach((body, k) => {
    values[k] = VALUE[name](body);
  });
  return values;
}

/** How each column is read off a body. */
const VALUE: Readonly<Record<ColumnName, (body: MergedBody) => number>> = {
  epoch: ({ elements }) => elements.epoch.day + elements.epoch.offset,
  perihelionDistance: ({ elements }) => elements.perihelionDistance,
  eccentricity: ({ elements }) => elements.eccentricity,
  inclination: ({ elements }) => elements.inclination,
  node: ({ elements }) => elements.node,
  argumentOfPerihelion: ({ elements }) => elements.argumentOfPerihelion,
  phase: ({ elements }) => phaseOf(elements),
  absoluteMagnitude: (body) => body.absoluteMagnitude ?? Number.NaN,
  slope: (body) => body.slope ?? Number.NaN,
  cometMagnitude: (body) => body.cometMagnitude ?? Number.NaN,
  cometSlope: (body) => body.cometSlope ?? Number.NaN,
  diameterKm: (body) => body.diameterKm ?? Number.NaN,
  albedo: (body) => body.albedo ?? Number.NaN,
  rotationHours: (body) => body.rotationHours ?? Number.NaN,
  moidAu: (body) => body.moidAu ?? Number.NaN,
  arcDays: (body) => body.arcDays ?? Number.NaN,
  lastObservation: ({ lastObservation }) =>
    lastObservation === undefined ? NO_DATE : mjdFromIso(lastObservation),
  flags: flagsOf,
  uncertainty: (body) => body.uncertainty ?? NO_UNCERTAINTY,
};

function flagsOf(body: MergedBody): number {
  return (
    (body.elements.meanAnomaly === undefined ? 0 : FLAG.meanAnomaly) |
    (body.bodyType === 'Comet' ? FLAG.comet : 0) |
    (body.bodyType === 'Unconfirmed' ? FLAG.unconfirmed : 0) |
    (body.nea ? FLAG.nea : 0) |
    (body.pha ? FLAG.pha : 0) |
    (body.database === 'ESA/PDO' ? FLAG.esa : 0) |
    (body.database === 'NEOCP' ? FLAG.neocp : 0) |
    (body.risk === undefined ? 0 : FLAG.risk) |
    (body.isRounded === true ? FLAG.rounded : 0)
  );
}

function sparseSection(
  name: SparseName,
  bodies: readonly MergedBody[],
): { rows: Uint32Array; values: Float64Array } {
  const rows: number[] = [];
  const values: number[] = [];
  bodies.forEach((body, k) => {
    const row = SPARSE_ROW[name](body);
    if (row === undefined) return;
    if (row.length !== SPARSE[name])
      throw new RangeError(`${name} has ${row.length} numbers, not ${SPARSE[name]}`);
    rows.push(k);
    values.push(...row);
  });
  return { rows: Uint32Array.from(rows), values: Float64Array.from(values) };
}

const SPARSE_ROW: Readonly<Record<SparseName, (body: MergedBody) => number[] | undefined>> = {
  nonGravitational: ({ nonGravitational: f }) =>
    f === undefined ? undefined : [f.a1, f.a2, f.a3, f.alpha, f.r0, f.m, f.n, f.k],
  covariance: ({ covariance }) => covariance && lowerTriangle(covariance).slice(0, SPARSE.covariance),
  risk: ({ risk }) => (risk === undefined ? undefined : riskRow(risk)),
  parameterCovariance: ({ covariance }) => {
    const row = covariance && lowerTriangle(covariance).slice(SPARSE.covariance);
    return row?.length === 0 ? undefined : row;
  },
  delay: ({ nonGravitational }) =>
    nonGravitational?.delay === undefined ? undefined : [nonGravitational.delay],
};

function riskRow(risk: Risk): number[] {
  const numbers = [
    risk.firstYear,
    risk.lastYear,
    risk.possibleImpacts,
    risk.probability,
    risk.palermoCumulative,
    risk.palermoMaximum,
    risk.torinoMaximum,
  ];
  return [risk.list === 'JPL Sentry' ? 0 : 1, ...numbers.map((value) => value ?? Number.NaN)];
}

function riskDate(bodies: readonly MergedBody[], list: Risk['list']): string {
  return bodies.find(({ risk }) => risk?.list === list)?.risk?.listDate ?? 'unknown';
}

function textLine(body: MergedBody): string {
  return [...TEXT.map((field) => body[field]), ...body.otherDesignations]
    .map((text) => (text ?? '').replaceAll(/[\t\n]/g, ' '))
    .join('\t');
}
