import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { counted } from './bench-size.ts';

/** Clock ticks of the kernel in a second. */
const TICKS = 100;

/**
 * A process that uses less of a core than the first part of a second, and waits for one during less than the second,
 * for this many seconds has nothing to do in advance any more.
 */
const IDLE_PART = 0.03;
const WAITING_PART = 0.3;
const IDLE_SECONDS = counted(3, 0);

/** Time of all threads of a process in user and kernel mode, s (proc(5): fields 14 and 15). */
export function coreSecondsOf(pid: number | undefined): number {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '';
  const [utime, stime] = afterName.split(' ').slice(11, 13).map(Number);
  return ((utime ?? Number.NaN) + (stime ?? Number.NaN)) / TICKS;
}

/** Core-seconds that a process uses for some work. */
export async function coreSecondsFor(pid: number | undefined, work: () => Promise<unknown>): Promise<number> {
  const before = coreSecondsOf(pid);
  await work();
  return coreSecondsOf(pid) - before;
}

/** Most memory that a process has had, MB, from the kernel. */
export function peakMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/**
 * Waits until a process does nothing in advance any more, so that what it is measured by is not in its figures. Where others take all
 * cores, a process uses little although it has much to do: then its threads wait.
 */
export async function untilIdle(pid: number | undefined): Promise<void> {
  for (let quiet = 0; quiet < IDLE_SECONDS;) {
    const waitedBefore = secondsWaitedBy(pid);
    const used = await coreSecondsFor(pid, () => sleep(1000));
    const waited = secondsWaitedBy(pid) - waitedBefore;
    quiet = used < IDLE_PART && Math.abs(waited) < WAITING_PART ? quiet + 1 : 0;
  }
}

/** Time for which the present threads of a process were ready to run and had no core, s, from the kernel. */
function secondsWaitedBy(pid: number | undefined): number {
  const threads = `/proc/${pid}/task`;
  return readdirSync(threads).reduce((sum, thread) => {
    const [, waited = 0] = readFileSync(`${threads}/${thread}/schedstat`, 'utf8').split(' ').map(Number);
    return sum + waited / 1e9;
  }, 0);
}
