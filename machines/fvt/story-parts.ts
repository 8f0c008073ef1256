import { EVENT_SECONDS, FILM_FORMATS, type FilmPlan, firstFilmPlan } from '../scene/film-plan.ts';
import { flybyRange } from './close-approach.ts';
import type { ShownFlyby } from './flyby.ts';

/** What is painted or drawn for a Story, in the order in which it is made. */
export const STORY_PARTS = ['picture', 'film', 'map'] as const;

export type StoryPart = (typeof STORY_PARTS)[number];

/** A file of a Story, by its path in the archive. */
export type StoryFile = { readonly name: string; readonly content: Blob };

/** Why a Story does without a part: it was left out, the browser encodes no such film, or the body has no map. */
export type StoryGap = 'left out' | 'no encoder' | 'no map';

/** Why a part could not be made, although it may be later: the view is filmed or recorded, or was left, or data are missing. */
export type StoryFailure = 'view in use' | 'view left' | 'no data' | 'failed';

/** How the film of a Story is to be; its pictures have the size, too. */
export type StoryFilm = Pick<FilmPlan, 'size' | 'seconds'> & { readonly isLeftOut: boolean };

export const FIRST_STORY_FILM: StoryFilm = {
  size: FILM_FORMATS[0].size,
  seconds: EVENT_SECONDS,
  isLeftOut: false,
};

/** The outcome for a part. */
export type StoryOutcome =
  | { readonly kind: 'made'; readonly files: readonly StoryFile[] }
  | { readonly kind: 'missing'; readonly gap: StoryGap };

export type StoryOutcomes = Partial<Readonly<Record<StoryPart, StoryOutcome>>>;

/** A part that is to be made. */
export type StoryTask = { readonly part: StoryPart; readonly flyby: ShownFlyby; readonly film: StoryFilm };

/** What the texts of a Story are written from. */
export type StoryContent = Omit<StoryTask, 'part'> & { readonly parts: StoryOutcomes };

/** The actor that makes a part sends these; it ends with one of the last three. */
export type StoryPartEvent =
  | { readonly type: 'frame.filmed'; readonly done: number; readonly total: number }
  | { readonly type: 'part.made'; readonly files: readonly StoryFile[] }
  | { readonly type: 'part.missing'; readonly gap: StoryGap }
  | { readonly type: 'part.failed'; readonly failure: StoryFailure };

/** The part that is made next; undefined where each is made or missing. */
export function nextPart(parts: StoryOutcomes): StoryPart | undefined {
  return STORY_PARTS.find((part) => parts[part] === undefined);
}

/** Every file that the parts of a Story have. */
export function filesOf(parts: StoryOutcomes): readonly StoryFile[] {
  return STORY_PARTS.flatMap((part) => {
    const outcome = parts[part];
    return outcome?.kind === 'made' ? outcome.files : [];
  });
}

/** What the film of a Story shows: the hours around the nearest point, as far as the flyby goes. */
export function storyFilmPlan({
  flyby: { file },
  film: { size, seconds },
}: Omit<StoryTask, 'part'>): FilmPlan {
  const { jds, datetime } = file.facts;
  return { ...firstFilmPlan(flybyRange(jds), Date.parse(datetime)), size, seconds };
}
