import { expect, test } from 'vitest';
import { BUDGET_ABSENCES } from '#contract/opt/budget.ts';
import { absenceText } from '#parts/budget/budget-rows.ts';

test('what has no value among the forces has a reason in words, and what has one has none', () => {
  const reasons = BUDGET_ABSENCES.map((absence) => absenceText({ absence }));
  expect(new Set(reasons).size).toBe(BUDGET_ABSENCES.length);
  for (const reason of reasons) expect(reason).toMatch(/^[A-Z].*\.$/);
  expect(absenceText({})).toBeUndefined();
});
