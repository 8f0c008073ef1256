import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAYS_PER_JULIAN_YEAR, J2000 } from '#engine/constants.ts';
import { LARGE_BODY_COUNT } from '#engine/ephemeris/body.ts';
import { createEphemeris, type LoadableEphemeris } from '#engine/ephemeris/create-ephemeris.ts';
import { readEphemerisIndex } from '#engine/ephemeris/ephemeris-index.ts';
import { evaluateStep } from '#engine/integrate/dense-step.ts';
import { numberAt } from '#engine/numbers-in.ts';
import { DE430_MODEL } from '#engine/solar-system/model.ts';
import { integrateSpan } from './integrate-span.ts';
import { readDe405 } from './references/de405.ts';
import { compareStates, parseDe440 } from './references/de440.ts';
import { type Comparison, positionsOf } from './references/positions.ts';
import { compareTestpo, parseTestpo, type TestpoRow } from './references/testpo.ts';
import { MissingInputError, readDe430Start, readInput, type StartStates } from './start-states.ts';

const FIRST_DAY = 2_415_020.5; // 1900 January 1
const LAST_DAY = 2_506_331.5; // 2150 January 1
const DE405_EVERY = 3.7; // days; meets every part of its records

/** Paths that the check reads. */
export type CheckPaths = { readonly inputs: string; readonly ephemeris: string; readonly de405: string };

/**
 * Compares the ephemeris of a folder with every recorded one, and the model with DE430, and prints the differences line by line.
 *
 * @throws {MissingInputError} when the ephemeris or a recorded file is missing; DE405 may be.
 */
export function checkEphemeris(paths: CheckPaths, print: (line: string) => void): void {
  const ephemeris = readCommittedEphemeris(paths.ephemeris);
  const positions = positionsOf(ephemeris);
  print(
    `${ephemeris.name}, JD ${ephemeris.firstDay} to ${ephemeris.lastDay}, built ${ephemeris.index.built}`,
  );

  const de440 = parseDe440(readInput(paths.inputs, 'de440.json'));
  report('DE440/441, heliocentric, Moon geocentric', compareStates(de440, positions), print);

  const testpo = readInput(paths.inputs, 'testpo.430');
  const last = Math.min(LAST_DAY, ephemeris.lastDay);
  const rows = parseTestpo(testpo, Math.max(FIRST_DAY, ephemeris.firstDay), last);
  report('DE430 test values, single coordinates', compareTestpo(rows, positions, ephemeris.gm), print);

  if (existsSync(paths.de405)) {
    const de405 = readDe405(readFileSync(paths.de405), DE405_EVERY);
    const covered = de405.filter(({ day }) => day >= ephemeris.firstDay && day <= ephemeris.lastDay);
    report('DE405, heliocentric, Moon geocentric', compareStates(covered, positions), print);
  } else {
    print(`\nDE405 is not compared: ${paths.de405} is absent (Debian package casacore-data-jpl-de405)`);
  }

  const start = readDe430Start(paths.inputs);
  const comparisons = checkModel(start, parseTestpo(testpo, FIRST_DAY, LAST_DAY));
  report('the model started from DE430 states against DE430 test values', comparisons, print);
}

/** A table: one line per body with its count and, per half century, the largest error. */
function report(title: string, comparisons: readonly Comparison[], print: (line: string) => void): void {
  const halves = [...new Set(comparisons.map(halfCentury))].sort((a, b) => a - b);
  print(`\n${title}; largest error, km`);
  print(
    row(
      'body',
      'rows',
      halves.map((year) => `${year}-`),
    ),
  );
  for (const group of new Set(comparisons.map((one) => one.group))) {
    const ofBody = comparisons.filter((one) => one.group === group);
    const largest = halves.map((year) => {
      const errors = ofBody.filter((one) => halfCentury(one) === year).map((one) => one.errorKm);
      return errors.length === 0 ? '-' : Math.max(...errors).toFixed(3);
    });
    print(row(group, String(ofBody.length), largest));
  }
}

function halfCentury({ day }: Comparison): number {
  return 50 * Math.floor((2000 + (day - J2000) / DAYS_PER_JULIAN_YEAR) / 50);
}

function row(name: string, count: string, cells: readonly string[]): string {
  return name.padEnd(14) + count.padStart(6) + cells.map((cell) => cell.padStart(11)).join('');
}

/**
 * The force model alone: integrated from the DE430 states and compared with DE430's own test values.
 *
 * Takes a minute and a half for 250 years.
 */
function checkModel(start: StartStates, rows: readonly TestpoRow[]): Comparison[] {
  const days = [...new Set(rows.map((row) => row.day))].sort((a, b) => a - b);
  const found = new Map<number, Float64Array>();
  integrateSpan(start, DE430_MODEL, numberAt(days, 0), numberAt(days, days.length - 1), {
    setOut: () => undefined,
    passed(step) {
      const ends = [step.day + step.offset, step.day + step.offset + step.length];
      for (const day of days) {
        if (day < Math.min(...ends) || day > Math.max(...ends)) continue;
        const positions = new Float64Array(3 * LARGE_BODY_COUNT);
        evaluateStep(step, day, 0, positions, undefined, 0, 0, positions.length);
        found.set(day, positions);
      }
    },
  });
  return compareTestpo(rows, (day) => found.get(day) ?? missing(day), start.gm);
}

function missing(day: number): never {
  throw new RangeError(`the integration did not pass JD ${day}`);
}

/**
 * The ephemeris of a folder with every chunk loaded.
 *
 * @throws {MissingInputError} when nothing was built there.
 */
export function readCommittedEphemeris(folder: string): LoadableEphemeris {
  const path = join(folder, 'index.json');
  if (!existsSync(path)) throw new MissingInputError(`there is no ephemeris at ${path}; build it first`);
  const index = readEphemerisIndex(JSON.parse(readFileSync(path, 'utf8')));
  return createEphemeris(
    index,
    index.chunks.map((chunk) => [chunk.file, readFileSync(join(folder, chunk.file))] as const),
  );
}
