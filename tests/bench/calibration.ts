import { counted } from './bench-size.ts';
import { cpuSeconds } from './cpu-seconds.ts';

/** Seconds of a core that the loop takes on the machine for which limits are declared: two idle cores under Node 20. */
const REFERENCE_SECONDS = 0.1;

const ROUNDS = counted(5, 1);
const VALUES = 1 << 18;
const STEPS = counted(2_000_000, 1000);

/** How many times slower than the reference this machine is, by a loop in which no code of the project takes part. */
export function slowness(): number {
  return cpuSeconds(ROUNDS, runLoop) / REFERENCE_SECONDS;
}

/** A limit as it is on a machine: times grow with its slowness, rates fall with it, all else is the same everywhere. */
export function limitOn(slowness: number, limit: number, unit: string): number {
  if (['ns', 'µs', 'ms', 's', 'core-s'].includes(unit)) return limit * slowness;
  return unit.endsWith('/s') ? limit / slowness : limit;
}

/** Trigonometry and square roots over 2 MB of numbers, as ephemerides have them. */
function runLoop(): number {
  const values = new Float64Array(VALUES);
  let value = 0.5;
  for (let step = 0; step < STEPS; step++) {
    const place = (step * 7919) % VALUES;
    const there = values[place] ?? 0;
    value = Math.sqrt(1 + there * there) * Math.sin(value + step);
    values[place] = value;
  }
  return value;
}
