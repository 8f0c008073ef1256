import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { validationReport } from '#contract/validation.ts';

const REPORT = join(import.meta.dirname, '..', '..', 'public', 'validation.json');

/** What the details of each tool show, by the names that the report gives to compared values. */
const SHOWN = {
  flybyOrOrbit: ['x', 'y', 'z', 'Delta', 'r', 'Distance', 'Nearest', 'Perigee', 'Pericentre', '100 km high'],
  scd: ['RA', 'Dec', 'V', 'Altitude', 'Azimuth', 'Elongation from the Moon', '1 σ'],
  sovt: ['Delta', 'r', 'Elongation', 'Phase', 'V'],
};

test('a worst case of an object leads to a tool that shows the compared value, and to the sky chart from a site at a date', () => {
  const { cited, recorded } = z.parse(validationReport, JSON.parse(readFileSync(REPORT, 'utf8')));
  for (const result of [...cited.results, ...(recorded?.results ?? [])]) {
    if (result.kind !== 'errors' || result.shownIn === 'none') continue;
    for (const { object, date, site, values = [] } of result.worstCases) {
      if (object === undefined) continue;
      const names = values.map(({ name }) => name);
      expect(SHOWN[result.shownIn ?? 'flybyOrOrbit'], result.quantity).toEqual(expect.arrayContaining(names));
      if (result.shownIn === 'scd') expect([date, site], result.quantity).not.toContain(undefined);
    }
  }
});
