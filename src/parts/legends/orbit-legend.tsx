import './orbit-legend.css';
import { useSelector } from '@xstate/react';
import { shownColor } from '#machines/scene/display-settings-rules.ts';
import type { DisplaySettingsActor } from '#machines/scene/display-settings.ts';
import { legendEntries } from './legend-entries.ts';

/** Which colour stands for which kind of orbit. */
export function OrbitLegend({ settings }: { settings: DisplaySettingsActor }) {
  const current = useSelector(settings, ({ context }) => context.settings);
  const drawn = (color: string) => `#${shownColor(current, 'scene', color)}`;
  return (
    <section className="orbit-legend" aria-label="Orbit legend">
      <h2>Orbits</h2>
      <ul>
        {legendEntries(current).map(({ title, color }) => (
          <li key={title}>
            <span
              className="orbit-legend-sample"
              style={{ backgroundColor: drawn(current.backgroundColor) }}
              aria-hidden
            >
              <i style={{ backgroundColor: drawn(color) }} />
            </span>
            {title}
          </li>
        ))}
      </ul>
    </section>
  );
}
