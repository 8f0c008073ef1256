import { useSelector } from '@xstate/react';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { MAX_HORIZON_LENGTH } from '#contract/site/horizon.ts';
import type { HorizonPoint, Obstruction } from '#engine/sky/obstruction.ts';
import { readHorizon } from '#machines/planning/horizon-text.ts';
import type { Observatory } from '#machines/planning/observatory.ts';
import type { SetupActor } from '#machines/planning/setup.ts';
import { groundKey, horizonOf } from '#machines/planning/site-horizon.ts';
import { FileButton } from '#ui/fields/file-button.tsx';
import { TextArea } from '#ui/fields/text-input.tsx';
import './horizon.css';

type Props = {
  readonly setup: SetupActor;
  /** The site that it belongs to. */
  readonly observatory: Observatory;
};

const HINT =
  'One line per corner: azimuth, from north through east, and altitude, in degrees. What lies below is blocked in lists, plots and plans. The horizon is stored with this site.';

/**
 * What blocks the view at a site, pasted as text and drawn. A text that cannot be read is not used; it stays in the
 * field while the site is the same.
 */
export function HorizonField({ setup, observatory }: Props) {
  const horizon = useSelector(setup, ({ context }) => horizonOf(observatory, context.horizons));
  const site = groundKey(observatory);
  const [refused, setRefused] = useState<{ readonly site: string; readonly text: string }>();
  const text = refused?.site === site ? refused.text : horizon;
  const read = readHorizon(text);
  const change = (typed: string) => {
    const isUsable = errorOf(typed) === undefined;
    setRefused(isUsable ? undefined : { site, text: typed });
    if (isUsable) setup.send({ type: 'horizon.pasted', observatory, horizon: typed });
  };
  return (
    <div className="horizon">
      <div className="horizon-text">
        <TextArea
          label="Obstruction horizon"
          rows={5}
          placeholder={'0 12\n90 20\n270 5'}
          hint={HINT}
          error={errorOf(text)}
          value={text}
          onChange={change}
        />
        <FileButton accept={['.hrz', '.txt', '.csv']} onChoose={(file) => void file.text().then(change)}>
          <FileUp className="icon" aria-hidden />
          From a N.I.N.A. or Stellarium file
        </FileButton>
      </div>
      {read.kind === 'line' ? (
        <figure className="horizon-figure">
          <HorizonChart {...read} />
          <figcaption className="muted small">{`Blocked up to ${highest(read.points)}° of altitude, by azimuth`}</figcaption>
        </figure>
      ) : (
        <p className="muted small">The view is open all round, down to the horizon.</p>
      )}
    </div>
  );
}

function highest(points: readonly HorizonPoint[]): number {
  return Math.max(...points.map(({ altitude }) => altitude));
}

function errorOf(text: string): string | undefined {
  if (text.length > MAX_HORIZON_LENGTH) return `At most ${MAX_HORIZON_LENGTH} characters can be stored.`;
  const read = readHorizon(text);
  return read.kind === 'refused' ? read.message : undefined;
}

type HorizonChartProps = { readonly points: readonly HorizonPoint[]; readonly obstruction: Obstruction };

const WIDTH = 360;
const HEIGHT = 90;
const COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW', 'N'];
const ALTITUDES = [0, 30, 60, 90];

/** The horizon profile by azimuth and altitude, a degree for each unit of the picture. */
function HorizonChart({ points, obstruction }: HorizonChartProps) {
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

/** The outline of the blocked part of the sky: through all corners, both of a wall too, and through north. */
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
