import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AU_KM, DAYS_PER_JULIAN_YEAR } from '#engine/constants.ts';
import { readCommittedEphemeris } from '#catalogue/build/ephemeris/check-ephemeris.ts';
import { BODY, FIRST_ASTEROID } from '#engine/ephemeris/body.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import type { ForceModel } from '#engine/propagate/trajectory.ts';
import { INITIAL_DAY, LARGE_BODIES } from '#engine/solar-system/initial-states.ts';
import { sharedFolder } from '../recorded/shared-folder.ts';
import { atLeast, atMost, type BenchRow } from './bench-row.ts';
import { counted } from './bench-size.ts';
import { cpuSeconds } from './cpu-seconds.ts';
import { syntheticNeas } from './synthetic-neas.ts';

/** Span of the kernel that ASSIST reads, Julian dates TDB. */
const [FROM, TO] = [2_459_950.5, 2_459_950.5 + 1000];
const OBJECTS = counted(100, 2);
const REPEATS = counted(8, 1);
const CENTURY = counted(100, 1) * DAYS_PER_JULIAN_YEAR;

/**
 * The full and the survey model against ASSIST, which integrates the same objects in DE440's field without asteroids, and against
 * REBOUND, which integrates Sun and planets with the object; both built here from their sources, where these and a C compiler are.
 */
export function bench(): BenchRow[] {
  const folder = sharedFolder('peers');
  const kernel = sharedFolder('reference');
  if (folder === undefined || kernel === undefined) return [];
  const programs = join(tmpdir(), 'neo-toolkit-peers');
  for (const name of ['assist', 'rebound']) {
    const made = spawnSync('make', ['-s', '-C', join(folder, name), `OUT=${programs}`], { encoding: 'utf8' });
    if (made.status === 0) continue;
    console.log(`The peers in C are not measured: ${made.error?.message ?? made.stderr.slice(0, 200)}`);
    return [];
  }
  const file = join(kernel, 'solar-system', 'de440s.bsp');
  return [...againstAssist([join(programs, 'span'), file]), ...againstRebound(join(programs, 'century'))];
}

function againstAssist([span, kernel]: readonly [string, string]): BenchRow[] {
  const ephemeris = newEphemeris();
  const orbits = syntheticNeas(OBJECTS, 7).map((one) =>
    elementsToOrbit({ ...one, epoch: { scale: 'TDB', day: FROM, offset: 0 } }),
  );
  const states = orbits.map((orbit) => barycentric(orbit, ephemeris).join(' ')).join('\n');
  const peer = run([span, kernel, String(FROM), String(TO)], states);
  const last = (model: ForceModel, by: Ephemeris) =>
    orbits.map((orbit) => placeOf(propagate(orbit, by, { model, fromDay: FROM, toDay: TO })));
  const rows = (['full', 'survey'] as const).flatMap((model) => {
    const first = newEphemeris();
    const others = Array.from({ length: REPEATS }, newEphemeris).values();
    const compiling = cpuSeconds(1, () => void last(model, first));
    const warm = cpuSeconds(REPEATS, () => void last(model, first));
    const cold = cpuSeconds(REPEATS, () => void last(model, others.next().value ?? first));
    return [
      ratio(`${model} model, code not compiled, tables of perturbers empty`, compiling, 0.4),
      ratio(`${model} model, tables of perturbers empty`, cold, model === 'full' ? 4 : 6),
      ratio(`${model} model, tables of perturbers filled`, warm, 6),
    ];
  });
  return [
    ...rows,
    distance('survey model', last('survey', ephemeris), 100),
    distance('full model', last('full', ephemeris), 2000),
    distance('full model without the sixteen asteroids', last('full', withoutAsteroids(ephemeris)), 100),
  ];

  function ratio(what: string, seconds: number, least: number): BenchRow {
    const value = peer.seconds / seconds;
    return atLeast(
      `${OBJECTS} objects over 1,000 days against ASSIST, ${what}`,
      value,
      'times faster',
      least,
      `ASSIST ${peer.seconds.toFixed(2)} s, ours ${seconds.toFixed(2)} s`,
    );
  }

  /** How far our last places are from those of ASSIST, which knows no asteroids here. */
  function distance(what: string, places: readonly (readonly number[])[], most: number): BenchRow {
    const metres = places
      .map((place, object) => 1000 * AU_KM * Math.hypot(...place.map((x, k) => x - peer.places[object][k])))
      .toSorted((a, b) => a - b);
    const value = metres[metres.length >> 1];
    return atMost(
      `The same, distance of the last places, ${what}, median`,
      value,
      'm',
      most,
      `largest ${metres.at(-1)?.toFixed(0)} m; ASSIST without asteroids`,
    );
  }
}

/** An ephemeris in which the asteroids do not attract; the Sun moves as they have it, as it does in the kernel that ASSIST reads. */
function withoutAsteroids(ephemeris: Ephemeris): Ephemeris {
  return { ...ephemeris, gm: ephemeris.gm.map((pull, body) => (body < FIRST_ASTEROID ? pull : 0)) };
}

/** Sun, planets, Moon and Pluto with one object for a century, which the peer integrates all together. */
function againstRebound(century: string): BenchRow[] {
  const ephemeris = newEphemeris();
  const [orbit] = syntheticNeas(1, 7).map((one) =>
    elementsToOrbit({ ...one, epoch: { scale: 'TDB', day: INITIAL_DAY, offset: 0 } }),
  );
  const bodies = LARGE_BODIES.map(({ gm, state }) => [gm, ...state].join(' '));
  const peer = run(
    [century, String(CENTURY)],
    [...bodies, [0, ...barycentric(orbit, ephemeris)].join(' ')].join('\n'),
  );
  const options = { model: 'full', fromDay: INITIAL_DAY, toDay: INITIAL_DAY + CENTURY } as const;
  const seconds = cpuSeconds(REPEATS, () => void propagate(orbit, ephemeris, options));
  const value = peer.seconds / seconds;
  return [
    atLeast(
      'One object over a century against REBOUND (IAS15), full model',
      value,
      'times faster',
      40,
      `REBOUND ${peer.seconds.toFixed(2)} s, ours ${(1000 * seconds).toFixed(1)} ms`,
    ),
  ];
}

/** An ephemeris of which nothing is tabulated yet. */
function newEphemeris(): Ephemeris {
  return readCommittedEphemeris(join(process.cwd(), 'public', 'ephemeris'));
}

/** State about the barycentre of the Solar System at the orbit's epoch, ICRF, au and au/d. */
function barycentric({ epoch, position, velocity }: Orbit, ephemeris: Ephemeris): readonly number[] {
  const sun = new Float64Array(6);
  ephemeris.state(BODY.Sun, epoch.day, epoch.offset, sun);
  return [...position, ...velocity].map((value, k) => value + sun[k]);
}

function placeOf(trajectory: ReturnType<typeof propagate>): readonly number[] {
  const state = new Float64Array(6);
  trajectory.state(Math.min(TO, trajectory.lastDay), 0, state);
  return [...state.subarray(0, 3)];
}

/** Runs a peer on states. @returns the seconds of processor time that it took, and its last places. */
function run(command: readonly string[], states: string) {
  const { stdout, status, stderr } = spawnSync('sh', ['-c', `"$@"; times`, 'sh', ...command], {
    input: `${states}\n`,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command[0]}: ${stderr}`);
  const lines = stdout.trim().split('\n');
  const seconds = [...(lines.at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, rest]) => sum + 60 * Number(minutes) + Number(rest),
    0,
  );
  const places = lines
    .map((line) => line.trim().split(' ').map(Number))
    .filter((numbers) => numbers.length === 6 && numbers.every(Number.isFinite));
  return { seconds, places };
}
