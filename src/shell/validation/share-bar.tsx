import { scaleLinear } from 'd3-scale';
import type { ShareResult } from '#contract/validation.ts';

const WIDTH = 132;
const HEIGHT = 10;

/** What is within one standard deviation, within three, and beyond. The numbers are beside it. */
export function ShareBar({ within1, within3 }: Pick<ShareResult, 'within1' | 'within3'>) {
  const x = scaleLinear().domain([0, 1]).range([0, WIDTH]);
  return (
    <svg className="validation-share" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      <rect className="validation-bar" width={x(within1)} height={HEIGHT} />
      <rect className="validation-third" x={x(within1)} width={x(within3 - within1)} height={HEIGHT} />
      <rect className="validation-beyond" x={x(within3)} width={x(1 - within3)} height={HEIGHT} />
    </svg>
  );
}
