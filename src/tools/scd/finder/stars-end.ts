import type { StarField } from '#contract/scd/star-bytes.ts';
import type { ChartContext } from '#machines/scd/chart.ts';
import { isWide } from '#machines/scd/field-of-view.ts';
import { faintestShown } from '../panels/limit-text.ts';

/** A message that the stars of a chart end brighter than its object is, and what helps; undefined where they do not, or that is unknown. */
export function starsEndText(
  chart: Pick<ChartContext, 'fov' | 'mag'>,
  field: StarField | undefined,
  magnitude: number | undefined,
): string | undefined {
  const faintest = faintestShown(chart, field);
  if (magnitude === undefined || magnitude <= faintest) return undefined;
  const help = isWide(chart.fov.value) ? ' A narrower field of view shows fainter ones.' : '';
  return `The chart shows stars to V ${faintest.toFixed(1)}; the object, at V ${magnitude.toFixed(1)}, is fainter than all of them.${help}`;
}
