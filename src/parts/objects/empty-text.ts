import type { ListedObject } from '#contract/asteroid.ts';
import { withoutDirectionControls } from '#contract/direction-controls.ts';
import { countText } from '#contract/text/count-text.ts';

/**
 * Why nothing can be added.
 *
 * @param found what the phrase leads to. @param listed the final list.
 */
export function emptyText(
  phrase: string,
  isSearching: boolean,
  found: readonly ListedObject[],
  listed: readonly ListedObject[],
): string {
  if (phrase.trim() === '') return 'Type a number, name or designation above.';
  if (isSearching) return 'Searching…';
  if (found.length === 0) return `Object "${withoutDirectionControls(phrase).trim()}" was not found.`;
  const known = new Set(listed.map(({ designator }) => designator));
  const inList = found.filter(({ designator }) => known.has(designator)).length;
  const hidden = found.length - inList;
  if (hidden === 0) {
    return inList === 1
      ? 'This object is already in your list.'
      : `All ${inList} matching objects are already in your list.`;
  }
  const switchedOff = `${countText(hidden, 'matching object is', 'matching objects are')} hidden by the switches above.`;
  return inList === 0
    ? switchedOff
    : `${switchedOff} ${countText(inList, 'more is', 'more are')} already in your list.`;
}
