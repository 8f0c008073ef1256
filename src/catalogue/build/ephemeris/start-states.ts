import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { J2000 } from '#engine/constants.ts';
import { LARGE_BODY_COUNT, PERTURBER_NUMBERS } from '#engine/ephemeris/body.ts';
import { numberAt } from '#engine/numbers-in.ts';
import { INITIAL_DAY, LARGE_BODIES, PERTURBERS } from '#engine/solar-system/initial-states.ts';

/** Everything an integration starts from; three components per body, large bodies first, au and au/d. */
export type StartStates = {
  readonly day: number;
  readonly gm: Float64Array;
  readonly position: Float64Array;
  readonly velocity: Float64Array;
};

/** An input that does not exist where it is expected. */
export class MissingInputError extends Error {
  override readonly name = 'MissingInputError';
}

/** `[id, gm, x, y, z, vx, vy, vz]`; asteroids have 2,000,000 + their number. */
type Row = readonly number[];

/**
 * DE440 states: the committed large bodies and sixteen perturbers, then the other asteroids from `ic440_343.json`.
 *
 * @throws {MissingInputError} when that file is not in the folder.
 */
export function readDe440Start(folder: string): StartStates {
  const rows: Row[] = JSON.parse(readInput(folder, 'ic440_343.json'));
  const perturbers = new Set(PERTURBER_NUMBERS.map((number) => 2_000_000 + number));
  const committed = [...LARGE_BODIES, ...PERTURBERS].map((body) => [0, body.gm, ...body.state]);
  const others = rows.slice(LARGE_BODY_COUNT).filter((row) => !perturbers.has(numberAt(row, 0)));
  return fromRows(INITIAL_DAY, [...committed, ...others]);
}

/**
 * DE430 states at J2000 with its 343 asteroids, from `de430ic_2000Jan1.txt`.
 *
 * @throws {MissingInputError} when that file is not in the folder.
 */
export function readDe430Start(folder: string): StartStates {
  const rows = readInput(folder, 'de430ic_2000Jan1.txt')
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter((row) => row.length === 8);
  const large = rows.slice(0, LARGE_BODY_COUNT);
  const asteroids = rows.slice(LARGE_BODY_COUNT).filter((row) => {
    const id = numberAt(row, 0);
    return id > 2_000_000 && id < 3_000_000;
  });
  return fromRows(J2000, [...large, ...asteroids]);
}

/** Text of an input file. */
export function readInput(folder: string, name: string): string {
  const path = join(folder, name);
  if (!existsSync(path)) {
    throw new MissingInputError(
      `${name} is missing; it was looked for at ${path} (change the folder with --inputs)`,
    );
  }
  return readFileSync(path, 'utf8');
}

function fromRows(day: number, rows: readonly Row[]): StartStates {
  return {
    day,
    gm: Float64Array.from(rows, (row) => numberAt(row, 1)),
    position: Float64Array.from(rows.flatMap((row) => row.slice(2, 5))),
    velocity: Float64Array.from(rows.flatMap((row) => row.slice(5, 8))),
  };
}
