import type { FilteredObject } from '#contract/filtering.ts';
import type { Compute } from '../compute.ts';
import type { Work } from '../jobs/fair-queue.ts';
import { gather } from '../jobs/gather.ts';
import type { FilteredList } from './filtered-list.ts';
import { filteredObject } from './filtered-object.ts';

/** Rows that a worker makes at once: a hundredth of a second of work. */
const ROWS_AT_ONCE = 64;

/**
 * Rows of a list: first what cannot be followed, then the matches with the extremes of the nights, which are worked out
 * for these rows alone.
 *
 * @param from, size place of the first row, and how many there shall be at most.
 * @param enter puts pieces of work into the queue. @throws what `enter` throws, and the failure of a worker.
 */
export async function listPage(
  { set, window, matches, failures }: FilteredList,
  { from, size }: { readonly from: number; readonly size: number },
  compute: Compute,
  enter: (work: readonly Work[]) => void,
): Promise<readonly FilteredObject[]> {
  const { bodies, nodes } = set;
  const first = Math.max(0, from - failures.length);
  const objects = matches.slice(first, Math.max(0, from + size - failures.length));
  const pieces = Array.from({ length: Math.ceil(objects.length / ROWS_AT_ONCE) }, (_, piece) => {
    const some = objects.slice(piece * ROWS_AT_ONCE, (piece + 1) * ROWS_AT_ONCE);
    return () => compute.extremesOf({ bodies, nodes, window, objects: some });
  });
  const seen = (await gather(pieces, enter)).flat();
  return [...failures.slice(from, from + size), ...seen.map((one) => filteredObject(one, set, window))];
}
