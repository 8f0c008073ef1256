import { dashOfObject } from '../scene/trail-of.ts';

/** Samples are as wide, CSS px. */
const WIDTH = 28;

/** A piece of the path of an object as the chart has it. */
export function TrailSample({ place, colour }: { readonly place: number; readonly colour: string }) {
  const dash = dashOfObject(place) ?? WIDTH;
  const mask = `repeating-linear-gradient(90deg, black 0 ${dash}px, transparent 0 ${2 * dash}px)`;
  return <i className="sky-sample" style={{ backgroundColor: colour, maskImage: mask }} aria-hidden />;
}
