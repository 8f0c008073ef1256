import { expect, test } from 'vitest';
import { hasService, onSite, pathOnSite } from '#client/site.ts';

test('a screen of a page below a path has its address there, and is known by it again', () => {
  expect(onSite('/ovt?epoch=59000', '/neo/')).toBe('/neo/ovt?epoch=59000');
  expect(pathOnSite('/neo/opt/setup/', '/neo/')).toBe('/opt/setup/');
  expect(pathOnSite('/neo/', '/neo/')).toBe('/');
});

test('a page at the root of a site has the addresses of its screens', () => {
  expect(onSite('/', '/')).toBe('/');
  expect(pathOnSite('/fvt', '/')).toBe('/fvt');
});

test('outside of browsers addresses are those of a site without a folder', () => {
  expect(onSite('/rest/status')).toBe('/rest/status');
});

test('a document names what answers: a service on the network, unless its mark says that the page does', () => {
  const marks = [undefined, 'other', 'local'].map((content) => hasService(documentWith(content) as never));
  expect(marks).toEqual([true, true, false]);
  expect(hasService(undefined)).toBe(true);
});

function documentWith(content: string | undefined) {
  return { querySelector: () => (content === undefined ? null : { content }) };
}
