import { keysOf } from '#engine/typed-record.ts';
import { BASE_PATH, type RouteName, ROUTES } from './routes.ts';

/** Points that a visitor may use in a minute; a tenth of them would serve a busy page. */
export const POINTS_PER_MINUTE = 12_000;

/** Rows of ephemerides that cost one point, beside the points of the call. */
export const ROWS_PER_POINT = 100;

/** What a call costs by default: some milliseconds at most of what every visitor shares, as a search or a poll. */
const USUAL_COST = 2;

/**
 * Points that a call costs, by the milliseconds for which it occupies what all visitors share, and by the memory that it takes.
 * Work of the workers is shared out fairly besides.
 */
const COSTS: Partial<Readonly<Record<RouteName, number>>> = {
  findAsteroidByName: 5,
  filtering: 20,
  tonight: 40,
  orbitNow: 10,
  budget: 60,
  calculate: 40,
  cancelCalculation: 1,
  longTerm: 10,
  shortTerm: 20,
  saveToolState: 40,
  pathAngle: 10,
  trace: 20,
  traceUserDefined: 20,
  starsInRectangle: 10,
  starsInCircle: 10,
  smallObjects: 20,
  lessEccentricObjects: 20,
  eccentricObjects: 20,
  swarm: 40,
  swarmNames: 20,
  perturbedOrbit: 10,
  perturbedUserDefined: 10,
  perturbedUserDefinedHyperbolic: 10,
  synodic: 10,
  synodicHyperbolic: 10,
  windows: 20,
  windowsCsv: 20,
  windowsCalendar: 20,
  population: 100,
  closeApproaches: 20,
  flyby: 20,
  flybyUserDefined: 20,
  solutions: 60,
  observableCalendar: 40,
  observableAtom: 40,
  candidateScatter: 40,
  newsCalendar: 40,
  newsAtom: 40,
  openApi: 20,
  docs: 20,
  status: 1,
};

type Costs = { readonly path: string; readonly pattern: RegExp; readonly cost: number };

/** Paths without open places come first, since they take precedence where both match. */
const PATHS: readonly Costs[] = keysOf(ROUTES)
  .map((route) => ({
    path: ROUTES[route],
    pattern: new RegExp(
      `^${BASE_PATH}${ROUTES[route].replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`,
    ),
    cost: costOf(route),
  }))
  .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')));

/** Points that a call costs. */
export function costOf(route: RouteName): number {
  return COSTS[route] ?? USUAL_COST;
}

/** Points that a request costs by its path; one that is not a call costs what a call usually does. */
export function costOfPath(path: string): number {
  return PATHS.find(({ pattern }) => pattern.test(path))?.cost ?? USUAL_COST;
}
