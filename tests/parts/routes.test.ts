import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROUTES, toolOfPath } from '#parts/routes.ts';

const SOURCE = join(import.meta.dirname, '../../src');

test('the route table gives each tool its base path', () => {
  const { opt, scd, ovt, fvt, sovt } = ROUTES;
  expect([opt, scd, ovt, fvt, sovt]).toEqual(['/opt', '/scd', '/ovt', '/fvt', '/sovt']);
});

test('the route table finds the tool of a path, and none outside the tools', () => {
  expect(toolOfPath('/opt')).toBe('opt');
  expect(toolOfPath('/opt/results/ephemerides')).toBe('opt');
  expect(toolOfPath('/sovt')).toBe('sovt');
  expect(toolOfPath('/')).toBeUndefined();
  expect(toolOfPath('/options')).toBeUndefined();
});

test('the route table is the only place of the page that spells a path', () => {
  const literal = /['"`]\/(opt|scd|ovt|fvt|sovt)(\/|['"`])/;
  const spelled = ['parts', 'shell', 'tools', 'ui'].flatMap((folder) =>
    readdirSync(join(SOURCE, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && join(folder, file) !== join('parts', 'routes.ts'))
      .filter((file) => literal.test(readFileSync(join(SOURCE, folder, file), 'utf8')))
      .map((file) => join(folder, file)),
  );
  expect(spelled).toEqual([]);
});
