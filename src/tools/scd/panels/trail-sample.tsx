import { dashOfObject } from '../scene/trail-of.ts';
import type { DrawnTrail } from './use-colours.ts';

/** Samples are as wide, CSS px. */
const WIDTH = 28;

/** A piece of the path of an object as the chart has it. */
export function TrailSample({ place, drawn }: { readonly place: number; readonly drawn: DrawnTrail }) {
  const dash = dashOfObject(place) ?? WIDTH;
  const mask = `repeating-linear-gradient(90deg, black 0 ${dash}px, transparent 0 ${2 * dash}px)`;
  return (
    <span className="sky-sample" style={{ backgroundColor: drawn.ground }} aria-hidden>
      <i style={{ backgroundColor: drawn.colour, maskImage: mask }} />
    </span>
  );
}
