import './scene-legend.css';
import { useSelector } from '@xstate/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { shownColor } from '#machines/scene/display-settings-rules.ts';
import type { DisplaySettingsActor } from '#machines/scene/display-settings.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { LegendEntry } from './legend-entries.ts';

export type SceneLegendProps = {
  settings: DisplaySettingsActor;
  /** Accessible name. */
  label: string;
  title: string;
  entries: readonly LegendEntry[];
};

/** Which colour means what in a scene. */
export function SceneLegend({ settings, label, title, entries }: SceneLegendProps) {
  const current = useSelector(settings, ({ context }) => context.settings);
  const [isUnfolded, setUnfolded] = useState(false);
  const Fold = isUnfolded ? ChevronUp : ChevronDown;
  const hexOf = (color: string) => `#${shownColor(current, 'scene', color)}`;
  return (
    <section className="scene-legend" aria-label={label} data-unfolded={isUnfolded || undefined}>
      <h2>{title}</h2>
      <Button
        className="scene-legend-fold"
        kind="quiet"
        size="small"
        aria-expanded={isUnfolded}
        onPress={() => setUnfolded(!isUnfolded)}
      >
        {title}
        <Fold className="icon" aria-hidden />
      </Button>
      <ul>
        {entries.map((entry) => (
          <li key={entry.title}>
            <span
              className="scene-legend-sample"
              style={{ backgroundColor: hexOf(current.backgroundColor) }}
              aria-hidden
            >
              <i
                {...(entry.stroke === undefined ? {} : { className: `scene-legend-${entry.stroke}` })}
                style={{ backgroundColor: hexOf(entry.color) }}
              />
            </span>
            {entry.title}
          </li>
        ))}
      </ul>
    </section>
  );
}
