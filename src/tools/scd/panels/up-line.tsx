import type { Trace } from '#contract/scd/trace-points.ts';
import { upText } from '../sight-text.ts';

/** When the object of a path is up in the dark. */
export function UpLine({ trace: { points } }: { readonly trace: Pick<Trace, 'points'> }) {
  const text = points.length === 0 ? undefined : upText(points);
  return text === undefined ? null : <span className="sky-object-up small muted">{text}</span>;
}
