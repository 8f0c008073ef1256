import type { SolvedParameter } from '#engine/orbit/element-covariance.ts';
import type { NonGravitational } from '#engine/orbit/orbit.ts';
import { INVERSE_SQUARE, WATER_ICE } from '#engine/orbit/radial-law.ts';
import { BadFileError, type Parsed } from '../source.ts';
import { bodyNames, type BodyRow } from './body-row.ts';
import { elementsOf } from './elements.ts';
import { RADIATION_PRESSURE } from './non-gravitational-units.ts';
import { collectRows } from './rows.ts';
import { stateCovariance } from './state-covariance.ts';
import { decodeText, isRecord, parseJson, shownName } from './text.ts';
import {
  numberOf,
  optionalDate,
  optionalMagnitude,
  optionalNumber,
  optionalText,
  optionalUncertainty,
  sixElements,
  textOf,
} from './value.ts';

/** Labels of the elements of a covariance, the names of their values in a response, and the steps of differences. */
const ELEMENTS = [
  { label: 'e', name: 'e', step: 1e-6 },
  { label: 'q', name: 'q', step: 1e-6 },
  { label: 'tp', name: 'tp', step: 1e-3 },
  { label: 'node', name: 'om', step: 1e-4 },
  { label: 'peri', name: 'w', step: 1e-4 },
  { label: 'i', name: 'i', step: 1e-4 },
] as const;

/** m²/kg of AMRAT in the m²/t of {@link RADIATION_PRESSURE}. */
const AREA_TO_MASS = 1000 * RADIATION_PRESSURE;

/**
 * A2, au/d², times the bulk density RHO, kg/m³, of bodies whose Yarkovsky effect JPL solves for as a density behind a thermal
 * model of that body: the acceleration is inverse to the density. Bennu: A2 = n a² (1 - e²) (da/dt) / 2 from its drift of
 * -284.6 ± 0.2 m a year at 1191.53 kg/m³.
 *
 * Source: Farnocchia et al. (2021), Icarus 369, 114594 (drift and density); Farnocchia et al. (2013), Icarus 224, 1 (A2).
 */
const ACCELERATION_BY_DENSITY: Readonly<Record<string, number>> = { '101955': -4.5572e-14 * 1191.53 };

/** Label of a bulk density among the parameters. */
const DENSITY = 'RHO';

/** Parameters that the force model has. */
const PARAMETERS: Readonly<Record<string, SolvedParameter>> = {
  A1: { place: 0, unit: 1 },
  A2: { place: 1, unit: 1 },
  A3: { place: 2, unit: 1 },
  DT: { place: 3, unit: 1 },
  AMRAT: { place: 0, unit: AREA_TO_MASS },
};

/**
 * The orbit of one small body in a response of JPL's SBDB with `cov=mat`: elements at the epoch of the covariance,
 * non-gravitational parameters with their own law g(r), covariance; magnitudes where the response has physical parameters.
 *
 * A parameter that is not known is left out of the covariance with its row and column, which is exact for all others at the
 * epoch, and the solution says so. A covariance with a density that is not a known acceleration is not taken: the orbit
 * would be propagated without a force that was measured, away from the ellipse (Bennu without RHO is 430 km off in twenty years).
 *
 * @throws {BadFileError} when it is no such response.
 * Source: ssd-api.jpl.nasa.gov/doc/sbdb.html.
 */
export function parseSbdbLookup(bytes: Uint8Array): Parsed<BodyRow> {
  const response = parseJson(decodeText(bytes));
  if (!isRecord(response) || !isRecord(response['object']) || !isRecord(response['orbit'])) {
    throw new BadFileError('not the answer of an SBDB lookup: object and orbit are missing');
  }
  const physical = namedValues(response['phys_par']);
  return collectRows([{ object: response['object'], orbit: response['orbit'] }], {
    nameOf: ({ object }) => shownName(object, 'fullname', 'des'),
    read: ({ object, orbit }) => ({ ...readOrbit(object, orbit), ...brightnessOf(physical) }),
    keyOf: (row) => row.number ?? row.designation,
  });
}

type Members = Record<string, unknown>;

function readOrbit(object: Members, orbit: Members): BodyRow {
  const covariance = isRecord(orbit['covariance']) ? orbit['covariance'] : {};
  const covarianceElements = namedValues(covariance['elements']);
  const hasCovarianceElements = covarianceElements.size > 0;
  const values = hasCovarianceElements ? covarianceElements : namedValues(orbit['elements']);
  const epochJd = numberOf(hasCovarianceElements ? covariance['epoch'] : orbit['epoch'], 'epoch');
  const isOfEpoch = optionalNumber(covariance['epoch'], 'epoch of the covariance') === epochJd;
  const numbers = ELEMENTS.map(({ name }) => numberOf(values.get(name), name));
  const names = bodyNames(textOf(object['fullname'], 'fullname'));
  const parameters = namedValues(orbit['model_pars']);
  const byDensity = densityTerm(names.number, parameters);
  const solved = isOfEpoch ? covarianceOf(covariance, numbers, epochJd, byDensity) : undefined;
  return {
    ...names,
    bodyType: optionalText(object['kind'])?.startsWith('c') === true ? 'Comet' : 'Asteroid',
    elements: printedElements(numbers, epochJd),
    solution: solutionText(optionalText(orbit['orbit_id']), solved?.leftOut ?? []),
    covariance: solved?.ofState,
    nonGravitational: nonGravitationalOf(parameters, byDensity?.a2),
    uncertainty: optionalUncertainty(orbit['condition_code']),
    arcDays: optionalNumber(orbit['data_arc'], 'data_arc'),
    lastObservation: optionalDate(orbit['last_obs'], 'last_obs'),
  };
}

function brightnessOf(physical: ReadonlyMap<string, unknown>): Partial<BodyRow> {
  return {
    absoluteMagnitude: optionalMagnitude(physical.get('H'), 'H'),
    slope: optionalNumber(physical.get('G'), 'G'),
    cometMagnitude: optionalMagnitude(physical.get('M1'), 'M1'),
    cometSlope: optionalNumber(physical.get('K1'), 'K1'),
  };
}

/** Values of a list of records by their names. */
function namedValues(list: unknown): Map<string, unknown> {
  const records = Array.isArray(list) ? list.filter(isRecord) : [];
  return new Map(records.map((record) => [String(record['name']), record['value']]));
}

function printedElements(numbers: readonly number[], epochJd: number) {
  const [eccentricity, perihelionDistanceAu, perihelionJd, nodeDeg, argumentOfPerihelionDeg, inclinationDeg] =
    sixElements(numbers, 'orbit');
  return elementsOf({
    epochJd,
    perihelionDistanceAu,
    eccentricity,
    inclinationDeg,
    nodeDeg,
    argumentOfPerihelionDeg,
    perihelionJd,
  });
}

/** A2 of a body whose density was solved for, and how it changes with that. */
type DensityTerm = { readonly a2: number; readonly solved: SolvedParameter };

function densityTerm(
  number: string | undefined,
  parameters: ReadonlyMap<string, unknown>,
): DensityTerm | undefined {
  const density = optionalNumber(parameters.get('RHO'), 'RHO');
  const product = ACCELERATION_BY_DENSITY[number ?? ''];
  if (product === undefined || density === undefined || !(density > 0)) return undefined;
  const a2 = product / density;
  return { a2, solved: { place: 1, unit: -a2 / density } };
}

function covarianceOf(
  covariance: Members,
  numbers: readonly number[],
  epochJd: number,
  byDensity: DensityTerm | undefined,
): { readonly ofState: Float64Array; readonly leftOut: readonly string[] } | undefined {
  const labels = Array.isArray(covariance['labels']) ? covariance['labels'].map(String) : [];
  const rows = Array.isArray(covariance['data']) ? covariance['data'] : [];
  const parameters = labels.map((label) => (label === DENSITY ? byDensity?.solved : PARAMETERS[label]));
  const isKnown = ELEMENTS.every(({ label }, k) => labels[k] === label);
  if (!isKnown || (labels.includes(DENSITY) && byDensity === undefined)) return undefined;
  const leftOut = labels.filter((_, k) => k >= ELEMENTS.length && parameters[k] === undefined);
  const isTaken = (_: unknown, k: number) => !leftOut.some((label) => label === labels[k]);
  const ofState = stateCovariance({
    values: numbers,
    steps: ELEMENTS.map(({ step }) => step),
    elementsOf: (changed) => printedElements(changed, epochJd),
    matrix: rows
      .map((row) =>
        Array.isArray(row) ? row.map((cell, k) => numberOf(cell, `covariance ${labels[k]}`)) : [],
      )
      .filter(isTaken)
      .map((row) => row.filter(isTaken)),
    parameters: parameters.filter((parameter) => parameter !== undefined),
  });
  return { ofState, leftOut };
}

function solutionText(name: string | undefined, leftOut: readonly string[]): string | undefined {
  if (leftOut.length === 0) return name;
  return `${name === undefined ? '' : `${name}, `}its covariance without ${leftOut.join(' and ')}`;
}

/** The law is water ice where the response sets no other, by JPL's documentation; radiation pressure fades by the square. */
function nonGravitationalOf(
  values: ReadonlyMap<string, unknown>,
  a2ByDensity: number | undefined,
): NonGravitational | undefined {
  const value = (name: string) => optionalNumber(values.get(name), name);
  const areaToMass = value('AMRAT');
  const [a2, a3] = [value('A2') ?? a2ByDensity, value('A3')];
  const a1 = areaToMass === undefined ? value('A1') : areaToMass * AREA_TO_MASS;
  if ((a1 ?? 0) === 0 && (a2 ?? 0) === 0 && (a3 ?? 0) === 0) return undefined;
  const delay = value('DT');
  const law = areaToMass === undefined ? WATER_ICE : INVERSE_SQUARE;
  return {
    a1: a1 ?? 0,
    a2: a2 ?? 0,
    a3: a3 ?? 0,
    alpha: value('ALN') ?? law.alpha,
    r0: value('R0') ?? law.r0,
    m: value('NM') ?? law.m,
    n: value('NN') ?? law.n,
    k: value('NK') ?? law.k,
    ...(delay === undefined || delay === 0 ? {} : { delay }),
  };
}
