import { useSelector } from '@xstate/react';
import type { ChartActor } from '#machines/scd/chart.ts';
import { STAR_MAGNITUDE } from '#machines/scd/field-of-view.ts';
import { PanelSection } from '#ui/overlays/floating-panel.tsx';
import { Slider } from '#ui/fields/slider.tsx';

/** How faint the stars of wide fields are. */
export function StarsSection({ chart }: { readonly chart: ChartActor }) {
  const magnitude = useSelector(chart, ({ context }) => context.mag.value);
  return (
    <PanelSection title="Stars">
      <Slider
        label="Magnitude"
        value={magnitude}
        min={STAR_MAGNITUDE.min}
        max={STAR_MAGNITUDE.max}
        step={0.1}
        valueText={(value) => value.toFixed(1)}
        onChange={(value) => chart.send({ type: 'magnitude.chosen', magnitude: value })}
      />
    </PanelSection>
  );
}
