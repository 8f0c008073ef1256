import './panels.css';
import { useSelector } from '@xstate/react';
import type { TracesActor } from '#machines/scd/traces.ts';
import { colourOfObject } from '../scene/trail-of.ts';
import { cssColour } from './css-colour.ts';

/** Which colour is which object. */
export function ObjectLegend({ traces }: { readonly traces: TracesActor }) {
  const objects = useSelector(traces, ({ context }) => context.objects);
  const loaded = objects.flatMap(({ wanted, trace }, place) =>
    trace === undefined ? [] : [{ ...wanted, colour: colourOfObject(place) }],
  );
  if (loaded.length === 0) return null;
  return (
    <section className="sky-legend" aria-label="Object legend">
      <h2>Objects</h2>
      <ul>
        {loaded.map(({ key, title, colour }) => (
          <li key={key}>
            <i className="sky-swatch" style={{ backgroundColor: cssColour(colour) }} aria-hidden />
            {title}
          </li>
        ))}
      </ul>
    </section>
  );
}
