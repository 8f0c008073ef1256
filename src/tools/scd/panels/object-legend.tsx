import './panels.css';
import { useSelector } from '@xstate/react';
import { dashedEllipses } from '../dashed-ellipses.ts';
import type { ScdSession } from '../scd-session.ts';
import { TrailSample } from './trail-sample.tsx';
import { useColours } from './use-colours.ts';

/** Which colour is which object, and what dashed ellipses mean. */
export function ObjectLegend({ workflows: { traces, settings } }: Pick<ScdSession, 'workflows'>) {
  const drawnAt = useColours(settings);
  const objects = useSelector(traces, ({ context }) => context.objects);
  useSelector(settings, ({ context }) => context.settings.objectsSettings);
  const dashed = dashedEllipses({ traces, settings });
  const loaded = objects.flatMap(({ requested, trace }, place) =>
    trace === undefined ? [] : [{ ...requested, place, drawn: drawnAt(place) }],
  );
  if (loaded.length === 0) return null;
  return (
    <section className="sky-legend object-legend" aria-label="Object legend">
      <h2>Objects</h2>
      <ul>
        {loaded.map(({ key, title, lost, place, drawn }) => (
          <li key={key}>
            <TrailSample place={place} drawn={drawn} />
            {lost === undefined ? title : `${title}, ${lost}`}
          </li>
        ))}
      </ul>
      {dashed === undefined ? null : <p className="muted">{`Dashed ellipses: ${dashed}`}</p>}
    </section>
  );
}
