import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { DEGREE } from '#engine/constants.ts';
import { latitudeOf, longitudeOf } from '#engine/earth/frames.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { ABSENT, fixedText } from '#parts/quantities/number-text.ts';
import { declinationText, rightAscensionText } from '#parts/quantities/angle-text.ts';
import { ViewTable } from '#parts/scene/view-table.tsx';
import { momentText } from '#parts/timeline/moment-text.ts';
import type { PlainRow } from '#ui/plain-table.tsx';
import type { ScdSession } from '../scd-session.ts';
import { pointAt, traceDate } from '../scene/trace-date.ts';
import { directionDeg } from '../scene/trail-of.ts';

const COLUMNS = [
  { title: 'Body' },
  { title: 'Right ascension', unit: 'h m s' },
  { title: 'Declination', unit: '° ′ ″' },
  { title: 'Altitude', unit: '°' },
  { title: 'Azimuth', unit: '°' },
];

type Props = {
  readonly session: ScdSession;
  /** Undefined where the table cannot be closed. */
  readonly onClose?: () => void;
};

/** The chart as a table: where objects, Sun, Moon and planets are at the trace date. */
export function SkyTable({ session, onClose }: Props) {
  const { workflows, view } = session;
  const { objects } = useSelector(workflows.traces, ({ context }) => context);
  useSelector(workflows.chart, ({ context }) => context);
  const sky = useSyncExternalStore(view.subscribe, view.sky);
  const date = traceDate(workflows);
  const row = (key: string, name: string, direction: Vector3): PlainRow => {
    const over = sky.horizon?.coordinates(direction);
    const [x, y, z] = direction;
    return {
      key,
      cells: [
        name,
        rightAscensionText(longitudeOf(x, y) / DEGREE),
        declinationText(latitudeOf(x, y, z) / DEGREE),
        over === undefined ? ABSENT : fixedText(over[1] / DEGREE, 1),
        over === undefined ? ABSENT : fixedText(over[0] / DEGREE, 1),
      ],
    };
  };
  return (
    <ViewTable
      caption={`The sky on ${momentText(unixTimeFromJulianDate(date))} UTC, ICRF`}
      columns={COLUMNS}
      rows={[
        ...objects.flatMap(({ wanted, trace }) => {
          const point = trace && pointAt(trace, date);
          return point === undefined
            ? []
            : [row(wanted.key, wanted.title, directionDeg(point.raDeg, point.decDeg))];
        }),
        ...sky.bodies.map(({ id, name, direction }) => row(id, name, direction)),
      ]}
      onClose={onClose}
    />
  );
}
