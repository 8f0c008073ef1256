import type { ReactNode } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import { SidePart } from '../side-part.tsx';

/** The tool without WebGL: its lists, and the view as a table. */
export function WithoutWebGl({ start, table }: { start: ReactNode; table: ReactNode }) {
  return (
    <div className="scene-stage scene-plain">
      {start}
      <div className="scene-plain-table">
        <EmptyState title="This browser cannot show 3D graphics (WebGL). Below is the view as a table." />
        <SidePart>{table}</SidePart>
      </div>
    </div>
  );
}
