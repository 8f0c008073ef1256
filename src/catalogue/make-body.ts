import { itemAt, numberAt, vectorAt } from '#engine/numbers-in.ts';
import type { Elements } from '#engine/orbit/elements.ts';
import { orbitClass } from '#engine/orbit/orbit-class.ts';
import type { NonGravitational } from '#engine/orbit/orbit.ts';
import { defined } from './defined.ts';
import type { CatalogueHeader } from './header.ts';
import {
  type CatalogueColumns,
  FLAG,
  NO_DATE,
  NO_SOURCE,
  NO_UNCERTAINTY,
  SPARSE,
  type SparseName,
} from './layout.ts';
import { objectGroup } from './object-group.ts';
import {
  isoFromMjd,
  unpackedElements,
  covarianceOfTriangle,
  rowOf,
  type SparseSection,
} from './packed-values.ts';
import {
  type BodyType,
  type Database,
  type Provenance,
  type Risk,
  SOURCED_FIELDS,
  type SmallBody,
  type SourcedField,
} from './small-body.ts';
import type { Source } from './source.ts';

/** An opened catalogue file. */
export type CatalogueParts = {
  readonly header: CatalogueHeader;
  readonly columns: CatalogueColumns;
  readonly sourceColumns: Readonly<Record<SourcedField, Uint8Array>>;
  readonly sparse: Readonly<Record<SparseName, SparseSection>>;
  /** One line of text per body. */
  readonly lines: readonly string[];
  /** UTC date of impact by designation. */
  readonly impactDates: ReadonlyMap<string, string>;
  /** ISO dates that were written before, by Modified Julian Date: many bodies were observed on the same days. */
  readonly dates: Map<number, string>;
};

/** The record of one row, put together from its columns. */
export function makeBody(parts: CatalogueParts, index: number): SmallBody {
  const { columns, sparse } = parts;
  const flags = numberAt(columns.flags, index);
  const bodyType = bodyTypeOf(flags);
  const elements = elementsOf(columns, index);
  const { number, name, designation, solution, spectralType, extent, otherDesignations } = readTextLine(
    itemAt(parts.lines, index),
  );
  const value = (column: Float64Array) => numberIfAny(numberAt(column, index));
  const uncertainty = numberAt(columns.uncertainty, index);
  return defined({
    index,
    number,
    name,
    designation,
    otherDesignations,
    bodyType,
    orbitClass: bodyType === 'Comet' ? 'N/A' : orbitClass(elements),
    objectGroup: bodyType === 'Comet' ? objectGroup(elements) : 'N/A',
    database: databaseOf(flags),
    nea: (flags & FLAG.nea) !== 0,
    pha: (flags & FLAG.pha) !== 0,
    risk: riskOf(parts, index),
    impactDate: parts.impactDates.get(designation),
    elements,
    nonGravitational: nonGravitationalOf(sparse, index),
    covariance: covarianceOf(sparse, index),
    isRounded: (flags & FLAG.rounded) === 0 ? undefined : (true as const),
    absoluteMagnitude: value(columns.absoluteMagnitude),
    slope: value(columns.slope),
    cometMagnitude: value(columns.cometMagnitude),
    cometSlope: value(columns.cometSlope),
    diameterKm: value(columns.diameterKm),
    albedo: value(columns.albedo),
    rotationHours: value(columns.rotationHours),
    extent,
    spectralType,
    moidAu: value(columns.moidAu),
    uncertainty: uncertainty === NO_UNCERTAINTY ? undefined : uncertainty,
    arcDays: value(columns.arcDays),
    lastObservation: dateOf(parts.dates, numberAt(columns.lastObservation, index)),
    provenance: provenanceOf(parts, index, solution),
  });
}

/** The texts of a body; an empty one counts as absent. @throws {RangeError} for a line without a designation */
export function readTextLine(line: string) {
  const [number, name, designation, solution, spectralType, extent, ...otherDesignations] = line.split('\t');
  if (designation === undefined) throw new RangeError(`the line "${line}" has no designation`);
  return {
    number: textIfAny(number),
    name: textIfAny(name),
    designation,
    solution: textIfAny(solution),
    spectralType: textIfAny(spectralType),
    extent: textIfAny(extent),
    otherDesignations,
  };
}

export function bodyTypeOf(flags: number): BodyType {
  if ((flags & FLAG.unconfirmed) !== 0) return 'Unconfirmed';
  return (flags & FLAG.comet) === 0 ? 'Asteroid' : 'Comet';
}

export function databaseOf(flags: number): Database {
  if ((flags & FLAG.neocp) !== 0) return 'NEOCP';
  return (flags & FLAG.esa) === 0 ? 'JPL' : 'ESA/PDO';
}

function elementsOf(columns: CatalogueColumns, index: number): Elements {
  const conic = {
    epoch: numberAt(columns.epoch, index),
    perihelionDistance: numberAt(columns.perihelionDistance, index),
    eccentricity: numberAt(columns.eccentricity, index),
    inclination: numberAt(columns.inclination, index),
    node: numberAt(columns.node, index),
    argumentOfPerihelion: numberAt(columns.argumentOfPerihelion, index),
    phase: numberAt(columns.phase, index),
  };
  return unpackedElements(conic, (numberAt(columns.flags, index) & FLAG.meanAnomaly) !== 0);
}

type SparseSections = CatalogueParts['sparse'];

function nonGravitationalOf(sparse: SparseSections, index: number): NonGravitational | undefined {
  const row = rowOf(sparse.nonGravitational, SPARSE.nonGravitational, index);
  if (row === undefined) return undefined;
  return forceOf(row, rowOf(sparse.delay, SPARSE.delay, index)?.[0]);
}

/** A force of its parameters a1 a2 a3 alpha r0 m n k. @param delay DT; undefined where there is none. */
export function forceOf(row: Float64Array, delay: number | undefined): NonGravitational {
  const [a1, a2, a3] = vectorAt(row);
  const [alpha, r0, m] = vectorAt(row, 3);
  const [n, k] = [numberAt(row, 6), numberAt(row, 7)];
  return defined({ a1, a2, a3, alpha, r0, m, n, k, delay });
}

function covarianceOf(sparse: SparseSections, index: number): Float64Array | undefined {
  const state = rowOf(sparse.covariance, SPARSE.covariance, index);
  if (state === undefined) return undefined;
  const parameters = rowOf(sparse.parameterCovariance, SPARSE.parameterCovariance, index);
  return covarianceOfTriangle(state, parameters);
}

function riskOf({ header, sparse }: CatalogueParts, index: number): Risk | undefined {
  const row = rowOf(sparse.risk, SPARSE.risk, index);
  if (row === undefined) return undefined;
  const list = numberAt(row, 0);
  const value = (place: number) => numberIfAny(numberAt(row, place));
  return defined({
    list: list === 0 ? ('JPL Sentry' as const) : ('ESA NEOCC risk list' as const),
    listDate: header.riskDates[list === 0 ? 0 : 1],
    firstYear: value(1),
    lastYear: value(2),
    possibleImpacts: value(3),
    probability: value(4),
    palermoCumulative: value(5),
    palermoMaximum: value(6),
    torinoMaximum: value(7),
  });
}

function provenanceOf(parts: CatalogueParts, index: number, solution: string | undefined): Provenance {
  const sources: Partial<Record<SourcedField, Source>> = {};
  for (const field of SOURCED_FIELDS) {
    const source = numberAt(parts.sourceColumns[field], index);
    if (source !== NO_SOURCE) sources[field] = itemAt(parts.header.sources, source);
  }
  const orbit = itemAt(parts.header.sources, numberAt(parts.sourceColumns.elements, index));
  return { ...(solution === undefined ? {} : { solution }), orbit, sources };
}

export function numberIfAny(value: number): number | undefined {
  return Number.isNaN(value) ? undefined : value;
}

function textIfAny(text: string | undefined): string | undefined {
  return text === '' ? undefined : text;
}

function dateOf(dates: CatalogueParts['dates'], mjd: number): string | undefined {
  if (mjd === NO_DATE) return undefined;
  const date = dates.get(mjd) ?? isoFromMjd(mjd);
  dates.set(mjd, date);
  return date;
}
