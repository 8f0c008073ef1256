import { useSelector } from '@xstate/react';
import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { isInstant } from '#machines/scene/timeline-rules.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import type { TimelineActor } from '#machines/scene/timeline.ts';

const AT_START = 'The timeline begins here';
const AT_END = 'The timeline ends here';
const STILL = 'The timeline is a single instant';

/** Go to start, play reverse, play forward, go to end; the play button that runs pauses. */
export function PlaybackButtons({ timeline, date }: { timeline: TimelineActor; date: number }) {
  const range = useSelector(timeline, ({ context }) => context.range);
  const isStill = useSelector(timeline, ({ context }) => isInstant(context));
  const isForward = useSelector(
    timeline,
    (state) => state.hasTag('playing') && !state.matches({ playback: { playing: 'reverse' } }),
  );
  const isReverse = useSelector(timeline, (state) => state.matches({ playback: { playing: 'reverse' } }));
  const atStart = date <= range.startMs;
  const atEnd = date >= range.endMs;
  return (
    <fieldset className="timeline-buttons" aria-label="Playback">
      <IconButton
        label="Go to start"
        icon={<SkipBack className="icon" aria-hidden />}
        unavailable={atStart ? AT_START : undefined}
        onPress={() => timeline.send({ type: 'start.requested' })}
      />
      <IconButton
        label={isReverse ? 'Pause' : 'Play reverse'}
        icon={
          isReverse ? (
            <Pause className="icon" aria-hidden />
          ) : (
            <Play className="icon timeline-back" aria-hidden />
          )
        }
        kind={isReverse ? 'primary' : 'quiet'}
        unavailable={isStill ? STILL : atStart && !isReverse ? AT_START : undefined}
        onPress={() => timeline.send({ type: 'reverse.pressed' })}
      />
      <IconButton
        label={isForward ? 'Pause' : 'Play forward'}
        icon={isForward ? <Pause className="icon" aria-hidden /> : <Play className="icon" aria-hidden />}
        kind={isForward ? 'primary' : 'quiet'}
        unavailable={isStill ? STILL : atEnd && !isForward ? AT_END : undefined}
        onPress={() => timeline.send({ type: 'forward.pressed' })}
      />
      <IconButton
        label="Go to end"
        icon={<SkipForward className="icon" aria-hidden />}
        unavailable={atEnd ? AT_END : undefined}
        onPress={() => timeline.send({ type: 'end.requested' })}
      />
    </fieldset>
  );
}
