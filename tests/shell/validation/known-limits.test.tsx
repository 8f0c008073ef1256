import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KnownLimits } from '#shell/validation/known-limits.tsx';
import { COMPARISONS } from '#validation/comparisons.ts';

test('what is neglected is said without a measured figure, or with a link to the comparison that has it', () => {
  const page = renderToString(<KnownLimits />);
  expect(page).not.toMatch(/\d (arcsec|arcmin|deg|km|mag|s\b)/);
  const linked = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(linked).toEqual(['horizontal-directions']);
  expect(COMPARISONS.map(({ id }) => id)).toEqual(expect.arrayContaining(linked));
});

test('moonlight, which is compared with another program, is not listed as unchecked without saying so', () => {
  expect(renderToString(<KnownLimits />)).toContain('Moonlight as it was measured: what is recorded');
});
