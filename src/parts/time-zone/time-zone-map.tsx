import './time-zone-map.css';
import type { MouseEvent, ReactElement } from 'react';
import { timeZone, type TimeZone } from '#machines/planning/time-frame.ts';
import { wrapLongitudeDeg, type Place } from '../map/mercator.ts';
import { useWorld } from '../map/use-world.ts';
import { useZoneOutlines } from './use-zone-outlines.ts';

/** Lambert's cylindrical equal-area projection, one chart unit per degree along the equator; the far south is cut off. */
const WIDTH = 360;
const RADIUS = 180 / Math.PI;
const NORTH = RADIUS * Math.sin(75 / RADIUS);
const SOUTH = RADIUS * Math.sin(-52 / RADIUS);
const HEIGHT = NORTH - SOUTH;
const SCALE_HEIGHT = 16;

const DEGREES_PER_MINUTE = 0.25;
const ZONE_WIDTH = 15;
const EARLIEST_MIN = -12 * 60;
const LATEST_MIN = 14 * 60;
const HOURS = Array.from({ length: 25 }, (_, index) => index - 12);

export type TimeZoneMapProps = {
  /** The zone in use. */
  readonly zone: TimeZone;
  /** The observatory, drawn as a dot. */
  readonly place: Place | undefined;
  /** A place was pointed at, whose zone is to be looked up. */
  readonly onPick: (place: Place) => void;
  /** A zone was chosen by its offset, from the keyboard. */
  readonly onChoose: (zone: TimeZone) => void;
};

/** World map of the zones: click a place for its zone, or step through the zones with the arrow keys. */
export function TimeZoneMap({ zone, place, onPick, onChoose }: TimeZoneMapProps): ReactElement {
  const world = useWorld('110m', project);
  const outlines = useZoneOutlines(project);
  const offset = zone.offsetMinutes;
  const middle = project({ latitudeDeg: 0, longitudeDeg: wrapLongitudeDeg(offset * DEGREES_PER_MINUTE) })[0];

  const pick = (event: MouseEvent<HTMLElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const down = ((event.clientY - box.top) / box.height) * (HEIGHT + SCALE_HEIGHT);
    onPick({
      latitudeDeg: RADIUS * Math.asin(Math.max(SOUTH, NORTH - down) / RADIUS),
      longitudeDeg: ((event.clientX - box.left) / box.width) * WIDTH - 180,
    });
  };
  return (
    <div className="time-zone-map">
      <input
        className="visually-hidden"
        type="range"
        aria-label="Time zone"
        aria-valuetext={zone.name}
        min={EARLIEST_MIN}
        max={LATEST_MIN}
        step={60}
        value={offset}
        onChange={(event) => onChoose(timeZone(event.currentTarget.valueAsNumber))}
      />
      <div role="presentation" className="time-zone-map-world" onClick={pick}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + SCALE_HEIGHT}`} aria-hidden="true">
          <defs>
            <pattern id="land-dots" width="2.5" height="2.5" patternUnits="userSpaceOnUse">
              <circle className="time-zone-map-dot" cx="1.25" cy="1.25" r="0.85" />
            </pattern>
          </defs>
          {outlines === undefined ? <Bands middle={middle} /> : <Zones outlines={outlines} offset={offset} />}
          <path fill="url(#land-dots)" d={world?.land} />
          {place === undefined ? null : <SiteDot place={place} />}
          <rect className="time-zone-map-scale" y={HEIGHT} width={WIDTH} height={SCALE_HEIGHT + 1} />
        </svg>
        <ol className="time-zone-map-hours" aria-hidden="true">
          {HOURS.filter((hour) => hour % 2 === 0 && Math.abs(hour) < 12).map((hour) => (
            <li
              key={hour}
              data-chosen={hour * 60 === offset ? '' : undefined}
              style={{ left: `${(100 * (180 + 15 * hour)) / WIDTH}%` }}
            >
              {hour > 0 ? `+${hour}` : String(hour).replace('-', '−')}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** The outlines of all zones, that of one offset marked. */
function Zones({
  outlines,
  offset,
}: {
  outlines: ReadonlyMap<number, string>;
  offset: number;
}): ReactElement {
  const others = [...outlines].filter(([minutes]) => minutes !== offset);
  return (
    <>
      <path className="time-zone-map-edge" d={others.map(([, path]) => path).join('')} />
      <path className="time-zone-map-band" fillRule="evenodd" d={outlines.get(offset) ?? ''} />
    </>
  );
}

/** Zones as they would be at sea, until their outlines have come. */
function Bands({ middle }: { middle: number }): ReactElement {
  return (
    <>
      <rect
        className="time-zone-map-band"
        x={middle - ZONE_WIDTH / 2}
        width={ZONE_WIDTH}
        height={HEIGHT + SCALE_HEIGHT}
      />
      {HOURS.map((hour) => (
        <path key={hour} className="time-zone-map-edge" d={`M${180 + 15 * hour + 7.5} 0V${HEIGHT}`} />
      ))}
    </>
  );
}

function SiteDot({ place }: { readonly place: Place }): ReactElement {
  const [x, y] = project(place);
  return <circle className="time-zone-map-site" cx={x} cy={y} r="2.4" />;
}

/** Degrees to chart units. */
function project({ latitudeDeg, longitudeDeg }: Place): [x: number, y: number] {
  return [longitudeDeg + 180, NORTH - RADIUS * Math.sin(latitudeDeg / RADIUS)];
}
