import { expect, test } from 'vitest';
import type { CalculationResult, ObjectTable, PlotTables } from '#contract/opt/calculation.ts';
import { NO_THRESHOLDS } from '#machines/opt/charts/thresholds.ts';
import { GREENWICH } from '#machines/planning/time-frame.ts';
import { shareText } from '#tools/opt/results/excluded-shares.tsx';
import {
  inOrder,
  lengthText,
  type OverviewRow,
  overviewRows,
} from '#tools/opt/results/long-term/overview-rows.ts';
import type { SiteNights } from '#tools/opt/results/site-nights.ts';
import { PROVENANCE } from '../../../machines/fakes/objects.ts';

test('objects come in the order of their first window, or of their longest, and those without one last', () => {
  const rows = [
    row('late and long', [{ start: 5, end: 9 }]),
    row('never, up late', [], [{ start: 6, end: 7 }]),
    row('never, up early', [], [{ start: 1, end: 2 }]),
    row('early and short', [{ start: 2, end: 3 }]),
  ];
  const names = (order: 'first' | 'longest') => inOrder(rows, order).map(({ table }) => table.name);
  expect(names('first')).toEqual(['early and short', 'late and long', 'never, up early', 'never, up late']);
  expect(names('longest').slice(0, 2)).toEqual(['late and long', 'early and short']);
});

test('the length of a window is written in hours and minutes', () => {
  const lengths = [1 / 48, 0.25, 0.25 + 1 / 48].map((end) => lengthText({ start: 0, end }));
  expect(lengths).toEqual(['30 min', '6 h', '6 h 30 min']);
});

test('a threshold of one object changes its windows and leaves the rows of all others the same', () => {
  const tables = { longTerm: twoObjects(), result: twoObjects(), shortTerm: undefined };
  const [eros, apophis] = overviewRows(tables, NO_THRESHOLDS);
  const faint = { ...NO_THRESHOLDS, own: { Eros: { MAG: { value: 15 } } } } as const;
  const [erosAfter, apophisAfter] = overviewRows(tables, faint);
  expect(apophisAfter).toBe(apophis);
  expect(erosAfter).not.toBe(eros);
  expect(erosAfter?.up).toBe(eros?.up);
});

test('an object that is never observable says why: what excludes most of its time, or that it is never up', () => {
  const tables = { longTerm: twoObjects(), result: twoObjects(), shortTerm: undefined };
  const bright = { ...NO_THRESHOLDS, common: { MAG: { value: 13 } } } as const;
  expect(overviewRows(tables, bright).map(({ whyNever }) => whyNever)).toEqual([
    'never: 100 % excluded by Magnitude',
    'never: 100 % excluded by Magnitude',
  ]);
  const low = twoObjects(-5);
  const below = { longTerm: low, result: low, shortTerm: undefined };
  expect(overviewRows(below, NO_THRESHOLDS)[0]?.whyNever).toBe('never up at night');
});

test('an object that is up all night is observable from dusk to dawn, not half a sample beyond the darkness', () => {
  const night = twoObjects();
  const dusk = 2_461_365 + 1 / 24;
  const moments = Array.from({ length: 21 }, (_, index) => 2_461_365 - 1 / 24 + index / 48);
  const tables = {
    ...night,
    object: {
      ...night.object,
      data: night.object.data.map((each) => ({
        ...each,
        data: moments.map((moment) => [moment, 40, 14]),
      })),
    },
    sunmoon: {
      ...night.sunmoon,
      data: moments.map((moment) => [
        moment,
        -18 - 144 * Math.min(moment - dusk, dusk + 7 / 24 + 1 / 1440 - moment),
        -10,
      ]),
    },
  };
  const faint = { ...NO_THRESHOLDS, common: { MAG: { value: 20 } } } as const;
  const [row] = overviewRows({ longTerm: tables, result: tables, shortTerm: undefined }, faint);
  for (const [span] of [row?.spans ?? [], row?.up ?? []]) {
    expect(span?.start).toBeCloseTo(dusk, 5);
    expect(span?.end).toBeCloseTo(dusk + 7 / 24 + 1 / 1440, 5);
  }
});

test('an object is observable in the nights of the plan alone, not in those that its time frame cuts', () => {
  const tables = { longTerm: twoObjects(), result: twoObjects(), shortTerm: undefined };
  const faint = { ...NO_THRESHOLDS, common: { MAG: { value: 20 } } } as const;
  // the table is from noon of 20 November 2026 to midnight
  const [thatNight] = overviewRows(tables, faint, nightOf('2026-11-20'));
  expect([thatNight?.spans.length, thatNight?.up.length]).toEqual([1, 1]);
  const [before] = overviewRows(tables, faint, nightOf('2026-11-18'));
  expect(before).toMatchObject({ spans: [], up: [], whyNever: 'never up at night' });
});

test('a share is never rounded to nothing or to the whole', () => {
  expect([0.001, 0.5, 0.999, 1].map(shareText)).toEqual(['< 1 %', '50 %', '> 99 %', '100 %']);
});

/** A single night on the meridian of Greenwich. @param date of its evening. */
function nightOf(date: string): SiteNights {
  return { start: date, end: date, site: { latitude: 28.3, longitude: 0 }, zone: GREENWICH };
}

/** Two objects that are up in a night, each fainter from moment to moment. */
function twoObjects(altitude = 40): PlotTables & CalculationResult {
  const moments = [2_461_365, 2_461_365.25, 2_461_365.5];
  const objects = ['Eros', 'Apophis'].map((name) => ({
    name,
    designator: name,
    database: 'JPL' as const,
    data: moments.map((moment, index) => [moment, altitude, 14 + index]),
  }));
  return {
    object: { fields: ['JD_UTC', 'AST_ALT', 'MAG'], units: ['d', 'deg', 'mag'], data: objects },
    sunmoon: {
      fields: ['JD_UTC', 'SUN_ALT', 'MOON_ALT'],
      units: ['d', 'deg', 'deg'],
      data: moments.map((moment) => [moment, -30, -10]),
    },
    processed: 2,
    selected: 2,
    provenance: PROVENANCE,
  };
}

function row(name: string, spans: OverviewRow['spans'], up: OverviewRow['up'] = spans): OverviewRow {
  const table: ObjectTable = { name, designator: name, database: 'JPL', data: [] };
  return { table, spans, up, longest: spans[0], whyNever: spans.length === 0 ? 'never' : undefined };
}
