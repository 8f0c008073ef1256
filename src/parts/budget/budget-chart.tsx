import { scaleLog } from 'd3-scale';
import type { NamedRow } from './budget-rows.ts';

const WIDTH = 320;
const ROW = 16;
const BAR = 10;
const TOP = 14;

/** Smaller changes have no bar, arcsec: a thousandth of what an observatory measures. */
const LEAST_ARCSEC = 1e-4;

/** The changes of place as bars on a logarithmic scale, with a line at the uncertainty of the orbit. The numbers are in the table. */
export function BudgetChart({ rows }: { readonly rows: readonly NamedRow[] }) {
  const barred = rows.filter(({ arcsec = 0 }) => arcsec > LEAST_ARCSEC);
  const [largest] = barred;
  if (largest?.arcsec === undefined) return null;
  const farthest = 2 * largest.arcsec;
  const decades = DECADES.filter(({ arcsec }) => arcsec < farthest);
  const x = scaleLog().domain([LEAST_ARCSEC, farthest]).range([0, WIDTH]);
  const sigma = rows.find(({ cause }) => cause === 'uncertainty')?.arcsec;
  const height = TOP + ROW * barred.length;
  return (
    <div className="budget-chart" aria-hidden>
      <ul>
        {barred.map(({ key, name }) => (
          <li key={key}>{name}</li>
        ))}
      </ul>
      <svg viewBox={`0 0 ${WIDTH} ${height}`} preserveAspectRatio="none" style={{ height }}>
        {decades.map(({ arcsec }) => (
          <line key={arcsec} className="budget-decade" x1={x(arcsec)} x2={x(arcsec)} y1={TOP} y2={height} />
        ))}
        {barred.map(({ key, cause, arcsec = LEAST_ARCSEC }, row) => (
          <rect
            key={key}
            className={
              cause === 'uncertainty' || cause === 'solution' ? 'budget-bar budget-orbit' : 'budget-bar'
            }
            y={TOP + ROW * row + (ROW - BAR) / 2}
            width={x(arcsec)}
            height={BAR}
          />
        ))}
        {sigma === undefined || sigma < LEAST_ARCSEC ? null : (
          <line className="budget-sigma" x1={x(sigma)} x2={x(sigma)} y1={TOP} y2={height} />
        )}
      </svg>
      <ol className="budget-ticks">
        {decades.map(({ arcsec, text }) => (
          <li key={arcsec} style={{ left: `${(100 * x(arcsec)) / WIDTH}%` }}>
            {text}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Where the scale is labelled. */
const DECADES: readonly { readonly arcsec: number; readonly text: string }[] = [
  { arcsec: 1e-3, text: '1 mas' },
  { arcsec: 1, text: '1″' },
  { arcsec: 60, text: '1′' },
  { arcsec: 3600, text: '1°' },
  { arcsec: 108_000, text: '30°' },
];
