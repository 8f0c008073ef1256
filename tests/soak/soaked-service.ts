import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coreSecondsOf, untilIdle } from '../bench/process-costs.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** When the clock of a service starts. */
export const SERVICE_NOW = '2026-01-10T12:00:00Z';

/** Lets no file grow beyond this many kB: whatever writes more fails as on a full disk. */
const LITTLE_ROOM = 'ulimit -f "$0"; exec "$@"';

/** A device on which there is never room. */
const FULL_DISK = '/dev/full';

/** The catalogue of a service whose memory and costs are measured: SOAK_CATALOGUE names a folder, else the built-in one. */
export const SOAKED_CATALOGUE = { CATALOGUE_DIR: process.env['SOAK_CATALOGUE'] ?? '' };

/** The built service on the built-in catalogue, which visitors reach through a proxy that names them. */
export type SoakedService = {
  readonly url: string;
  readonly folder: string;
  /** Memory that the process holds, MB. */
  readonly memoryMb: () => number;
  /** Time of cores that it has used. */
  readonly coreSeconds: () => number;
  /** Resolves when no work in advance is left. */
  readonly idle: () => Promise<void>;
  /** Ends it as a power cut does. */
  readonly kill: () => Promise<void>;
  /** Ends it by a signal; gives the seconds that took. */
  readonly stop: () => Promise<number>;
};

/** A folder for a service's data. */
export function dataFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'soak-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Starts the service and waits until it is ready.
 *
 * @param roomKb room on its disk, for each file, and then none for its log; as much as it likes where absent.
 * @throws Error where it ends before.
 */
export async function startSoaked(
  folder: string,
  port: number,
  environment: NodeJS.ProcessEnv = {},
  roomKb?: number,
): Promise<SoakedService> {
  const child = startProgram('main', { ...environment, DATA_DIR: folder, PORT: String(port) }, roomKb);
  const url = `http://127.0.0.1:${port}`;
  await ready(child, url);
  return {
    url,
    folder,
    memoryMb: () => residentMb(child),
    coreSeconds: () => coreSecondsOf(child.pid),
    idle: () => untilIdle(child.pid),
    kill: () => endProgram(child, 'SIGKILL'),
    stop: () => stopProgram(child),
  };
}

/** A process that only computes. */
export function startWorker(environment: NodeJS.ProcessEnv): Pick<SoakedService, 'kill' | 'stop'> {
  const child = startProgram('worker', environment);
  return { kill: () => endProgram(child, 'SIGKILL'), stop: () => stopProgram(child) };
}

/** Fills a folder with the data that services read. */
export async function prepareData(folder: string): Promise<void> {
  const child = startProgram('prepare-data', { DATA_DIR: folder });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the preparation ended with code ${code}`);
}

function startProgram(program: string, environment: NodeJS.ProcessEnv, roomKb?: number): ChildProcess {
  const words = [process.execPath, join(ROOT, 'dist', 'server', `${program}.js`)];
  const [command, ...rest] =
    roomKb === undefined ? words : ['bash', '-c', LITTLE_ROOM, String(roomKb), ...words];
  const log = roomKb === undefined ? 'ignore' : openSync(FULL_DISK, 'w');
  return spawn(command, rest, {
    cwd: ROOT,
    env: {
      ...process.env,
      CATALOGUE_DIR: '',
      CATALOGUE_REFRESH: 'off',
      ORBIT_SERVICES: '',
      STARS_DIR: '',
      NOW: SERVICE_NOW,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', log, log],
  });
}

/** Waits until all orbits are brought to today. */
export async function untilPrepared(url: string): Promise<void> {
  for (;;) {
    const status = (await (await fetch(`${url}/rest/status`)).json()) as {
      preparation: { done: number; total: number };
    };
    const { done, total } = status.preparation;
    if (total > 0 && done === total) return;
    await pause(500);
  }
}

/** Waits in real time. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function ready(child: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the service ended with code ${child.exitCode}`);
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    if (response?.ok === true) return;
    await pause(50);
  }
}

async function stopProgram(child: ChildProcess): Promise<number> {
  const from = performance.now();
  await endProgram(child, 'SIGTERM');
  return (performance.now() - from) / 1000;
}

async function endProgram(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

function residentMb({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
