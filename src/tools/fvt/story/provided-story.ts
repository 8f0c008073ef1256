import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { storyMachine } from '#machines/fvt/story.ts';
import type { StoryContent, StoryFile, StoryPartEvent, StoryTask } from '#machines/fvt/story-parts.ts';
import { saveFile } from '#parts/save-file.ts';
import type { FvtSession } from '../fvt-session.ts';

/** The workflow of a Story with its actors provided; the code that makes a Story is loaded when it is requested. */
export function providedStory(session: () => FvtSession): typeof storyMachine {
  return storyMachine.provide({
    actors: {
      makePart: fromCallback<EventObject, StoryTask>(({ input, sendBack }) => {
        const ending = new AbortController();
        const { signal } = ending;
        const notify = (event: StoryPartEvent) => {
          if (!signal.aborted) sendBack(event);
        };
        const make = async () => {
          const { makePart } = await import('./make-part.ts');
          await makePart(input, { session: session(), notify, signal });
        };
        make().catch((failure: unknown) => {
          if (!signal.aborted) reportError(failure);
          notify({ type: 'part.failed', failure: 'failed' });
        });
        return () => ending.abort();
      }),
      writeTexts: fromPromise<readonly StoryFile[], StoryContent>(async ({ input }) => {
        const { storyTexts } = await import('./story-texts.ts');
        return storyTexts(input, session());
      }),
      packFiles: fromPromise<Blob, readonly StoryFile[]>(async ({ input }) => {
        const { packFiles } = await import('./pack-files.ts');
        return packFiles(input, session().clock.now());
      }),
      saveFile: fromPromise<void, { name: string; content: Blob }>(async ({ input: { name, content } }) =>
        saveFile(name, content),
      ),
    },
  });
}
