/** Path under which every call lies. */
export const BASE_PATH = '/rest';

/** The one table of call paths, relative to {@link BASE_PATH}. */
export const ROUTES = {
  findObservatoryByPhrase: '/observatory/findObservatoryByPhrase',
  findAsteroidByPhrase: '/asteroid/findAsteroidByPhrase',
  findAsteroidByName: '/asteroid/findAsteroidByName',
  impactors: '/asteroid/impactors',
  shapes: '/asteroid/shapes',
  filtering: '/opt/filtering',
  tonight: '/opt/tonight',
  orbitNow: '/opt/orbit',
  budget: '/opt/budget',
  calculate: '/opt/calculate',
  getCalculationResult: '/opt/getCalculationResult',
  cancelCalculation: '/opt/cancelCalculation',
  longTerm: '/opt/longterm',
  shortTerm: '/opt/shortterm',
  loadToolState: '/opt/loadToolState',
  saveToolState: '/opt/saveToolState',
  area: '/scd/area',
  pathAngle: '/scd/pathangle',
  trace: '/scd/trace',
  traceUserDefined: '/scd/trace_user_defined',
  starsInRectangle: '/scd/background/rectangle',
  starsInCircle: '/scd/background/circle',
  smallObjectOptions: '/nov/{type}/',
  smallObjects: '/nov/{type}/{value}',
  lessEccentricObjects: '/nov/{type}/less_eccentric/{option}',
  eccentricObjects: '/nov/{type}/eccentric/{option}',
  riskObjects: '/nov/risk',
  swarm: '/nov/swarm',
  swarmNames: '/nov/swarm/names',
  keplerianOrbit: '/nov/ephemerides/keplerian',
  perturbedOrbit: '/nov/ephemerides/perturbed',
  perturbedUserDefined: '/nov/ephemerides/perturbed_user_defined',
  perturbedUserDefinedHyperbolic: '/nov/ephemerides/perturbed_user_defined_hyperbolic',
  synodic: '/nov/synodic',
  synodicHyperbolic: '/nov/synodic_hyperbolic',
  windows: '/sovt/windows',
  windowsCsv: '/sovt/windows.csv',
  windowsCalendar: '/sovt/windows.ics',
  population: '/sovt/population',
  mainBodies: '/fvt/mainBodies',
  closeApproaches: '/fvt/closeApproaches',
  flyby: '/fvt/flyby',
  flybyUserDefined: '/fvt/flyby_user_defined',
  solutions: '/fvt/solutions',
  observableCalendar: '/feeds/observable.ics',
  observableAtom: '/feeds/observable.atom',
  newsCalendar: '/feeds/objects.ics',
  newsAtom: '/feeds/objects.atom',
  candidates: '/neocp/candidates',
  candidateScatter: '/neocp/scatter',
  oembed: '/oembed',
  status: '/status',
  openApi: '/openapi.json',
  docs: '/docs',
} as const;

/** Name of a call in {@link ROUTES}. */
export type RouteName = keyof typeof ROUTES;

/** Name of a call that the description of the service describes. */
export type DescribedRoute = Exclude<RouteName, 'openApi' | 'docs'>;

/** Header that carries the token of a filtering or a calculation, in requests and responses. */
export const TOKEN_HEADER = 'Token';

/**
 * Path of a call from the root of the site, for example `/rest/opt/filtering`.
 *
 * @param parts what fills the places that the route leaves open; a place without a part retains its name in braces.
 */
export function pathOf(route: RouteName, parts: Readonly<Record<string, string>> = {}): string {
  const path = ROUTES[route].replace(/\{(\w+)\}/g, (place, name: string) => {
    const part = parts[name];
    return part === undefined ? place : encodeURIComponent(part);
  });
  return BASE_PATH + path;
}
