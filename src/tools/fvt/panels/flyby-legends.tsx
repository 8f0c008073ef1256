import { useSelector } from '@xstate/react';
import { isOn } from '#machines/scene/display-settings-rules.ts';
import { SceneLegend } from '#parts/legends/scene-legend.tsx';
import type { FvtSources } from '../fvt-session.ts';
import { arrowEntries, pathEntries } from './legend-entries.ts';

/** Legends of the guiding arrows, and of the two lines where an object has two. */
export function FlybyLegends({ sources }: { sources: FvtSources }) {
  const options = useSelector(sources.settings, ({ context }) => context.settings.objectsSettings);
  useSelector(sources.flyby, ({ context }) => context.shown);
  useSelector(sources.search, ({ context }) => context.bodies);
  useSelector(sources.search, ({ context }) => context.known);
  const paths = pathEntries(sources);
  const hasArrows = isOn(options, 'arrowLegend') && isOn(options, 'guidingArrows');
  return (
    <>
      {paths.length === 0 ? null : (
        <SceneLegend settings={sources.settings} label="Orbit legend" title="Orbits" entries={paths} />
      )}
      {hasArrows ? (
        <SceneLegend
          settings={sources.settings}
          label="Arrow legend"
          title="Arrows"
          entries={arrowEntries(sources)}
        />
      ) : null}
    </>
  );
}
