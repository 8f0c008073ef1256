import { DEGREE } from '../constants.ts';
import { apparentMagnitude, type Photometry } from '../photometry/photometry.ts';

/** Photometric laws whose light depends on the phase, and on the distances by their product alone. */
export type PhaseLaw = Exclude<Photometry, { readonly law: 'comet' }>;

/** A place in the plane through Sun and Earth at which an object is just as bright as the limit. */
export type PolarPoint = {
  /** Sun-object-Earth angle, rad. */
  readonly phase: number;
  /** Distance from the Earth and from the Sun, au. */
  readonly earthDistance: number;
  readonly sunDistance: number;
  /** Coordinates along the line from Sun to Earth, with the Sun at 0, and across it, au. */
  readonly x: number;
  readonly across: number;
};

/**
 * Where an object is just bright enough: curves in the half plane above the Sun-Earth line, to be turned about it.
 *
 * Bright limits give two lobes, one about the Earth and one about the Sun, each ending at its body where the phase is 180
 * degrees. Faint limits join them: an outer curve encloses both bodies, and an inner one the place between them where the
 * phase is too large; it is empty where even there an object is brighter than the limit.
 */
export type DetectionPolar =
  | { readonly kind: 'two lobes'; readonly earth: readonly PolarPoint[]; readonly sun: readonly PolarPoint[] }
  | { readonly kind: 'joined'; readonly outer: readonly PolarPoint[]; readonly inner: readonly PolarPoint[] };

/** Phases at which the curves are sampled: whole degrees 0 to 179. */
const SAMPLES = 180;

/** No magnitude lies beyond this, on either side of 0. */
const FAINTEST_LIMIT = 100;

/** Halvings by which the phase is found at which both curves meet, to 1e-15 rad. */
const HALVINGS = 50;

/**
 * The detection polar of an object: where its apparent magnitude is the limit.
 *
 * At phase α the product of both distances is K(α) = 10^((limit - V(1, 1, α)) / 5); with R between Sun and Earth the triangle
 * gives (r + Δ)² = R² + 2K (1 + cos α) and (r - Δ)² = R² - 2K (1 - cos α), so that Δ follows in closed form, once nearer to
 * the Earth than to the Sun and once the other way round.
 *
 * @param limit V magnitude.
 * @param earthDistance R, au, positive.
 * @throws {RangeError} for a limit beyond 100 mag, or a distance that is not positive.
 *
 * Accuracy: at every point the magnitude is the limit to 1e-9 mag.
 */
export function detectionPolar(law: PhaseLaw, limit: number, earthDistance = 1): DetectionPolar {
  if (!(Math.abs(limit) <= FAINTEST_LIMIT && earthDistance > 0 && Number.isFinite(earthDistance))) {
    throw new RangeError(
      `a detection polar needs a magnitude and a distance, got ${limit} and ${earthDistance}`,
    );
  }
  const at = (phase: number) => placesOfMagnitude(law, limit, earthDistance, phase);
  const degrees = Array.from({ length: SAMPLES }, (_, k) => k * DEGREE);
  const apart = degrees.findIndex((phase) => at(phase) === undefined);
  if (apart < 0) {
    return {
      kind: 'two lobes',
      earth: pointsOf(at, degrees, 'nearEarth'),
      sun: pointsOf(at, degrees, 'nearSun'),
    };
  }
  const again = degrees.findLastIndex((phase) => at(phase) === undefined) + 1;
  const small = [...degrees.slice(0, apart), findMeeting(at, degrees[apart - 1], degrees[apart])];
  const large = degrees.slice(again);
  if (at(Math.PI) !== undefined)
    large.unshift(findMeeting(at, degrees[again] ?? Math.PI, degrees[again - 1]));
  return { kind: 'joined', outer: around(at, small), inner: around(at, large.toReversed()) };
}

/** The two triangles of Sun, Earth and object that have a phase and the limiting magnitude. */
type Triangles = { readonly nearEarth: PolarPoint; readonly nearSun: PolarPoint };

/**
 * Where an object has a magnitude at a phase, in closed form.
 *
 * @param limit V magnitude. @param earthDistance of the Earth from the Sun, au. @param phase rad, 0 to π.
 * @returns nothing where an object of this phase is brighter than the limit on every triangle.
 */
export function placesOfMagnitude(
  law: PhaseLaw,
  limit: number,
  earthDistance: number,
  phase: number,
): Triangles | undefined {
  const product = 10 ** ((limit - apparentMagnitude(law, 1, 1, phase)) / 5);
  const square = earthDistance ** 2;
  const difference = square - 4 * product * Math.sin(phase / 2) ** 2;
  if (difference < 0) return undefined;
  const long = (Math.sqrt(square + 4 * product * Math.cos(phase / 2) ** 2) + Math.sqrt(difference)) / 2;
  const short = product / long;
  return {
    nearEarth: pointOf(phase, short, long, earthDistance),
    nearSun: pointOf(phase, long, short, earthDistance),
  };
}

function pointOf(phase: number, earthDistance: number, sunDistance: number, base: number): PolarPoint {
  const x = base / 2 + ((sunDistance - earthDistance) * (sunDistance + earthDistance)) / (2 * base);
  const across = (earthDistance * sunDistance * Math.sin(phase)) / base;
  return { phase, earthDistance, sunDistance, x, across };
}

/** Finds the phase at which both triangles coincide, between one that has triangles and one that has none. */
function findMeeting(at: (phase: number) => Triangles | undefined, from: number, to: number): number {
  let [found, missing] = [from, to];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = 0.5 * (found + missing);
    if (at(middle) === undefined) missing = middle;
    else found = middle;
  }
  return found;
}

/** The curve out to the phase at which both triangles meet, and back on the other side. */
function around(
  at: (phase: number) => Triangles | undefined,
  phases: readonly number[],
): readonly PolarPoint[] {
  return [...pointsOf(at, phases, 'nearEarth'), ...pointsOf(at, phases.toReversed(), 'nearSun')];
}

function pointsOf(
  at: (phase: number) => Triangles | undefined,
  phases: readonly number[],
  which: keyof Triangles,
): readonly PolarPoint[] {
  return phases.flatMap((phase) => at(phase)?.[which] ?? []);
}
