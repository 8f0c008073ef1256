import { MJD_ORIGIN } from '#engine/constants.ts';
import { WATER_ICE, INVERSE_SQUARE } from '#engine/orbit/radial-law.ts';
import { BadFileError, type Parsed } from '../source.ts';
import type { BodyType } from '../small-body.ts';
import { type BodyRow, bodyNames } from './body-row.ts';
import { type Cells, type RawTable, cellFor, cellsOf, parseCsv, requireFields } from './csv.ts';
import { elementsOf } from './elements.ts';
import { decimals, roundedOrbit } from './rounded-orbit.ts';
import { collectRows } from './rows.ts';
import { decodeText, isRecord, parseJson } from './text.ts';
import {
  numberOf,
  optionalDate,
  optionalMagnitude,
  optionalNumber,
  optionalPositive,
  optionalText,
  optionalUncertainty,
  textOf,
} from './value.ts';

const NEEDED = ['full_name', 'e', 'q', 'i', 'om', 'w'];
/** JPL's classes of comets; a row without a class is recognised by its designation. */
const COMET_CLASSES = new Set(['HTC', 'JFC', 'JFc', 'ETc', 'CTc', 'COM', 'HYP', 'PAR']);

/**
 * Small bodies of a JPL SBDB query, JSON or CSV; columns that are not needed may be missing.
 *
 * Elements printed with so few digits that they are arcminutes wrong are marked as rounded, and come with the covariance of that.
 *
 * @throws {BadFileError} when the file is cut short, of another kind, or lacks a needed column.
 * Source: ssd-api.jpl.nasa.gov/doc/sbdb_query.html.
 */
export function parseSbdb(bytes: Uint8Array): Parsed<BodyRow> {
  const text = decodeText(bytes);
  const table =
    text.trimStart().startsWith('"') || text.startsWith('spkid') ? parseCsv(text, NEEDED) : jsonTable(text);
  return collectRows(table.records, {
    nameOf: (record) => cellFor(table, record, 'full_name'),
    read: (record) => readCells(cellsOf(table, record)),
    keyOf: (row) => row.number ?? row.designation,
  });
}

function jsonTable(text: string): RawTable {
  const reply = parseJson(text);
  if (!isRecord(reply) || !Array.isArray(reply['fields']) || !Array.isArray(reply['data'])) {
    throw new BadFileError('not the answer of an SBDB query: fields and data are missing');
  }
  const fields = reply['fields'].map(String);
  requireFields(fields, NEEDED);
  return { fields, records: reply['data'].filter((record) => Array.isArray(record)) };
}

function readCells(cells: Cells): BodyRow {
  const names = bodyNames(textOf(cells['full_name'], 'full_name'));
  const bodyType = bodyTypeOf(cells, names);
  const known = {
    uncertainty: optionalUncertainty(cells['condition_code']),
    arcDays: optionalNumber(cells['data_arc'], 'data_arc'),
    lastObservation: optionalDate(cells['last_obs'], 'last_obs'),
  };
  const isRounded = bodyType === 'Asteroid' && hasFewDigits(cells);
  return {
    ...names,
    bodyType,
    ...(isRounded ? roundedOrbit(cells, epochOf(cells), known) : { elements: readElements(cells, bodyType) }),
    solution: optionalText(cells['orbit_id']),
    nonGravitational: readNonGravitational(cells, bodyType),
    absoluteMagnitude: optionalMagnitude(cells['H'], 'H'),
    slope: optionalNumber(cells['G'], 'G'),
    cometMagnitude: optionalMagnitude(cells['M1'], 'M1'),
    cometSlope: optionalNumber(cells['K1'], 'K1'),
    diameterKm: optionalPositive(cells['diameter'], 'diameter'),
    albedo: optionalPositive(cells['albedo'], 'albedo'),
    rotationHours: optionalPositive(cells['rot_per'], 'rot_per'),
    extent: optionalText(cells['extent'])?.replaceAll(' ', ''),
    spectralType: optionalText(cells['spec_B']) ?? optionalText(cells['spec_T']),
    moidAu: optionalNumber(cells['moid'], 'moid'),
    ...known,
    pha: phaOf(cells['pha']),
  };
}

function bodyTypeOf(cells: Cells, names: Pick<BodyRow, 'number' | 'designation'>): BodyType {
  const orbitClass = optionalText(cells['class']);
  if (orbitClass !== undefined) return COMET_CLASSES.has(orbitClass) ? 'Comet' : 'Asteroid';
  return /^(?:\d+[PD]\b|[CPDX]\/)/.test(names.number ?? names.designation) ? 'Comet' : 'Asteroid';
}

function hasFewDigits(cells: Cells): boolean {
  return decimals(cells['e']) <= 4 && decimals(cells['om']) <= 2;
}

function readElements(cells: Cells, bodyType: BodyType): BodyRow['elements'] {
  const conic = {
    epochJd: epochOf(cells),
    perihelionDistanceAu: numberOf(cells['q'], 'q'),
    eccentricity: numberOf(cells['e'], 'e'),
    inclinationDeg: numberOf(cells['i'], 'i'),
    nodeDeg: numberOf(cells['om'], 'om'),
    argumentOfPerihelionDeg: numberOf(cells['w'], 'w'),
  };
  if (bodyType === 'Comet') return elementsOf({ ...conic, perihelionJd: numberOf(cells['tp'], 'tp') });
  return elementsOf({ ...conic, meanAnomalyDeg: numberOf(cells['ma'], 'ma') });
}

function epochOf(cells: Cells): number {
  const mjd = optionalNumber(cells['epoch_mjd'] ?? cells['epoch.mjd'], 'epoch_mjd');
  return mjd === undefined ? numberOf(cells['epoch'], 'epoch') : mjd + MJD_ORIGIN;
}

function readNonGravitational(cells: Cells, bodyType: BodyType): BodyRow['nonGravitational'] {
  const part = (field: string) => optionalNumber(cells[field], field) ?? 0;
  const [a1, a2, a3] = [part('A1'), part('A2'), part('A3')];
  if (a1 === 0 && a2 === 0 && a3 === 0) return undefined;
  const delay = optionalNumber(cells['DT'], 'DT') ?? 0;
  const law = bodyType === 'Comet' ? WATER_ICE : INVERSE_SQUARE; // a query has no fields for another law
  return { a1, a2, a3, ...law, ...(delay === 0 ? {} : { delay }) };
}

function phaOf(cell: unknown): boolean | undefined {
  const text = optionalText(cell);
  return text === 'Y' || text === 'N' ? text === 'Y' : undefined;
}
