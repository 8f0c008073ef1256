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

test('no two comparisons have the same id', () => {
  expect(new Set(COMPARISONS.map(({ id }) => id)).size).toBe(COMPARISONS.length);
});
