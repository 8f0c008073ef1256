import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { DisplaySettingsActor } from '#machines/scene/display-settings.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/content/empty-state.tsx';
import { SidePart } from '../side-part.tsx';

export type WithoutWebGlProps = {
  /** Panel of the chosen object. */
  start: ReactNode;
  table: ReactNode;
  /** Panel of the selected object, where it is not part of the other. */
  details?: ReactNode;
  /** Settings of a tool that may have charts. */
  settings?: DisplaySettingsActor;
};

/** The tool without WebGL: its panels, the view as a table, and the charts where there are some. */
export function WithoutWebGl({ start, table, details, settings }: WithoutWebGlProps) {
  return (
    <div className="scene-stage scene-plain">
      {start}
      <div className="scene-plain-table">
        <EmptyState title="This browser cannot show 3D graphics (WebGL). Below is the view as a table." />
        {settings === undefined ? null : <ChartsButton settings={settings} />}
        <SidePart>{table}</SidePart>
      </div>
      {details === undefined ? null : <SidePart>{details}</SidePart>}
    </div>
  );
}

function ChartsButton({ settings }: { settings: DisplaySettingsActor }) {
  const isOffered = useSelector(settings, (state) => state.context.hasCharts && !state.matches('charts'));
  if (!isOffered) return null;
  return (
    <Button size="small" onPress={() => settings.send({ type: 'charts.pressed' })}>
      Charts
    </Button>
  );
}
