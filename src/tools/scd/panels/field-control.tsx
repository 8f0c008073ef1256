import '#parts/scene/scene.css';
import { useSelector } from '@xstate/react';
import { Minus, Plus } from 'lucide-react';
import { turnedWheel } from '#machines/scd/field-of-view.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Slider } from '#ui/fields/slider.tsx';
import type { ScdSession } from '../scd-session.ts';
import { limitText } from './limit-text.ts';

/** The slider of the field of view with plus and minus, and the faintest stars. */
export function FieldControl({ session }: { readonly session: ScdSession }) {
  const { chart, stars } = session.workflows;
  const context = useSelector(chart, (state) => state.context);
  const field = useSelector(stars, (state) => state.context.field);
  const { value, min, max } = context.fov;
  const look = (fov: number) => chart.send({ type: 'fov.chosen', fov });
  return (
    <fieldset className="zoom-control" aria-label="Field of view">
      <IconButton
        label="Zoom in"
        size="small"
        icon={<Plus className="icon" aria-hidden />}
        isDisabled={value <= min}
        onPress={() => look(turnedWheel(value, -1))}
      />
      <div className="zoom-track">
        <Slider
          label="Field of view"
          orientation="vertical"
          isValueHidden
          value={value}
          min={min}
          max={max}
          step={0.1}
          valueText={(fov) => `${fov.toFixed(1)}°`}
          onChange={look}
        />
      </div>
      <IconButton
        label="Zoom out"
        size="small"
        icon={<Minus className="icon" aria-hidden />}
        isDisabled={value >= max}
        onPress={() => look(turnedWheel(value, 1))}
      />
      <output className="zoom-value" aria-label="Field of view">{`${value.toFixed(1)}°`}</output>
      <output className="zoom-value zoom-limit" aria-label="Faintest stars">
        {limitText(context, field)}
      </output>
    </fieldset>
  );
}
