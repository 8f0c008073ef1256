import { useSelector } from '@xstate/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { DEGREE } from '#engine/constants.ts';
import { latitudeOf, longitudeOf } from '#engine/earth/frames.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { ABSENT, fixedText, knownText } from '#parts/quantities/number-text.ts';
import { declinationText, rightAscensionText } from '#parts/quantities/angle-text.ts';
import { createPause } from '#parts/scene/pause.ts';
import { ViewTable } from '#parts/scene/view-table.tsx';
import { momentText } from '#parts/timeline/moment-text.ts';
import type { PlainRow } from '#ui/table/plain-table.tsx';
import type { ScdSession } from '../scd-session.ts';
import { inField, type InField, MOST_IN_FIELD } from '../scene/in-field.ts';
import type { SkyChartView } from '../scene/sky-view.ts';
import { pointAt, traceDate } from '../scene/trace-date.ts';
import { directionDeg } from '../scene/trail-of.ts';

const COLUMNS = [
  { title: 'Body' },
  { title: 'Right ascension', unit: 'h m s' },
  { title: 'Declination', unit: '° ′ ″' },
  { title: 'Altitude', unit: '°' },
  { title: 'Azimuth', unit: '°' },
  { title: 'V', unit: 'mag' },
  { title: 'Kind' },
];

type Props = {
  readonly session: ScdSession;
  /** Undefined where the table cannot be closed. */
  readonly onClose?: () => void;
};

/** How long the chart rests before its field is described, ms. */
const REST_MS = 300;

/** The chart as a table: where objects, Sun, Moon and planets are at the trace date, and the stars and the deep sky in its field. */
export function SkyTable({ session, onClose }: Props) {
  const { workflows, view } = session;
  const { objects } = useSelector(workflows.traces, ({ context }) => context);
  useSelector(workflows.chart, ({ context }) => context);
  const sky = useSyncExternalStore(view.subscribe, view.sky);
  const date = traceDate(workflows);
  const field = useField(view);
  const { fov } = workflows.chart.getSnapshot().context;
  const row = (
    key: string,
    name: string,
    kind: string,
    v: number | undefined,
    direction: Vector3,
  ): PlainRow => {
    const horizontalCoordinates = sky.horizon?.coordinates(direction);
    const [x, y, z] = direction;
    return {
      key,
      cells: [
        name,
        rightAscensionText(longitudeOf(x, y) / DEGREE),
        declinationText(latitudeOf(x, y, z) / DEGREE),
        horizontalCoordinates === undefined ? ABSENT : fixedText(horizontalCoordinates[1] / DEGREE, 1),
        horizontalCoordinates === undefined ? ABSENT : fixedText(horizontalCoordinates[0] / DEGREE, 1),
        knownText(v, 1),
        kind,
      ],
    };
  };
  return (
    <ViewTable
      caption={`The sky on ${momentText(unixTimeFromJulianDate(date))} UTC, ICRF, with the ${MOST_IN_FIELD} brightest stars and deep-sky objects within ${fixedText(fov.value / 2, 2)}° of the middle of the chart`}
      columns={COLUMNS}
      rows={[
        ...objects.flatMap(({ requested, trace }) => {
          const point = trace && pointAt(trace, date);
          return point === undefined
            ? []
            : [
                row(
                  requested.key,
                  requested.title,
                  'object',
                  point.magnitude,
                  directionDeg(point.raDeg, point.decDeg),
                ),
              ];
        }),
        ...sky.bodies.map(({ id, name, kind, direction }) =>
          row(id, name, kind === 'planet' ? kind : '', undefined, direction),
        ),
        ...field.map(({ key, name, kind, magnitude, direction }) =>
          row(key, name, kind, magnitude, direction),
        ),
      ]}
      onClose={onClose}
    />
  );
}

/** The contents of the chart's field, once it rests. */
function useField(view: SkyChartView): readonly InField[] {
  const [field, setField] = useState(() => inField(view.inputs(), view.content()));
  useEffect(() => {
    const pause = createPause(REST_MS);
    const unfollow = view.subscribe(() =>
      pause.before(() => setField(inField(view.inputs(), view.content()))),
    );
    return () => {
      pause.cancel();
      unfollow();
    };
  }, [view]);
  return field;
}
