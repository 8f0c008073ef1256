import { useSelector } from '@xstate/react';
import { visibleObjects } from '#machines/orbits/orbit-list.ts';
import { DRAWN_PLANETS } from '#parts/solar-system/drawn-bodies.ts';
import { placeBodies } from '#parts/solar-system/place-bodies.ts';
import { momentText } from '#parts/timeline/moment-text.ts';
import { useSimulatedDate } from '#parts/timeline/use-simulated-date.ts';
import { FloatingPanel } from '#ui/floating-panel.tsx';
import { PlainTable } from '#ui/plain-table.tsx';
import { activeObject } from './details/active-object.ts';
import { tracksOf } from './view/object-tracks.ts';
import { tdbOfMs } from './view/simulated-instant.ts';
import { useEphemerisOf } from './view/use-ephemeris-of.ts';
import type { ViewSources } from './view/view-sources.ts';

const COLUMNS = [
  { title: 'Body' },
  { title: 'Orbit' },
  { title: 'To the Sun', unit: 'au' },
  { title: 'To Earth', unit: 'au' },
  { title: 'Longitude', unit: '°' },
  { title: 'Latitude', unit: '°' },
] as const;

/** The panel around it scrolls, so arrow keys need something in it that takes the focus. */
const SCROLLS_BY_KEYBOARD = { tabIndex: 0 };

const DEGREES = 180 / Math.PI;

export type ViewTableProps = {
  sources: ViewSources;
  /** Undefined where the table stands for good. */
  onClose: (() => void) | undefined;
  /** A part of the solar system could not be loaded. */
  onEphemerisMissing: (error: unknown) => void;
};

/** The view as a table: where planets and objects are, for those who do not see it or have no WebGL. */
export function ViewTable({ sources, onClose, onEphemerisMissing }: ViewTableProps) {
  const date = useSimulatedDate(sources.timeline);
  useEphemerisOf(sources, date, onEphemerisMissing);
  const list = useSelector(sources.objects, ({ context }) => context);
  const loaded = useSelector(sources.loading, ({ context }) => context);
  const table = (
    <PlainTable
      caption={`Heliocentric places on ${momentText(date)} UTC, ecliptic J2000`}
      columns={COLUMNS}
      rows={[...planetRows(sources, date), ...objectRows(sources, list, loaded, date)]}
    />
  );
  if (onClose === undefined) return table;
  return (
    <FloatingPanel title="View as table" isOpen onOpenChange={onClose}>
      <section className="ovt-places" aria-label="Places" {...SCROLLS_BY_KEYBOARD}>
        {table}
      </section>
    </FloatingPanel>
  );
}

function planetRows({ ephemeris }: ViewSources, date: number) {
  const { day, offset } = tdbOfMs(date);
  const loaded = ephemeris.current();
  if (loaded === undefined || !ephemeris.covers(day + offset)) return [];
  const bodies = placeBodies(loaded, day, offset);
  const earth = bodies.find(({ id }) => id === 'earth');
  return DRAWN_PLANETS.flatMap(({ id, name }) => {
    const body = bodies.find((one) => one.id === id);
    if (body === undefined || earth === undefined) return [];
    return [{ key: id, cells: [name, 'Ephemeris', ...placeCells(body.position, earth.position)] }];
  });
}

function objectRows(
  { ephemeris }: ViewSources,
  list: Parameters<typeof visibleObjects>[0],
  loaded: Parameters<typeof tracksOf>[1],
  date: number,
) {
  const { day, offset } = tdbOfMs(date);
  return visibleObjects(list, date).map((row) => {
    const { designator, title } = row;
    const tracks = tracksOf(designator, loaded);
    const [keplerian, perturbed] = [loaded.keplerian.get(designator), loaded.perturbed.get(designator)];
    const known = ephemeris.covers(day + offset) ? ephemeris.current() : undefined;
    const { distance, useEphemTable } = activeObject({
      row,
      keplerian,
      perturbed,
      tracks,
      ephemeris: known,
      ms: date,
    });
    const place = (useEphemTable ? tracks.perturbed : tracks.keplerian)?.positionAt(day, offset);
    return {
      key: designator,
      cells: [
        title,
        useEphemTable ? 'Perturbed' : 'Keplerian',
        written(distance.sun, 4),
        written(distance.earth, 4),
        ...directionCells(place),
      ],
    };
  });
}

type Place = readonly [number, number, number];

function placeCells(place: Place, earth: Place): readonly string[] {
  const toEarth = Math.hypot(place[0] - earth[0], place[1] - earth[1], place[2] - earth[2]);
  return [written(Math.hypot(...place), 4), written(toEarth, 4), ...directionCells(place)];
}

/** Ecliptic longitude from 0 to 360 and latitude, degrees. */
function directionCells(place: Place | undefined): readonly string[] {
  if (place === undefined) return ['–', '–'];
  const longitude = (Math.atan2(place[1], place[0]) * DEGREES + 360) % 360;
  const latitude = Math.asin(place[2] / Math.hypot(...place)) * DEGREES;
  return [written(longitude, 2), written(latitude, 2)];
}

function written(value: number | undefined, decimals: number): string {
  return value === undefined ? '–' : value.toFixed(decimals).replace(/^-(?=[0.]+$)/, '');
}
