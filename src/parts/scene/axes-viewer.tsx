import './scene.css';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Axis } from '#render/cameras/axis-views.ts';
import { axesOf } from '#render/cameras/orbit-camera.ts';
import { vec3 } from '#render/geometry/vectors.ts';
import { Button } from '#ui/buttons/button.tsx';
import { AXIS_VIEW_PAUSE_MS, createPause } from './pause.ts';
import type { View } from './view.ts';

const AXES: readonly { axis: Axis; direction: readonly [number, number, number] }[] = [
  { axis: 'x', direction: [1, 0, 0] },
  { axis: 'y', direction: [0, 1, 0] },
  { axis: 'z', direction: [0, 0, 1] },
];

export type AxesViewerProps = {
  view: Pick<View<unknown>, 'viewpoint' | 'subscribe'>;
  /** Looks along an axis at the Sun from 5 au. */
  onAxis: (axis: Axis) => void;
};

/** How the axes of the ecliptic lie in the picture, and a button for the view along each. */
export function AxesViewer({ view, onAxis }: AxesViewerProps) {
  const { azimuth, elevation } = useSyncExternalStore(view.subscribe, view.viewpoint);
  const { right, up } = axesOf(azimuth, elevation);
  const [pause] = useState(() => createPause(AXIS_VIEW_PAUSE_MS));
  useEffect(() => pause.cancel, [pause]);
  return (
    <section className="axes-viewer" aria-label="Axes">
      <svg viewBox="-32 -32 64 64" aria-hidden>
        {AXES.map(({ axis, direction }) => {
          const x = 22 * vec3.dot(direction, right);
          const y = -22 * vec3.dot(direction, up);
          return (
            <g key={axis} className={`axis-${axis}`}>
              <line x2={x} y2={y} />
              <text x={1.3 * x} y={1.3 * y}>
                {axis}
              </text>
            </g>
          );
        })}
      </svg>
      <div className="axes-buttons">
        {AXES.map(({ axis }) => (
          <Button
            key={axis}
            kind="quiet"
            size="small"
            aria-label={`View along ${axis}`}
            onPress={() => pause.before(() => onAxis(axis))}
          >
            {axis}
          </Button>
        ))}
      </div>
    </section>
  );
}
