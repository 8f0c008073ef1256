import type { TracedObject } from '#machines/scd/traces.ts';
import { upText } from '../sight-text.ts';

/** When the object is up in the dark, once its path is loaded. */
export function UpLine({ object: { trace } }: { readonly object: TracedObject }) {
  const text = trace === undefined || trace.points.length === 0 ? undefined : upText(trace.points);
  return text === undefined ? null : <span className="sky-object-up small muted">{text}</span>;
}
