import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { dropUnusedOfGlMatrix, gregorianCalendarAlone } from '#shell/build/lean-packages.ts';

test('of gl-matrix a page has the functions that it uses alone', async () => {
  const script = "export { create } from 'gl-matrix/esm/vec3.js';";
  const [whole, lean] = await Promise.all([bundle(script), bundle(script, dropUnusedOfGlMatrix)]);
  const onlyInForEach = 'Math.min(';
  expect(whole).toContain(onlyInForEach);
  expect(lean).not.toContain(onlyInForEach);
});

test('of the calendars a page has the Gregorian one alone', async () => {
  const script = "export { createCalendar } from '@internationalized/date';";
  const [whole, lean] = await Promise.all([bundle(script), bundle(script, gregorianCalendarAlone)]);
  for (const calendar of ['islamic', 'hebrew', 'buddhist']) {
    expect(whole).toContain(calendar);
    expect(lean).not.toContain(calendar);
  }
  expect(lean).toContain('gregory');
});

/** The script of a page as it is built. */
async function bundle(script: string, ...plugins: readonly Plugin[]): Promise<string> {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === 'entry.js' ? id : undefined),
    load: (id) => (id === 'entry.js' ? script : undefined),
  };
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, ...plugins],
    build: { write: false, rolldownOptions: { input: 'entry.js', preserveEntrySignatures: 'strict' } },
  });
  return 'output' in made ? made.output[0].code : '';
}
