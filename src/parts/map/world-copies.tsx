import type { PigeonProps } from 'pigeon-maps';
import type { ReactElement, ReactNode } from 'react';
import { MERCATOR_LATITUDE_LIMIT_DEG, WORLD_PX } from './mercator.ts';

/** A copy of the world as a map that is scrolled round shows it: its left and top edge and its size, px. */
export type WorldCopy = {
  readonly key: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
};

/** Every copy of the world that can be seen in the view; none before the map is measured. */
export function worldCopies({ mapState, latLngToPixel }: PigeonProps): readonly WorldCopy[] {
  if (mapState === undefined || latLngToPixel === undefined || mapState.width <= 0) return [];
  const size = WORLD_PX * 2 ** mapState.zoom;
  const [left, y] = latLngToPixel([MERCATOR_LATITUDE_LIMIT_DEG, -180]);
  const first = left - size * Math.ceil(left / size);
  const count = Math.ceil((mapState.width - first) / size);
  return Array.from({ length: count }, (_, index) => {
    const x = first + size * index;
    return { key: Math.round((x - left) / size), x, y, size };
  });
}

type Props = {
  readonly copies: readonly WorldCopy[];
  /** Side of the square that the children are drawn in, in their units. */
  readonly side?: number;
  readonly children: ReactNode;
};

/** Things drawn in Web Mercator, in each copy of the world. */
export function InWorldCopies({ copies, side = 1, children }: Props): ReactElement {
  return (
    <>
      {copies.map(({ key, x, y, size }) => (
        <g key={key} transform={`translate(${x} ${y}) scale(${size / side})`}>
          {children}
        </g>
      ))}
    </>
  );
}
