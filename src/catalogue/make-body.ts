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
import { isoFromMjd } from './observation-date.ts';
import { unpackedElements } from './phase.ts';
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
import { rowOf, type SparseSection } from './sparse-section.ts';
import { covarianceOfTriangle } from './triangle.ts';

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
  const flags = columns.flags[index];
  const bodyType = bodyTypeOf(flags);
  const elements = elementsOf(columns, index);
  const [number, name, designation, solution, spectralType, extent, ...otherDesignations] =
    parts.lines[index].split('\t');
  return defined({
    index,
    number: textIfAny(number),
    name: textIfAny(name),
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
    absoluteMagnitude: numberIfAny(columns.absoluteMagnitude[index]),
    slope: numberIfAny(columns.slope[index]),
    cometMagnitude: numberIfAny(columns.cometMagnitude[index]),
    cometSlope: numberIfAny(columns.cometSlope[index]),
    diameterKm: numberIfAny(columns.diameterKm[index]),
    albedo: numberIfAny(columns.albedo[index]),
    rotationHours: numberIfAny(columns.rotationHours[index]),
    extent: textIfAny(extent),
    spectralType: textIfAny(spectralType),
    moidAu: numberIfAny(columns.moidAu[index]),
    uncertainty: columns.uncertainty[index] === NO_UNCERTAINTY ? undefined : columns.uncertainty[index],
    arcDays: numberIfAny(columns.arcDays[index]),
    lastObservation: dateOf(parts.dates, columns.lastObservation[index]),
    provenance: provenanceOf(parts, index, textIfAny(solution)),
  });
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
    epoch: columns.epoch[index],
    perihelionDistance: columns.perihelionDistance[index],
    eccentricity: columns.eccentricity[index],
    inclination: columns.inclination[index],
    node: columns.node[index],
    argumentOfPerihelion: columns.argumentOfPerihelion[index],
    phase: columns.phase[index],
  };
  return unpackedElements(conic, (columns.flags[index] & FLAG.meanAnomaly) !== 0);
}

type SparseSections = CatalogueParts['sparse'];

function nonGravitationalOf(sparse: SparseSections, index: number): NonGravitational | undefined {
  const row = rowOf(sparse.nonGravitational, SPARSE.nonGravitational, index);
  if (row === undefined) return undefined;
  const [a1, a2, a3, alpha, r0, m, n, k] = row;
  return defined({ a1, a2, a3, alpha, r0, m, n, k, delay: rowOf(sparse.delay, SPARSE.delay, index)?.[0] });
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
  const [list, firstYear, lastYear, possibleImpacts, probability, palermoCumulative, palermoMaximum, torino] =
    row;
  return defined({
    list: list === 0 ? ('JPL Sentry' as const) : ('ESA NEOCC risk list' as const),
    listDate: header.riskDates[list === 0 ? 0 : 1],
    firstYear: numberIfAny(firstYear),
    lastYear: numberIfAny(lastYear),
    possibleImpacts: numberIfAny(possibleImpacts),
    probability: numberIfAny(probability),
    palermoCumulative: numberIfAny(palermoCumulative),
    palermoMaximum: numberIfAny(palermoMaximum),
    torinoMaximum: numberIfAny(torino),
  });
}

function provenanceOf(parts: CatalogueParts, index: number, solution: string | undefined): Provenance {
  const sources: Partial<Record<SourcedField, Source>> = {};
  for (const field of SOURCED_FIELDS) {
    const source = parts.sourceColumns[field][index];
    if (source !== NO_SOURCE) sources[field] = parts.header.sources[source];
  }
  const orbit = parts.header.sources[parts.sourceColumns.elements[index]];
  return { ...(solution === undefined ? {} : { solution }), orbit, sources };
}

function numberIfAny(value: number): number | undefined {
  return Number.isNaN(value) ? undefined : value;
}

function textIfAny(text: string): string | undefined {
  return text === '' ? undefined : text;
}

function dateOf(dates: CatalogueParts['dates'], mjd: number): string | undefined {
  if (mjd === NO_DATE) return undefined;
  const date = dates.get(mjd) ?? isoFromMjd(mjd);
  dates.set(mjd, date);
  return date;
}
