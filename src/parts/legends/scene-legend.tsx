import './scene-legend.css';
import { useSelector } from '@xstate/react';
import { shownColor } from '#machines/scene/display-settings-rules.ts';
import type { DisplaySettingsActor } from '#machines/scene/display-settings.ts';
import { classNames } from '#ui/class-names.ts';
import type { LegendEntry } from './legend-entries.ts';

export type SceneLegendProps = {
  settings: DisplaySettingsActor;
  /** Accessible name. */
  label: string;
  title: string;
  entries: readonly LegendEntry[];
};

/** Which colour stands for what in a scene. */
export function SceneLegend({ settings, label, title, entries }: SceneLegendProps) {
  const current = useSelector(settings, ({ context }) => context.settings);
  const drawn = (color: string) => `#${shownColor(current, 'scene', color)}`;
  return (
    <section className="scene-legend" aria-label={label}>
      <h2>{title}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.title}>
            <span
              className="scene-legend-sample"
              style={{ backgroundColor: drawn(current.backgroundColor) }}
              aria-hidden
            >
              <i
                className={classNames(
                  entry.isHeavy === true && 'scene-legend-heavy',
                  entry.isDashed === true && 'scene-legend-dashed',
                )}
                style={{ backgroundColor: drawn(entry.color) }}
              />
            </span>
            {entry.title}
          </li>
        ))}
      </ul>
    </section>
  );
}
