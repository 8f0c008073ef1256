import './altitude-timeline.css';
import { type KeyboardEvent, memo, type PointerEvent } from 'react';
import { objectTitle } from '#machines/objects/listed-object.ts';
import type { TimeZone } from '#machines/planning/time-frame.ts';
import { sized } from '#parts/charts/drawing-size.ts';
import { altitudeBand, ALTITUDE_BANDS } from './altitude-scale.tsx';
import { CELLS } from './day-window.ts';
import { cellTip } from './moment-texts.ts';
import type { Cell, ObjectDay } from './short-term-day.ts';

/** Height of a timeline, CSS px; the zenith is at its top. */
export const TIMELINE_PX = 40;

/** Drawn for what is below the horizon, CSS px. */
const FLOOR_PX = 2;

type Props = {
  readonly day: ObjectDay;
  readonly zone: TimeZone;
  readonly width: number;
  /** Sunlight, and the time that is neither that nor night, as paths. */
  readonly sunlight: string;
  readonly twilight: string;
  /** The cell that is read; undefined in all timelines but one. */
  readonly cell: number | undefined;
  /** Reached by Tab: one of all timelines. */
  readonly isEntry: boolean;
  readonly onCell: (cell: number | undefined) => void;
  /** To the timeline above (-1) or below (1). */
  readonly onLeave: (by: -1 | 1) => void;
};

/** The altitude of one object through a day, half hour by half hour; its cells are read by pointer or arrow keys. */
export function AltitudeTimeline(props: Props) {
  const { day, zone, width, sunlight, twilight, cell, isEntry, onCell, onLeave } = props;
  const { cells, best, object } = day;
  const at = cell ?? CELLS / 2;
  const entry = cells[at];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    onLeave(event.key === 'ArrowUp' ? -1 : 1);
    event.preventDefault();
  };
  const onPointer = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    const under = Math.floor(((event.clientX - box.left) / box.width) * CELLS);
    onCell(Math.min(CELLS - 1, Math.max(0, under)));
  };
  return (
    <div
      className="timeline-cells"
      onPointerMove={onPointer}
      onPointerDown={onPointer}
      onPointerLeave={() => onCell(undefined)}
    >
      <Bars cells={cells} best={best} width={width} sunlight={sunlight} twilight={twilight} />
      <input
        type="range"
        tabIndex={isEntry ? 0 : -1}
        aria-label={`Altitude of ${objectTitle(object)}`}
        min={0}
        max={CELLS - 1}
        value={at}
        aria-valuetext={entry && cellTip(entry, zone)}
        onChange={(event) => onCell(event.target.valueAsNumber)}
        onKeyDown={onKeyDown}
        onFocus={() => onCell(at)}
        onBlur={() => onCell(undefined)}
      />
      {entry === undefined || cell === undefined ? null : (
        <>
          <span className="timeline-cursor" style={{ left: ((cell + 0.5) / CELLS) * width }} />
          <span
            className="timeline-tip"
            role="tooltip"
            data-side={cell > CELLS / 2 ? 'left' : 'right'}
            style={{ left: ((cell + 0.5) / CELLS) * width }}
          >
            {cellTip(entry, zone)}
          </span>
        </>
      )}
    </div>
  );
}

type BarsProps = Pick<Props, 'width' | 'sunlight' | 'twilight'> & Pick<ObjectDay, 'cells' | 'best'>;

/** Drawn again only for another day or width. */
const Bars = memo(function Bars({ cells, best, width, sunlight, twilight }: BarsProps) {
  const highest = best === undefined ? null : (cells[best]?.altitude ?? null);
  const label = best === undefined || highest === null ? undefined : labelOf(best, highest, width);
  return (
    <svg {...sized(width, TIMELINE_PX)} aria-hidden>
      <rect className="timeline-night" width={width} height={TIMELINE_PX} />
      <path className="timeline-twilight" d={twilight} />
      <path className="timeline-sunlight" d={sunlight} />
      {ALTITUDE_BANDS.map((name, band) => (
        <path key={name} className="timeline-band" data-band={band} d={barsOf(cells, band, width)} />
      ))}
      <path className="timeline-twilight timeline-veil" d={twilight} />
      <path className="timeline-sunlight timeline-veil" d={sunlight} />
      <path className="timeline-blocked" d={blockedOf(cells, width)} />
      <path className="timeline-unknown" d={unknownOf(cells, width)} />
      {label === undefined ? null : (
        <text className="timeline-best" x={label.x} y={label.y} textAnchor="middle" data-band={label.band}>
          {label.text}
        </text>
      )}
    </svg>
  );
});

/** The cells of one band as bars; what is below the horizon is a line at the bottom. */
function barsOf(cells: readonly Cell[], band: number, width: number): string {
  return cells
    .map(({ altitude }, index) => {
      if (altitude === null || altitudeBand(altitude) !== band) return '';
      const height = altitude < 0 ? FLOOR_PX : Math.max(FLOOR_PX, (altitude / 90) * TIMELINE_PX);
      const [left, right] = [(index / CELLS) * width, ((index + 1) / CELLS) * width - 1];
      return `M${left.toFixed(1)} ${TIMELINE_PX}V${(TIMELINE_PX - height).toFixed(1)}H${right.toFixed(1)}V${TIMELINE_PX}Z`;
    })
    .join('');
}

/** The cells in which something blocks the view, hatched up to the altitude of the object. */
function blockedOf(cells: readonly Cell[], width: number): string {
  return cells
    .map(({ altitude, isBlocked }, index) => {
      if (altitude === null || !isBlocked) return '';
      const top = TIMELINE_PX - Math.max(FLOOR_PX, (altitude / 90) * TIMELINE_PX);
      const [left, right] = [(index / CELLS) * width, ((index + 1) / CELLS) * width - 1];
      return `M${left.toFixed(1)} ${top.toFixed(1)}L${right.toFixed(1)} ${TIMELINE_PX}M${right.toFixed(1)} ${top.toFixed(1)}L${left.toFixed(1)} ${TIMELINE_PX}`;
    })
    .join('');
}

/** The cells that were not calculated, at the ends of the time frame. */
function unknownOf(cells: readonly Cell[], width: number): string {
  return cells
    .map(({ altitude }, index) => {
      if (altitude !== null) return '';
      const [left, right] = [(index / CELLS) * width, ((index + 1) / CELLS) * width];
      return `M${left.toFixed(1)} ${TIMELINE_PX}L${right.toFixed(1)} 0`;
    })
    .join('');
}

/** The highest altitude in the dark, written on its bar where that is high enough, else above it. */
function labelOf(best: number, altitude: number, width: number) {
  const top = TIMELINE_PX - (altitude / 90) * TIMELINE_PX;
  const isOn = altitude >= 45;
  return {
    x: Math.min(width - 14, Math.max(14, ((best + 0.5) / CELLS) * width)),
    y: isOn ? top + 14 : top - 3,
    band: isOn ? altitudeBand(altitude) : 0,
    text: `${Math.round(altitude)}°`,
  };
}
