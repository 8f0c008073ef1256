import { expect, test } from 'vitest';
import {
  creditOpacity,
  daysPerSecondAtEvent,
  firstFilmPlan,
  FILM_FORMATS,
  filmPixels,
  frameCount,
  frameDate,
  pacesOf,
  stripFrames,
  withFilmChange,
} from '#machines/scene/film-plan.ts';

const HOUR = 3_600_000;
const LIMITS = { startMs: Date.UTC(2029, 3, 8), endMs: Date.UTC(2029, 3, 18) };
const PLAN = firstFilmPlan(LIMITS);

test('a film has as many frames as its length requires, the first at the start of its span, the last at its end', () => {
  for (const framesPerSecond of [24, 25, 30, 50, 60] as const) {
    const plan = { ...PLAN, framesPerSecond, seconds: 7 };
    const count = frameCount(plan);
    expect(count).toBe(7 * framesPerSecond);
    expect(frameDate(plan, 0)).toBe(LIMITS.startMs);
    expect(frameDate(plan, count - 1)).toBe(LIMITS.endMs);
  }
});

test('the same simulated time passes between any two frames', () => {
  const plan = { ...PLAN, seconds: 1, framesPerSecond: 25 as const };
  const dates = Array.from({ length: frameCount(plan) }, (_, frame) => frameDate(plan, frame));
  const steps = dates.slice(1).map((date, index) => date - dates[index]);
  for (const step of steps) expect(step).toBeCloseTo((240 * HOUR) / 24, 4);
});

test('a span that is an instant is filmed as that instant', () => {
  const still = { ...PLAN, span: { startMs: LIMITS.startMs, endMs: LIMITS.startMs } };
  expect(frameDate(still, 599)).toBe(LIMITS.startMs);
});

test('an end of the span takes the other one along, and neither leaves the timeline', () => {
  const late = withFilmChange(PLAN, { startMs: LIMITS.endMs + HOUR }, LIMITS);
  expect(late.span).toEqual({ startMs: LIMITS.endMs, endMs: LIMITS.endMs });
  const early = withFilmChange(late, { endMs: LIMITS.startMs + HOUR }, LIMITS);
  expect(early.span).toEqual({ startMs: LIMITS.startMs + HOUR, endMs: LIMITS.startMs + HOUR });
});

test('a film of an event goes at a quarter of its pace there, and through its whole span all the same', () => {
  const event = LIMITS.startMs + 24 * HOUR;
  const plan = firstFilmPlan(LIMITS, event);
  const dates = Array.from({ length: frameCount(plan) }, (_, frame) => frameDate(plan, frame));
  expect([dates[0], dates.at(-1)]).toEqual([event - 6 * HOUR, event + 6 * HOUR]);
  const steps = dates.slice(1).map((date, index) => date - (dates[index] ?? 0));
  const mean = (12 * HOUR) / (dates.length - 1);
  expect(Math.min(...steps) / mean).toBeCloseTo(0.25, 3);
  expect(steps.indexOf(Math.min(...steps))).toBe(Math.round((dates.length - 2) / 2));
  expect(steps[0]).toBeLessThan(2.5 * mean);
  expect(daysPerSecondAtEvent(plan) * 24 * 60).toBeCloseTo(12, 9); // minutes a second
});

test('a film whose event is at an end of its span, or outside of it, is of the whole span', () => {
  for (const event of [LIMITS.startMs, LIMITS.endMs, LIMITS.endMs + HOUR]) {
    const plan = { ...firstFilmPlan(LIMITS, event), span: LIMITS };
    expect(frameDate(plan, 0)).toBe(LIMITS.startMs);
    expect(frameDate(plan, frameCount(plan) - 1)).toBe(LIMITS.endMs);
  }
});

test('a film of an event ends with two seconds of credit, a short one with a quarter of its length', () => {
  const plan = firstFilmPlan(LIMITS, LIMITS.startMs + 24 * HOUR);
  const last = frameCount(plan) - 1;
  expect(creditOpacity(plan, last - 2 * 30)).toBe(0);
  expect(creditOpacity(plan, last - 1.4 * 30)).toBe(1);
  const short = { ...plan, seconds: 1 };
  expect(creditOpacity(short, 21)).toBe(0);
  expect(creditOpacity(short, 29)).toBeCloseTo(0.5, 9);
  expect(creditOpacity({ ...plan, hasCredit: false }, last)).toBe(0);
  expect(creditOpacity(PLAN, frameCount(PLAN) - 1)).toBe(0);
});

test('a film lasts from a second to two minutes, and has one of the sizes up to 3840 × 2160', () => {
  expect(withFilmChange(PLAN, { seconds: 0 }, LIMITS).seconds).toBe(1);
  expect(withFilmChange(PLAN, { seconds: 900 }, LIMITS).seconds).toBe(120);
  expect(Math.max(...FILM_FORMATS.map(({ size }) => size.width))).toBe(3840);
});

test('a film of an event is of the six hours on both sides of it, as far as there are data', () => {
  const event = Date.UTC(2029, 3, 13, 21, 45);
  expect(firstFilmPlan(LIMITS, event)).toMatchObject({
    seconds: 15,
    framesPerSecond: 30,
    size: { width: 1920, height: 1080 },
    span: { startMs: event - 6 * HOUR, endMs: event + 6 * HOUR },
  });
  expect(firstFilmPlan(LIMITS, LIMITS.startMs + HOUR).span).toEqual({
    startMs: LIMITS.startMs,
    endMs: LIMITS.startMs + 7 * HOUR,
  });
});

test('the curve of a film is lowest at its event and as long as its span; a film that goes evenly has none', () => {
  const plan = firstFilmPlan(LIMITS, Date.UTC(2029, 3, 13, 21, 46));
  const paces = pacesOf(plan);
  const slowest = paces.indexOf(Math.min(...paces));
  expect(Math.abs(slowest + 0.5 - paces.length / 2)).toBeLessThan(1);
  expect(paces.reduce((total, pace) => total + pace, 0) / paces.length).toBeCloseTo(1, 9);
  expect(pacesOf({ ...plan, isSlowAtEvent: false })).toEqual([]);
  expect(pacesOf(PLAN)).toEqual([]);
});

test('a film of four times as many pixels costs four times as much', () => {
  const [landscape, , , , fourK] = FILM_FORMATS;
  expect(filmPixels({ ...PLAN, size: fourK.size })).toBe(4 * filmPixels({ ...PLAN, size: landscape.size }));
});

test('the strip of a film shows its first and last frame, and each frame once', () => {
  expect(stripFrames({ ...PLAN, seconds: 15, framesPerSecond: 30 })).toEqual([0, 112, 225, 337, 449]);
  expect(stripFrames({ ...PLAN, seconds: 0.1, framesPerSecond: 24 })).toEqual([0, 1]);
});
