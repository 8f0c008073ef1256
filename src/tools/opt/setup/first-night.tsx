import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { onServiceBack } from '#client/reachability.ts';
import { tonightActors } from '#client/tonight.ts';
import { firstNightMachine } from '#machines/opt/tonight/first-night.ts';
import { nightOfFrame } from '#machines/opt/tonight/site-nights.ts';
import { GEOCENTRIC, hasCoordinates } from '#machines/planning/observatory.ts';
import type { SetupActor } from '#machines/planning/setup.ts';
import { isDate } from '#machines/planning/time-frame.ts';
import { useWidth } from '#parts/charts/drawing-size.ts';
import { NightStrip } from '#parts/night/night-strip.tsx';
import { failureText } from '#parts/service-away.tsx';
import { darkText, moonlessDays, moonText, spanText } from '#parts/night/night-texts.ts';
import { nightText } from '../night-text.ts';
import { brightText } from '../tonight/tonight-texts.ts';
import './first-night.css';

const PROVIDED = firstNightMachine.provide({ actors: tonightActors() });

/**
 * The first night of a set-up at its site: when it is dark there, and when the Moon is up. Nothing at the geocentre, or
 * for a day that cannot be planned.
 */
export function FirstNight({ setup }: { readonly setup: SetupActor }) {
  const observatory = useSelector(setup, ({ context }) => context.observatory);
  const dates = useSelector(setup, ({ context }) => context.dates);
  const zone = useSelector(setup, ({ context }) => context.timezone);
  const first = useActorRef(PROVIDED);
  const { result, failure } = useSelector(first, ({ context }) => context);
  const [ref, width] = useWidth<HTMLDivElement>();
  const hasNight = observatory.code !== GEOCENTRIC.code && hasCoordinates(observatory) && isDate(dates.start);
  const night = hasNight ? nightOfFrame(dates, dates.start, observatory) : undefined;

  useEffect(() => {
    first.send(
      night !== undefined ? { type: 'night.requested', site: observatory, night } : { type: 'night.dropped' },
    );
  }, [first, observatory, night]);

  useEffect(() => onServiceBack(() => first.send({ type: 'retry.requested' })), [first]);

  if (!hasNight) return null;
  const dark = result && darkText(result, zone);
  const length = result?.dark === undefined ? 0 : result.dark.end - result.dark.start;
  return (
    <section className="first-night" aria-label="The first night">
      <div className="spread small">
        <span className="muted">
          {result === undefined ? 'The first night' : nightText(result.night, { site: observatory, zone })}
        </span>
        <output className="figures">
          {(failure && failureText(failure)) ??
            (result === undefined
              ? 'Calculating the night…'
              : (brightText(result) ??
                `${spanText(length)} dark, ${spanText(moonlessDays(result))} with no Moon`))}
          {result === undefined || dark === undefined ? null : (
            <span className="visually-hidden">{`, ${dark} ${zone.name}, ${moonText(result, zone)}`}</span>
          )}
        </output>
      </div>
      <div ref={ref} className="first-night-strip">
        {result === undefined ? null : <NightStrip sky={result} zone={zone} width={width} />}
      </div>
    </section>
  );
}
