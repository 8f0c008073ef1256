import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './harness.ts';
import { mergeSources } from '#catalogue/merge/merge-sources.ts';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import { openStoredCandidates } from '#server/node/catalogue/stored-candidates.ts';
import { startRefresh } from '#server/node/catalogue/refresh-process.ts';
import { flawedServer, status, whole } from '../catalogue/build/flawed-server.ts';
import { HALE_BOPP } from '../catalogue/hale-bopp.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const PROGRAM = join(ROOT, 'dist', 'server', 'catalogue.js');
const COMET = { ...HALE_BOPP, Year_of_perihelion: 2026, Designation_and_name: 'C/2026 Z9 (Nobody)' };

test('the service has the catalogue fetched by a process that reports its progress, one at a time', async () => {
  const server = await flawedServer([whole(JSON.stringify([COMET]), { etag: '"1"' }), status(304)]);
  const folder = mkdtempSync(join(tmpdir(), 'refresh-'));
  try {
    const services = join(folder, 'services.json');
    const files = [{ file: 'cometels.json', url: `${server.url}/cometels.json` }];
    writeFileSync(services, JSON.stringify({ files }));
    const environment: NodeJS.ProcessEnv = {
      ...process.env,
      DATA_DIR: join(folder, 'data'),
      CATALOGUE_SERVICES: services,
    };
    delete environment['CATALOGUE_DIR'];
    const requested: string[] = [];
    const start = () =>
      startRefresh(PROGRAM, { root: ROOT, environment }, ({ file, place, count }) =>
        requested.push(`${file} ${place} ${count}`),
      );
    const together = await Promise.all([start().ended, start().ended]);
    expect([...together].sort()).toEqual(['busy', 'refreshed']);
    expect(requested).toEqual(['cometels.json 1 1']);
    const catalogue = readCatalogue(readFileSync(join(folder, 'data', 'refreshed-catalogue.bin')));
    const designations = Array.from(
      { length: catalogue.count },
      (_, row) => catalogue.names(row).designation,
    );
    expect(designations).toContain('C/2026 Z9');
    expect(existsSync(join(folder, 'data', 'catalogue-refreshed-at'))).toBe(true);
    expect(await start().ended).toBe('refreshed');
    expect(server.requests.at(-1)?.headers['if-none-match']).toBe('"1"');
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
});

test('files that have not changed replace a damaged catalogue, are as poor as they were, and leave a whole one untouched', async () => {
  const server = await flawedServer([
    whole(JSON.stringify([COMET]), { etag: '"1"' }),
    status(304),
    status(304),
    status(304),
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'refresh-'));
  try {
    const services = join(folder, 'services.json');
    const files = [{ file: 'cometels.json', url: `${server.url}/cometels.json` }];
    writeFileSync(services, JSON.stringify({ files }));
    const dataDir = join(folder, 'data');
    const catalogue = join(dataDir, 'refreshed-catalogue.bin');
    const environment: NodeJS.ProcessEnv = {
      ...process.env,
      DATA_DIR: dataDir,
      CATALOGUE_SERVICES: services,
    };
    delete environment['CATALOGUE_DIR'];
    const refresh = async () => {
      const run = startRefresh(PROGRAM, { root: ROOT, environment }, () => undefined);
      return { outcome: await run.ended, refused: run.refused?.() };
    };
    const fuller = Array.from({ length: 100 }, (_, k) => ({
      ...COMET,
      Designation_and_name: `C/2026 Z${k} (Nobody)`,
    }));
    const { bytes } = mergeSources([{ name: 'cometels.json', bytes: Buffer.from(JSON.stringify(fuller)) }]);
    mkdirSync(dataDir);
    writeFileSync(catalogue, bytes);
    const refused = expect.stringContaining('1 rows of MPC CometEls, 100 before') as unknown;
    expect(await refresh()).toEqual({ outcome: 'unusable', refused });
    expect(await refresh()).toEqual({ outcome: 'unusable', refused });
    writeFileSync(catalogue, bytes.subarray(0, 5000));
    expect(await refresh()).toEqual({ outcome: 'refreshed', refused: undefined });
    const { ino } = statSync(catalogue);
    expect(readCatalogue(readFileSync(catalogue)).count).toBeGreaterThan(100);
    expect(await refresh()).toEqual({ outcome: 'refreshed', refused: undefined });
    expect(statSync(catalogue).ino).toBe(ino);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
});

test('the candidates of the confirmation page are fetched alone, by their own condition', async () => {
  const list = JSON.stringify([{ Temp_Desig: 'P21xyz', Score: 100, 'R.A.': 3.5, 'Decl.': -10 }]);
  const server = await flawedServer([whole(list, { etag: '"1"' }), status(304)]);
  const folder = mkdtempSync(join(tmpdir(), 'candidates-'));
  try {
    const services = join(folder, 'services.json');
    const files = ['neocp.json', 'NEA.txt'].map((file) => ({ file, url: `${server.url}/${file}` }));
    writeFileSync(services, JSON.stringify({ files }));
    const dataDir = join(folder, 'data');
    const environment = { ...process.env, DATA_DIR: dataDir, CATALOGUE_SERVICES: services };
    const start = () =>
      startRefresh(PROGRAM, { root: ROOT, environment, options: ['--candidates'] }, () => undefined);
    expect(await start().ended).toBe('refreshed');
    expect(openStoredCandidates(dataDir, () => undefined).latest()?.candidates).toMatchObject([
      { designation: 'P21xyz', score: 100 },
    ]);
    expect(await start().ended).toBe('refreshed');
    expect(server.requests.map(({ path }) => path)).toEqual(['/neocp.json', '/neocp.json']);
    expect(server.requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"']);
    expect(server.requests[0]?.headers['user-agent']).toContain('neo-toolkit');
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
});
