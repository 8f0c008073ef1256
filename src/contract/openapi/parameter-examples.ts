import { MINIMUM_FILTERS, RANGE_FILTERS } from '../opt/filters.ts';
import { TOKEN_HEADER } from '../routes.ts';

/** A text for each parameter that is neither a filter of a quantity nor an element, as it is written in a query. */
const EXAMPLES: Readonly<Record<string, string>> = {
  query: 'apophis',
  sourceType: 'JPL',
  header: 'true',
  after: '0',
  from: '0',
  size: '25',
  night: '2029-04-13',
  faintest: '18',
  lowest: '30',
  most: '20',
  sort: 'magnitude',
  order: 'asc',
  lastCalculatedEphemerides: 'false',
  moment: '2462240.5',
  names: '433,99942',
  name: '99942',
  julianDateStart: '2462240.5',
  julianDateEnd: '2462241.4999',
  utcStart: '2029-04-14T00:00',
  utcEnd: '2029-04-14T23:59',
  step: '0.0416666667',
  observatoryCode: 'J04',
  observatoryLatitude: '28.3',
  observatoryLongitude: '-16.51',
  observatoryElevation: '2390',
  horizon: '0 12,90 20,180 10,270 15',
  database: 'JPL,NEOCP',
  bodyType: 'Asteroid,Comet',
  orbitType: 'Apollo,Aten',
  risk: 'true',
  includeLost: 'true',
  pha: 'true',
  kev: '0.15',
  vZenith: '21.5',
  kep: 'true',
  mag: '18',
  slope: '0.15',
  ra: '83.8',
  dec: '-5.4',
  sizeRa: '6',
  sizeDec: '6',
  radius: '3',
  magBright: '-2',
  magFaint: '6',
  julianDate: '2462240.5',
  toolStateId: '1',
  type: 'neo',
  value: 'Atira',
  option: 'Atira',
  list: 'risk',
  desig: '433',
  initD: '2030-01-01T00:00Z',
  finalD: '2030-12-31T00:00Z',
  planet: 'true',
  timeStep: '10',
  timeStepUnit: 'days',
  propagation: 'perturbed',
  g: '0.15',
  g1: '0.26',
  g2: '0.38',
  k1: '10',
  magnitudeLimit: '20',
  elongationMin: '60',
  altitudeMin: '30',
  startDate: '62230',
  endDate: '62260',
  mainBody: 'earth,moon',
  distMax: '0.05',
  date: '2029-04-13T21:46:00',
  center: 'earth',
  flyby_maxdist: '1000000',
  eph_len: '4',
  url: 'https://example.org/fvt',
  maxwidth: '960',
  maxheight: '540',
  format: 'json',
  [TOKEN_HEADER]: '0b7d4c1e-8a52-4f0e-9d3b-6c2f5a917e40',
};

/** Elements of a user-defined object, after `kep_` or `com_`. */
const ELEMENTS: Readonly<Record<string, string>> = {
  name: 'Test',
  epoch: '61000',
  a: '1.458',
  q: '1.36',
  e: '0.223',
  i: '10.83',
  long: '304.3',
  omega: '178.9',
  mean: '310.6',
  tp: '60977.5',
  mag: '18',
  slope: '0.15',
  a1: '1e-8',
  a2: '-1e-10',
  a3: '0',
  dt: '35',
  law: 'water-ice',
};

/** Limits of the filters, beside the bounds of their ranges. */
const LIMITS: Readonly<Record<string, readonly [min: string, max: string]>> = {
  magnitude: ['10', '20'],
  sunElongation: ['60', '180'],
  moonElongation: ['30', '180'],
  galaxyLatitude: ['15', '90'],
  skyMovement: ['0.1', '60'],
  densityOfStars: ['0', '100'],
  skyUncertainty: ['0', '60'],
  elevation: ['30', '90'],
  moonglow: ['-3', '0'],
  observationArc: ['1', '30'],
} satisfies Record<keyof typeof RANGE_FILTERS, readonly [string, string]>;

/**
 * A text that a parameter may have.
 *
 * @throws RangeError for a parameter without an example.
 */
export function parameterExample(name: string): string {
  const example = EXAMPLES[name] ?? elementExample(name) ?? filterExample(name);
  if (example === undefined) throw new RangeError(`the parameter ${name} has no example`);
  return example;
}

function elementExample(name: string): string | undefined {
  const element = /^(?:kep|com)_(.+)$/.exec(name)?.[1];
  return element === undefined ? undefined : ELEMENTS[element];
}

function filterExample(name: string): string | undefined {
  if (name in MINIMUM_FILTERS) return '30';
  if (name in RANGE_FILTERS) return 'false';
  const [, quantity = '', end] = /^(.+)(Min|Max|NA)$/.exec(name) ?? [];
  if (end === 'NA') return 'true';
  return LIMITS[quantity]?.[end === 'Min' ? 0 : 1];
}
