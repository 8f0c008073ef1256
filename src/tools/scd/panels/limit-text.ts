import type { StarField } from '#contract/scd/star-bytes.ts';
import { isWide } from '#machines/scd/field-of-view.ts';
import type { ChartContext } from '#machines/scd/chart.ts';

/** The faintest stars that a chart truly shows. */
export function limitText({ fov, mag }: ChartContext, field: StarField | undefined): string {
  if (field === undefined || isWide(fov.value)) return `V ${mag.value.toFixed(1)}`;
  return `V ${field.facts.faintLimit.toFixed(1)}`;
}
