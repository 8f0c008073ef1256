import { expect, test } from 'vitest';
import type { SynodicFile } from '#contract/nov/synodic-bytes.ts';
import { MJD_ORIGIN } from '#engine/constants.ts';
import { siteFromParallaxConstants } from '#engine/earth/site.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { toHeliocentricEcliptic } from '#engine/ephemeris/heliocentric-ecliptic.ts';
import { EPHEMERIS_INDEX as COLUMN } from '#engine/observe/columns.ts';
import { observe } from '#engine/observe/observe.ts';
import type { ObserverFrames } from '#engine/observe/observer-frames.ts';
import { observerFramesUtc } from '#engine/observe/observer-frames-utc.ts';
import { sunAndMoon } from '#engine/observe/sun-and-moon.ts';
import { tableValue } from '#engine/observe/table.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import type { Trajectory } from '#engine/propagate/trajectory.ts';
import { rotatingAxes, toRotating } from '#engine/synodic/rotating-axes.ts';
import type { ObjectData } from '#machines/sovt/object-data.ts';
import { seenAt } from '#tools/sovt/details/seen-at.ts';
import { type ObserverCase, orbitOf, SITES } from '#validation/observer/small-bodies.ts';
import { reader } from '#validation/observer/rows.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';
import { RECORDED } from '../references.ts';

const FOLDER = 'cases/smallbody_observer';
const NAMES = RECORDED.namesIn(FOLDER);

/** Days between the rows of a path, so that it follows a site on the turning Earth. */
const STEP = 0.02;
const ROWS = 6;

/** Beyond it Horizons gives whole magnitudes only, deg. */
const WHOLE_FROM_PHASE = 120;

test('the rotating frame gives of an object what Horizons gives from X05 and W84 for every recorded object', () => {
  expect(NAMES).toHaveLength(18);
});

test.each(NAMES)('the rotating frame gives of %s what Horizons gives from X05 and W84', (name) => {
  const recorded = RECORDED.caseAt<ObserverCase>(`${FOLDER}/${name}`);
  const read = reader(recorded.columns);
  const data = dataOf(recorded);
  const trajectory = followed(name, recorded);
  const worst = { distance: 0, angle: 0, magnitude: 0 };
  for (const [code, rows] of Object.entries(recorded.observer_rows)) {
    for (const row of rows) {
      const utc = read(row, 'jd_utc');
      const seen = seenAt(pathFrom(code, utc, trajectory), data, utc - MJD_ORIGIN);
      if (seen?.magnitude === undefined) throw new RangeError(`nothing is seen on ${utc}`);
      const { sunDistance, earthDistance, elongation, phaseAngle } = seen;
      const magnitude = phaseAngle > WHOLE_FROM_PHASE ? Math.round(seen.magnitude) : seen.magnitude;
      worst.distance = Math.max(
        worst.distance,
        Math.abs(sunDistance - read(row, 'r_au')),
        Math.abs(earthDistance - read(row, 'delta_au')),
      );
      worst.angle = Math.max(
        worst.angle,
        Math.abs(elongation - read(row, 'elong_deg')),
        Math.abs(phaseAngle - read(row, 'phase_deg')),
      );
      worst.magnitude = Math.max(worst.magnitude, Math.abs(magnitude - read(row, 'V')));
    }
  }
  expect(worst.distance).toBeLessThan(1e-6);
  expect(worst.angle).toBeLessThan(0.01);
  expect(worst.magnitude).toBeLessThan(0.01);
});

function dataOf({ H, G }: ObserverCase): ObjectData {
  const parameters = { absoluteMagnitude: H, slopeParameter: G };
  return { kind: 'ELLIPTICAL', isOwn: false, isComet: false, diameter: undefined, parameters };
}

function followed(name: string, recorded: ObserverCase): Trajectory {
  const dates = Object.values(recorded.observer_rows).flatMap((rows) => rows.map((row) => Number(row[0])));
  return propagate(orbitOf(RECORDED, name, recorded, 'state'), testEphemeris(), {
    model: 'full',
    fromDay: Math.min(...dates) - 1,
    toDay: Math.max(...dates) + 1,
  });
}

/** A path as a site sees it, of which a moment is in the middle between two rows. */
function pathFrom(code: string, utc: number, trajectory: Trajectory): SynodicFile {
  const ephemeris = testEphemeris();
  const first = utc - ((ROWS - 1) / 2) * STEP;
  const frames = observerFramesUtc(
    siteFromParallaxConstants(...SITES[code]),
    ephemeris,
    Array.from({ length: ROWS }, (_, row) => first + row * STEP),
  );
  const table = observe({ trajectory }, frames, sunAndMoon(frames, ephemeris));
  const column = (key: number) =>
    Float64Array.from({ length: ROWS }, (_, row) => tableValue(table, row, key) ?? Infinity);
  const { sun, observer } = frames;
  return {
    rows: ROWS,
    firstEpoch: first - MJD_ORIGIN,
    step: STEP,
    hasMagnitudes: true,
    passages: [],
    provenance: { source: 'Horizons', catalogueDate: '' },
    columns: {
      places: placesOf(trajectory, frames),
      earthSunDistances: Float64Array.from({ length: ROWS }, (_, row) =>
        Math.hypot(...[0, 1, 2].map((axis) => sun[9 * row + axis] - observer[6 * row + axis])),
      ),
      sunDistances: column(COLUMN.R),
      earthDistances: column(COLUMN.DELTA),
      phaseAngles: new Float32Array(ROWS),
      elongations: new Float32Array(ROWS),
      magnitudes: new Float32Array(ROWS),
    },
  };
}

/** In the rotating frame, geometric. */
function placesOf(trajectory: Trajectory, { rows, day, offset }: ObserverFrames) {
  const ephemeris = testEphemeris();
  const places = new Float64Array(3 * rows);
  const state = new Float64Array(6);
  for (let row = 0; row < rows; row++) {
    const [at, after] = [day[row], offset[row]];
    ephemeris.state(BODY.Earth, at, after, state);
    toHeliocentricEcliptic(ephemeris, at, after, state);
    const axes = rotatingAxes(state);
    trajectory.state(at, after, state);
    toHeliocentricEcliptic(ephemeris, at, after, state);
    toRotating(axes, 'Sun', state, state);
    places.set(state.subarray(0, 3), 3 * row);
  }
  return places;
}
