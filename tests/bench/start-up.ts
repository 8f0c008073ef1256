import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atMost, type BenchRow } from './bench-row.ts';

const PORT = '18431';

/** From the command to the first response of a checkout that is built already. */
export async function bench(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'neo-toolkit-'));
  await secondsToAnswer(folder);
  const seconds = await secondsToAnswer(folder);
  await rm(folder, { recursive: true, force: true });
  return [atMost('Restart of a built checkout, to the first answer', seconds, 's', 3)];
}

async function secondsToAnswer(folder: string): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, ['src/server/node/run-built.mjs', 'main'], {
    env: { ...process.env, PORT, DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    while (!(await answers())) {
      if (child.exitCode !== null) throw new Error(`The service ended with code ${child.exitCode}.`);
    }
    return (performance.now() - start) / 1000;
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

function answers(): Promise<boolean> {
  return fetch(`http://127.0.0.1:${PORT}/rest/status`).then(
    (response) => response.ok,
    () => new Promise((resolve) => setTimeout(() => resolve(false), 20)),
  );
}
