import { dashesOfObject } from '../scene/trail-of.ts';
import type { DrawnTrail } from './use-colours.ts';

/** A piece of the path of an object in the style of the chart. */
export function TrailSample({ place, drawn }: { readonly place: number; readonly drawn: DrawnTrail }) {
  return (
    <span className="sky-sample" style={{ backgroundColor: drawn.ground }} aria-hidden>
      <i style={{ backgroundColor: drawn.colour, maskImage: maskOf(place) }} />
    </span>
  );
}

/** Lets the dashes of a path through, and not its gaps. */
function maskOf(place: number): string {
  let end = 0;
  const stops = (dashesOfObject(place) ?? []).map((length, part) => {
    const from = end;
    end += length;
    return `${part % 2 === 0 ? 'black' : 'transparent'} ${from}px ${end}px`;
  });
  return stops.length === 0 ? 'none' : `repeating-linear-gradient(90deg, ${stops.join(', ')})`;
}
