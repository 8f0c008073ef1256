import { type Focus, focusChoices, type OrbitList } from '#machines/orbits/orbit-list.ts';
import type { PathList } from '#machines/sovt/path-list.ts';
import { EARTH_FOCUS } from '#machines/sovt/sovt-tables.ts';

/**
 * What the focus selector offers: Sun, planets and the objects that have a path; the Earth alone where no planets are shown.
 *
 * @param planets whether they are.
 */
export function synodicFocusChoices(
  list: Pick<OrbitList, 'objects'>,
  { calculated }: Pick<PathList, 'calculated'>,
  planets: boolean,
): readonly Focus[] {
  if (!planets) return [EARTH_FOCUS];
  return focusChoices(list).filter((focus) => focus.kind === 'body' || calculated.has(focus.designator));
}
