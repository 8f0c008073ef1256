import { expect, test } from 'vitest';
import { DEGREE, MILLISECONDS_PER_DAY } from '#engine/constants.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { placeOfPoint, pointBelow, zenithOf } from '#engine/overflight/ground-point.ts';
import type { OverEarth } from '#engine/overflight/over-earth.ts';
import {
  groundFacts,
  groundViewOf,
  lightText,
  paceText,
  pointText,
  seenFrom,
} from '#tools/fvt/ground/ground-facts.ts';
import { compassPoint } from '#parts/quantities/angle-text.ts';
import { groundMarks } from '#tools/fvt/ground/ground-marks.ts';
import { groundTable } from '#tools/fvt/ground/ground-table.ts';
import { chainPieces, type OverGround, overGroundOf } from '#tools/fvt/ground/over-ground.ts';
import { ringPoints } from '#tools/fvt/scene/ground-edges.ts';
import { groundLines } from '#tools/fvt/scene/ground-lines.ts';
import { FVT_OPTIONS } from '#machines/fvt/fvt-tables.ts';
import { defaultSettings } from '#machines/scene/display-settings-rules.ts';
import { IDENTITY } from '#render/geometry/vectors.ts';
import { approach, flybyFile } from '../../machines/fakes/flybys.ts';

const MINUTE_MS = MILLISECONDS_PER_DAY / 1440;

/** Where it is at a moment, UTC milliseconds. */
function object(ms: number): Vector3 {
  return placeOfPoint({ latitude: 0, longitude: (0.25 * DEGREE * ms) / MINUTE_MS }, 3e-4);
}

function at(ms: number): OverEarth {
  return { object: object(ms), sun: [-1, 0, 0] };
}

const PLACES = { object: object(0), sun: [-1, 0, 0] } as const;

/** A place moved eastward by this many degrees. */
function turnedBy([x, y, z]: Vector3, degrees: number): Vector3 {
  const [cosine, sine] = [Math.cos(degrees * DEGREE), Math.sin(degrees * DEGREE)];
  return [cosine * x - sine * y, sine * x + cosine * y, z];
}

/** An object that goes east above the equator by a quarter of a degree a minute, opposite a fixed Sun. */
const GROUND = (() => {
  const track = Array.from({ length: 61 }, (_, minute) => ({
    ms: minute * MINUTE_MS,
    ...pointBelow(object(minute * MINUTE_MS)),
  }));
  return {
    at,
    law: { law: 'H-G', h: 20, g: 0.15 } as const,
    track,
    trackPieces: chainPieces(track.filter((_, minute) => minute % 5 === 0).map(zenithOf)),
  } satisfies OverGround;
})();

const EQUATOR = {
  code: undefined,
  id: undefined,
  name: 'custom',
  latitude: 0,
  longitude: 0,
  alt: 0,
};

test.each([
  { law: 'comet', m1: 15.6, k1: 10, slopeFrom: 'default' } as const,
  { law: 'H-G', h: 19.1, g: 0.24, slopeFrom: 'catalogue' } as const,
  undefined,
])('an object over the ground is as bright as its own law has it', (photometry) => {
  const file = flybyFile({ mag: 15.6, photometry });
  const target = { kind: 'approach', approach: approach() } as const;
  expect(overGroundOf({ target, file, isRestored: false })?.law).toEqual(photometry);
});

test('an object over the ground is seen from below it in the zenith, and crosses the sky faster than it turns about the Earth', () => {
  const seen = seenFrom(GROUND, groundViewOf(EQUATOR), 0);
  expect((seen?.object.altitude ?? 0) / DEGREE).toBeCloseTo(90, 6);
  expect((seen?.pace ?? 0) / DEGREE).toBeGreaterThan(0.25);
  expect((seen?.pace ?? 0) / DEGREE).toBeLessThan(0.3);
  expect((seen?.sunAltitude ?? 0) / DEGREE).toBeLessThan(-89);
});

test('an object over the ground is described by where it is, how high, and how bright it is where it can be seen in the dark', () => {
  const facts = groundFacts(GROUND.at(0), GROUND.law);
  expect(facts.map(({ name }) => name)).toEqual([
    'Directly below',
    'Height',
    'Above 20° in a dark sky',
    'Magnitude there',
  ]);
  expect(facts[0]?.value).toBe('0.00° N, 0.00° E');
  expect(facts[2]?.value).toBe('in the marked region');
  const byDay = groundFacts({ ...GROUND.at(0), sun: [1, 0, 0] }, GROUND.law);
  expect(byDay[2]?.value).toBe('nowhere');
  expect(byDay).toHaveLength(3);
});

test('an object over the ground has a mark and its time at each hour of its track, midnight by its day: first what is written where two overlap', () => {
  const day = 20_000 * MILLISECONDS_PER_DAY; // 4 October 2024
  const track = Array.from({ length: 601 }, (_, minute) => {
    const ms = day + (minute - 300) * MINUTE_MS;
    return { ms, ...pointBelow(object(ms)) };
  });
  const marks = groundMarks({ ...GROUND, track }, day, undefined);
  expect(marks.filter(({ className }) => className === 'ground-hour')).toHaveLength(7);
  expect(marks.flatMap((mark) => (mark.kind === 'text' ? mark.text : []))).toEqual([
    '4 October',
    '22:00',
    '02:00',
    '21:00',
    '23:00',
    '01:00',
    '03:00',
  ]);
});

test('an object over the ground has a row for every minute, and at a site the rows that it sees', () => {
  const { columns, rows } = groundTable(GROUND, EQUATOR);
  expect(rows).toHaveLength(61);
  expect(rows[4]?.slice(0, 3)).toEqual(['1970-01-01T00:04Z', '0.000', '1.000']);
  expect(rows[0]).toHaveLength(columns.length);
  expect(rows[0]?.[columns.findIndex(({ name }) => name === 'ALTITUDE')]).toBe('90.000');
  expect(groundTable(GROUND, undefined).columns.map(({ name }) => name)).toEqual([
    'DATE_UTC',
    'LATITUDE',
    'LONGITUDE',
    'HEIGHT',
  ]);
});

const settings = defaultSettings(FVT_OPTIONS);
const globe = {
  radius: 2,
  axes: IDENTITY,
};

test('track, edge of the day and region lie on the ground of the globe, and the point below the object is marked', () => {
  const { strokes, landmarks } = groundLines(GROUND, globe, 0, [10, 0, 0], settings, PLACES);
  expect(strokes).toHaveLength(4);
  for (const { positions } of strokes) {
    expect(positions.length % 6).toBe(0);
    expect(positions.length).toBeGreaterThan(0);
    for (let at = 0; at < positions.length; at += 3)
      expect(Math.hypot(positions[at], positions[at + 1], positions[at + 2]) / 2).toBeCloseTo(1, 2);
  }
  expect(landmarks[0]?.position[0]).toBeCloseTo(2, 1);
});

/** The edge of the region where an object is seen that has moved by this many degrees. */
function edgeAfter(degrees: number) {
  const places = { object: turnedBy(object(0), degrees), sun: [-1, 0, 0] } as const;
  return groundLines(GROUND, globe, 0, [10, 0, 0], settings, places).strokes[2];
}

test('lines that follow the Sun and the object are made again only when these have moved', () => {
  const seen = edgeAfter(0);
  expect(edgeAfter(0.01)).toBe(seen);
  expect(edgeAfter(1)).not.toBe(seen);
});

test('lines that follow the Sun and the object stay the same while an eye goes away, until others would be coarser', () => {
  const [seen, near, far] = [10, 10.5, 20].map(
    (distance) => groundLines(GROUND, globe, 0, [distance, 0, 0], settings, PLACES).strokes[2],
  );
  expect(near).toBe(seen);
  expect(far).not.toBe(seen);
});

test('the point below the object is not marked through the globe', () => {
  expect(groundLines(GROUND, globe, 0, [-10, 0, 0], settings, PLACES).landmarks).toEqual([]);
});

test('angles over the ground are written with their sides, paces in the unit that they deserve', () => {
  expect(pointText({ latitude: -12.345 * DEGREE, longitude: -70 * DEGREE })).toBe('12.35° S, 70.00° W');
  expect(paceText(1.005 * DEGREE)).toBe('1.00° a minute');
  expect(paceText(0.05 * DEGREE)).toBe('3.00′ a minute');
  expect(paceText((0.5 / 3600) * DEGREE)).toBe('0.50″ a minute');
  expect(compassPoint(350 * DEGREE)).toBe('north');
  expect(compassPoint(225 * DEGREE)).toBe('south-west');
  expect([-30, -10, 5].map((degrees) => lightText(degrees * DEGREE))).toEqual(['night', 'twilight', 'day']);
});

test('a ring on the globe bends by less than a quarter of a pixel between its points, from wherever it is seen', () => {
  const pixelsPerRadian = 965;
  for (let distance = 14; distance < 1e4; distance *= 1.5) {
    const bend = 1 - Math.cos(Math.PI / ringPoints(1, distance));
    expect((bend / distance) * pixelsPerRadian, `from ${distance} radii`).toBeLessThan(0.25);
  }
  expect(ringPoints(1, 0)).toBe(60);
});
