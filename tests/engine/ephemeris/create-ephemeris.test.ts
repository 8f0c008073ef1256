import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { AU_KM } from '#engine/constants.ts';
import { BODY, BODY_COUNT, FIRST_ASTEROID } from '#engine/ephemeris/body.ts';
import { type Chunk, openChunk } from '#engine/ephemeris/chunk.ts';
import { createEphemeris } from '#engine/ephemeris/create-ephemeris.ts';
import { chunksBetween, readEphemerisIndex } from '#engine/ephemeris/ephemeris-index.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'public', 'ephemeris');
const TODAY = 2_461_365.5; // 2026 November 21
const { index } = testEphemeris();

test('the committed ephemeris covers 1899 to 2471 in at most 6 MB, and today in at most 0.7 MB', () => {
  expect(testEphemeris().firstDay).toBeLessThanOrEqual(2_414_655.5);
  expect(testEphemeris().lastDay).toBeGreaterThanOrEqual(2_623_939.5);
  expect(index.chunks.reduce((sum, chunk) => sum + chunk.bytes, 0)).toBeLessThan(6e6);
  const needed = chunksBetween(index, TODAY - 365, TODAY + 365);
  expect(needed.reduce((sum, chunk) => sum + chunk.bytes, 0)).toBeLessThan(0.7e6);
});

test('the committed ephemeris was fitted to 1e-11 au, its asteroids to 1e-9 au', () => {
  for (const [body, series] of index.series.entries()) {
    expect(series.fitErrorAu, series.name).toBeLessThan(body <= BODY.Pluto ? 1e-11 : 1e-9);
  }
});

test('the committed ephemeris has velocities and accelerations that are the slopes of its positions', () => {
  const ephemeris = testEphemeris();
  const [here, before, after] = [new Float64Array(9), new Float64Array(6), new Float64Array(6)];
  const h = 1e-4;
  for (let body = 0; body < BODY_COUNT; body++) {
    ephemeris.stateAndAcceleration(body, TODAY, 0.3, here);
    ephemeris.state(body, TODAY, 0.3 - h, before);
    ephemeris.state(body, TODAY, 0.3 + h, after);
    for (let k = 0; k < 3; k++) {
      expect(Math.abs((after[k] - before[k]) / (2 * h) - here[3 + k])).toBeLessThan(2e-11);
      expect(Math.abs((after[3 + k] - before[3 + k]) / (2 * h) - here[6 + k])).toBeLessThan(2e-11);
    }
  }
});

test('the committed ephemeris gives with its short segments what the stored ones hold, to 1e-12 au', () => {
  const ephemeris = testEphemeris();
  const [exact, quick] = [new Float64Array(3), new Float64Array(3)];
  const entry = chunksBetween(index, TODAY, TODAY)[0];
  const chunk = openChunk(index, entry, readFileSync(join(FOLDER, entry.file)));
  for (let body = 0; body < BODY_COUNT; body++) {
    for (let days = 0; days < index.chunkDays; days += 61.7) {
      barycentric(chunk, body, days, exact);
      ephemeris.position(body, entry.firstDay, days, quick);
      const error = Math.hypot(...[0, 1, 2].map((k) => exact[k] - quick[k]));
      expect(error, `body ${body} at ${days} d`).toBeLessThan(body <= BODY.Pluto ? 2e-12 : 1e-9);
    }
  }
});

test('the committed ephemeris has stored series that reach a rounding error beyond both ends of their chunk', () => {
  const [end, beside] = [new Float64Array(3), new Float64Array(3)];
  const entry = chunksBetween(index, TODAY, TODAY)[0];
  const chunk = openChunk(index, entry, readFileSync(join(FOLDER, entry.file)));
  const hair = 1e-9;
  for (let body = 0; body < BODY_COUNT; body++) {
    for (const days of [0, index.chunkDays]) {
      chunk.stored(body, days, end);
      for (const near of [days - hair, days + hair]) {
        chunk.stored(body, near, beside);
        const apart = Math.hypot(...[0, 1, 2].map((k) => end[k] - beside[k]));
        expect(apart, `body ${body} at ${near} d`).toBeLessThan(1e-9);
      }
    }
  }
});

test('the committed ephemeris is continuous across the segments of the asteroids to 300 m', () => {
  const ephemeris = testEphemeris();
  const [before, after] = [new Float64Array(6), new Float64Array(6)];
  const step = 1e-6;
  for (let body = FIRST_ASTEROID; body < BODY_COUNT; body++) {
    const { segmentDays, name } = index.series[body];
    for (let day = ephemeris.firstDay + segmentDays; day < ephemeris.lastDay; day += segmentDays) {
      ephemeris.state(body, day, -step, before);
      ephemeris.state(body, day, step, after);
      const jump = Math.hypot(...[0, 1, 2].map((k) => after[k] - before[k] - 2 * step * after[3 + k]));
      expect(jump * AU_KM * 1000, `${name} at ${day}`).toBeLessThan(300);
    }
  }
});

test('the committed ephemeris is continuous across chunks to 10 m', () => {
  const ephemeris = testEphemeris();
  const [before, after] = [new Float64Array(6), new Float64Array(6)];
  const step = 1e-6;
  for (const { firstDay } of index.chunks.slice(1)) {
    for (let body = 0; body <= BODY.Pluto; body++) {
      ephemeris.state(body, firstDay, -step, before);
      ephemeris.state(body, firstDay, step, after);
      const jump = Math.hypot(...[0, 1, 2].map((k) => after[k] - before[k] - 2 * step * after[3 + k]));
      expect(jump * AU_KM * 1000, `body ${body} at ${firstDay}`).toBeLessThan(10);
    }
  }
});

test('the committed ephemeris keeps the Moon between 356 and 407 thousand kilometres from the Earth', () => {
  const ephemeris = testEphemeris();
  const [earth, moon] = [new Float64Array(3), new Float64Array(3)];
  for (let day = index.chunks[0].firstDay; day < ephemeris.lastDay; day += 97.3) {
    ephemeris.position(BODY.Earth, day, 0, earth);
    ephemeris.position(BODY.Moon, day, 0, moon);
    const distance = Math.hypot(...[0, 1, 2].map((k) => moon[k] - earth[k])) * AU_KM;
    expect(distance).toBeGreaterThan(356_000);
    expect(distance).toBeLessThan(407_000);
  }
});

/** The sum of the stored motions that make up a body's. */
function barycentric(chunk: Chunk, body: number, days: number, out: Float64Array): void {
  const moonShare = index.gm[BODY.Moon] / (index.gm[BODY.Earth] + index.gm[BODY.Moon]);
  const earthOrMoon = body === BODY.Earth || body === BODY.Moon;
  const motion = earthOrMoon ? BODY.Earth : body;
  const part = new Float64Array(3);
  out.fill(0);
  add(motion, 1);
  if (earthOrMoon) add(BODY.Moon, body === BODY.Moon ? 1 - moonShare : -moonShare);
  if (index.series[motion].centre === 'Sun') add(BODY.Sun, 1);

  function add(series: number, factor: number): void {
    chunk.stored(series, days, part);
    for (let axis = 0; axis < 3; axis++) out[axis] += factor * part[axis];
  }
}

const entry = chunksBetween(index, TODAY, TODAY)[0];
const bytes = readFileSync(join(FOLDER, entry.file));

test('an ephemeris loaded in part has places inside its chunks, both ends included, and names what is loaded elsewhere', () => {
  const ephemeris = createEphemeris(index, [[entry.file, bytes]]);
  const out = new Float64Array(3);
  ephemeris.position(BODY.Earth, entry.firstDay, 0, out);
  ephemeris.position(BODY.Earth, entry.lastDay, 0, out);
  expect(Math.hypot(...out)).toBeCloseTo(1, 1);
  expect(() => ephemeris.position(BODY.Earth, entry.lastDay, 0.1, out)).toThrow(
    `loaded are JD ${entry.firstDay} to ${entry.lastDay}`,
  );
  expect(() => ephemeris.position(BODY.Earth, Number.NaN, 0, out)).toThrow(RangeError);
  expect(() => ephemeris.position(BODY_COUNT, TODAY, 0, out)).toThrow(/no body 27/);
});

test('an ephemeris loaded in part has places at its ends to the rounding of a Julian date in one number', () => {
  const ephemeris = createEphemeris(index, [[entry.file, bytes]]);
  const [end, near] = [new Float64Array(3), new Float64Array(3)];
  for (const [border, direction] of [
    [entry.firstDay, -1],
    [entry.lastDay, 1],
  ]) {
    ephemeris.position(BODY.Earth, border, 0, end);
    ephemeris.position(BODY.Earth, border, direction * 4e-10, near);
    expect(Math.hypot(...near.map((value, axis) => value - end[axis]))).toBeLessThan(1e-10);
    expect(() => ephemeris.position(BODY.Earth, border, direction * 1e-8, near)).toThrow(/no ephemeris at/);
  }
});

test('an ephemeris loaded in part says so when nothing is loaded', () => {
  const empty = createEphemeris(index);
  expect(() => empty.position(BODY.Sun, TODAY, 0, new Float64Array(3))).toThrow(/no chunk is loaded/);
});

test('an ephemeris loaded in part refuses damaged and unknown files', () => {
  const damaged = Uint8Array.from(bytes);
  damaged[1000] ^= 1;
  expect(() => createEphemeris(index, [[entry.file, damaged]])).toThrow(/is damaged/);
  expect(() => createEphemeris(index, [[entry.file, bytes.subarray(0, 999)]])).toThrow(/999 of/);
  expect(() => createEphemeris(index, [['other.bin', bytes]])).toThrow(/lists no chunk other\.bin/);
});

test.each([
  ['nothing at all', null, /is not an object/],
  ['another format', { ...index, format: 2 }, /format 2/],
  ['a mass that is not positive', { ...index, gm: index.gm.map(() => 0) }, /not positive/],
  ['too few series', { ...index, series: index.series.slice(1) }, /27 series/],
  ['no chunk', { ...index, chunks: [] }, /lists no chunk/],
])('an index with %s is refused', (_name, json, complaint) => {
  expect(() => readEphemerisIndex(json)).toThrow(complaint);
});
