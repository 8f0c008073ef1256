import { orbitOf } from '#catalogue/orbit-of.ts';
import type { BodyRow } from '#catalogue/parse/body-row.ts';
import { ARCSECOND } from '#engine/constants.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import { shiftOnSky } from '#engine/uncertainty/clone-cloud.ts';
import { cloneOrbits } from '#engine/uncertainty/clones.ts';
import type { SkyEstimate } from '#engine/uncertainty/estimate.ts';
import type { SkyEllipse } from '#engine/uncertainty/sky-ellipse.ts';
import { propagatedUncertainty } from './propagated-uncertainty.ts';

const CLONES = 300;

/** Another seed than the engine's, so that its estimate is compared with other clones than its own. */
const SEED = 20_290_413;

/** The engine's estimate for an orbit on a day, seen from the Earth's centre, and the clones that lie in its ellipse. */
export type Coverage = {
  readonly estimate: SkyEstimate;
  /** How many standard deviations each clone lies from the middle; infinite where it hit a body before. */
  readonly sigmas: readonly number[];
  /** Parts of the clones inside one and three times the ellipse. */
  readonly within1: number;
  readonly within3: number;
};

/** Compares the ellipses of an orbit on some Julian dates TDB with clones drawn from its covariance. */
export function coverages(row: BodyRow, days: readonly number[], ephemeris: Ephemeris): Coverage[] {
  const { elements } = row;
  if (elements === undefined || row.covariance === undefined)
    throw new RangeError('an orbit without covariance');
  const orbit = orbitOf({ ...row, elements } as Parameters<typeof orbitOf>[0]);
  const { covariance = row.covariance } = orbit;
  const span = { fromDay: Math.min(...days), toDay: Math.max(...days) + 0.5 };
  const { options, trajectory, uncertainty } = propagatedUncertainty(orbit, covariance, span, ephemeris);
  const clones = cloneOrbits(orbit, covariance, CLONES, SEED).map((clone) =>
    propagate(clone, ephemeris, options),
  );
  return days.map((day) => {
    const line = fromEarth(trajectory, day, ephemeris);
    const estimate = uncertainty(day, 0, line);
    const sigmas = clones.map((clone) =>
      estimate.basis === 'none' || day < clone.firstDay || day > clone.lastDay
        ? Infinity
        : inSigmas(estimate.ellipse, line, fromEarth(clone, day, ephemeris)),
    );
    const within = (most: number) => sigmas.filter((one) => one <= most).length / CLONES;
    return { estimate, sigmas, within1: within(1), within3: within(3) };
  });
}

/** How far a direction lies from the middle of an ellipse, in multiples of it. */
function inSigmas(
  { major, minor, positionAngle }: SkyEllipse,
  line: Float64Array,
  other: Float64Array,
): number {
  const shift = new Float64Array(2);
  shiftOnSky(line, other, shift);
  const [sin, cos] = [Math.sin(positionAngle), Math.cos(positionAngle)];
  const along = (shift[0] * sin + shift[1] * cos) / ARCSECOND;
  const across = (shift[0] * cos - shift[1] * sin) / ARCSECOND;
  return Math.hypot(along / major, across / minor);
}

function fromEarth(
  trajectory: ReturnType<typeof propagate>,
  day: number,
  ephemeris: Ephemeris,
): Float64Array {
  const state = new Float64Array(6);
  const earth = new Float64Array(3);
  trajectory.state(day, 0, state);
  ephemeris.position(BODY.Earth, day, 0, earth);
  return earth.map((value, k) => state[k] - value);
}
