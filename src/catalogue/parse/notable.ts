import { INVERSE_SQUARE } from '#engine/orbit/radial-law.ts';
import type { Parsed } from '../source.ts';
import type { BodyRow } from './body-row.ts';
import { type Cells, cellFor, cellsOf, parseCsv } from './csv.ts';
import { elementsOf } from './elements.ts';
import { arcOfYears } from './mpc-extended.ts';
import { collectRows } from './rows.ts';
import { decodeText } from './text.ts';
import {
  numberOf,
  optionalMagnitude,
  optionalNumber,
  optionalPositive,
  optionalText,
  optionalUncertainty,
  textOf,
} from './value.ts';

const NEEDED = [
  'number_or_designation',
  'principal_designation',
  'epoch_jd_tdb',
  'e',
  'a_au',
  'mean_anomaly_deg',
];

/**
 * The project's own table of notable near-Earth asteroids: JPL SBDB solutions in full precision, CSV.
 *
 * @throws {BadFileError} when a needed column is missing.
 */
export function parseNotable(bytes: Uint8Array): Parsed<BodyRow> {
  const table = parseCsv(decodeText(bytes), NEEDED);
  return collectRows(table.records, {
    nameOf: (record) => cellFor(table, record, 'number_or_designation'),
    read: (record) => readCells(cellsOf(table, record)),
    keyOf: (row) => row.number ?? row.designation,
  });
}

function readCells(cells: Cells): BodyRow {
  const identifier = textOf(cells['number_or_designation'], 'number_or_designation');
  const eccentricity = numberOf(cells['e'], 'e');
  const a2 = optionalNumber(cells['A2_au_d2'], 'A2_au_d2');
  return {
    number: /^\d+$/.test(identifier) ? identifier : undefined,
    name: optionalText(cells['name']),
    designation: optionalText(cells['principal_designation']) ?? identifier,
    bodyType: 'Asteroid',
    elements: elementsOf({
      epochJd: numberOf(cells['epoch_jd_tdb'], 'epoch_jd_tdb'),
      perihelionDistanceAu: numberOf(cells['a_au'], 'a_au') * (1 - eccentricity),
      eccentricity,
      inclinationDeg: numberOf(cells['i_deg'], 'i_deg'),
      nodeDeg: numberOf(cells['node_deg'], 'node_deg'),
      argumentOfPerihelionDeg: numberOf(cells['peri_deg'], 'peri_deg'),
      meanAnomalyDeg: numberOf(cells['mean_anomaly_deg'], 'mean_anomaly_deg'),
    }),
    nonGravitational: a2 === undefined ? undefined : { a1: 0, a2, a3: 0, ...INVERSE_SQUARE },
    absoluteMagnitude: optionalMagnitude(cells['H_mag'], 'H_mag'),
    slope: optionalNumber(cells['G'], 'G'),
    diameterKm: optionalPositive(cells['diameter_km'], 'diameter_km'),
    albedo: optionalPositive(cells['albedo'], 'albedo'),
    rotationHours: optionalPositive(cells['rotation_h'], 'rotation_h'),
    spectralType: optionalText(cells['spec_B']),
    moidAu: optionalNumber(cells['moid_au'], 'moid_au'),
    uncertainty: optionalUncertainty(cells['U']),
    arcDays: arcOfYears(optionalText(cells['arc'])),
    pha: cells['pha'] === 'Y',
  };
}
