import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { configuration, isEnabled, toolList } from '#parts/configuration.ts';

test('the configured version is that of the package', () => {
  expect(configuration.version).toBe(manifest.version);
});

test('the configured tools are the five tools of the toolkit, each with a title and a line of text', () => {
  const tools = toolList(configuration);
  expect(tools.map(({ id }) => id)).toEqual(['opt', 'scd', 'ovt', 'fvt', 'sovt']);
  expect(tools.every(({ title, lead }) => title !== '' && lead !== '')).toBe(true);
});

test('the configured tools can be opened only when the configuration enables them', () => {
  const fourTools = { ...configuration, enabledTools: ['opt', 'scd', 'ovt', 'sovt'] as const };
  expect(isEnabled(fourTools, 'ovt')).toBe(true);
  expect(isEnabled(fourTools, 'fvt')).toBe(false);
  expect(toolList(fourTools).filter((tool) => !tool.isEnabled)).toEqual([
    { id: 'fvt', ...configuration.toolTexts.fvt, isEnabled: false },
  ]);
});

test('the configured links lead off the site over https', () => {
  const links = [configuration.agency, ...configuration.attributions].map(({ href }) => href);
  const bases = Object.values(configuration.linkBases);
  expect([...links, ...bases].filter((href) => !href.startsWith('https://'))).toEqual([]);
});

test('the configured links attribute the Milky Way image, an astrometry mission, a Creative Commons licence and a family portal', () => {
  expect(configuration.attributions.map(({ title }) => title)).toEqual([
    'Milky Way image',
    'Astrometry mission',
    'Creative Commons',
    'Asteroid families',
  ]);
});
