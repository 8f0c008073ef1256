import './recorder.css';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { Circle, Square, X } from 'lucide-react';
import { onAirText } from '#machines/scene/movie-plan.ts';
import type { RecorderActor } from '#machines/scene/recorder.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { useEscape } from '#ui/overlays/use-escape.ts';
import { configuration } from '../configuration.ts';
import { usePage } from '../page.tsx';
import { MoviePlanner } from './movie-planner.tsx';
import { onSite } from '#client/site.ts';

/**
 * Starts and stops a movie of the view; on air it counts the seconds, and the watermark shows. Nothing until the export of a movie is
 * chosen. Off air, Escape closes it wherever the focus is on the page.
 */
export function RecorderBar({ recorder }: { recorder: RecorderActor }) {
  const isHidden = useSelector(recorder, (state) => state.matches('hidden'));
  const isOnAir = useSelector(recorder, (state) => state.hasTag('onAir'));
  const isBusy = useSelector(recorder, (state) => state.hasTag('busy'));
  const seconds = useSelector(recorder, ({ context }) => context.seconds);
  const planned = useSelector(recorder, ({ context }) => context.plan.seconds);
  const close = () => recorder.send({ type: 'recorder.closed' });
  useEscape(useRef(document.body), close);
  if (isHidden) return null;
  return (
    <div className="recorder-corner">
      {isOnAir ? <Watermark /> : null}
      <section className="recorder" aria-label="Recorder">
        {isOnAir || isBusy ? null : <MoviePlanner recorder={recorder} />}
        <Button
          kind={isOnAir ? 'danger' : 'plain'}
          isDisabled={isBusy}
          onPress={() => recorder.send({ type: 'recording.toggled' })}
        >
          {isOnAir ? <Square className="icon" aria-hidden /> : <Circle className="icon" aria-hidden />}
          {isOnAir ? 'Stop recording' : 'Start recording'}
        </Button>
        {isOnAir ? (
          <span className="recorder-time">
            <span className="recorder-dot" aria-hidden />
            On air {onAirText(seconds)}
            {planned === undefined ? null : ` of ${onAirText(planned)}`}
          </span>
        ) : (
          <IconButton
            label="Close recorder"
            size="small"
            icon={<X className="icon" aria-hidden />}
            isDisabled={isBusy}
            onPress={close}
          />
        )}
      </section>
    </div>
  );
}

/** Lies over the view while a movie is recorded, as in the movie itself. */
function Watermark() {
  const { clock } = usePage();
  return (
    <p className="recorder-watermark">
      <img src={onSite('/logo.svg')} alt="" width="22" height="22" />© {new Date(clock.now()).getFullYear()}{' '}
      {configuration.title} · {configuration.attributionText}
    </p>
  );
}
