import './sight-line.css';
import { useActorRef, useSelector } from '@xstate/react';
import { Maximize } from 'lucide-react';
import { useEffect } from 'react';
import { createScdClient } from '#client/scd/scd-client.ts';
import { scdActors } from '#client/scd/scd-actors.ts';
import { nextNightMachine } from '#machines/scd/next-night.ts';
import { setupTimeFrame } from '#machines/planning/setup-rules.ts';
import { UTC } from '#machines/planning/time-frame.ts';
import { openingOf } from '#machines/scd/opening.ts';
import { observatoryTitle } from '#parts/setup/observatory-search.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { fitPaths } from '../scene/fit-path.ts';
import { datingObject, datingPoint } from '../scene/trace-date.ts';
import type { ScdSession } from '../scd-session.ts';
import { momentText, nextDayText, nextText, seenText, unseenText } from '../sight-text.ts';
import { PathInset } from './path-inset.tsx';

/** Paths over months are searched once. */
const UNCACHED = { read: () => undefined, store: () => undefined, forget: () => undefined };

const PROVIDED = nextNightMachine.provide({
  actors: { loadTrace: scdActors(createScdClient({ cache: UNCACHED })).loadTrace },
});

/** What is seen of the object at the date of the chart, in a line, the buttons that show its path in full, and the path as an inset. */
export function SightLine({ session }: { readonly session: ScdSession }) {
  const { traces, chart, setup } = session.workflows;
  const objects = useSelector(traces, ({ context }) => context.objects);
  useSelector(chart, ({ context }) => context);
  const observatory = useSelector(setup, ({ context }) => context.observatory);
  const zone = useSelector(setup, ({ context }) => setupTimeFrame(context)?.timezone ?? UTC);
  const night = useActorRef(PROVIDED);
  const found = useSelector(night, ({ context }) => context.found);
  const isNone = useSelector(night, (state) => state.matches('none'));
  const object = datingObject(session.workflows);
  const points = object?.trace?.points ?? [];
  const end = points.at(-1)?.julianDate;
  const reason = unseenText(openingOf(points).sight, points);
  const call = reason === undefined ? undefined : object?.requested.call;

  useEffect(() => {
    night.send(
      call === undefined || end === undefined
        ? { type: 'night.dropped' }
        : { type: 'night.requested', call, after: end },
    );
  }, [night, call, end]);

  const point = datingPoint(session.workflows);
  if (object?.trace === undefined || point === undefined) return null;
  const { title } = object.requested;
  const all = objects.flatMap(({ trace }) => trace ?? []);
  const site = observatory.code === undefined ? '' : ` from ${observatoryTitle(observatory)}`;
  return (
    <>
      <div className={classNames('sky-legend sight-line', reason !== undefined && 'sight-line-hidden')}>
        <output aria-label="What is seen">
          <b>{title}</b>
          {reason === undefined ? (
            <>
              {' on '}
              <b className="figures">{momentText(point, zone)}</b>
              {`${site}: ${seenText(point)}`}
            </>
          ) : (
            <>
              {' is '}
              <b>{reason}</b>
              {`${site}. `}
              {found === undefined
                ? isNone
                  ? 'Not up in the dark in the next two years.'
                  : null
                : nextText(found, zone)}
            </>
          )}
        </output>
        {found === undefined || reason === undefined ? null : (
          <Button
            size="small"
            onPress={() => session.scd.send({ type: 'night.chosen', julianDate: found.julianDate })}
          >
            {`Go to ${nextDayText(found)}`}
          </Button>
        )}
        <Button
          size="small"
          kind="primary"
          aria-keyshortcuts="F"
          onPress={() => fitPaths(session, object.trace === undefined ? [] : [object.trace])}
        >
          <Maximize className="icon" aria-hidden />
          Fit path
        </Button>
        <Button size="small" onPress={() => chart.send({ type: 'print.requested', format: 'finder' })}>
          Finder chart
        </Button>
        {all.length < 2 ? null : (
          <Button size="small" onPress={() => fitPaths(session, all)}>
            {`Fit all ${all.length}`}
          </Button>
        )}
      </div>
      <PathInset session={session} />
    </>
  );
}
