import type { FilteredObject } from '#contract/opt/filtering.ts';
import type { Work } from '../queue/fair-queue.ts';
import type { FilteredList } from './filtered-list.ts';
import { filteredObject } from './filtered-object.ts';

/**
 * Rows of a list: first what cannot be followed, then the matches with the extremes of the nights, which are worked out
 * for these rows alone.
 *
 * @param from, size place of the first row, and how many there shall be at most.
 * @param enter puts pieces of work into the queue. @throws what `enter` throws, and the failure of a worker.
 */
export async function listPage(
  { set, window, matches, failures, extremesOf }: FilteredList,
  { from, size }: { readonly from: number; readonly size: number },
  enter: (work: readonly Work[]) => void,
): Promise<readonly FilteredObject[]> {
  const first = Math.max(0, from - failures.length);
  const objects = matches.slice(first, Math.max(0, from + size - failures.length));
  const seen = await extremesOf(objects, enter);
  return [...failures.slice(from, from + size), ...seen.map((one) => filteredObject(one, set, window))];
}
