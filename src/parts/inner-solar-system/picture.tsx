import './picture.css';
import { Pause, Play } from 'lucide-react';
import { memo } from 'react';
import { DAYS_PER_JULIAN_YEAR, DEGREE, MILLISECONDS_PER_DAY, TURN } from '#engine/constants.ts';
import { eccentricAnomaly } from '#engine/kepler/eccentric-anomaly.ts';
import { julianDateFromUnixTime, unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { useSize } from '../charts/drawing-size.ts';
import { dayText } from '../timeline/moment-text.ts';
import { APOPHIS, APOPHIS_LAST_DAY, INNER_PLANETS, type PictureOrbit } from './bodies.ts';
import { MARKER, type Named, type NamePlace, namePlaces } from './name-places.ts';
import { useMovingDate } from './use-moving-date.ts';

/** Least distances from the Sun that are seen to either side, and above and below, au. */
const HALF_WIDTH_AU = 1.99;
const HALF_HEIGHT_AU = 2.1;

/** Where the scale bar begins, from the left and the top, CSS px. */
const SCALE_AT = [20, 40] as const;

/**
 * The inner Solar System from a moment on (UTC milliseconds), seen from the north: four planets, and Apophis while its orbit is valid.
 * It moves, unless the user prefers less motion, and can be stopped.
 */
export function InnerSolarSystem({ nowMs }: { nowMs: number }) {
  const { dateMs, isMoving, toggle } = useMovingDate(nowMs, lastMs(nowMs));
  const julianDate = julianDateFromUnixTime(dateMs);
  const bodies = julianDate < APOPHIS_LAST_DAY ? [...INNER_PLANETS, APOPHIS] : INNER_PLANETS;
  const [ref, { width, height }] = useSize<HTMLElement>();
  const pxPerAu = Math.min(width / HALF_WIDTH_AU, height / HALF_HEIGHT_AU) / 2;
  const placed = namePlaces(bodies.map((orbit) => placedAt(orbit, julianDate, pxPerAu)));
  return (
    <figure className="inner-system" ref={ref}>
      <svg viewBox={`${-width / 2} ${-height / 2} ${Math.max(1, width)} ${Math.max(1, height)}`} aria-hidden>
        {INNER_PLANETS.map((orbit) => (
          <Outline key={orbit.name} orbit={orbit} pxPerAu={pxPerAu} className="inner-system-orbit" />
        ))}
        {bodies.includes(APOPHIS) ? (
          <Outline orbit={APOPHIS} pxPerAu={pxPerAu} className="inner-system-apophis" />
        ) : null}
        <circle r="4.5" className="inner-system-sun" />
        {placed.map(({ body, name }) => (
          <Body
            key={body.name}
            body={body}
            name={name}
            kind={body.name === APOPHIS.name ? 'asteroid' : 'planet'}
          />
        ))}
        <g transform={`translate(${SCALE_AT[0] - width / 2} ${SCALE_AT[1] - height / 2})`}>
          <path className="inner-system-scale" d={`M0 0v6h${pxPerAu}v-6`} />
          <text y="22">1 au</text>
        </g>
      </svg>
      <figcaption>
        {`The inner Solar System on ${dayText(dateMs)}, seen from ecliptic north; positions on Keplerian orbits.`}
      </figcaption>
      <IconButton
        label={isMoving ? 'Stop the motion' : 'Let the planets move'}
        icon={isMoving ? <Pause className="icon" aria-hidden /> : <Play className="icon" aria-hidden />}
        onPress={toggle}
      />
    </figure>
  );
}

/** When the motion begins anew: as Apophis passes the Earth, and when that is over after two years. */
function lastMs(nowMs: number): number {
  const passage = unixTimeFromJulianDate(APOPHIS_LAST_DAY);
  return nowMs < passage ? passage : nowMs + 2 * DAYS_PER_JULIAN_YEAR * MILLISECONDS_PER_DAY;
}

type OutlineProps = { orbit: PictureOrbit; pxPerAu: number; className: string };

const Outline = memo(function Outline({ orbit, pxPerAu, className }: OutlineProps) {
  return <path className={className} d={pathOf(outlineOf(orbit), pxPerAu)} />;
});

type BodyProps = { body: Named; name: NamePlace; kind: 'planet' | 'asteroid' };

function Body({ body, name, kind }: BodyProps) {
  return (
    <g className={`inner-system-${kind}`}>
      <circle cx={body.x} cy={body.y} r={MARKER} />
      <text x={name.x} y={name.y} textAnchor={name.anchor}>
        {body.name}
      </text>
    </g>
  );
}

/** A body where it is in the picture. */
function placedAt(orbit: PictureOrbit, julianDate: number, pxPerAu: number): Named {
  const { x, y } = placeAt(orbit, julianDate);
  return { name: orbit.name, x: x * pxPerAu, y: -y * pxPerAu };
}

function pathOf(points: readonly PlanePoint[], pxPerAu: number): string {
  const pairs = points.map(({ x, y }) => `${(x * pxPerAu).toFixed(1)} ${(-y * pxPerAu).toFixed(1)}`);
  return `M${pairs.join('L')}Z`;
}

/** A point of the ecliptic plane seen from the north: x to the vernal equinox, y 90 degrees ahead of it, au. */
type PlanePoint = { readonly x: number; readonly y: number };

const OUTLINE_POINTS = 120;

/** Where a body is at a Julian date (TDB), projected on the ecliptic. Two-body: a tenth of a degree over decades. */
export function placeAt(orbit: PictureOrbit, julianDate: number): PlanePoint {
  const longitude = orbit.meanLongitudeDeg + orbit.degPerDay * (julianDate - orbit.epoch);
  const meanAnomaly = (longitude - orbit.longitudeOfPerihelionDeg) * DEGREE;
  return pointAt(orbit, eccentricAnomaly(meanAnomaly, orbit.eccentricity));
}

/** The closed outline of an orbit, projected on the ecliptic. */
export function outlineOf(orbit: PictureOrbit): readonly PlanePoint[] {
  return Array.from({ length: OUTLINE_POINTS }, (_, index) =>
    pointAt(orbit, (TURN * index) / OUTLINE_POINTS),
  );
}

function pointAt(orbit: PictureOrbit, anomaly: number): PlanePoint {
  const { semiMajorAxisAu: a, eccentricity: e } = orbit;
  const along = a * (Math.cos(anomaly) - e);
  const across = a * Math.sqrt(1 - e * e) * Math.sin(anomaly);
  const radius = Math.hypot(along, across);
  const node = orbit.nodeDeg * DEGREE;
  const perihelion = orbit.longitudeOfPerihelionDeg * DEGREE;
  const fromNode = Math.atan2(across, along) + perihelion - node;
  const x = radius * Math.cos(fromNode);
  const y = radius * Math.sin(fromNode) * Math.cos(orbit.inclinationDeg * DEGREE);
  return { x: x * Math.cos(node) - y * Math.sin(node), y: x * Math.sin(node) + y * Math.cos(node) };
}
