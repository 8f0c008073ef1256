import type { StarField } from '#contract/scd/star-bytes.ts';
import { isWide } from '#machines/scd/field-of-view.ts';
import type { ChartContext } from '#machines/scd/chart.ts';

/** V of the faintest stars that a chart truly shows. */
export function faintestShown({ fov, mag }: Pick<ChartContext, 'fov' | 'mag'>, field: StarField | undefined) {
  return field === undefined || isWide(fov.value) ? mag.value : field.facts.faintLimit;
}

/** The faintest stars that a chart truly shows. */
export function limitText(chart: ChartContext, field: StarField | undefined): string {
  return `V ${faintestShown(chart, field).toFixed(1)}`;
}
