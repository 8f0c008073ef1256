import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COMPARISONS } from '#validation/comparisons.ts';
import { withTables } from '#validation/readme-tables.ts';
import { describeAgreement, REPORT } from './agreement.ts';
import { CITED } from './cited.ts';

const README = join(import.meta.dirname, '..', '..', 'src', 'engine', 'README.md');

describeAgreement(CITED);

test('the tables of the engine’s README are those that npm run validate makes', () => {
  const readme = readFileSync(README, 'utf8');
  expect(withTables(readme, REPORT)).toBe(readme);
});

test('the numbers of a worst case are as far apart as its error says', () => {
  const ownUnit = [REPORT.cited, ...(REPORT.recorded === undefined ? [] : [REPORT.recorded])]
    .flatMap(({ results }) => results)
    .filter((result) => result.kind === 'errors')
    .flatMap(({ worstCases, unit, quantity }) =>
      worstCases.flatMap(({ name, error, values = [] }) =>
        values.length === 1 && values[0].unit === unit && unit !== ''
          ? [{ what: `${quantity}: ${name}`, error, value: values[0] }]
          : [],
      ),
    );
  for (const { what, error, value } of ownUnit) {
    const apart = Math.abs(Number(value.computed) - Number(value.recorded));
    expect(Math.abs(apart / error - 1), what).toBeLessThan(0.1);
  }
  expect(ownUnit.length).toBeGreaterThan(50);
});

test('no two comparisons have the same id', () => {
  expect(new Set(COMPARISONS.map(({ id }) => id)).size).toBe(COMPARISONS.length);
});
