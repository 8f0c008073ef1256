import type { SearchProgress } from '#machines/fvt/approach-search-events.ts';

const MINUTE_MS = 60_000;

/** What is said while approaches are searched: where it takes a while, also how much is done and how long it goes on. */
export function searchingText(progress: SearchProgress | undefined): string {
  const doing = 'Searching for close approaches';
  if (progress === undefined || progress.searched === 0) return doing;
  const { searched, of, leftMs } = progress;
  const done = `${doing}, ${Math.floor((100 * searched) / of)} % done`;
  if (leftMs === undefined) return done;
  return `${done}, about ${Math.max(1, Math.round(leftMs / MINUTE_MS))} min left`;
}
