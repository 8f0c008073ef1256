import { expect, test } from 'vitest';
import { footerText } from '#shell/footer.tsx';

test('the footer names the attribution, the year of the clock and the version', () => {
  const configured = { attributionText: 'Orbits: MPC', version: '2.6.5' };
  expect(footerText(configured, new Date('2031-06-01T12:00:00Z'))).toBe('Orbits: MPC · 2031 · v2.6.5');
});
