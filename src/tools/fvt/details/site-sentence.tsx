import { useSelector } from '@xstate/react';
import { DEGREE } from '#engine/constants.ts';
import { chosenFlyby } from '#machines/fvt/flyby.ts';
import { compassPoint } from '#parts/quantities/angle-text.ts';
import { utcOf } from '#parts/timeline/moment-text.ts';
import { hourMinute } from '#ui/dates/date-text.ts';
import type { FvtSources } from '../fvt-session.ts';
import { groundViewOf, lightText, type Seen, seenFrom } from '../ground/ground-facts.ts';
import { namedSite } from '../ground/site-choice.tsx';

/** What a site sees of the nearest moment of a flyby of the Earth, in a sentence. */
export function SiteSentence({ sources }: { sources: FvtSources }) {
  const shown = useSelector(sources.flyby, ({ context }) => chosenFlyby(context));
  const site = useSelector(sources.ground, ({ context }) => context.site);
  const overGround = sources.overGround();
  if (shown === undefined || overGround === undefined) return null;
  if (site === undefined)
    return (
      <p className="fvt-sentence">Choose a site to see where in the sky the object is at its closest.</p>
    );
  const ms = Date.parse(shown.file.facts.datetime);
  const seen = seenFrom(overGround, groundViewOf(site), ms);
  if (seen === undefined) return null;
  return (
    <div className="fvt-sentence">
      <p>
        From {namedSite(site).name} it <b>{placeWords(seen)}</b> at its closest, {hourMinute(utcOf(ms))} UTC.
      </p>
      <p className="muted">{brightnessWords(seen)}</p>
    </div>
  );
}

/** Where in the sky something is: `is 62° high in the west`. */
export function placeWords({ object: { altitude, azimuth } }: Pick<Seen, 'object'>): string {
  const degrees = Math.abs(altitude / DEGREE).toFixed(0);
  return altitude > 0
    ? `is ${degrees}° high in the ${compassPoint(azimuth)}`
    : `is ${degrees}° below the horizon`;
}

/** Faintest magnitudes that are seen in a dark sky, and by what. */
const SEEN_BY = [
  [6, 'visible by eye'],
  [9.5, 'visible in binoculars'],
  [14, 'within reach of a small telescope'],
  [20, 'within reach of a large telescope'],
] as const;

const SKY = { day: 'By day', twilight: 'In twilight', night: 'In a dark sky' } as const;

/** How the sky is, and what shows the object: `In a dark sky, visible by eye at 3.8 mag.` */
export function brightnessWords({
  object: { altitude },
  sunAltitude,
  magnitude,
}: Pick<Seen, 'object' | 'sunAltitude' | 'magnitude'>): string {
  const light = SKY[lightText(sunAltitude)];
  const mag = magnitude === undefined ? '' : ` at ${magnitude.toFixed(1)} mag`;
  if (altitude <= 0 || magnitude === undefined) return `${light}${mag}.`;
  if (light === SKY.day) return `${light}, out of sight${mag}.`;
  const by = SEEN_BY.find(([faintest]) => magnitude <= faintest)?.[1] ?? 'too faint for most telescopes';
  return `${light}, ${by}${mag}.`;
}
