import '#parts/legends/scene-legend.css';
import './what-this-shows.css';
import { useSelector } from '@xstate/react';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { isOn, shownColor } from '#machines/scene/display-settings-rules.ts';
import { leastElongation } from '#machines/sovt/sovt-tables.ts';
import { utcOf } from '#parts/timeline/moment-text.ts';
import { PanelSection } from '#ui/overlays/floating-panel.tsx';
import { observableSpans } from '../observable-spans.ts';
import type { SovtSession } from '../sovt-session.ts';
import type { ActivePath } from './active-object.ts';

type Props = { readonly session: SovtSession; readonly active: ActivePath };

/** What the rotating frame shows, for a user who sees it for the first time; each beside what it looks like. */
export function WhatThisShows({ session: { sources, clock }, active }: Props) {
  const settings = useSelector(sources.settings, ({ context }) => context.settings);
  const { row, calculated, file } = active;
  const { magnitudeLimit } = calculated;
  const options = settings.objectsSettings;
  const hexOf = (color = 'ffffff') => `#${shownColor(settings, 'scene', color)}`;
  const ground = hexOf(settings.backgroundColor);
  const path = hexOf((row.perturbedOn ? options.perturbedOrbits : options.keplerianOrbits)?.color);
  const next = observableSpans(file, magnitudeLimit, leastElongation(settings))
    .map(({ start, end }) => [unixTimeFromJulianDate(start), unixTimeFromJulianDate(end)] as const)
    .find(([, endMs]) => endMs >= clock.now());
  return (
    <PanelSection title="What this shows">
      <ul className="what-this-shows">
        <li>
          <span className="scene-legend-sample what-stays" style={{ backgroundColor: ground }} aria-hidden />
          The picture turns with the Earth, so that the Sun and the Earth keep their places.
        </li>
        <Drawn
          colour={path}
          ground={ground}
        >{`The path of ${row.title} as seen from the moving Earth, with a dot on the first of each month.`}</Drawn>
        <Drawn colour={path} ground={ground} shape="scene-legend-heavy">
          {heavyText(next)}
        </Drawn>
        {isOn(options, 'detectionPolar') ? (
          <Drawn colour={hexOf(options.detectionPolarProperties?.color)} ground={ground} shape="what-surface">
            {`Inside this surface it is brighter than V\u{A0}=\u{A0}${magnitudeLimit.toFixed(1)}.`}
          </Drawn>
        ) : null}
      </ul>
    </PanelSection>
  );
}

type DrawnProps = {
  colour: string;
  ground: string;
  shape?: 'scene-legend-heavy' | 'what-surface';
  children: string;
};

function Drawn({ colour, ground, shape, children }: DrawnProps) {
  return (
    <li>
      <span className="scene-legend-sample" style={{ backgroundColor: ground }} aria-hidden>
        <i className={shape} style={{ backgroundColor: colour }} />
      </span>
      {children}
    </li>
  );
}

/** When an object can be observed next: `Thick: bright enough and far enough from the Sun, 5 Oct 2026 to 4 Dec 2026.` */
export function heavyText(next: readonly [startMs: number, endMs: number] | undefined): string {
  if (next === undefined) return 'Thick: bright enough and far enough from the Sun to be observed.';
  const [from, to] = next.map((ms) =>
    utcOf(ms).toLocaleString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }),
  );
  return `Thick: bright enough and far enough from the Sun, ${from} to ${to}.`;
}
