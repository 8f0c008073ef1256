import { expect, test } from 'vitest';
import { wellKnownSite } from '#machines/opt/tonight/well-known-site.ts';

const WINTER = Date.UTC(2026, 0, 15);
const SUMMER = Date.UTC(2026, 6, 15);

test.each([
  ['Europe/Berlin', 60, '493'],
  ['Africa/Cairo', 120, 'K91'],
  ['America/New_York', -300, '786'],
  ['America/Los_Angeles', -480, 'G96'],
  ['America/Buenos_Aires', -180, 'W84'],
  ['Asia/Kolkata', 330, 'N50'],
  ['Asia/Seoul', 540, '381'],
  ['Australia/Perth', 480, '413'],
  ['Pacific/Auckland', 780, '474'],
])('a user in %s sees the night of a site in that part of the world', (timeZone, offset, code) => {
  expect(wellKnownSite(timeZone, offset, WINTER).code).toBe(code);
});

test('a zone that names no part of the world has the site whose clock is nearest, in summer and winter', () => {
  expect(wellKnownSite('UTC', 0, WINTER).code).toBe('950');
  expect(wellKnownSite('Etc/Unknown', 120, SUMMER).code).toBe('493');
  expect(wellKnownSite('Indian/Maldives', 300, SUMMER).code).toBe('188');
});
