import { setTimeout as sleep } from 'node:timers/promises';
import { counted } from './bench-size.ts';

/** Objects that the full catalogue has at least, and the built-in one has not. */
const FULL_CATALOGUE = 10_000;

/** Waits until a service has its whole catalogue, after the built-in one, and its orbits are brought to now. */
export async function untilPrepared(url: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/rest/status`);
    const { preparation } = (await response.json()) as { preparation: { done: number; total: number } };
    const { done, total } = preparation;
    if (total > counted(FULL_CATALOGUE, 0) && done === total) return;
    await sleep(50);
  }
}
