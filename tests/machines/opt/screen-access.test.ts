import { expect, test } from 'vitest';
import { type OptStatus, screenFor } from '#machines/opt/screen-access.ts';

const CALCULATED: OptStatus = {
  hasPlan: true,
  isSetupChanged: false,
  hasSelection: true,
  hasResults: true,
  isOutdated: false,
  isRestoring: false,
};

test.each([
  ['setup', { hasPlan: false }, { kind: 'open', screen: 'setup' }],
  ['setup', { isSetupChanged: true }, { kind: 'open', screen: 'setup' }],
  ['filtering', {}, { kind: 'open', screen: 'filtering' }],
  ['filtering', { hasResults: false, hasSelection: false }, { kind: 'open', screen: 'filtering' }],
  ['filtering', { hasPlan: false }, { kind: 'closed', screen: 'setup' }],
  ['filtering', { isSetupChanged: true }, { kind: 'questioned', screen: 'setup' }],
  ['results', {}, { kind: 'open', screen: 'results' }],
  ['results', { hasSelection: false }, { kind: 'closed', screen: 'filtering' }],
  ['results', { hasResults: false }, { kind: 'closed', screen: 'filtering' }],
  ['results', { hasResults: false, hasPlan: false }, { kind: 'closed', screen: 'setup' }],
  ['results', { isSetupChanged: true }, { kind: 'questioned', screen: 'setup' }],
  ['results', { isOutdated: true }, { kind: 'questioned', screen: 'filtering' }],
  ['filtering', { isOutdated: true }, { kind: 'open', screen: 'filtering' }],
  ['results', { hasResults: false, isRestoring: true }, { kind: 'waiting', screen: 'results' }],
] as const)('%s, where %o, gets %o', (requested, differences, access) => {
  expect(screenFor({ ...CALCULATED, ...differences }, requested)).toEqual(access);
});

test('a user who requests outdated results all the same gets them', () => {
  const outdated = { ...CALCULATED, isOutdated: true };
  expect(screenFor(outdated, 'results', true)).toEqual({ kind: 'open', screen: 'results' });
});
