import { defined } from '#catalogue/defined.ts';
import { orbitOf } from '#catalogue/orbit-of.ts';
import { BUILT_IN_EARTH } from '#engine/earth/built-in-earth.ts';
import type { EarthOrientation } from '#engine/earth/earth-orientation.ts';
import { BODY, type Body } from '#engine/ephemeris/body.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import { toHeliocentricEcliptic } from '#engine/ephemeris/heliocentric-ecliptic.ts';
import { numberAt } from '#engine/numbers-in.ts';
import { EPHEMERIS_COLUMNS, EPHEMERIS_INDEX as COLUMN } from '#engine/observe/columns.ts';
import { lightTimeMargin } from '#engine/observe/light-source.ts';
import { observe } from '#engine/observe/observe.ts';
import { observerFramesUtc } from '#engine/observe/observer-frames-utc.ts';
import { sunAndMoon } from '#engine/observe/sun-and-moon.ts';
import { type EphemerisTable, tableValue } from '#engine/observe/table.ts';
import type { Trajectory } from '#engine/propagate/trajectory.ts';
import { rotatingAxes, toRotating } from '#engine/synodic/rotating-axes.ts';
import { tdbFromUtc } from '#engine/time/scales.ts';
import { SYNODIC_WIDTH, type SynodicPath, type SynodicTask } from './synodic-tasks.ts';
import type { CoveredEphemeris } from './covered-ephemeris.ts';
import { synodicPassages } from './synodic-passages.ts';
import { trajectoryOf } from './trajectory-of.ts';

/** Days by which a trajectory reaches beyond the last epoch: UTC lags behind TDB by minutes. */
const MARGIN_AFTER_DAYS = 0.01;

const WIDTH = EPHEMERIS_COLUMNS.length;

const SEEN_COLUMNS = [COLUMN.R, COLUMN.DELTA, COLUMN.PHASE, COLUMN.ELON];

/** The eight planets by their index. */
const PLANETS: readonly Body[] = [
  BODY.Mercury,
  BODY.Venus,
  BODY.Earth,
  BODY.Mars,
  BODY.Jupiter,
  BODY.Saturn,
  BODY.Uranus,
  BODY.Neptune,
];

/** Makes paths in the rotating frame of Sun and Earth. */
type SynodicMaker = {
  /** @throws RangeError when dates or the orbit's epoch lie outside the ephemeris. */
  readonly synodicOf: (task: SynodicTask) => SynodicPath;
};

/** A maker of paths by the full force model or on the osculating conic, seen from the Earth's centre. */
export function createSynodicMaker(
  { ephemeris, cover }: CoveredEphemeris,
  earthNow: () => EarthOrientation = () => BUILT_IN_EARTH,
): SynodicMaker {
  return {
    synodicOf: ({ body, epochs, propagation, photometry, planets, passages = false }) => {
      const orbit = orbitOf(body);
      const first = numberAt(epochs, 0);
      const span = {
        fromDay: first - lightTimeMargin(orbit, first),
        toDay: numberAt(epochs, epochs.length - 1) + MARGIN_AFTER_DAYS,
      };
      cover(span.fromDay, span.toDay, orbit.epoch.day);
      const trajectory = trajectoryOf(orbit, ephemeris, span, propagation);
      const target = defined({ trajectory, photometry });
      const rowsAt = (when: Float64Array, besides: readonly Body[]) => {
        const frames = observerFramesUtc({ kind: 'geocentre' }, ephemeris, when, earthNow());
        const seen = observe(target, frames, sunAndMoon(frames, ephemeris));
        return pathOf(seen, trajectory, ephemeris, besides);
      };
      const path = rowsAt(epochs, planets ? PLANETS : []);
      return passages ? { ...path, passages: synodicPassages(path, (when) => rowsAt(when, [])) } : path;
    },
  };
}

/** Rows that are seen at an instant at which the object itself is gone have no place: they are left out. */
function pathOf(
  seen: EphemerisTable,
  trajectory: Trajectory,
  ephemeris: Ephemeris,
  planets: readonly Body[],
): SynodicPath {
  const valueOf = (row: number, key: number) => numberAt(seen.values, row * WIDTH + key);
  const rows = Array.from({ length: seen.rows }, (_, row) => row).filter((row) => {
    const { day, offset } = tdbFromUtc(valueOf(row, COLUMN.JD_UTC));
    return day + offset >= trajectory.firstDay && day + offset <= trajectory.lastDay;
  });
  const column = (key: number) => Float64Array.from(rows, (row) => valueOf(row, key));
  const epochs = column(COLUMN.JD_UTC);
  const values = new Float64Array(rows.length * SYNODIC_WIDTH);
  const places = planets.map((body) => ({ body, places: new Float64Array(3 * rows.length) }));
  const state = new Float64Array(6);
  rows.forEach((row, index) => {
    const { day, offset } = tdbFromUtc(numberAt(epochs, index));
    ephemeris.state(BODY.Earth, day, offset, state);
    toHeliocentricEcliptic(ephemeris, day, offset, state);
    const axes = rotatingAxes(state);
    const rotatingPlace = () => {
      toHeliocentricEcliptic(ephemeris, day, offset, state);
      toRotating(axes, 'Sun', state, state);
      return state.subarray(0, 3);
    };
    trajectory.state(day, offset, state);
    values.set(rotatingPlace(), index * SYNODIC_WIDTH);
    const seenBy = SEEN_COLUMNS.map((key) => valueOf(row, key));
    values.set([axes.earthDistance, ...seenBy], index * SYNODIC_WIDTH + 3);
    for (const planet of places) {
      ephemeris.state(planet.body, day, offset, state);
      planet.places.set(rotatingPlace(), 3 * index);
    }
  });
  const [first] = rows;
  const hasMagnitude = first !== undefined && tableValue(seen, first, COLUMN.MAG) !== undefined;
  return defined({
    epochs,
    values,
    magnitudes: hasMagnitude ? column(COLUMN.MAG) : undefined,
    planets: planets.length > 0 ? places : undefined,
    impact: seen.impact,
  });
}
