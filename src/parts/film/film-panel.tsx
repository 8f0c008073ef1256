import '../recorder/recorder.css';
import './film-panel.css';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { Clapperboard, Image, Square, X } from 'lucide-react';
import type { DisplaySettingsActor } from '#machines/scene/display-settings.ts';
import { isOn } from '#machines/scene/display-settings-rules.ts';
import type { FilmActor, FilmContext } from '#machines/scene/film.ts';
import {
  daysPerSecondAtEvent,
  FRAME_RATES,
  FILM_SECONDS,
  FILM_FORMATS,
  type FilmChange,
  filmPixels,
  frameCount,
} from '#machines/scene/film-plan.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { DateTimePicker } from '#ui/dates/date-time-picker.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { ProgressBar } from '#ui/content/progress-bar.tsx';
import { Select } from '#ui/fields/select.tsx';
import { useEscape } from '#ui/overlays/use-escape.ts';
import { paceText } from '../recorder/movie-planner.tsx';
import { FilmPace } from './film-pace.tsx';
import { FilmStrip } from './film-strip.tsx';
import { costText, formatOf, formatText, framesText } from './film-words.ts';
import { minuteOf, momentOf, momentText } from '../timeline/moment-text.ts';

type Props = { film: FilmActor; settings: DisplaySettingsActor };

const BUSY = 'It is being made';

/**
 * Plans a film that is painted frame by frame, and shows how far it is. Escape closes it wherever the focus is on the page, as pressing
 * the menu that opened it leaves the focus there.
 */
export function FilmPanel({ film, settings }: Props) {
  const close = () => film.send({ type: 'film.closed' });
  useEscape(useRef(document.body), close);
  const isFilming = useSelector(film, (state) => state.matches('filming'));
  const isBusy = useSelector(film, (state) => !state.matches('planning'));
  const outcome = useSelector(film, ({ context }) => outcomeText(context));
  return (
    <section className="recorder film" aria-label="Film">
      {isFilming ? <Progress film={film} /> : <Planner film={film} settings={settings} />}
      <output className="film-outcome">{isBusy ? '' : outcome}</output>
      {isFilming ? (
        <Button kind="danger" onPress={() => film.send({ type: 'film.stopped' })}>
          <Square className="icon" aria-hidden />
          Stop the film
        </Button>
      ) : (
        <>
          <Button
            unavailable={isBusy ? BUSY : undefined}
            onPress={() => film.send({ type: 'picture.requested' })}
          >
            <Image className="icon" aria-hidden />
            Picture
          </Button>
          <Button
            kind="primary"
            unavailable={isBusy ? BUSY : undefined}
            onPress={() => film.send({ type: 'film.requested' })}
          >
            <Clapperboard className="icon" aria-hidden />
            Make the film
          </Button>
          <IconButton
            label="Close film"
            size="small"
            icon={<X className="icon" aria-hidden />}
            unavailable={isBusy ? BUSY : undefined}
            onPress={close}
          />
        </>
      )}
    </section>
  );
}

const OUTCOMES: Readonly<Record<FilmContext['outcome'], string>> = {
  none: '',
  saved: 'The film has been saved.',
  'picture saved': 'The picture has been saved.',
  stopped: 'The film was stopped.',
  failed: 'The film could not be made.',
  'no encoder': 'The film could not be made: this browser cannot encode video of that size.',
  'date missing': 'The film could not be made: data are missing for some of its dates.',
};

/** The outcome of the last film, in words. */
function outcomeText({ outcome, missingDate }: FilmContext): string {
  return missingDate === undefined || outcome !== 'date missing'
    ? OUTCOMES[outcome]
    : `The film could not be made: data are missing for ${momentText(missingDate)} UTC.`;
}

function Progress({ film }: { film: FilmActor }) {
  const { done, plan, leftMs } = useSelector(film, ({ context }) => context);
  const count = frameCount(plan);
  const text = framesText(done, count, leftMs);
  return (
    <div className="film-progress">
      <ProgressBar label="Frames" value={done} max={count} valueText={text} />
      <span className="muted">{text}</span>
    </div>
  );
}

function Planner({ film, settings }: Props) {
  const { plan, limits, msPerPixel, strip } = useSelector(film, ({ context }) => context);
  const isTimed = useSelector(film, (state) => state.matches({ planning: 'shown' }));
  const change = (part: FilmChange) => film.send({ type: 'film.planned', change: part });
  const bounds = { min: minuteOf(limits.startMs), max: minuteOf(limits.endMs) };
  return (
    <>
      <div className="film-plan">
        <FilmStrip plan={plan} strip={strip} />
        <DateTimePicker
          {...bounds}
          label="From (UTC)"
          value={minuteOf(plan.span.startMs)}
          onChange={(moment) => change({ startMs: momentOf(moment) })}
        />
        <DateTimePicker
          {...bounds}
          label="To (UTC)"
          value={minuteOf(plan.span.endMs)}
          onChange={(moment) => change({ endMs: momentOf(moment) })}
        />
        <Select
          label="Size"
          value={formatOf(plan.size)?.title}
          options={FILM_FORMATS.map(({ title, size }) => ({ id: title, title: formatText(title, size) }))}
          onChange={(id) => {
            const format = FILM_FORMATS.find(({ title }) => title === id);
            if (format !== undefined) change({ size: format.size });
          }}
        />
        <div className="film-rate">
          <Select
            label="Frames per second"
            value={String(plan.framesPerSecond)}
            options={FRAME_RATES.map((rate) => ({ id: String(rate), title: String(rate) }))}
            onChange={(id) => {
              const framesPerSecond = FRAME_RATES.find((rate) => String(rate) === id);
              if (framesPerSecond !== undefined) change({ framesPerSecond });
            }}
          />
          <NumberField
            {...FILM_SECONDS}
            label="Length"
            unit="s"
            step={1}
            value={plan.seconds}
            onCommit={(seconds) => {
              if (seconds !== undefined) change({ seconds });
            }}
          />
        </div>
        <div className="film-checks">
          {plan.eventMs === undefined ? null : (
            <Checkbox isSelected={plan.isSlowAtEvent} onChange={(isSlowAtEvent) => change({ isSlowAtEvent })}>
              {`Slow at the nearest point: ${paceText(daysPerSecondAtEvent({ ...plan, isSlowAtEvent: true }))} a second`}
            </Checkbox>
          )}
          <Caption settings={settings} />
          {plan.eventMs === undefined ? null : (
            <Checkbox isSelected={plan.hasCredit} onChange={(hasCredit) => change({ hasCredit })}>
              Credit at the end
            </Checkbox>
          )}
        </div>
        <FilmPace plan={plan} />
      </div>
      <p className="film-cost small muted">
        {costText(frameCount(plan), msPerPixel && msPerPixel * filmPixels(plan), !isTimed)}
      </p>
    </>
  );
}

/** Whether pictures and films show date, distance and speed, in tools that have such a caption. */
function Caption({ settings }: Pick<Props, 'settings'>) {
  const options = useSelector(settings, ({ context }) => context.settings.objectsSettings);
  if (options.caption === undefined) return null;
  return (
    <Checkbox
      isSelected={isOn(options, 'caption')}
      onChange={(value) => settings.send({ type: 'option.changed', key: 'caption', value })}
    >
      Caption
    </Checkbox>
  );
}
