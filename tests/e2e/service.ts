import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A separate service for one spec, with data in its folder. */
export type Service = { readonly url: string; readonly pid: number | undefined; stop(): Promise<void> };

/** What a test decides about its service; an empty `CATALOGUE_DIR` means the built-in catalogue. */
export type ServiceEnvironment = {
  readonly NOW: string;
  readonly CATALOGUE_DIR: string;
  readonly TILE_URL?: string;
  readonly HIPS_URL?: string;
  readonly WORKERS?: string;
};

const ROOT = join(import.meta.dirname, '..', '..');

/** Starts the built service on a free port and waits until it responds. */
export async function startService(environment: ServiceEnvironment): Promise<Service> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'neo-toolkit-'));
  const child = spawn(process.execPath, [join(ROOT, 'dist', 'server', 'main.js')], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATABASE_URL: '',
      ORBIT_SERVICES: '',
      STARS_DIR: '',
      CATALOGUE_REFRESH: 'off',
      ...environment,
      DATA_DIR: folder,
      HOST: '127.0.0.1',
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(child, `${url}/readyz`);
  return {
    url,
    pid: child.pid,
    async stop() {
      await untilEnded(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Whether all orbits are brought to now, so that the list no longer grows. */
export async function isPrepared(url: string): Promise<boolean> {
  const response = await fetch(`${url}/rest/status`);
  const { preparation } = (await response.json()) as { preparation: { done: number; total: number } };
  return preparation.total > 0 && preparation.done === preparation.total;
}

async function answers(child: ChildProcess, address: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null)
      throw new Error(`The service ended with code ${child.exitCode} before it answered.`);
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function untilEnded(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
