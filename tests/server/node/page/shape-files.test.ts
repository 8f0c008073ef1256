import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { openShapeFiles } from '#server/node/page/shape-files.ts';

const page = mkdtempSync(join(tmpdir(), 'shapes-'));
const operator = mkdtempSync(join(tmpdir(), 'shapes-'));
writeFileSync(join(page, 'toutatis.obj'), '# (4179) Toutatis, radar model; km\nv 0 0 0\n');
writeFileSync(join(page, '1998ky26.obj'), 'v 1 0 0\n');
writeFileSync(join(operator, 'Toutatis.obj.gz'), gzipSync('v 0 1 0\n'));
writeFileSync(join(operator, 'README.md'), 'no shape');

afterAll(() => {
  for (const folder of [page, operator]) rmSync(folder, { recursive: true });
});

test('an archive of a shape that is cut, or is a web page, is left out with the reason, and the shape of the page stays', () => {
  const broken = mkdtempSync(join(tmpdir(), 'shapes-'));
  const archive = gzipSync(`# ${'v 0 1 0'.repeat(100)}`);
  writeFileSync(join(broken, 'toutatis.obj.gz'), archive.subarray(0, archive.length / 2));
  writeFileSync(join(broken, 'eros.obj.gz'), '<!DOCTYPE html><html></html>');
  const leftOut: unknown[] = [];
  const { named } = openShapeFiles(page, broken, (error) => leftOut.push(error));
  rmSync(broken, { recursive: true });
  expect(named(['Toutatis', 'Eros']).map(({ source }) => source)).toEqual([
    '(4179) Toutatis, radar model; km',
  ]);
  expect(leftOut).toMatchObject([
    {
      message: 'eros.obj.gz is left out',
      cause: { message: expect.stringContaining('web page') as unknown },
    },
    { message: 'toutatis.obj.gz is left out' },
  ]);
});

test('a file in place of the folder of shapes is a folder without shapes', () => {
  expect(openShapes(page, join(page, '1998ky26.obj')).named(['Toutatis'])).toHaveLength(1);
});

test('the files of shapes are found by any name of their body, however it is written', () => {
  const { named } = openShapes(page, undefined);
  expect(named(['4179', 'Toutatis', '1989 AC'])).toEqual([
    { address: '/shapes/toutatis.obj', source: '(4179) Toutatis, radar model; km' },
  ]);
  expect(named(['1998 KY26']).map(({ address }) => address)).toEqual(['/shapes/1998ky26.obj']);
  expect(named(['README', 'Ceres', '']).length).toBe(0);
});

test('the files of shapes of the operator go before those of the page, and are served unpacked', async () => {
  const { named, routes } = openShapes(page, operator);
  const [{ address, source }] = named(['Toutatis']);
  expect(source).toBe('Toutatis.obj.gz');
  const response = await routes.request(address);
  expect([response.status, await response.text()]).toEqual([200, 'v 0 1 0\n']);
});

test.each([
  '/shapes/nosuch.obj',
  '/shapes/..%2F..%2Fetc%2Fpasswd',
  '/shapes/README.md',
  '/shapes/1998ky26.obj',
])('the files of shapes that are not of the operator are left to the page: %s', async (address) => {
  const { routes } = openShapes(page, operator);
  expect((await routes.request(address)).status).toBe(404);
});

test('the files of shapes may be links to files elsewhere; one that leads nowhere is left out', () => {
  const linked = mkdtempSync(join(tmpdir(), 'linked-'));
  symlinkSync(join(operator, 'Toutatis.obj.gz'), join(linked, 'Itokawa.obj.gz'));
  symlinkSync(join(operator, 'missing.obj'), join(linked, 'Eros.obj'));
  const { named } = openShapes(join(page, 'none'), linked);
  expect(named(['Itokawa', 'Eros']).map(({ address }) => address)).toEqual(['/shapes/itokawa.obj']);
  rmSync(linked, { recursive: true });
});

test('the files of shapes may be missing altogether', () => {
  expect(openShapes(join(page, 'none'), join(page, 'neither')).named(['Toutatis'])).toEqual([]);
});

/** Shapes of two folders in which every file can be read. */
function openShapes(pageFolder: string, operatorFolder: string | undefined) {
  return openShapeFiles(pageFolder, operatorFolder, (error) => {
    throw error;
  });
}
