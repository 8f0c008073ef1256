import { DAYS_PER_JULIAN_YEAR } from '#engine/constants.ts';
import { deriveElements } from '#engine/orbit/derived-elements.ts';
import type { Elements } from '#engine/orbit/elements.ts';
import type { MergedBody, MergedOrbit } from '../merged-body.ts';
import { LONGEST_SHORT_PERIOD_YEARS } from '../object-group.ts';
import type { BodyRow } from '../parse/body-row.ts';
import type { BodyType, SourcedField } from '../small-body.ts';
import { orbitsOfRows } from './orbits-of-rows.ts';

/** A row and the index of the source it is from. */
export type SourcedRow = BodyRow & { readonly source: number };

/** Values of a row that belong together and share one source. */
const VALUES: readonly (readonly [SourcedField, first: keyof BodyRow, second?: keyof BodyRow])[] = [
  ['magnitude', 'absoluteMagnitude', 'slope'],
  ['cometMagnitude', 'cometMagnitude', 'cometSlope'],
  ['diameter', 'diameterKm'],
  ['albedo', 'albedo'],
  ['rotation', 'rotationHours'],
  ['extent', 'extent'],
  ['spectralType', 'spectralType'],
  ['moid', 'moidAu'],
  ['uncertainty', 'uncertainty'],
  ['arc', 'arcDays'],
  ['lastObservation', 'lastObservation'],
  ['nonGravitational', 'nonGravitational'],
  ['pha', 'pha'],
];

/** Perihelion distance below which a body is near-Earth, au. */
const NEAR_EARTH_Q = 1.3;
/** Limits of a potentially hazardous asteroid: H and minimum orbit distance, au. */
const PHA_MAGNITUDE = 22;
const PHA_MOID = 0.05;

/**
 * One body from its rows, newest solution first: each value from the first row that has it.
 *
 * Covariance and U go with their own elements only, and a force with the covariance that it was solved for with. Arc and last
 * observation are one fact, when the orbit was observed, and never of two rows: an orbit that does not date its last observation
 * includes those of the orbits before it, and has both from the first older row with a date. A flag of the services says whether
 * the body is potentially hazardous; where none does, H and the minimum orbit distance do. The other orbits remain beside the
 * first one.
 *
 * @returns nothing when no row gives an orbit
 */
export function mergeRows(rows: readonly SourcedRow[]): MergedBody | undefined {
  const orbits = orbitsOfRows(rows);
  const [orbit] = orbits;
  if (orbit?.elements === undefined) return undefined;
  const merged: SomeValues = {};
  const sources: Partial<Record<SourcedField, number>> = { elements: orbit.source };
  for (const [field, first, second] of VALUES) {
    const row = candidatesFor(field, rows, orbit).find((candidate) => candidate[first] !== undefined);
    if (row === undefined) continue;
    sources[field] = row.source;
    copyValue(merged, row, first);
    if (second !== undefined) copyValue(merged, row, second);
  }
  return {
    ...merged,
    ...namesOf(rows, orbit),
    bodyType: orbit.bodyType,
    database: orbit.database,
    elements: orbit.elements,
    covariance: orbit.covariance,
    isRounded: orbit.isRounded,
    solution: orbit.solution,
    nea: isNearEarth(orbit.bodyType, orbit.elements),
    pha: merged.pha ?? isHazardous(merged),
    sources,
    others: orbits.slice(1).flatMap(otherOrbit),
  };
}

/** Rows that a value of a body on an orbit may be taken from, in order. */
function candidatesFor(
  field: SourcedField,
  rows: readonly SourcedRow[],
  orbit: SourcedRow,
): readonly SourcedRow[] {
  switch (field) {
    case 'uncertainty':
      return [orbit];
    case 'arc':
    case 'lastObservation':
      return [rows.slice(rows.indexOf(orbit)).find((row) => row.lastObservation !== undefined) ?? orbit];
    case 'nonGravitational':
      return orbit.covariance === undefined || orbit.isRounded === true ? rows : [orbit];
    default:
      return rows;
  }
}

function otherOrbit(row: SourcedRow): readonly MergedOrbit[] {
  const { elements, nonGravitational, covariance, uncertainty, arcDays, lastObservation } = row;
  if (elements === undefined) return [];
  const { solution, database, source } = row;
  const known = { covariance, uncertainty, arcDays, lastObservation };
  return [{ elements, nonGravitational, ...known, solution, database, source }];
}

function namesOf(
  rows: readonly SourcedRow[],
  orbit: SourcedRow,
): Pick<MergedBody, 'number' | 'name' | 'designation' | 'otherDesignations'> {
  const number = rows.find((row) => row.number !== undefined)?.number;
  const written = rows.map((row) => row.designation).filter((text) => text !== number);
  const designation = written[0] ?? number ?? orbit.designation;
  const others = [...written, ...rows.flatMap((row) => row.otherDesignations ?? [])];
  return {
    number,
    name: rows.find((row) => row.name !== undefined)?.name,
    designation,
    otherDesignations: [...new Set(others)].filter((text) => text !== designation),
  };
}

function isNearEarth(bodyType: BodyType, elements: Elements): boolean {
  if (elements.perihelionDistance >= NEAR_EARTH_Q) return false;
  if (bodyType !== 'Comet') return true;
  const derived = deriveElements(elements);
  return derived.kind === 'ellipse' && derived.period < LONGEST_SHORT_PERIOD_YEARS * DAYS_PER_JULIAN_YEAR;
}

function isHazardous({ absoluteMagnitude, moidAu }: SomeValues): boolean {
  if (absoluteMagnitude === undefined || moidAu === undefined) return false;
  return absoluteMagnitude <= PHA_MAGNITUDE && moidAu <= PHA_MOID;
}

/** Values of a row, in the making. */
type SomeValues<Field extends keyof BodyRow = keyof BodyRow> = {
  -readonly [Name in Field]?: BodyRow[Name] | undefined;
};

function copyValue<Field extends keyof BodyRow>(to: SomeValues<Field>, from: BodyRow, field: Field): void {
  to[field] = from[field];
}
