import { expect, test } from 'vitest';
import { createPace, SECONDS_PER_PROPAGATED_DAY } from '#server/filtering/survey/effort.ts';

/** Days to a station, the next one; objects of a piece and of a catalogue. */
const DAYS = 3652.5;
const PIECE = 52;
const OBJECTS = 26_010;

/** The way from 2026 to 1950 on two quiet cores: seven decades, and how long it took, s of both cores together. */
const DECADES = 7;
const MEASURED_S = 164;

/** What a worker takes to be handed a piece and to return it, s. */
const HANDING_OVER_S = 0.02;

const effortOf = (objects: number, days: number) => objects * days * SECONDS_PER_PROPAGATED_DAY;

test('the time left of a search at a far date is right within a half before any of it is done', () => {
  const estimate = createPace(2).secondsFor(effortOf(OBJECTS, DECADES * DAYS));
  expect(Math.abs(estimate - MEASURED_S)).toBeLessThan(MEASURED_S / 2);
});

test('searches for single objects and in near weeks do not change how long a far search seems to take', () => {
  const pace = createPace(2);
  for (let list = 0; list < 300; list++) {
    pace.add(effortOf(1, 170), HANDING_OVER_S);
    pace.add(effortOf(64, 70), HANDING_OVER_S + effortOf(64, 70));
  }
  const estimate = pace.secondsFor(effortOf(OBJECTS, DECADES * DAYS));
  expect(Math.abs(estimate - MEASURED_S)).toBeLessThan(MEASURED_S / 2);
});

test.each([0.25, 1, 4])(
  'the time left is right within a fifth once a fiftieth of a far search is done, at %d times the usual pace',
  (slower) => {
    const pace = createPace(2);
    const pieces = Math.ceil((DECADES * OBJECTS) / PIECE);
    const seconds = slower * effortOf(PIECE, DAYS);
    for (let piece = 0; piece < pieces / 50; piece++) pace.add(effortOf(PIECE, DAYS), seconds);
    const left = pieces - Math.ceil(pieces / 50);
    const estimate = pace.secondsFor(left * effortOf(PIECE, DAYS));
    expect(estimate / ((left * seconds) / 2)).toBeGreaterThan(0.8);
    expect(estimate / ((left * seconds) / 2)).toBeLessThan(1.2);
  },
);
