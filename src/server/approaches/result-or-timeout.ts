import { isoFromJulianDate } from '#engine/time/iso.ts';
import { OverdueError } from '../http/overdue-error.ts';
import type { Found, SearchedArea } from './found-pieces.ts';

/**
 * Result of a piece of a search, or a record of its timeout, so that the rest of the search is reported nevertheless.
 *
 * @param name of what is searched for.
 * @throws what `search` throws but an `OverdueError`.
 */
export async function resultOrTimeout(
  name: string,
  area: SearchedArea,
  search: () => Promise<Found>,
): Promise<Found> {
  try {
    return await search();
  } catch (error) {
    if (!(error instanceof OverdueError)) throw error;
    return { found: [], errors: [{ name, message: tooLong(area) }] };
  }
}

/** Message about days that took too long: all that was found in time is cached, so that repeating the request is enough. */
function tooLong({ span, farthestAu }: SearchedArea): string {
  const [first, last] = [span.fromDay, span.toDay].map((day) => isoFromJulianDate(day).slice(0, 10));
  const less =
    farthestAu === undefined
      ? 'fewer days or fewer main bodies'
      : 'fewer days, fewer main bodies or a smaller distMax';
  return `The search from ${first} to ${last} took too long: repeat the request, by which only what is missing is searched, or request ${less}.`;
}
