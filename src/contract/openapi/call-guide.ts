import type { DescribedRoute } from '../routes.ts';

/** Headings under which the calls are listed, in their order. */
export const CALL_GROUPS = [
  'Find',
  'Observe',
  'Sky chart',
  'Orbits',
  'Rotating frame',
  'Flybys',
  'Feeds and frames',
  'Saved states',
  'Service',
] as const;

/** How a call is listed and tried first. */
export type CallGuide = {
  readonly title: string;
  readonly group: (typeof CALL_GROUPS)[number];
  /** A query that every service responds to, with the texts of its parameters. */
  readonly query: Readonly<Record<string, string>>;
  /** Values for the open parts of the path. */
  readonly parts?: Readonly<Record<string, string>>;
};

/** The night after the flyby of Apophis on 13 April 2029, from Tenerife. */
const APOPHIS_NIGHT = {
  julianDateStart: '2462240.5',
  julianDateEnd: '2462241.4999',
  step: '0.0416666667',
  observatoryCode: 'J04',
};

const TENERIFE = { observatoryCode: 'J04' };

const ELLIPSE = {
  kep_epoch: '61000',
  kep_a: '1.458',
  kep_e: '0.223',
  kep_i: '10.83',
  kep_long: '304.3',
  kep_omega: '178.9',
  kep_mean: '310.6',
};

const OPEN_ORBIT = {
  com_epoch: '61000',
  com_q: '1.36',
  com_e: '1.05',
  com_i: '44.1',
  com_long: '308.1',
  com_omega: '209.1',
  com_tp: '60977.5',
};

/** An orbit of July 2031 that passes the Earth at 46,000 km. */
const PASSAGE = {
  name: 'Test',
  center: 'earth',
  com_epoch: '62700',
  com_tp: '62700',
  com_q: '46000',
  com_e: '4.2',
  com_i: '40',
  com_long: '120',
  com_omega: '60',
};

const APOPHIS_FLYBY = { name: '99942', date: '2029-04-13T21:46:00', center: 'earth' };

const BRIGHT_STARS = { ra: '83.8', dec: '-5.4', magBright: '-2', magFaint: '6' };

const YEAR_OF_EROS = { desig: '433', initD: '2030-01-01T00:00Z', finalD: '2030-12-31T00:00Z' };

/** Every call by its route: title, heading and worked example. */
export const CALL_GUIDES: Readonly<Record<DescribedRoute, CallGuide>> = {
  findAsteroidByPhrase: { title: 'Objects by a phrase', group: 'Find', query: { query: 'apoph' } },
  findAsteroidByName: { title: 'Objects by name', group: 'Find', query: { query: '99942,433' } },
  findObservatoryByPhrase: { title: 'Observatories', group: 'Find', query: { query: 'Tenerife' } },
  impactors: { title: 'Impactors', group: 'Find', query: {} },
  candidates: { title: 'Unconfirmed candidates', group: 'Find', query: {} },
  shapes: { title: 'Shape models', group: 'Find', query: { names: '433' } },

  tonight: { title: 'Tonight', group: 'Observe', query: { ...TENERIFE, faintest: '17', most: '5' } },
  filtering: { title: 'Filtering', group: 'Observe', query: { ...APOPHIS_NIGHT, names: '99942' } },
  calculate: {
    title: 'Calculate ephemerides',
    group: 'Observe',
    query: { ...APOPHIS_NIGHT, names: '99942' },
  },
  getCalculationResult: { title: 'Ephemerides', group: 'Observe', query: {} },
  longTerm: { title: 'Long-term plots', group: 'Observe', query: {} },
  shortTerm: { title: 'Short-term plots', group: 'Observe', query: {} },
  cancelCalculation: { title: 'Cancel a calculation', group: 'Observe', query: {} },
  orbitNow: { title: 'Orbit in use', group: 'Observe', query: { name: '99942', ...TENERIFE } },
  budget: {
    title: 'What each force is worth',
    group: 'Observe',
    query: { name: '433', moment: '2461400.5', ...TENERIFE },
  },
  candidateScatter: {
    title: 'Scatter of a candidate',
    group: 'Observe',
    query: { name: 'P21aBcD', ...TENERIFE },
  },

  trace: { title: 'Path on the sky', group: 'Sky chart', query: { ...APOPHIS_NIGHT, name: '99942' } },
  traceUserDefined: {
    title: 'Path of your own orbit',
    group: 'Sky chart',
    query: { ...APOPHIS_NIGHT, name: 'Test', kep: 'true', ...ELLIPSE, mag: '18' },
  },
  area: { title: 'Area of a path', group: 'Sky chart', query: { ...APOPHIS_NIGHT, name: '99942' } },
  pathAngle: { title: 'Angle of a path', group: 'Sky chart', query: { ...APOPHIS_NIGHT, name: '99942' } },
  starsInRectangle: {
    title: 'Stars in a rectangle',
    group: 'Sky chart',
    query: { ...BRIGHT_STARS, sizeRa: '6', sizeDec: '6' },
  },
  starsInCircle: { title: 'Stars in a circle', group: 'Sky chart', query: { ...BRIGHT_STARS, radius: '3' } },

  keplerianOrbit: { title: 'Keplerian elements', group: 'Orbits', query: { names: '99942,433' } },
  perturbedOrbit: { title: 'Perturbed orbit', group: 'Orbits', query: { name: '99942' } },
  perturbedUserDefined: {
    title: 'Your own ellipse',
    group: 'Orbits',
    query: { name: 'Test', utcStart: '2030-01-01T00:00', utcEnd: '2030-12-31T00:00', ...ELLIPSE },
  },
  perturbedUserDefinedHyperbolic: {
    title: 'Your own open orbit',
    group: 'Orbits',
    query: { name: 'Test', utcStart: '2030-01-01T00:00', utcEnd: '2030-12-31T00:00', ...OPEN_ORBIT },
  },
  smallObjectOptions: { title: 'Groups', group: 'Orbits', parts: { type: 'neo' }, query: {} },
  smallObjects: {
    title: 'Objects of a group',
    group: 'Orbits',
    parts: { type: 'neo', value: 'Atira' },
    query: {},
  },
  lessEccentricObjects: {
    title: 'Objects of a group, e ≤ 0.9',
    group: 'Orbits',
    parts: { type: 'neo', option: 'Atira' },
    query: {},
  },
  eccentricObjects: {
    title: 'Objects of a group, e > 0.9',
    group: 'Orbits',
    parts: { type: 'neo', option: 'Apollo' },
    query: {},
  },
  riskObjects: { title: 'Objects at risk', group: 'Orbits', query: { list: 'risk' } },
  swarm: { title: 'All near-Earth orbits', group: 'Orbits', query: {} },
  swarmNames: { title: 'Names of all orbits', group: 'Orbits', query: {} },

  synodic: { title: 'Path', group: 'Rotating frame', query: { ...YEAR_OF_EROS, timeStep: '10' } },
  synodicHyperbolic: {
    title: 'Path of an open orbit',
    group: 'Rotating frame',
    query: {
      ...YEAR_OF_EROS,
      desig: 'Test',
      timeStep: '10',
      ...OPEN_ORBIT,
      com_mag: '12',
      com_slope: '0.15',
    },
  },
  windows: {
    title: 'Observing windows',
    group: 'Rotating frame',
    query: { ...YEAR_OF_EROS, magnitudeLimit: '13' },
  },
  windowsCsv: {
    title: 'Observing windows as CSV',
    group: 'Rotating frame',
    query: { ...YEAR_OF_EROS, magnitudeLimit: '13' },
  },
  windowsCalendar: {
    title: 'Observing windows as a calendar',
    group: 'Rotating frame',
    query: { ...YEAR_OF_EROS, magnitudeLimit: '13' },
  },
  population: { title: 'Brightest of the population', group: 'Rotating frame', query: { most: '5' } },

  mainBodies: { title: 'Main bodies', group: 'Flybys', query: {} },
  closeApproaches: {
    title: 'Close approaches',
    group: 'Flybys',
    query: { startDate: '62230', endDate: '62260', mainBody: 'earth', names: '99942' },
  },
  flyby: { title: 'A flyby', group: 'Flybys', query: APOPHIS_FLYBY },
  flybyUserDefined: { title: 'Your own flyby', group: 'Flybys', query: PASSAGE },
  solutions: { title: 'A flyby by every solution', group: 'Flybys', query: APOPHIS_FLYBY },

  observableCalendar: { title: 'What is up, calendar', group: 'Feeds and frames', query: TENERIFE },
  observableAtom: { title: 'What is up, feed', group: 'Feeds and frames', query: TENERIFE },
  newsCalendar: { title: 'What is new, calendar', group: 'Feeds and frames', query: {} },
  newsAtom: { title: 'What is new, feed', group: 'Feeds and frames', query: {} },
  oembed: {
    title: 'oEmbed',
    group: 'Feeds and frames',
    query: { url: 'https://example.org/fvt', format: 'json' },
  },

  saveToolState: { title: 'Save', group: 'Saved states', query: {} },
  loadToolState: { title: 'Load', group: 'Saved states', query: { toolStateId: '1' } },

  status: { title: 'Status', group: 'Service', query: {} },
};
