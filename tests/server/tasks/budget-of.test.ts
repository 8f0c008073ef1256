import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import { createBodySearch } from '#catalogue/search-bodies.ts';
import { BUILT_IN_EARTH } from '#engine/earth/built-in-earth.ts';
import { GEOCENTRE } from '#engine/earth/site.ts';
import { createBudgetMaker } from '#server/tasks/budget-of.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';

const PUBLIC = join(import.meta.dirname, '..', '..', '..', 'public');

test('an orbit of Eros has one sigma on the sky and in space, and another orbit differs by more than nothing', () => {
  const catalogue = readCatalogue(readFileSync(join(PUBLIC, 'catalogue', 'built-in.bin')));
  const [row] = createBodySearch(catalogue).byNames(['433']).found;
  const body = catalogue.body(row);
  const { budgetOf } = createBudgetMaker(
    { ephemeris: testEphemeris(), cover: () => undefined },
    () => BUILT_IN_EARTH,
  );
  const others = catalogue.otherOrbits(row).map((other) => ({ ...body, ...other }));
  const budget = budgetOf({ body, others, site: GEOCENTRE, utc: 2_461_400.5, centre: 'earth' });
  expect(budget.origin).toBe('covariance');
  expect(budget.passage).toBeUndefined(); // what one sigma is computed from is known without an approach
  expect(budget.sigma?.arcsec).toBeGreaterThan(0);
  expect(budget.sigma?.km).toBeGreaterThan(0);
  expect(budget.others).toHaveLength(others.length);
  for (const { km } of budget.others) expect(km).toBeGreaterThan(0);
});
