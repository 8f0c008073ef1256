import { useSelector } from '@xstate/react';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import { visibleObjects } from '#machines/orbits/orbit-list.ts';
import type { OrbitObject } from '#machines/orbits/orbit-object.ts';
import type { OrbitSources } from '#parts/orbit-objects/orbit-sources.ts';
import { instantOf } from '#parts/scene/simulated-instant.ts';
import { ViewTable } from '#parts/scene/view-table.tsx';
import { PLACE_COLUMNS, placeCells, planetCells } from '#parts/solar-system/place-cells.ts';
import { useEphemeris } from '#parts/solar-system/use-ephemeris.ts';
import { momentText } from '#parts/timeline/moment-text.ts';
import { useSimulatedDate } from '#parts/timeline/use-simulated-date.ts';
import type { PlainRow } from '#ui/table/plain-table.tsx';
import { activeObject } from './details/active-object.ts';

const COLUMNS = [{ title: 'Body' }, { title: 'Orbit' }, ...PLACE_COLUMNS];

export type OrbitsTableProps = {
  sources: OrbitSources;
  /** Undefined where the table cannot be closed. */
  onClose: (() => void) | undefined;
};

/** The view as a table: where planets and objects are. */
export function OrbitsTable({ sources, onClose }: OrbitsTableProps) {
  const date = useSimulatedDate(sources.timeline);
  const { isThere } = useEphemeris(sources.ephemeris, date);
  const list = useSelector(sources.objects, ({ context }) => context);
  useSelector(sources.loading, ({ context }) => context);
  const ephemeris = isThere ? sources.ephemeris.current() : undefined;
  return (
    <ViewTable
      caption={`Heliocentric positions on ${momentText(date)} UTC, ecliptic J2000`}
      columns={COLUMNS}
      rows={[
        ...planetRows(ephemeris, date),
        ...visibleObjects(list, date).map((row) => objectRow(row, sources, ephemeris, date)),
      ]}
      onClose={onClose}
    />
  );
}

function planetRows(ephemeris: Ephemeris | undefined, date: number): readonly PlainRow[] {
  if (ephemeris === undefined) return [];
  return planetCells(ephemeris, instantOf(date)).map(({ id, name, cells }) => ({
    key: id,
    cells: [name, 'Ephemeris', ...cells],
  }));
}

function objectRow(
  row: OrbitObject,
  { loading, tracksOf }: OrbitSources,
  ephemeris: Ephemeris | undefined,
  date: number,
): PlainRow {
  const { designator, title } = row;
  const loaded = loading.getSnapshot().context;
  const tracks = tracksOf(designator, loaded);
  const { distance, useEphemTable } = activeObject({
    row,
    keplerian: loaded.keplerian.get(designator),
    perturbed: loaded.perturbed.get(designator),
    tracks,
    ephemeris,
    ms: date,
  });
  const { day, offset } = instantOf(date);
  const place = (useEphemTable ? tracks.perturbed : tracks.keplerian)?.positionAt(day, offset);
  return {
    key: designator,
    cells: [
      title,
      useEphemTable ? 'Perturbed' : 'Keplerian',
      ...placeCells({ sunAu: distance.sun, earthAu: distance.earth, place }),
    ],
  };
}
