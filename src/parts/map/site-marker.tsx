import { MapPin } from 'lucide-react';
import type { PigeonProps } from 'pigeon-maps';
import { useState, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import { shownLatitudeDeg, type Place } from './mercator.ts';

/** Screen pixels of one arrow key press, and of one with Shift pressed. */
const KEY_STEP_PX = 16;
const FINE_KEY_STEP_PX = 1;

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Props = PigeonProps & {
  readonly place: Place;
  readonly name: string;
  readonly onMove: (pixel: readonly [x: number, y: number]) => void;
};

/** The observatory on the map: dragged by pointer, moved by arrow keys (with Shift finely). */
export function SiteMarker({ place, name, onMove, mapState, latLngToPixel }: Props): ReactElement | null {
  const [drag, setDrag] = useState<{ from: [number, number]; by: [number, number] }>();
  if (mapState === undefined || latLngToPixel === undefined) return null;
  const nearest = mapState.center[1] + wrapTurn(place.longitudeDeg - mapState.center[1]);
  const [x, y] = latLngToPixel([shownLatitudeDeg(place.latitudeDeg), nearest]);
  const shift = drag?.by ?? [0, 0];
  const where = `${place.latitudeDeg.toFixed(2)}°, ${place.longitudeDeg.toFixed(2)}°`;

  const grab = (event: PointerEvent<HTMLButtonElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from: [event.clientX, event.clientY], by: [0, 0] });
  };
  const pull = (event: PointerEvent): void => {
    if (drag === undefined) return;
    setDrag({ ...drag, by: [event.clientX - drag.from[0], event.clientY - drag.from[1]] });
  };
  const drop = (): void => {
    setDrag(undefined);
    if (shift[0] !== 0 || shift[1] !== 0) onMove([x + shift[0], y + shift[1]]);
  };
  const step = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    if (arrow === undefined) return;
    event.preventDefault();
    const size = event.shiftKey ? FINE_KEY_STEP_PX : KEY_STEP_PX;
    onMove([x + arrow[0] * size, y + arrow[1] * size]);
  };

  return (
    <button
      type="button"
      className="site-map-marker pigeon-drag-block pigeon-click-block"
      style={{ left: x + shift[0], top: y + shift[1] }}
      aria-label={`${name}, marker at latitude and longitude ${where}. Arrow keys move it, with Shift in small steps.`}
      data-dragging={drag === undefined ? undefined : ''}
      data-label-left={x > 0.6 * mapState.width ? '' : undefined}
      onPointerDown={grab}
      onPointerMove={pull}
      onPointerUp={drop}
      onPointerCancel={() => setDrag(undefined)}
      onKeyDown={step}
    >
      <MapPin aria-hidden="true" fill="currentColor" stroke="var(--surface-1)" />
      <span className="site-map-label">
        <b>{name}</b>
        Drag the marker to move
      </span>
    </button>
  );
}

function wrapTurn(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}
