import { useSelector } from '@xstate/react';
import type { FilteringActor } from '#machines/opt/filtering/filtering.ts';
import { mayGrow } from '#machines/opt/filtering/filtering-rules.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Note } from '#ui/content/note.tsx';
import { ProgressBar } from '#ui/content/progress-bar.tsx';
import { preparationText } from './preparation-text.ts';

/** How far a list is that is still being completed, and what stops that; nothing beside a whole list. */
export function PreparationNote({ filtering }: { readonly filtering: FilteringActor }) {
  const preparation = useSelector(filtering, ({ context }) => context.preparation);
  const isGrowing = useSelector(filtering, ({ context }) => mayGrow(context));
  const isStopped = useSelector(filtering, ({ context }) => context.stopped);
  if (preparation === undefined) return null;
  const text = preparationText(preparation, isGrowing);
  return (
    <div className="filtering-note">
      <Note>
        {text}{' '}
        {isGrowing ? (
          <Button size="small" onPress={() => filtering.send({ type: 'completion.stopped' })}>
            Stop
          </Button>
        ) : null}
        {isStopped ? (
          <Button size="small" onPress={() => filtering.send({ type: 'completion.resumed' })}>
            Go on
          </Button>
        ) : null}
      </Note>
      {preparation.share === undefined ? null : (
        <ProgressBar label="Completing the list" value={preparation.share} max={1} valueText={text} />
      )}
    </div>
  );
}
