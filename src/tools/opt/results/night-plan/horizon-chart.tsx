import type { HorizonPoint, Obstruction } from '#engine/plan/obstruction.ts';

type Props = { readonly points: readonly HorizonPoint[]; readonly obstruction: Obstruction };

const WIDTH = 360;
const HEIGHT = 90;
const COMPASS = [
  [0, 'N'],
  [90, 'E'],
  [180, 'S'],
  [270, 'W'],
  [360, 'N'],
] as const;

/** What blocks the view, by azimuth and altitude, a degree for each unit of the picture. */
export function HorizonChart({ points, obstruction }: Props) {
  const azimuths = [...new Set([0, ...points.map(({ azimuth }) => azimuth), 360])].toSorted((a, b) => a - b);
  const corners = azimuths.map((azimuth) => `${azimuth} ${HEIGHT - Math.max(0, obstruction(azimuth))}`);
  return (
    <svg className="horizon-chart" viewBox={`-8 -2 ${WIDTH + 16} ${HEIGHT + 20}`} aria-hidden>
      <rect className="plan-dark" width={WIDTH} height={HEIGHT} />
      {[30, 60].map((altitude) => (
        <line key={altitude} className="plan-grid" x2={WIDTH} y1={HEIGHT - altitude} y2={HEIGHT - altitude} />
      ))}
      <path className="horizon-ground" d={`M0 ${HEIGHT}L${corners.join('L')}L${WIDTH} ${HEIGHT}Z`} />
      {COMPASS.map(([azimuth, name]) => (
        <text key={azimuth} className="plan-label" x={azimuth} y={HEIGHT + 14} textAnchor="middle">
          {name}
        </text>
      ))}
    </svg>
  );
}
