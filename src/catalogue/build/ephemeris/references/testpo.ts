import { AU_KM } from '#engine/constants.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { numberAt } from '#engine/numbers-in.ts';
import type { Comparison, Positions } from './positions.ts';

/** One line of a JPL test file: coordinate 1-3 (x y z) of a target from a centre, au. */
export type TestpoRow = {
  readonly day: number;
  readonly target: number;
  readonly centre: number;
  readonly coordinate: number;
  readonly value: number;
};

const EARTH_MOON_BARYCENTRE = 13;

/** Our body by JPL's number, 1 Mercury … 9 Pluto, 10 Moon, 11 Sun; the barycentre of everything (12) has none. */
const BODY_OF: Readonly<Record<number, number>> = {
  1: BODY.Mercury,
  2: BODY.Venus,
  3: BODY.Earth,
  4: BODY.Mars,
  5: BODY.Jupiter,
  6: BODY.Saturn,
  7: BODY.Uranus,
  8: BODY.Neptune,
  9: BODY.Pluto,
  10: BODY.Moon,
  11: BODY.Sun,
};

const OUTER_NAMES: readonly (readonly [number, string])[] = [
  [9, 'Pluto'],
  [8, 'Neptune'],
  [7, 'Uranus'],
  [6, 'Saturn'],
  [5, 'Jupiter'],
  [4, 'Mars'],
];

/**
 * Position rows of a JPL test file, without those about the solar-system barycentre (which depends on the masses of
 * a model), nutations and librations.
 *
 * @param firstDay, lastDay  span of the cases, Julian dates TDB.
 */
export function parseTestpo(text: string, firstDay: number, lastDay: number): TestpoRow[] {
  return text
    .split('\n')
    .map((line) => /^430\s+\S+\s+(\S+)\s+(\d+)\s+(\d+)\s+([123])\s+(\S+)/.exec(line))
    .filter((match) => match !== null)
    .map(([, day, target, centre, coordinate, value]) => ({
      day: Number(day),
      target: Number(target),
      centre: Number(centre),
      coordinate: Number(coordinate),
      value: Number(value),
    }))
    .filter(({ target, centre }) => isBody(target) && isBody(centre))
    .filter(({ day }) => day >= firstDay && day <= lastDay);
}

/**
 * Differences of single coordinates; a row belongs to the outermost body in it, to the Moon when it is Moon and
 * Earth, else to the inner planets.
 *
 * @param gm  masses that place the barycentre of Earth and Moon.
 */
export function compareTestpo(
  rows: readonly TestpoRow[],
  positions: Positions,
  gm: Float64Array,
): Comparison[] {
  return rows.map((row) => {
    const ours = positions(row.day);
    const at = (jplNumber: number) => coordinateOf(jplNumber, row.coordinate - 1, ours, gm);
    const computed = at(row.target) - at(row.centre);
    return {
      group: groupOf(row),
      day: row.day,
      errorKm: Math.abs(computed - row.value) * AU_KM,
      recorded: [row.value],
      computed: [computed],
    };
  });
}

function isBody(jplNumber: number): boolean {
  return jplNumber === EARTH_MOON_BARYCENTRE || BODY_OF[jplNumber] !== undefined;
}

function coordinateOf(jplNumber: number, axis: number, ours: Float64Array, gm: Float64Array): number {
  const at = (body: number) => numberAt(ours, 3 * body + axis);
  const body = BODY_OF[jplNumber];
  if (body !== undefined) return at(body);
  if (jplNumber !== EARTH_MOON_BARYCENTRE) throw new RangeError(`there is no body ${jplNumber}`);
  const [earthGm, moonGm] = [numberAt(gm, BODY.Earth), numberAt(gm, BODY.Moon)];
  return (at(BODY.Earth) * earthGm + at(BODY.Moon) * moonGm) / (earthGm + moonGm);
}

function groupOf({ target, centre }: TestpoRow): string {
  const outer = OUTER_NAMES.find(([number]) => target === number || centre === number);
  if (outer !== undefined) return outer[1];
  const pair = [target, centre];
  const aboutEarth = pair.includes(3) || pair.includes(EARTH_MOON_BARYCENTRE);
  return pair.includes(10) && aboutEarth ? 'Moon' : 'inner planets';
}
