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
      ? 'The object that was found is in your list already.'
      : `All ${inList} objects that were found are in your list already.`;
  }
  const switchedOff = `${countText(hidden, 'object that was found is', 'objects that were found are')} hidden by the switches above.`;
  return inList === 0 ? switchedOff : `${switchedOff} ${inList} more in your list already.`;
}
