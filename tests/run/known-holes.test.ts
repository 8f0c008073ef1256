import { execFile } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const PROGRAM = join(import.meta.dirname, 'known-holes.mjs');

/** What a registry returns for every version of a package. */
const HOLE = {
  id: 1,
  url: 'https://example.org/1',
  title: 'A hole',
  severity: 'low',
  vulnerable_versions: '*',
  cwe: [],
  cvss: { score: 0, vectorString: null },
};

test('a package that is given out and has a known hole fails the run, whatever its weight', async () => {
  const { code, said } = await lookedFor(registryWith({ hono: [HOLE] }));
  expect([code, said]).toEqual([1, expect.stringMatching(/Packages with a known hole: .*\bhono \(low\)/)]);
});

test('a registry that does not respond fails nothing, which is reported', async () => {
  const { code, said } = await lookedFor((_, response) => response.writeHead(405).end());
  expect([code, said]).toEqual([0, expect.stringContaining('KNOWN HOLES WERE NOT LOOKED FOR')]);
});

/** A registry that has one version of every package. */
function registryWith(holes: Readonly<Record<string, readonly object[]>>): RequestListener {
  return ({ method, url = '' }, response) => {
    const name = decodeURIComponent(url.slice(1));
    const answer = method === 'POST' ? holes : { name, versions: { '1.0.0': { name, version: '1.0.0' } } };
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
  };
}

async function lookedFor(registry: RequestListener): Promise<{ code: unknown; said: string }> {
  const server = createServer(registry);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const env = { ...process.env, npm_config_registry: `http://127.0.0.1:${port}/` };
  return new Promise((resolve) => {
    execFile(process.execPath, [PROGRAM], { env }, (error, said) =>
      resolve({ code: error?.code ?? 0, said }),
    );
  });
}
