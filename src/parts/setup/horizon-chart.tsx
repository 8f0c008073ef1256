import type { HorizonPoint, Obstruction } from '#engine/sky/obstruction.ts';

type Props = { readonly points: readonly HorizonPoint[]; readonly obstruction: Obstruction };

const WIDTH = 360;
const HEIGHT = 90;
const COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW', 'N'];
const ALTITUDES = [0, 30, 60, 90];

/** What blocks the view, by azimuth and altitude, a degree for each unit of the picture. */
export function HorizonChart({ points, obstruction }: Props) {
  return (
    <svg className="horizon-chart" viewBox={`-26 -8 ${WIDTH + 36} ${HEIGHT + 26}`} aria-hidden>
      <rect className="horizon-sky" width={WIDTH} height={HEIGHT} />
      {ALTITUDES.map((altitude) => (
        <g key={altitude}>
          <line className="horizon-grid" x2={WIDTH} y1={HEIGHT - altitude} y2={HEIGHT - altitude} />
          <text className="horizon-label" x={-4} y={HEIGHT - altitude + 4} textAnchor="end">
            {`${altitude}°`}
          </text>
        </g>
      ))}
      <path className="horizon-ground" d={groundPath(points, obstruction)} />
      {COMPASS.map((name, index) => (
        <text key={index * 45} className="horizon-label" x={index * 45} y={HEIGHT + 15} textAnchor="middle">
          {name}
        </text>
      ))}
    </svg>
  );
}

/** The outline of what is blocked: through all corners, both of a wall too, and through north. */
function groundPath(points: readonly HorizonPoint[], obstruction: Obstruction): string {
  const sorted = points.toSorted((a, b) => a.azimuth - b.azimuth);
  const closed = [
    { azimuth: 0, altitude: obstruction(0) },
    ...sorted,
    { azimuth: WIDTH, altitude: obstruction(0) },
  ];
  const corners = closed.map(({ azimuth, altitude }) => `${azimuth} ${HEIGHT - Math.max(0, altitude)}`);
  return `M0 ${HEIGHT}L${corners.join('L')}L${WIDTH} ${HEIGHT}Z`;
}
