import { useSelector } from '@xstate/react';
import { SceneLegend } from '#parts/legends/scene-legend.tsx';
import type { FvtSources } from '../fvt-session.ts';
import { arrowEntries } from './arrow-entries.ts';

/** What the guiding arrows lead to. */
export function ArrowLegend({ sources }: { sources: FvtSources }) {
  useSelector(sources.flyby, ({ context }) => context.shown);
  useSelector(sources.search, ({ context }) => context.bodies);
  useSelector(sources.search, ({ context }) => context.known);
  return (
    <SceneLegend
      settings={sources.settings}
      label="Arrow legend"
      title="Arrows"
      entries={arrowEntries(sources)}
    />
  );
}
