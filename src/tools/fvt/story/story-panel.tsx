import './story-panel.css';
import { useSelector } from '@xstate/react';
import { Archive, BookOpen, Square } from 'lucide-react';
import { useState } from 'react';
import { titleOfTarget } from '#machines/fvt/flyby.ts';
import { presentPart } from '#machines/fvt/story.ts';
import { STORY_PARTS, type StoryFilm } from '#machines/fvt/story-parts.ts';
import { FILM_FORMATS, FILM_SECONDS } from '#machines/scene/film-plan.ts';
import { formatOf, formatText, framesText } from '#parts/film/film-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { Note } from '#ui/content/note.tsx';
import { ProgressBar } from '#ui/content/progress-bar.tsx';
import { Select } from '#ui/fields/select.tsx';
import { FloatingPanel, PanelSection } from '#ui/overlays/floating-panel.tsx';
import type { FvtSources } from '../fvt-session.ts';
import { FAILURE_TEXTS, gapText, PART_NAMES } from './story-words.ts';

export type StoryPanelProps = {
  sources: Pick<FvtSources, 'story'>;
  /** The user has closed it. */
  onClosed: () => void;
};

/** Plans the Story of a flyby and shows how far it is; closed while it is made, it folds and the making goes on. */
export function StoryPanel({ sources: { story }, onClosed }: StoryPanelProps) {
  const [isFolded, setFolded] = useState(false);
  const isMaking = useSelector(story, (state) => state.hasTag('making'));
  const name = useSelector(story, ({ context: { flyby } }) => flyby && titleOfTarget(flyby.target));
  if (name === undefined) return null;
  const turn = (isOpen: boolean) => {
    if (isOpen || isMaking) {
      setFolded(!isOpen);
      return;
    }
    story.send({ type: 'story.closed' });
    onClosed();
  };
  return (
    <FloatingPanel
      title="Story"
      summary={isMaking ? 'being made' : name}
      isOpen={!isFolded}
      takesFocus
      onOpenChange={turn}
    >
      <PanelSection>
        <p className="small muted story-note">
          {`${name}: picture, film, map of the ground track and facts in one zip that opens without a network. Made in this page; nothing is uploaded.`}
        </p>
        {isMaking ? null : <Planner story={story} />}
        <Parts story={story} />
        <Outcome story={story} />
        <Actions story={story} />
      </PanelSection>
    </FloatingPanel>
  );
}

type Props = Pick<FvtSources, 'story'>;

/** Means a Story without a film. */
const NONE = 'none';

function Planner({ story }: Props) {
  const film = useSelector(story, ({ context }) => context.film);
  const change = (part: Partial<StoryFilm>) => story.send({ type: 'film.planned', change: part });
  return (
    <div className="story-plan">
      <Select
        label="Film"
        value={film.isLeftOut ? NONE : formatOf(film.size)?.title}
        options={[
          ...FILM_FORMATS.map(({ title, size }) => ({ id: title, title: formatText(title, size) })),
          { id: NONE, title: 'No film' },
        ]}
        onChange={(id) => {
          const size = FILM_FORMATS.find(({ title }) => title === id)?.size;
          change(size === undefined ? { isLeftOut: true } : { isLeftOut: false, size });
        }}
      />
      {film.isLeftOut ? null : (
        <NumberField
          {...FILM_SECONDS}
          label="Length"
          unit="s"
          step={1}
          value={film.seconds}
          onCommit={(seconds) => {
            if (seconds !== undefined) change({ seconds });
          }}
        />
      )}
    </div>
  );
}

/** The parts that are made, the one being made, and those that are missing. */
function Parts({ story }: Props) {
  const { parts, frames, texts } = useSelector(story, ({ context }) => context);
  const present = useSelector(story, presentPart);
  const isMaking = useSelector(story, (state) => state.hasTag('making'));
  if (!isMaking && Object.keys(parts).length === 0) return null;
  return (
    <ul className="story-parts" aria-label="Parts of the Story">
      {STORY_PARTS.map((part) => {
        const outcome = parts[part];
        const isPresent = isMaking && part === present;
        const text = frames && framesText(frames.done, frames.total, frames.leftMs);
        return (
          <li key={part} className={isPresent ? undefined : 'muted'}>
            {outcome?.kind === 'missing' ? (
              gapText(part, outcome.gap)
            ) : (
              <span className="spread">
                <span>{PART_NAMES[part]}</span>
                <span className="muted">
                  {outcome?.kind === 'made' ? 'made' : isPresent ? (text ?? 'being made') : ''}
                </span>
              </span>
            )}
            {isPresent && frames !== undefined && text !== undefined ? (
              <ProgressBar label="Frames" value={frames.done} max={frames.total} valueText={text} />
            ) : null}
          </li>
        );
      })}
      <li className="spread muted">
        <span>Facts, and a page that shows it all</span>
        <span>{texts.length === 0 ? '' : 'made'}</span>
      </li>
    </ul>
  );
}

function Outcome({ story }: Props) {
  const { outcome, failure } = useSelector(story, ({ context }) => context);
  const failed = useSelector(story, presentPart);
  if (failure !== undefined)
    return (
      <Note status="error">{`The ${failed ?? 'archive'} could not be made: ${FAILURE_TEXTS[failure]}`}</Note>
    );
  return (
    <output>
      {outcome === 'saved'
        ? 'The Story has been saved.'
        : outcome === 'stopped'
          ? 'Stopped. What was made stays.'
          : ''}
    </output>
  );
}

function Actions({ story }: Props) {
  const isMaking = useSelector(story, (state) => state.hasTag('making'));
  const isFailed = useSelector(story, (state) => state.matches({ open: 'failed' }));
  const present = useSelector(story, presentPart);
  const { outcome, parts } = useSelector(story, ({ context }) => context);
  const isBegun = Object.keys(parts).length > 0 && outcome !== 'saved';
  const leaveOut =
    present === undefined || (isMaking && present !== 'film') ? null : (
      <Button onPress={() => story.send({ type: 'part.left-out' })}>{`Without the ${present}`}</Button>
    );
  if (isMaking)
    return (
      <div className="story-actions">
        {leaveOut}
        <Button kind="danger" onPress={() => story.send({ type: 'story.stopped' })}>
          <Square className="icon" aria-hidden />
          Stop
        </Button>
      </div>
    );
  return (
    <div className="story-actions">
      {outcome === 'saved' ? (
        <Button onPress={() => story.send({ type: 'saving.requested' })}>
          <Archive className="icon" aria-hidden />
          Save again
        </Button>
      ) : null}
      {isFailed ? leaveOut : null}
      <Button kind="primary" onPress={() => story.send({ type: 'story.requested' })}>
        <BookOpen className="icon" aria-hidden />
        {isFailed ? 'Try again' : isBegun ? 'Go on' : 'Make the Story'}
      </Button>
    </div>
  );
}
