import { expect, test } from 'vitest';
import { memoryIn, memoryText, remember, routeToTool } from '#shell/route-memory.ts';

test('the memory of visited screens leads back to the last screen of a tool that has screens', () => {
  const memory = ['/opt/setup', '/opt/filtering', '/ovt'].reduce(remember, {});
  expect(routeToTool(memory, 'opt')).toBe('/opt/filtering');
  expect(routeToTool(memory, 'scd')).toBe('/scd');
});

test('the memory of visited screens contains nothing of the tools without screens, nor of pages outside the tools', () => {
  const memory = ['/fvt', '/', '/about'].reduce(remember, {});
  expect(memory).toEqual({});
  expect(routeToTool(memory, 'fvt')).toBe('/fvt');
});

test('the memory of visited screens comes back after a reload, without what is not a screen', () => {
  const memory = ['/opt/setup', '/opt/filtering'].reduce(remember, {});
  expect(memoryIn(memoryText(memory))).toEqual(memory);
  expect(memoryIn('')).toEqual({});
  expect(memoryIn('/opt/nowhere javascript:alert(1) /opt/setup')).toEqual({ opt: '/opt/setup' });
});

test('the memory of visited screens stays the same object when nothing new was visited', () => {
  const memory = remember({}, '/opt/setup');
  expect(remember(memory, '/opt/setup')).toBe(memory);
  expect(remember(memory, '/about')).toBe(memory);
});
