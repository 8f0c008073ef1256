import './scene.css';
import { useSelector } from '@xstate/react';
import { Minus, Plus } from 'lucide-react';
import { sliderOfZoom, ZOOM_SLIDER, zoomOfSlider } from '#machines/scene/zoom.ts';
import type { DisplaySettingsActor } from '#machines/scene/display-settings.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Slider } from '#ui/fields/slider.tsx';

/** How far a press of plus or minus moves the slider: ten notches of the wheel. */
const PRESS = 10 * ZOOM_SLIDER.step;

/** The vertical zoom slider with plus and minus; the zoom is the square of its value. */
export function ZoomControl({ settings }: { settings: DisplaySettingsActor }) {
  const zoom = useSelector(settings, ({ context }) => context.settings.zoom);
  const value = sliderOfZoom(zoom);
  const move = (next: number) => settings.send({ type: 'zoom.chosen', zoom: zoomOfSlider(next) });
  return (
    <fieldset className="zoom-control" aria-label="Zoom">
      <IconButton
        label="Zoom in"
        size="small"
        icon={<Plus className="icon" aria-hidden />}
        unavailable={value >= ZOOM_SLIDER.max ? 'This is the closest view' : undefined}
        onPress={() => move(value + PRESS)}
      />
      <div className="zoom-track">
        <Slider
          label="Zoom"
          orientation="vertical"
          isValueHidden
          value={value}
          {...ZOOM_SLIDER}
          valueText={(slider) => zoomText(zoomOfSlider(slider))}
          onChange={move}
        />
      </div>
      <IconButton
        label="Zoom out"
        size="small"
        icon={<Minus className="icon" aria-hidden />}
        unavailable={value <= ZOOM_SLIDER.min ? 'This is the widest view' : undefined}
        onPress={() => move(value - PRESS)}
      />
      <span className="zoom-value" aria-hidden>
        {zoomText(zoom)}
      </span>
    </fieldset>
  );
}

function zoomText(zoom: number): string {
  return zoom.toFixed(zoom < 1 ? 2 : 1);
}
