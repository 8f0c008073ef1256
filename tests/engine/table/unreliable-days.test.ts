import { describe, expect, test } from 'vitest';
import type { OrbitTable } from '#engine/table/orbit-table.ts';
import {
  liesIn,
  placeUncertaintyFromU,
  UNRELIABLE_FROM_AU,
  unreliableDays,
} from '#engine/table/unreliable-days.ts';

/** An object that stands 1 au from the Sun for sixty years, a row every ten days. */
const STANDING: OrbitTable = {
  day: 2450000,
  offsets: Float64Array.from({ length: 2192 }, (_, row) => 10 * row),
  positions: Float64Array.from({ length: 3 * 2192 }, (_, k) => (k % 3 === 0 ? 1 : 0)),
  velocities: new Float64Array(3 * 2192),
  accelerations: new Float64Array(3 * 2192),
};
const WHOLE = { fromDay: 2450000, toDay: 2471910 };

describe('an orbit', () => {
  test('known by U = 9 alone is unreliable within a year of its arc, and reliable in it', () => {
    const arc = { fromDay: 2459000, toDay: 2459100 };
    const spans = unreliableDays(STANDING, placeUncertaintyFromU(9, arc), WHOLE);
    expect(liesIn(spans, 2459050)).toBe(false);
    expect(liesIn(spans, 2459100 + 365)).toBe(true);
    expect(liesIn(spans, 2459000 - 365)).toBe(true);
    expect(spans).toHaveLength(2);
  });

  test('known by U = 0 stays reliable over decades: 1 arcsec in ten years is 730 km', () => {
    const arc = { fromDay: 2459000, toDay: 2459100 };
    const uncertainty = placeUncertaintyFromU(0, arc);
    expect(uncertainty(2459100 + 36_525, 1)).toBeLessThan(UNRELIABLE_FROM_AU);
    expect(unreliableDays(STANDING, uncertainty, WHOLE)).toEqual([]);
  });

  test('is unreliable to the last row when nothing makes it better', () => {
    const spans = unreliableDays(STANDING, (day) => (day > 2460000 ? 1 : 0), WHOLE);
    expect(spans).toHaveLength(1);
    expect(spans[0].fromDay).toBeGreaterThan(2460000);
    expect(spans[0].fromDay).toBeLessThan(2460032);
    expect(spans[0].toDay).toBe(2450000 + 21910);
  });
});
