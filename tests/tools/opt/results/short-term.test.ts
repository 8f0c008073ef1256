import { expect, test } from 'vitest';
import { objectTable } from '#contract/opt/calculation.ts';
import { timeZone } from '#machines/planning/time-frame.ts';
import { sourceText } from '#parts/quantities/cell-text.ts';
import { altitudeBand, ALTITUDE_BANDS } from '#tools/opt/results/short-term/altitude-scale.tsx';
import { dayWindow, hourLabels, neighbour, shownDay } from '#tools/opt/results/short-term/day-window.ts';
import { objectDay } from '#tools/opt/results/short-term/short-term-day.ts';
import { cellTip, twilightText } from '#tools/opt/results/short-term/moment-texts.ts';
import { twilightOf } from '#tools/opt/results/short-term/twilight.ts';

/** 2026-11-21 00:00 UTC. */
const MIDNIGHT = 2_461_365.5;

test('altitudes fall into nine bands, each of which begins with its lower end', () => {
  expect([-0.1, 0, 5, 29.9, 90].map(altitudeBand)).toEqual([0, 1, 2, 5, 8]);
  expect(ALTITUDE_BANDS).toEqual([
    '< 0',
    '0–5',
    '5–10',
    '10–15',
    '15–20',
    '20–30',
    '30–45',
    '45–60',
    '60–90',
  ]);
});

test('the source of an object is called NEOCC, by its name, or N/A where the service does not name it', () => {
  const object = { name: 'Eros', designator: 'A898 PA', data: [] };
  const source = (facts: object) => sourceText(objectTable.parse({ ...object, ...facts }).database);
  expect([{ database: 'ESA/PDO' }, { database: 'JPL' }, {}].map(source)).toEqual(['NEOCC', 'JPL', 'N/A']);
});

test('a day of the timeline has 24 hours from noon on, turned by the zone', () => {
  expect(hourLabels(zone(0))).toEqual([...range(12, 24), ...range(0, 12)]);
  expect(hourLabels(zone(2))).toEqual([...range(10, 24), ...range(0, 10)]);
  expect(hourLabels(zone(-7))).toEqual([...range(19, 24), ...range(0, 19)]);
});

test('a day of the timeline begins at the noon of the zone before the night, whichever side of the date line its clock is on', () => {
  expect(startHour(0, 0)).toBeCloseTo(12, 6);
  expect(startHour(20, 2)).toBeCloseTo(10, 6);
  expect(startHour(-110, -7)).toBeCloseTo(19, 6);
  expect(startHour(178, 12)).toBeCloseTo(0, 6);
  expect(startHour(-178, -12)).toBeCloseTo(24, 6);
  expect(startHour(-175, 13)).toBeCloseTo(23, 6);
  expect(startHour(85, 5.75)).toBeCloseTo(6, 6);
});

test('a day of the timeline is the first of the time frame until another is chosen, and never outside of it', () => {
  const frame = { start: '2026-11-21', end: '2026-11-23' };
  expect(shownDay(undefined, frame)).toBe('2026-11-21');
  expect(shownDay('2026-12-24', frame)).toBe('2026-11-23');
  expect(neighbour('2026-11-21', -1, frame)).toBeUndefined();
  expect(neighbour('2026-11-22', 1, frame)).toBe('2026-11-23');
  expect(neighbour('2026-11-23', 1, frame)).toBeUndefined();
});

test('the highest altitude of an object is the highest one in the dark', () => {
  const day = { start: MIDNIGHT + 0.5, end: MIDNIGHT + 1.5 };
  const fields = ['JD_UTC', 'AST_ALT', 'AST_AZ', 'SKY_MOV', 'MAG', 'ERR_A'];
  const altitudes = Array.from({ length: 48 }, (_, cell) => 70 - cell); // sinks from noon on
  const data = altitudes.map((altitude, cell) => [day.start + cell / 48, altitude, 180, 1, 18, 0.1]);
  const object = objectTable.parse({ name: 'Eros', designator: 'A898 PA', data });
  const sunset = altitudes.map((_, cell) => (cell < 12 ? 10 : -30));
  expect(objectDay(object, { fields }, day, sunset).best).toBe(12);
  expect(objectDay(object, { fields }, day, Array<number>(48).fill(-10)).best).toBeUndefined();
});

test('the error of an object on a day comes with what it rests on in the middle of it', () => {
  const day = { start: MIDNIGHT + 0.5, end: MIDNIGHT + 1.5 };
  const fields = ['JD_UTC', 'AST_ALT', 'AST_AZ', 'SKY_MOV', 'MAG', 'ERR_A'];
  const data = Array.from({ length: 48 }, (_, cell) => [day.start + cell / 48, 40, 180, 1, 18, 600]);
  const curved = { fromRow: 20, basis: 'clones', lost: false, curved: true } as const;
  const runs = [{ fromRow: 0, basis: 'covariance', lost: false }, curved];
  const object = objectTable.parse({ name: 'a', designator: 'a', data, uncertainty: { runs } });
  expect(objectDay(object, { fields }, day, []).uncertainty).toEqual(curved);
});

const day = { start: MIDNIGHT + 0.5, end: MIDNIGHT + 1.5 };
const known = { start: MIDNIGHT, end: MIDNIGHT + 8 };

test('the twilight of a day is shown by dusk and dawn in local time with its offset', () => {
  const nights = [{ start: MIDNIGHT + 16.7 / 24, end: MIDNIGHT + 27.1667 / 24 }];
  expect(twilightText(twilightOf(nights, known, day), zone(2))).toBe('18:42 – 05:10 GMT +02:00');
});

test('the twilight of a day is hidden where the Sun is never low enough, always, or dusk is dawn', () => {
  expect(twilightText(twilightOf([], known, day), zone(0))).toBeUndefined();
  expect(twilightText(twilightOf([known], known, day), zone(0))).toBeUndefined();
  const moment = { start: MIDNIGHT + 1, end: MIDNIGHT + 1 };
  expect(twilightText(twilightOf([moment], known, day), zone(0))).toBeUndefined();
  expect(twilightOf([], undefined, day)).toEqual({ kind: 'none' });
});

test('the twilight of a day leaves out a dawn that is beyond the time frame', () => {
  const end = MIDNIGHT + 1;
  const twilight = twilightOf([{ start: MIDNIGHT + 0.75, end }], { start: MIDNIGHT, end }, day);
  expect(twilight).toEqual({ kind: 'range', dusk: MIDNIGHT + 0.75, dawn: undefined });
});

test('a cell says when it is, here and in Greenwich, and how high the object is', () => {
  const cell = { moment: MIDNIGHT + 22 / 24, altitude: 43.71, azimuth: 180, isBlocked: false };
  expect(cellTip(cell, zone(2))).toBe('UTC 22:00, local 00:00, altitude 43.7 deg');
  expect(cellTip({ ...cell, isBlocked: true }, zone(0))).toContain('altitude 43.7 deg, behind your horizon');
  expect(cellTip({ ...cell, altitude: null }, zone(0))).toBe('UTC 22:00, local 22:00, not calculated');
});

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

/** Hours from midnight UTC of the evening's date to the beginning of the day at a longitude, by the clock of a zone. */
function startHour(longitude: number, hours: number): number {
  return (dayWindow('2026-11-21', { longitude }, zone(hours)).start - MIDNIGHT) * 24;
}

function zone(hours: number) {
  return timeZone(hours * 60);
}
