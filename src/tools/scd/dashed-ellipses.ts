import type { Trace } from '#contract/scd/trace-points.ts';
import type { ScdWorkflows } from '#machines/scd/scd-context.ts';
import { POSITION_UNKNOWN } from '#parts/quantities/uncertainty-text.ts';
import { isOn } from '#machines/scene/display-settings-rules.ts';

/** What the dashed ellipses of a chart mean; undefined where it has none. */
export function dashedEllipses({
  traces,
  settings,
}: Pick<ScdWorkflows, 'traces' | 'settings'>): string | undefined {
  const { objectsSettings } = settings.getSnapshot().context.settings;
  if (!isOn(objectsSettings, 'uncertaintyRegion')) return undefined;
  return dashedText(traces.getSnapshot().context.objects.flatMap(({ trace }) => trace?.points ?? []));
}

/** What the dashed ellipses of the points of paths mean. */
export function dashedText(points: Trace['points']): string | undefined {
  const bases = points.flatMap(({ ellipse }) => ellipse?.basis ?? []);
  const hasUnknown = bases.some(({ lost }) => lost);
  if (!bases.some(({ curved }) => curved))
    return hasUnknown ? `${POSITION_UNKNOWN}, 1 sigma is more than 1°` : undefined;
  return hasUnknown
    ? `curved region that no ellipse describes (dots: clones at the trace date), or ${POSITION_UNKNOWN}`
    : 'curved region that no ellipse describes; dots: clones at the trace date';
}
