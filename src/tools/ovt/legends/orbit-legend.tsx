import { useSelector } from '@xstate/react';
import { shownColor } from '#machines/display-settings-rules.ts';
import type { DisplaySettingsActor } from '#parts/display-settings/display-settings-actor.ts';

/** Which colour stands for which kind of orbit. */
export function OrbitLegend({ settings }: { settings: DisplaySettingsActor }) {
  const current = useSelector(settings, ({ context }) => context.settings);
  const { keplerianOrbits, perturbedOrbits } = current.objectsSettings;
  const entries = [
    { title: 'Keplerian', color: keplerianOrbits?.color },
    { title: 'Perturbed', color: perturbedOrbits?.color },
  ];
  return (
    <section className="ovt-legend" aria-label="Orbit legend">
      <h2>Orbits</h2>
      <ul>
        {entries.map(({ title, color = 'ffffff' }) => (
          <li key={title}>
            <i style={{ background: `#${shownColor(current, 'scene', color)}` }} aria-hidden />
            {title}
          </li>
        ))}
      </ul>
    </section>
  );
}
