import type { StoryFailure, StoryGap, StoryPart } from '#machines/fvt/story-parts.ts';

/** Names of the parts of a Story. */
export const PART_NAMES: Readonly<Record<StoryPart, string>> = {
  picture: 'Picture at the nearest point',
  film: 'Film',
  map: 'Map of the ground track',
};

const GAPS: Readonly<Record<StoryGap, string>> = {
  'left out': 'left out',
  'no encoder': 'this browser cannot encode video of that size',
  'no map': 'only flybys of the Earth have one',
};

/** Why a part is missing: `Film: this browser cannot encode video of that size`. */
export function gapText(part: StoryPart, gap: StoryGap): string {
  return `${PART_NAMES[part]}: ${GAPS[gap]}`;
}

export const FAILURE_TEXTS: Readonly<Record<StoryFailure, string>> = {
  'view in use': 'the view is being filmed or recorded. Stop that first.',
  'view left': 'the view is not on the screen.',
  'no data': 'data are missing for one of its dates.',
  failed: 'something went wrong.',
};
