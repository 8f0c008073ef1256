import { useSelector } from '@xstate/react';
import { visibleObjects } from '#machines/orbits/orbit-list.ts';
import { mjdOfMs } from '#machines/kit/julian-date.ts';
import { pathOf } from '#machines/sovt/path-list.ts';
import { knownText } from '#parts/quantities/number-text.ts';
import { ViewTable } from '#parts/scene/view-table.tsx';
import { momentText } from '#parts/timeline/moment-text.ts';
import { useSimulatedDate } from '#parts/timeline/use-simulated-date.ts';
import { columnAt } from './scene/column-at.ts';
import type { SovtSources } from './sovt-session.ts';

const COLUMNS = [
  { title: 'Object' },
  { title: 'Orbit' },
  { title: 'x', unit: 'au' },
  { title: 'y', unit: 'au' },
  { title: 'z', unit: 'au' },
  { title: 'To Earth', unit: 'au' },
];

export type PathsTableProps = {
  sources: SovtSources;
  /** Undefined where the table cannot be closed. */
  onClose: (() => void) | undefined;
};

/** The view as a table: where objects are in the rotating frame. */
export function PathsTable({ sources, onClose }: PathsTableProps) {
  const date = useSimulatedDate(sources.timeline);
  const list = useSelector(sources.objects, ({ context }) => context);
  const paths = useSelector(sources.paths, ({ context }) => context);
  const mjd = mjdOfMs(date);
  return (
    <ViewTable
      caption={`Positions on ${momentText(date)} UTC; the Sun at the origin, x towards the Earth, z to the ecliptic north`}
      columns={COLUMNS}
      rows={visibleObjects(list, date).flatMap((row) => {
        const file = pathOf(paths, row);
        if (file === undefined) return [];
        const place = [0, 1, 2].map((first) => columnAt(file, { name: 'places', stride: 3, first }, mjd));
        const distance = columnAt(file, { name: 'earthDistances' }, mjd);
        return [
          {
            key: row.designator,
            cells: [
              row.title,
              row.perturbedOn ? 'Perturbed' : 'Keplerian',
              ...[...place, distance].map((value) => knownText(value, 4)),
            ],
          },
        ];
      })}
      onClose={onClose}
    />
  );
}
