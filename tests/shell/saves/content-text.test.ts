import { expect, test } from 'vitest';
import { contentText } from '#shell/saves/content-text.ts';
import { savedStates } from '../../fixtures/saved-states.ts';

test.each([
  ['opt-setup', /^W84 Cerro Tololo-DECam; \d\d\/\d\d\/\d{4} to \d\d\/\d\d\/\d{4}/],
  ['scd-chart', /^51\.48° N, 0\.00° E; 21\/11\/2026 to 22\/11\/2026; \(433\) Eros$/],
  ['ovt-arranged', /^21\/11\/2026 to 21\/11\/2036; \(99942\) Apophis, \(433\) Eros, \(1\) Ceres/],
  ['fvt-passage', /^08\/04\/2029 to 18\/04\/2029; \(99942\) Apophis$/],
])('a save of %s says of which site, dates and objects it is', (name, content) => {
  const saved = savedStates().find((each) => each.name === name);
  expect(contentText(JSON.stringify(saved?.state))).toMatch(content);
});

test('a save that is of no known form says nothing of what it is about', () => {
  expect(contentText('{')).toBe('');
  expect(contentText('{"setup": {"current": 3}}')).toBe('');
});
