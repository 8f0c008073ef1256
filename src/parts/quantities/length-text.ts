import { AU_KM, LUNAR_DISTANCE_AU } from '#engine/constants.ts';
import { numberText } from './number-text.ts';

/** A distance in kilometres: `38 012 km`. @param au of it. */
export function kilometres(au: number): string {
  return `${numberText(au * AU_KM, 0)} km`;
}

/** A diameter with its unit, in kilometres from one on. @param metres of it. */
export function diameterText(metres: number): { readonly value: string; readonly unit: string } {
  if (metres < 1000) return { value: metres.toFixed(1), unit: 'm' };
  return { value: (metres / 1000).toFixed(1), unit: 'km' };
}

/** A distance in lunar distances: `0.099 LD`. @param au of it. */
export function lunarDistances(au: number): string {
  return `${(au / LUNAR_DISTANCE_AU).toFixed(3)} LD`;
}
