import './picture.css';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import { dayText } from '../timeline/moment-text.ts';
import { APOPHIS, APOPHIS_LAST_DAY, INNER_PLANETS, type PictureOrbit } from './bodies.ts';
import { outlineOf, placeAt, type PlanePoint } from './place.ts';

const PX_PER_AU = 196;

/** The inner Solar System at a moment (UTC milliseconds), seen from the north: four planets, and Apophis while its orbit holds. */
export function InnerSolarSystem({ nowMs }: { nowMs: number }) {
  const julianDate = julianDateFromUnixTime(nowMs);
  const date = dayText(nowMs);
  const hasApophis = julianDate < APOPHIS_LAST_DAY;
  return (
    <figure className="inner-system">
      <svg viewBox="-390 -412 780 824" preserveAspectRatio="xMidYMid meet" aria-hidden>
        {INNER_PLANETS.map((orbit) => (
          <path key={orbit.name} className="inner-system-orbit" d={pathOf(outlineOf(orbit))} />
        ))}
        {hasApophis ? <path className="inner-system-apophis" d={pathOf(outlineOf(APOPHIS))} /> : null}
        <circle r="4.5" className="inner-system-sun" />
        {INNER_PLANETS.map((orbit) => (
          <Body key={orbit.name} orbit={orbit} julianDate={julianDate} kind="planet" />
        ))}
        {hasApophis ? <Body orbit={APOPHIS} julianDate={julianDate} kind="asteroid" /> : null}
        <path className="inner-system-scale" d={`M-366 -372v6h${PX_PER_AU}v-6`} />
        <text x="-366" y="-348">
          1 au
        </text>
      </svg>
      <figcaption>{`The inner Solar System on ${date}, seen from ecliptic north; positions on Keplerian orbits.`}</figcaption>
    </figure>
  );
}

type BodyProps = { orbit: PictureOrbit; julianDate: number; kind: 'planet' | 'asteroid' };

function Body({ orbit, julianDate, kind }: BodyProps) {
  const place = placeAt(orbit, julianDate);
  const x = place.x * PX_PER_AU;
  const y = -place.y * PX_PER_AU;
  return (
    <g className={`inner-system-${kind}`}>
      <circle cx={x} cy={y} r="4" />
      <text x={x + 9} y={y + 4}>
        {orbit.name}
      </text>
    </g>
  );
}

function pathOf(points: readonly PlanePoint[]): string {
  const pairs = points.map(({ x, y }) => `${(x * PX_PER_AU).toFixed(1)} ${(-y * PX_PER_AU).toFixed(1)}`);
  return `M${pairs.join('L')}Z`;
}
