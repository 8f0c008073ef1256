import type { PreparationProgress } from '#contract/status.ts';
import { countText } from '#parts/quantities/count-text.ts';

/**
 * How far the orbits are that the list still lacks.
 *
 * @param isGrowing the list is completed by itself.
 */
export function preparationText({ done, total, ahead = 0 }: PreparationProgress, isGrowing: boolean): string {
  const waiting = ahead === 0 ? '' : ` ${othersText(ahead)} before this one.`;
  const rest = isGrowing ? 'The rest follows by itself.' : 'The rest joins when the list is filtered again.';
  return `Orbits are being prepared for the time frame: the list holds ${done} of ${countText(total, 'object')} so far.${waiting} ${rest}`;
}

function othersText(ahead: number): string {
  return ahead === 1
    ? 'Another time frame is being prepared'
    : `${ahead} other time frames are being prepared`;
}
